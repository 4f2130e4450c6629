// Ruling: dark begins. Chains are a duty; jumped men go at once. Slanted lines run through every second point.
// Ruling: a capture cannot be overlooked here; with "huff" it may be left out, and the opponent may then take away one man that
// could have captured, before moving. Chains once begun are always finished.
// Ruling: draw by threefold repetition, after 25 rounds without a capture or a step forward, or after 500 moves.
import {
  alquerque,
  cellsOf,
  draughts,
  facing,
  toggle,
  to,
  from,
  type DraughtsPart,
  type GameDefinition,
} from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'
import { huffing } from './huffing.ts'

const board = alquerque(5, 5)
const armies = facing(board, cellsOf(board, board.names.join(' ')), 1, 2).map((army, i) => ({
  ...army,
  men: [...army.men, ...cellsOf(board, ['d3 e3', 'a3 b3'][i]!)],
  crowns: [],
}))

/** On the far row a man can only capture. */
const restsFar: DraughtsPart = () => {
  const far = [board.regions.north, board.regions.south]
  return {
    reason: {
      hu: 'Az ellenfél alapsorába jutott bábu már csak ütni tud.',
      en: 'A man on the far row can only capture.',
      rule: 'moves',
    },
    forbids: (p, m) => m >> 20 === 0 && from(m) !== to(m) && far[p.turn]!.includes(from(m)),
  }
}

const os: GameDefinition = {
  id: 'osdamajatek',
  chapter: 'dama',
  title: { hu: 'Ősdámajáték', en: 'Alquerque' },
  players: [2],
  rules: 1,
  options: [toggle('huff', 'Az elmulasztott ütésért bábu vehető el', 'A missed capture may be huffed')],
  make: ({ huff }) =>
    draughts({
      ...international,
      board,
      lines: 'all',
      armies,
      man: { ...international.man, steps: ['forward', 'sideways'], jumps: ['forward', 'sideways', 'back'] },
      king: { ...international.king, reach: 'near' },
      gaits: {
        man: {
          hu: 'A bábu vonal mentén egyet lép előre vagy oldalt; hátrafelé csak üthet.',
          en: 'A man steps one point along a line, forward or sideways; backwards it can only capture.',
        },
        king: international.gaits.king,
      },
      capture: { choose: 'any', lift: 'at once', turns: 'freely' },
      parts: [restsFar, ...(huff === 'on' ? [huffing] : [])],
    }),
}

export default os
