"""`sherwood scenario`: what who writes scenarios is told, and forces bought for points (SKIRMISH-P)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sherwood.games.shieldwall.sources import OURS as SHIELDWALL
from sherwood.games.skirmish.sources import OURS
from tests.cli.conftest import Run
from tests.cli.test_own import own

__all__ = ["own"]


def test_a_scenario_without_a_fault_is_summed_up(sherwood: Run, own: Path) -> None:
    for file in (own, own / "scenarios" / "heath.toml"):
        told = sherwood("scenario", "check", file)
        assert told.returncode == 0
        assert told.stdout == "heath: 1 turns on inn; sheriff 81 points, villagers 72 points. Nothing is wrong with it.\n"


@pytest.mark.rule("SKIRMISH-S.3", "SKIRMISH-D.7g", "SKIRMISH-S.5")
def test_every_fault_is_told_at_once_by_file_line_and_rule(sherwood: Run, own: Path) -> None:
    path = own / "scenarios" / "heath.toml"
    text = path.read_text(encoding="utf-8")
    for ours, wrong in (('"finn"', '"fin"'), ('order = ["sheriff",', 'order = ["shire",'), ('"floor forge"', '"floor mill"')):
        assert ours in text
        text = text.replace(ours, wrong)
    path.write_text(text, encoding="utf-8")
    told = sherwood("scenario", "check", path)
    assert told.returncode == 2 and told.stdout == ""
    lines = told.stderr.removeprefix("sherwood: ").splitlines()
    assert len(lines) == 3 and all(line.startswith(f"{path.absolute()}, line ") for line in lines)
    assert {line.rpartition("(")[2] for line in lines} == {"SKIRMISH-D.7g).", "SKIRMISH-S.5).", "SKIRMISH-S.3)."}


def test_the_example_in_the_documentation_has_no_fault(sherwood: Run, tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "design-a-scenario.md"
    (example,) = re.findall(r"```toml\n# scenarios/(.*?)```", page.read_text(encoding="utf-8"), re.S)
    name, _, text = example.partition("\n")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / name).write_text(text, encoding="utf-8")
    told = sherwood("scenario", "check", tmp_path)
    assert told.returncode == 0 and "Nothing is wrong with it." in told.stdout, told.stderr
    simulated = ("simulate", "skirmish", "--players", "random,random", "--games", 1, "--jobs", 1)
    assert sherwood(*simulated, "--options", f"scenario={name.removesuffix('.toml')}", "--own", tmp_path).returncode == 0


@pytest.mark.rule("SKIRMISH-S.3")
def test_a_zone_that_may_turn_out_too_small_is_told(sherwood: Run, own: Path) -> None:
    path = own / "scenarios" / "heath.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('zone = ["anywhere"]', 'zone = ["hex inn:0101"]'), encoding="utf-8")
    told = sherwood("scenario", "check", own)
    assert told.returncode == 2
    assert "Scenario heath: setup.outside may have no place left for isaac. Give the step more room," in told.stderr


def test_too_large_a_scenario_is_told(sherwood: Run, own: Path) -> None:
    path = own / "scenarios" / "heath.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('named = ["alan",', 'named = ["alan",' + '"ox",' * 50), encoding="utf-8")
    told = sherwood("scenario", "check", own)
    assert told.stderr == "sherwood: Scenario heath: it has 64 counters; 60 is the most.\n"


def test_files_that_would_never_be_read_are_refused(sherwood: Run, tmp_path: Path) -> None:
    (tmp_path / "heath.toml").write_text("turns = 1", encoding="utf-8")
    told = sherwood("scenario", "check", "heath.toml")
    assert told.returncode == 2 and "Put scenarios into scenarios/, maps into maps/" in told.stderr
    assert sherwood("scenario", "check", "none.toml").stderr == "sherwood: There is no none.toml.\n"


@pytest.mark.rule("SKIRMISH-P.1", "SKIRMISH-P.3")
def test_without_members_everybody_s_price_is_listed(sherwood: Run) -> None:
    rows = [line.replace("│", " ").split() for line in sherwood("scenario", "build").stdout.splitlines()]
    assert ["robin", "Xca", "bow", "16/11/9", "43", "22/14/13", "36"] in rows
    assert ["carriage", "15"] in rows


@pytest.mark.rule("SKIRMISH-P.5", "SKIRMISH-D.7g")
def test_a_force_is_bought_kept_and_fought_with(sherwood: Run, own: Path) -> None:
    bought = sherwood("scenario", "build", "robin, tuck", "wolf", "--points", 200, "--name", "trio", "--own", own)
    assert bought.returncode == 0 and "72" in bought.stdout and "128" in bought.stdout
    again = sherwood("scenario", "build", "robin", "--name", "trio", "--own", own)
    assert again.returncode == 2 and "'trio' is taken" in again.stderr
    fought = ("play", "skirmish", "--own", own, "--as", "saxon", "--options", "scenario=battle,battle_saxon=trio")
    assert "Robin Hood" in sherwood(*fought, typed="quit\n").stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("robin", "robin", "guy mounted"), "This force has robin twice (SKIRMISH-P, D.7g)."),
        (("finn mounted,fin",), "This force has finn mounted, who can't ride; has fin, which no counter is called"),
        (("robin", "--points", 40), "This force costs 43 points of 40"),
        (("robin", "--name", "x"), "Say where to keep it: --own FOLDER"),
        (("ox", "--name", "x", "--own", OURS), "This force has a ox, which can't come by itself"),
        (("robin", "--name", "x y", "--own", OURS), "'x y' is taken, or no name of letters, digits and hyphens."),
    ],
)
def test_forces_that_cannot_be_bought(sherwood: Run, arguments: tuple[object, ...], says: str) -> None:
    told = sherwood("scenario", "build", *arguments)
    assert (told.returncode, told.stdout) == (2, "") and says in told.stderr


# -- shieldwall -------------------------------------------------------------------------------------------------------
@pytest.fixture
def battle(tmp_path: Path) -> Path:
    """A folder with a battle of one's own: the lesson, with fewer turns."""
    folder = tmp_path / "mine" / "shieldwall"
    folder.mkdir(parents=True)
    ours = (SHIELDWALL / "scenario_lesson.toml").read_text(encoding="utf-8")
    (folder / "scenario_brook.toml").write_text(ours.replace("turns = 8", "turns = 3").replace("number = 1", "number = 11"))
    return folder


