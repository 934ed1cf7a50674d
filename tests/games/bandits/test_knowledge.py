"""BANDITS-H: what each seat knows, and the positions that it can't tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from sherwood.games.bandits import kinds, setup
from sherwood.games.bandits.components import COIN, LOOT, count, tokens, total
from sherwood.games.bandits.state import Bandits
from sherwood.games.bandits.variants import VARIANTS
from sherwood.games.bandits.view import view
from sherwood.kernel.moves import UNKNOWN, Moves, b_of, pack
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER, WATCHER
from tests.games.bandits.table import Table, face, pile_text, situation

SAMPLES = 200
USED = "john john john john"
COVERED = "low? mid? high? low?"


def imagined(t: Table, letter: str, samples: int = SAMPLES) -> Iterator[Table]:
    for seed in range(samples):
        yield t.imagines(letter, seed)


def nows(t: Table, letter: str, of: str) -> set[str]:
    """What a seat thinks that another may have of this turn."""
    return {other.now(of) for other in imagined(t, letter)}


def draft(row: str, *dice: int, loot: str, players: int = 4, variants: str = "") -> Table:
    """A wagon robbed by these dice, and the tokens drawn for it; nobody could be called."""
    t = situation(row, wagons="4", leaders=" ".join(["john"] * players), players=players, variants=variants)
    t.rolls(*dice)
    t.draws(loot)
    return t


def after_x56() -> Table:
    """Paid A B A: A keeps the necklace, B the ring, and A gets the coin."""
    t = draft("A B A -", 1, 1, 2, loot="coin ring necklace")
    t.plays("A keep necklace", "B keep ring")
    return t


# -- loot -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-X.56", "BANDITS-X.89", "BANDITS-H.3", "BANDITS-H.6")
def test_what_a_draft_teaches_those_who_take_part() -> None:
    t = after_x56()
    assert (t.now("A"), t.now("B")) == ("necklace coin", "ring")
    assert nows(t, "A", "B") == {"ring"}
    of_a = nows(t, "B", "A")
    assert all("coin" in now for now in of_a) and len(of_a) > 8
    for outsider in ("C", "D", ""):
        assert len(nows(t, outsider, "A")) > 20 and len(nows(t, outsider, "B")) > 8
    assert all(total(other.gang("A").now) == 2 and total(other.gang("B").now) == 1 for other in imagined(t, "C"))


@pytest.mark.rule("BANDITS-X.94", "BANDITS-H.3", "BANDITS-H.6")
def test_who_of_several_later_takers_has_which_token_stays_open() -> None:
    t = draft("A B C D", 1, 1, 1, 1, loot="coin ring bracelet necklace")
    assert t.asked == "D"
    t.plays("D keep necklace")
    assert t.asked == "C" and t.sees("C").pool == t.imagines("C").sees("C").pool
    assert len(nows(t, "C", "D")) > 8
    t.plays("C keep coin")
    assert t.asked == "B"
    pools = Counter(pile_text(other.state.pool) for other in imagined(t, "C"))
    assert set(pools) == {"ring bracelet"}
    t.plays("B keep ring")
    shared = Counter((other.now("A"), other.now("B")) for other in imagined(t, "C", 400))
    assert set(shared) == {("bracelet", "ring"), ("ring", "bracelet")}
    assert min(shared.values()) > 150
    assert nows(t, "B", "A") == {"bracelet"} and nows(t, "A", "B") - {"ring"}


@pytest.mark.rule("BANDITS-H.6", "BANDITS-H.2")
def test_the_pool_in_hand_is_unknown_to_who_has_not_seen_it() -> None:
    t = draft("A B C D", 1, 1, 1, 1, loot="coin ring bracelet necklace")
    pools = {pile_text(other.state.pool) for other in imagined(t, "A")}
    assert len(pools) > 50 and {total(other.state.pool) for other in imagined(t, "A", 20)} == {4}
    assert {pile_text(other.state.pool) for other in imagined(t, "D", 20)} == {"ring bracelet necklace coin"}


@pytest.mark.rule("BANDITS-5.6d", "BANDITS-H.6")
def test_who_looks_at_tokens_one_by_one_knows_that_the_rest_is_of_later_faces() -> None:
    t = draft("A B C D", 1, 1, 1, 1, loot="coin ring2 bracelet3 necklace3")
    t.state.play(pack(kinds.KEEP, face("coin")))
    (first,) = legal(t.state)
    assert b_of(first) == face("ring2")
    t.state.play(first)
    lefts = set()
    for seed in range(SAMPLES):
        twin = t.state.imagine(2, Rng(seed))
        assert isinstance(twin, Bandits)
        lefts.add(int(twin.fresh))
        assert total(twin.fresh) == 2 and twin.fresh & (tokens(1, face("ring2")) - 1) == 0
    assert len(lefts) > 20


@pytest.mark.rule("BANDITS-H.6")
def test_unknown_tokens_are_drawn_from_all_that_the_seat_never_saw() -> None:
    """C never saw B's token, nor the supply, so that B's is a coin as often as one of all those is."""
    t = situation(players=3, wagons="low? mid? high?", now=("3coin", "ring", "5coin"))
    coins = sum(other.now("B") == "coin" for other in imagined(t, "A", 2000))
    unseen = int(total(t.state.hidden)) + 6
    expected = 2000 * (int(count(t.state.hidden, COIN)) + 5) / unseen
    assert abs(coins - expected) < 5 * expected**0.5


@pytest.mark.rule("BANDITS-H.5", "BANDITS-6.6a", "BANDITS-X.91")
def test_a_seat_remembers_its_own_chest_but_is_not_shown_it() -> None:
    for variants, shown in (("", None), ("check_chest", 7)):
        t = situation(wagons=COVERED, turn=3, chests=("3ring 2coin bracelet necklace", "2coin"), variants=variants)
        gang = t.sees("A").gangs[0]
        assert gang.stored == 7 and (sum(gang.chest) if gang.chest else None) == shown
        assert {other.chest("A") for other in imagined(t, "A", 20)} == {t.chest("A")}
        assert len({other.chest("B") for other in imagined(t, "A")}) > 8
        assert t.sees("B").gangs[0].chest is None


@pytest.mark.rule("BANDITS-H.4", "BANDITS-X.92")
def test_a_watcher_is_shown_the_same_whatever_is_hidden() -> None:
    one = situation(wagons=COVERED, chests=("3ring", "2coin"), now=("coin",), merry="gossip insider head boy")
    other = situation(wagons=COVERED, chests=("3coin", "2ring"), now=("ring",), merry="gossip insider head boy")
    for t, card in ((one, "5"), (other, "6")):
        t.plays("A gossip W1 W2")
        t.faces(card + " 10")
    assert one.sees() == other.sees() and one.sees("C") == other.sees("C")
    assert one.state.imagine(int(WATCHER), Rng(1)).dump() == other.state.imagine(int(WATCHER), Rng(1)).dump()
    assert one.state.dump() != other.state.dump()


# -- payments ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-X.93", "BANDITS-H.6")
@pytest.mark.parametrize("paid", ["ring", "coin"])
def test_which_token_was_paid_stays_open(paid: str) -> None:
    """A passed a ring and a coin on to B alone: so he knows both, but not which of them B paid."""
    t = draft("B B A -", 1, 1, 2, loot="ring coin necklace", players=3)
    t.plays("A keep necklace", f"B keep {paid}")
    assert nows(t, "A", "B") == {"ring coin"}
    t.plays("A bribe 0", "B bribe 1", f"B discard {paid}")
    left = Counter(other.now("B") for other in imagined(t, "A", 400))
    assert set(left) == {"ring", "coin"} and min(left.values()) > 150
    assert {pile_text(other.state.paid) + other.now("B") for other in imagined(t, "A", 50)} == {"ringcoin", "coinring"}
    assert {other.now("B") for other in imagined(t, "B", 20)} == {t.now("B")}


@pytest.mark.rule("BANDITS-H.6", "BANDITS-H.7")
def test_what_was_paid_leaves_no_trace_for_others() -> None:
    dumps = set()
    for paid in ("ring", "coin"):
        t = draft("B B A -", 1, 1, 2, loot="ring coin necklace", players=3)
        t.plays("A keep necklace", "B keep ring", "A bribe 0", "B bribe 1", f"B discard {paid}")
        dumps.add(t.imagines("A").state.dump())
    assert len(dumps) == 1


@pytest.mark.rule("BANDITS-H.6", "BANDITS-8.14")
def test_a_bartered_token_is_never_the_one_just_drawn() -> None:
    t = situation(columns=["", "6"], now=("", "2ring"), merry="gossip insider head barter", leaders="john free john john")
    t.plays("B barter")
    t.draws("coin")
    for other in imagined(t, "A", 30):
        ledger = other.state.ledger
        assert other.state.barred == tokens(1, b_of(ledger[len(ledger) - 2]))
    t.plays("B discard ring")
    for other in imagined(t, "A"):
        entries = [other.state.ledger[i] for i in range(len(other.state.ledger))]
        drawn, paid = b_of(entries[-3]), b_of(entries[-1])
        assert count(other.gang("B").now, drawn) > 0
        assert total(other.gang("B").now) == 2 and count(other.state.paid, paid) == 1


@pytest.mark.rule("BANDITS-H.6", "BANDITS-6.4f")
def test_in_the_midst_of_a_bribe_enough_later_tokens_are_left() -> None:
    t = situation(columns=["6 6"], now=("2ring bracelet necklace coin",), merry="gossip insider head boy", leaders=USED)
    t.plays("A bribe 3", "A discard bracelet")
    firsts = set()
    for other in imagined(t, "B"):
        ledger = other.state.ledger
        assert other.state.least == b_of(ledger[len(ledger) - 1])
        firsts.add(int(other.state.least))
        assert other.asked == "A" and legal(other.state)
        for _ in range(2):
            other.play(legal(other.state)[0])
        assert total(other.gang("A").now) == 2
    assert len(firsts) > 8


@pytest.mark.rule("BANDITS-1.10", "BANDITS-H.6")
def test_who_pays_in_the_open_had_it() -> None:
    t = draft("B B A -", 1, 1, 2, loot="ring coin necklace", players=3, variants="open_discards")
    t.plays("A keep necklace", "B keep coin", "A bribe 0", "B bribe 1", "B discard ring")
    assert nows(t, "A", "B") == {"coin"} and len(nows(t, "C", "B")) > 8
    assert {pile_text(other.state.paid) for other in imagined(t, "C", 50)} == {"ring"}


@pytest.mark.rule("BANDITS-1.10", "BANDITS-0.6")
def test_who_pays_in_the_open_is_asked_even_for_his_only_token() -> None:
    """Or else nobody would have seen it."""
    for variants, asked in (("", "-"), ("open_discards", "A")):
        t = situation(columns=["6 6"], now=("ring",), leaders=USED, variants=variants, players=4)
        t.state.play(legal(t.state)[-1])
        assert (t.asked if t.stage == "discard" else "-") == asked


@pytest.mark.rule("BANDITS-H.6", "BANDITS-6.4f")
def test_a_bribe_paid_without_choice_is_known_in_its_order() -> None:
    """A seat that knows all that was paid imagines it in no other order."""
    t = draft("B B B A", 1, 1, 1, 1, loot="ring coin bracelet necklace", players=3)
    t.plays("A keep necklace", "B keep ring", "B keep coin", "A bribe 0", "B bribe 3")
    orders = set()
    for other in imagined(t, "A", 40):
        entries = [other.state.ledger[i] for i in range(len(other.state.ledger))]
        orders.add(tuple(b_of(entry) for entry in entries[-3:]))
    assert orders == {(face("ring"), face("bracelet"), face("coin"))}


# -- wagons and offers ------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-X.90", "BANDITS-H.6", "BANDITS-H.8")
def test_a_face_that_another_has_looked_at_may_be_any_of_its_back() -> None:
    t = situation(wagons=COVERED, merry="gossip insider head boy", first="B")
    t.plays("B gossip W1 W2")
    t.faces("5 10")
    cards = {other.state.road(0).card for other in imagined(t, "A", 400)}
    assert len(cards) == 14 and {t.state.deck.back[card] for card in cards} == {0}
    assert {other.state.road(0).card for other in imagined(t, "B", 30)} == {t.card("5")}
    t.plays("B W1.1", "C W1.2", "D W1.3")
    assert t.asked == "A"
    moves = legal(t.state)
    assert all(legal(other.state) == moves for other in imagined(t, "A", 30))


@pytest.mark.rule("BANDITS-6.4b", "BANDITS-H.6")
def test_offers_that_lie_face_down_are_any_that_may_be_made() -> None:
    t = situation(columns=["6 5", "6", "4 4"], now=("3coin", "3coin", "2coin"), merry="gossip insider head boy",
                  leaders=USED, variants="secret_bribes")  # fmt: skip
    t.plays("A bribe 3", "B bribe 0")
    assert {other.gang("A").bribe for other in imagined(t, "C")} == {0, 1, 3}
    assert {other.gang("B").bribe for other in imagined(t, "C")} == {0, 1}
    assert {other.gang("A").bribe for other in imagined(t, "A", 20)} == {3}
    assert t.sees("C").gangs[0].bribe is None and t.sees("A").gangs[0].bribe == 3


# -- all of it --------------------------------------------------------------------------------------------------------
def random_positions(seed: int, every: int) -> Iterator[Bandits]:
    rng, out = Rng(seed), Moves()
    options = {name: "on" for at, (name, _, _) in enumerate(VARIANTS) if (seed >> at % 7) & 1 and name != "royal_draft"}
    state = setup.start({"players": str(2 + seed % 4), "expansion": "on", **options})
    step = 0
    while state.turn() != OVER:
        if step % every == 0:
            yield state
        state.play(random_move(state, rng, out))
        step += 1


@pytest.mark.rule("BANDITS-H.6", "BANDITS-H.7", "BANDITS-H.8", "BANDITS-H.4")
@pytest.mark.parametrize("seed", range(12))
def test_nobody_can_tell_what_he_imagines_from_what_is(seed: int) -> None:
    for state in random_positions(seed, 11):
        for reader in (*range(state.seats), int(WATCHER)):
            twin = state.imagine(reader, Rng(seed, 1))
            assert isinstance(twin, Bandits)
            twin.check()
            assert view(twin, reader) == view(state, reader)
            assert twin.turn() == state.turn()
            assert twin.imagine(reader, Rng(5)).dump() == state.imagine(reader, Rng(5)).dump()
            if state.turn() == reader:
                assert legal(twin) == legal(state)
            if reader < state.seats:
                mine, own = state.gang(reader), twin.gang(reader)
                assert (mine.now, mine.chest) == (own.now, own.chest)


@pytest.mark.rule("BANDITS-H.7", "BANDITS-0.5")
def test_weights_are_not_shown_and_tokens_have_no_order() -> None:
    t = draft("A B C D", 1, 1, 1, 1, loot="coin ring bracelet necklace")
    other = draft("A B C D", 1, 1, 1, 1, loot="necklace bracelet ring coin")
    assert t.state.dump() == other.state.dump()


@pytest.mark.rule("BANDITS-H.7")
def test_a_token_that_is_not_held_is_refused_alike_whatever_it_is() -> None:
    t = draft("A B C D", 1, 1, 1, 1, loot="coin ring bracelet necklace")
    assert {t.refused(f"keep {jewel}{colour}") for jewel in ("ring", "necklace") for colour in (2, 3, 4)} == {"BANDITS-8.14"}


@pytest.mark.rule("BANDITS-0.3", "BANDITS-H.2")
def test_of_a_hidden_token_others_see_that_it_was_taken() -> None:
    t = draft("A B C D", 1, 1, 1, 1, loot="coin ring bracelet necklace")
    keep = legal(t.state)[0]
    assert t.state.seen(keep, 3) == keep
    assert {t.state.seen(keep, reader) & ~(0xFF << 54) for reader in (0, 1, 2, int(WATCHER))} == {UNKNOWN << 36}
    assert LOOT & t.state.pool == t.state.pool
