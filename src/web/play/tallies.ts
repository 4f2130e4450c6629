import { createMemo, type Accessor } from 'solid-js'
import type { Words } from '../../engine/index.ts'
import type { Tray, TrayItem } from '../../kit/index.ts'
import type { Session } from '../match/session.ts'
import { hasArmies, lossesOf } from './losses.ts'
import type { Viewpoint } from './viewpoint.ts'

/** What a player's card shows beside the name: short words, and things in hand or won, with a title where it is not plain what they are. */
export interface Tally {
  readonly words: readonly Words[]
  readonly rows: readonly Row[]
}
export interface Row {
  readonly title?: Words
  readonly things: readonly TrayItem[]
}

/** A tray that is shown on its owner's card alone: one that only counts, or that is nothing but a number now. */
export const isOnCard = ({ owner, at, place, items, text }: Tray): boolean =>
  owner !== undefined && !at && (place === 'card' || (items.length === 0 && text !== undefined))

const rowOf = (things: readonly TrayItem[]): readonly Row[] => (things.length > 0 ? [{ things }] : [])
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
    const mine = viewpoint.scene().trays.filter(tray => tray.owner === seat && isOnCard(tray))
    return {
      rows: mine.flatMap(({ title, text, items }): readonly Row[] => {
        if (items.length === 0) return []
        return [text || sameWords(title, players[seat]?.name) ? { things: items } : { title, things: items }]
      }),
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
    if (!first) return { rows: [], words: [] }
    const scene = viewpoint.scene()
    if (players.length !== 2) return { rows: rowOf(lossesOf(first, scene, seat)), words: [] }
    const things = lossesOf(first, scene, 1 - seat)
    const men = (items: readonly TrayItem[]) => items.reduce((sum, { count = 1 }) => sum + count, 0)
    const lead = men(things) - men(lossesOf(first, scene, seat))
    return { rows: rowOf(things), words: lead > 0 && !game.tally ? [{ hu: `+${lead}`, en: `+${lead}` }] : [] }
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
        rows: [...counted.rows, ...fought.rows],
        words: [...told(seat), ...counted.words, ...fought.words],
      }
    }),
  )
}
