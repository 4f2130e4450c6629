// Words for the tests of Ékkővadászok: positions in mid-round for three players, the table as it is seen.
import { Match, Rng, type Json, type Options } from '../src/engine/index.ts'
import { ACTIONS, PATHS } from '../src/games/uj/ekkovadaszok/cards.ts'
import game from '../src/games/uj/ekkovadaszok/game.ts'
import { isHunters } from '../src/games/uj/ekkovadaszok/rules.ts'
import { from, start } from './playing.ts'

export const THREE: Options = { players: '3', start: '1', first: '1', trail: 'long', mosquito: 'off' }
export const json = (match: Match) => match.game.layout.write(match.position)
export const table = (match: Match, seat?: number) => {
  if (!isHunters(match.game)) throw new Error('not the hunters')
  return match.game.hunters.lookAt(match.position, seat)
}
/** A position in mid-round; red is on turn unless said otherwise. */
export const at = (position: { [key: string]: Json }, options: Options = {}) =>
  from(game, { turn: 'red', ...position }, { ...THREE, ...options })
/** Deals to the first turn of the round. */
export const dealt = (options: Options = {}, seed = 1): Match => {
  const match = start(game, { ...THREE, ...options })
  match.roll(new Rng(seed))
  return match
}
export const EW_ROW = {
  '1,0': 'EW1',
  '2,0': 'EW2',
  '3,0': 'EW3',
  '4,0': 'NEW1',
  '5,0': 'NEW2',
  '6,0': 'NEW3',
} as const

/** A position whose pile is empty: all cards but the given ones lie on the discard pile. */
export function emptied(
  hands: { [player: string]: string[] },
  more: { [key: string]: Json } = {},
  options: Options = {},
) {
  const tools = ((more['broken'] ?? []) as string[][])
    .flat()
    .map(tool => `break${tool[0]!.toUpperCase()}${tool.slice(1)}`)
  const kept = [
    ...Object.values(hands).flat(),
    ...Object.values((more['maze'] ?? {}) as object),
    ...tools,
  ].map(String)
  const names = [
    ...PATHS.map(({ name }) => name),
    ...ACTIONS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  ]
  for (const name of kept) names.splice(names.indexOf(name.replace('/turned', '')), 1)
  return at({ hands, discard: names, ...more }, options)
}
