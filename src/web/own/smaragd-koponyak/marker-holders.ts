import type { State } from '../../../games/uj/smaragd-koponyak/state.ts'
import { say, sayFirst } from '../../text/text.ts'
import { st } from './text/text.ts'

/** Who holds a marker, as the stacks number them: player + 1, in the solo game 2 is Vrax and 3 is Kar. */
export interface Holder {
  readonly name: string
  readonly tint: string
  /** As few letters as tell the players apart, so that nobody depends on the colour. */
  readonly initial: string
}

function initialOf(name: string, others: readonly string[]): string {
  for (let n = 1; n < name.length; n++) {
    const short = name.slice(0, n)
    if (!others.some(other => other !== name && other.startsWith(short))) return short
  }
  return name
}

export function holderOf(state: State, marker: number): Holder {
  if (state.solo && marker > 1) {
    const name = st().rivals[marker - 2] ?? ''
    return { name, tint: marker === 2 ? 'yellow' : 'red', initial: name.slice(0, 1) }
  }
  const player = state.players[marker - 1]!
  const names = state.players.map(each => say(each.name))
  const initial = initialOf(say(player.name), names)
  return {
    name: sayFirst(player.name),
    tint: player.tint ?? 'grey',
    initial: initial.slice(0, 1).toLocaleUpperCase() + initial.slice(1),
  }
}