@pytest.mark.rule("SHIELDWALL-D.4a")
def test_a_battle_without_a_fault_is_summed_up(sherwood: Run, battle: Path) -> None:
    for file in (battle, battle / "scenario_brook.toml", battle.parent):
        told = sherwood("scenario", "check", file)
        assert told.stdout == "brook: 3 turns on 36 x 36 inches; viking 146 points, saxon 149 points. Nothing is wrong with it.\n"
    (battle / "muster.toml").write_text('[army.rovers]\npoints = 100\nbands = ["VCHF", "8 VBON"]\n')
    assert "rovers: an army of 95 points, for 100." in sherwood("scenario", "check", battle / "muster.toml").stdout


@pytest.mark.rule("SHIELDWALL-D.4a", "SHIELDWALL-11.0d", "SHIELDWALL-S3.2")
def test_every_fault_of_a_battle_is_told_at_once(sherwood: Run, battle: Path) -> None:
    path = battle / "scenario_brook.toml"
    text = path.read_text(encoding="utf-8")
    for ours, wrong in (('"VBON"', '"VBONN"'), ('first = "saxon"', 'first = "frank"'), ("gone saxon >= 9", "gone saxon 9")):
        assert ours in text
        text = text.replace(ours, wrong)
    text += '\n[[entry]]\nside = "viking"\nfrom = [0, 0]\nto = [9, 0]\nfacing = 10\n'
    text += '\n[[terrain]]\nkind = "keep"\nid = "KP"\npoints = [[30, 30], [34, 31], [34, 34], [30, 34]]\n'
    path.write_text(text, encoding="utf-8")
    told = sherwood("scenario", "check", battle.parent)
    assert told.returncode == 2 and told.stdout == ""
    lines = told.stderr.removeprefix("sherwood: ").splitlines()
    assert {line.rpartition("(")[2] for line in lines} >= {
        f"SHIELDWALL-{one})." for one in ("D.2", "D.4a", "S.4", "11.0d", "S3.2")
    }
    assert all(line.startswith(f"{path.absolute()}, line ") for line in lines)


def test_files_of_shieldwall_lie_in_a_folder_of_their_own(sherwood: Run, battle: Path) -> None:
    (battle / "brook.toml").write_text("number = 12")
    told = sherwood("scenario", "check", battle / "brook.toml")
    assert told.returncode == 2 and "name it scenario_NAME.toml, " in told.stderr
