import { processorTime } from '../../bench/measure/clock.ts'

/** So much processor time and no more: a busy machine tries as much as an idle one. */
export class Budget {
  private left: number

  constructor(seconds: number) {
    this.left = seconds * 1000
  }

  get spent(): boolean {
    return this.left <= 0
  }

  /** Does the work and takes what it cost. */
  use<T>(work: () => T): T {
    const began = processorTime()
    try {
      return work()
    } finally {
      this.left -= processorTime() - began
    }
  }
}
