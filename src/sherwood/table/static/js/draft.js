/** What is picked and not yet confirmed lies at the table. One that was started anew has lost it: then it is picked again. */

export class Draft {
  /** `ask(request, fields)` sends a request and gives its reply. */
  constructor(ask) {
    this.ask = ask;
    this.kept = new Map();
  }

  /** Takes in what is asked of a seat; `isWhole` if the table has told everything, as it does to who comes back. */
  async notice({ seat, number, mine, picks }, isWhole) {
    if (!mine) return;
    const known = this.kept.get(seat);
    const before = known?.number === number ? known.targets : [];
    const now = picks.filter((pick) => pick.picked).map((pick) => pick.target);
    if (isWhole && before.length && !now.length) return this.restore(number, before);
    const targets = [...before.filter((target) => now.includes(target)), ...now.filter((target) => !before.includes(target))];
    this.kept.set(seat, { number, targets });
  }

  async restore(number, targets) {
    for (const target of targets) if (!(await this.ask("pick", { at: number, target }))?.ok) return;
  }
}
