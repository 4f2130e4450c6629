/** The work one expression may cost. It is counted, not timed: the same text always ends the same way, however busy the machine is. */
export class Budget {
  private left: number

  constructor(units = 1_500_000) {
    this.left = units
  }

  spend(units: number): void {
    this.left -= units
    if (this.left < 0) throw new TooMuchWork()
  }
}

export class TooMuchWork extends Error {}

/** A question (zero? positive? whole?) that cannot be decided: nothing may be claimed that rests on it. */
export class Undecided extends Error {}
