// Ruling: there is one empty field at all times, so the "empty neighbour" of the book never helps: a piece may enter the
// putaki only beside an enemy. The restriction holds for the whole game; the record of the real game has it for the first moves only.
import type { Reason } from '../../../engine/index.ts'
import {
  BLACK,
  cellOf,
  cellsOf,
  flagsCodec,
  from,
  graph,
  hunt,
  oneOf,
  stepsOn,
  to,
  WHITE,
  type GameDefinition,
  type HuntPart,
  type Kind,
} from '../../../kit/index.ts'

const KEVAI = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
const PUTAKI = '9'
const RADIUS = 1.7

/** Field 1 lies at the top, the others follow clockwise. */
const place = (i: number): readonly [number, number] => {
  const angle = (i * Math.PI) / 4
  return [RADIUS * Math.sin(angle), -RADIUS * Math.cos(angle)]
}
const board = graph(
  Object.fromEntries([...KEVAI.map((name, i) => [name, place(i)] as const), [PUTAKI, [0, 0]]]),
  [[...KEVAI, '1'], ...KEVAI.map(name => [name, PUTAKI])],
)

const walks = stepsOn(board, () => true)
const gait: Reason = {
  hu: 'Csak vonal mentén, a szomszédos üres mezőre lehet lépni.',
  en: 'A piece moves only along a line, to the empty field beside it.',
  rule: 'moves',
}
const piece: Kind = { id: 'piece', name: { hu: 'bábu', en: 'piece' }, art: 'disc' }

/** A piece between two others of its own may not enter the putaki; `when` tells for how long. */
const noClosing =
  (when: string): HuntPart =>
  ({ layout, cells }) => {
    const moved = when === 'first' ? layout.range('moved', 1, { json: flagsCodec(['white', 'black']) }) : 0
    const putaki = cellOf(board, PUTAKI)
    return {
      reason: {
        hu: 'Két saját bábu közül nem szabad a putakira lépni.',
        en: 'A piece between two of its own may not enter the putaki.',
        rule: 'putaki',
      },
      forbids(p, m) {
        if (to(m) !== putaki || (moved > 0 && (p.at(moved) >> p.turn) & 1)) return false
        const c = from(m)
        const own = p.at(cells + c)
        return p.at(cells + ((c + 1) % 8)) === own && p.at(cells + ((c + 7) % 8)) === own
      },
      ...(moved > 0 ? { played: (p, _, side) => p.put(moved, p.at(moved) | (1 << side)) } : {}),
    }
  }

const game: GameDefinition = {
  id: 'csillagjatek',
  chapter: 'beszoritos',
  title: { hu: 'Csillagjáték', en: 'Mu Torere' },
  players: [2],
  rules: 1,
  options: [
    oneOf('putaki', 'A putakira lépés korlátja', 'Limit on entering the putaki', [
      ['always', 'az egész játékban', 'for the whole game'],
      ['first', 'csak az első lépésben', 'for the first move only'],
    ]),
  ],
  make: options =>
    hunt({
      board,
      sides: [
        { player: WHITE, piece, gait, walks, setup: cellsOf(board, '1 2 3 4') },
        { player: BLACK, piece, gait, walks, setup: cellsOf(board, '5 6 7 8') },
      ],
      first: 0,
      parts: [noClosing(options.putaki ?? 'always')],
    }),
}

export default game
