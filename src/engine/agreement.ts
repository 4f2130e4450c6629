import type { SeatAct } from './events.ts'
import { fail, ok, type Result } from './result.ts'

const nothingAsked = fail('Erre nincs mit felelni.', 'There is nothing to answer.')

export type Talk = Exclude<SeatAct, { readonly do: 'move' | 'resign' }>

/** What a talk has led to. */
export type Agreed =
  | { readonly what: 'nothing' }
  | { readonly what: 'draw' }
  | { readonly what: 'undo'; readonly to: number }

const NOTHING: Result<Agreed> = ok({ what: 'nothing' })

/** What the seats of a match are agreeing on: a draw, or going back. All other seats must say yes. */
export class Agreement {
  private draw: { readonly by: number; readonly yes: Set<number> } | undefined
  private undo: { readonly by: number; readonly to: number; readonly yes: Set<number> } | undefined

  /** The seat that offers a draw. */
  get drawOffer(): number | undefined {
    return this.draw?.by
  }
  /** The seat that asks to go back, and how far. */
  get undoWish(): { readonly by: number; readonly to: number } | undefined {
    return this.undo
  }

  /** `others` is how many must say yes. A refused talk changes nothing. */
  hear(act: Talk, by: number, others: number): Result<Agreed> {
    switch (act.do) {
      case 'offer draw':
        if (others === 0) return nothingAsked
        this.draw = { by, yes: new Set() }
        return NOTHING
      case 'take draw':
        if (!this.draw || this.draw.by === by) return nothingAsked
        this.draw.yes.add(by)
        return this.draw.yes.size === others ? ok({ what: 'draw' }) : NOTHING
      case 'decline draw':
        if (!this.draw || this.draw.by === by) return nothingAsked
        this.draw = undefined
        return NOTHING
      case 'ask undo':
        if (others === 0) return ok({ what: 'undo', to: act.to })
        this.undo = { by, to: act.to, yes: new Set() }
        return NOTHING
      case 'agree undo':
        if (!this.undo || this.undo.by === by) return nothingAsked
        this.undo.yes.add(by)
        return this.undo.yes.size === others ? ok({ what: 'undo', to: this.undo.to }) : NOTHING
      case 'decline undo':
        if (!this.undo || this.undo.by === by) return nothingAsked
        this.undo = undefined
        return NOTHING
      default:
        return act satisfies never
    }
  }

  /** A move answers too: a draw offer lapses when another seat moves, a wish to go back when anybody does. */
  moved(by: number): void {
    if (this.draw?.by !== by) this.draw = undefined
    this.undo = undefined
  }

  clear(): void {
    this.draw = undefined
    this.undo = undefined
  }
}
