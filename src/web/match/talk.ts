import { createMemo, type Accessor } from 'solid-js'
import { freshSeed, type Match, type Result, type SeatAct } from '../../engine/index.ts'

/** What the people at a table are to agree on: whether to go back, or whether to call it a draw. */
export type Question =
  | { readonly what: 'undo'; readonly by: number; readonly to: number }
  | { readonly what: 'draw'; readonly by: number }

/** How a draw offer was met: 'asked' leaves it to people. */
export type DrawAnswer = 'agreed' | 'asked' | 'declined'

export interface Talk {
  /** What is asked now. */
  readonly question: Accessor<Question | undefined>
  /** The others answer what is asked. */
  answer(word: 'yes' | 'no'): void
  /** Asks the others whether to go back to the position after so many moves. */
  askBack(by: number, to: number): void
  /** Offers a draw; opponents answer at once, people when they like. */
  offerDraw(by: number): Promise<DrawAnswer>
}

const WORDS = {
  undo: { yes: 'agree undo', no: 'decline undo' },
  draw: { yes: 'take draw', no: 'decline draw' },
} as const

interface TalkOptions {
  readonly now: () => Match
  readonly submit: (seat: number, act: SeatAct) => Result<unknown>
  readonly isPerson: (seat: number) => boolean
}

/** The seats of a match agree by events of their own; those who share this device answer together. */
export function createTalk({ now, submit, isPerson }: TalkOptions): Talk {
  const question = createMemo((): Question | undefined => {
    const { undoWish, drawOffer, outcome } = now()
    if (undoWish) return { what: 'undo', by: undoWish.by, to: undoWish.to }
    return drawOffer === undefined || outcome ? undefined : { what: 'draw', by: drawOffer }
  })
  const others = (by: number) => now().game.players.flatMap((_, seat) => (seat === by ? [] : [seat]))
  return {
    question,
    answer(word) {
      const asked = question()
      if (!asked) return
      const { what, by } = asked
      for (const seat of others(by)) {
        // Opponents have answered a draw offer for themselves; going back is all the same to them.
        if (what === 'draw' && !isPerson(seat)) continue
        submit(seat, { do: WORDS[what][word] })
        if (word === 'no' || question() === undefined) return
      }
    },
    askBack(by, to) {
      if (question()?.what !== 'undo') submit(by, { do: 'ask undo', to })
    },
    async offerDraw(by) {
      if (!submit(by, { do: 'offer draw' }).ok) return 'declined'
      const machines = others(by).filter(seat => !isPerson(seat))
      // How opponents answer is seldom asked: it comes when it is.
      const manners =
        machines.length > 0 ? await import('../../ai/manners.ts').catch(() => undefined) : undefined
      for (const seat of machines) {
        // Without a network it may not have come: then the opponent plays on.
        const takes = manners?.takesDraw(now(), seat, freshSeed()) ?? false
        if (!submit(seat, { do: takes ? 'take draw' : 'decline draw' }).ok || !takes) return 'declined'
      }
      return now().outcome ? 'agreed' : 'asked'
    },
  }
}
