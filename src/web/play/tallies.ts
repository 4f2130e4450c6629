import { createMemo, type Accessor } from 'solid-js'
import type { Words } from '../../engine/index.ts'
import type { Tray, TrayItem } from '../../kit/index.ts'
import type { Session } from '../match/session.ts'
import { hasArmies, lossesOf } from './losses.ts'
import type { Viewpoint } from './viewpoint.ts'

/** What a player's card shows beside the name: things won, and short words. */
export interface Tally {
  readonly things: readonly TrayItem[]
  readonly words: readonly Words[]
}

/** A tray that only counts: nothing in it can be pointed at. */
const isCounter = (tray: Tray): boolean =>
  tray.owner !== undefined && tray.items.every(item => item.point === undefined)
/** One that is nothing but a number has no place of its own where cards are in sight. */
export const isPlainCounter = (tray: Tray): boolean =>
  isCounter(tray) && tray.items.length === 0 && tray.text !== undefined

const sameWords = (a: Words, b: Words | undefined): boolean => a.hu === b?.hu

/** What each seat has to show at the moment looked at. */
export function createTallies(session: Session, viewpoint: Viewpoint): Accessor<readonly Tally[]> {
  const { game } = session
  const { players } = game
  const open = !game.layout.secret
  const start = createMemo(() => {
    const scene = game.scene(session.match().positionAt(0))
    return open && hasArmies(scene, players.length) ? scene : undefined
  })
  const counters = (seat: number): Tally => {
    const mine = viewpoint.scene().trays.filter(tray => tray.owner === seat && isCounter(tray))
    return {
      things: mine.filter(({ text }) => text === undefined).flatMap(({ items }) => items),
      words: mine.flatMap(({ title, text }): readonly Words[] => {
        if (!text) return []
        // Where the title is only the player's name, the card says it already.
        if (sameWords(title, players[seat]?.name)) return [text]
        return [{ hu: `${title.hu}: ${text.hu}`, en: `${title.en}: ${text.en}` }]
      }),
    }
  }
  /** Men won from the other player; where there are more players, the own men that are lost. */
  const army = (seat: number): Tally => {
    const first = start()
    if (!first) return { things: [], words: [] }
    const scene = viewpoint.scene()
    if (players.length !== 2) return { things: lossesOf(first, scene, seat), words: [] }
    const things = lossesOf(first, scene, 1 - seat)
    const men = (items: readonly TrayItem[]) => items.reduce((sum, { count = 1 }) => sum + count, 0)
    const lead = men(things) - men(lossesOf(first, scene, seat))
    return { things, words: lead > 0 && !game.tally ? [{ hu: `+${lead}`, en: `+${lead}` }] : [] }
  }
  const told = (seat: number): readonly Words[] => {
    if (!game.tally || !(open || session.outcome())) return []
    const match = session.match()
    const at = viewpoint.at()
    return game.tally(at === match.at ? match.position : match.positionAt(at), seat)
  }
  return createMemo(() =>
    players.map((_, seat) => {
      const [counted, fought] = [counters(seat), army(seat)]
      return {
        things: [...counted.things, ...fought.things],
        words: [...told(seat), ...counted.words, ...fought.words],
      }
    }),
  )
}
