// Ruling: points a1–m13 with all letters; black begins and there is no passing. A corner belongs to both its sides.
// Ruling: the third repetition is a draw unless superko forbids it; so is the thousandth move. The 85 stones set no limit.
import { Layout, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsCodec,
  linkage,
  OCCUPIED,
  oneOf,
  PieceSet,
  placedOn,
  square,
  STONE_REASONS,
  Stones,
  swap,
  swapOption,
  tryTaken,
  WALL,
  WHITE,
  winsOf,
  withParts,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { gotlakozasNet } from './net.ts'

const SIDE = 13
const NET = 1000
const [UPRIGHT, LEVEL] = [0b0011, 0b1100]

function make(ko: 'simple' | 'superko', swapping: 'on' | 'off'): BoardGame {
  const players = [
    { ...BLACK, name: { hu: 'fekete', en: 'black' } },
    { ...WHITE, name: { hu: 'fehér', en: 'white' } },
  ]
  const board = square(SIDE, SIDE, { look: 'points' })
  const pieces = new PieceSet(players, [{ id: 'stone', name: { hu: 'kő', en: 'stone' }, art: 'stone' }])
  const codes = players.map((_, i) => pieces.code(0, i))
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
  const won = layout.range('won', 1)
  /** At the root of a group: the sides it touches, as bits; the first two are opposite, and so are the others. */
  const touched = layout.range('touched', board.size)
  const stones = new Stones(layout, board, cells, ko === 'superko' ? NET : undefined)
  const { groups } = stones
  const { south, north, west, east } = board.regions
  const sides = Int8Array.from(board.names, (_, c) =>
    [south, north, west, east].reduce((bits, side, i) => (side.includes(c) ? bits | (1 << i) : bits), 0),
  )

  const judge = (p: Position, bits: number, player: number): void => {
    if ((bits & UPRIGHT) === UPRIGHT || (bits & LEVEL) === LEVEL) p.note(won, player + 1)
  }
  const derive = (p: Position): void => {
    stones.derive(p)
    p.note(won, 0)
    for (let c = 0; c < board.size; c++) p.note(touched + c, 0)
    for (let c = 0; c < board.size; c++) {
      if (p.at(cells + c) === 0) continue
      const root = touched + groups.root(p, c)
      p.note(root, p.at(root) | sides[c]!)
      judge(p, p.at(root), pieces.owner(p.at(cells + c)))
    }
  }
  const joined = winsOf(
    players,
    '{winner} összekötött két szemközti oldalt.',
    '{winner} has joined two opposite sides.',
  )
  const shut = winsOf(players, '{loser} nem tud követ letenni.', '{loser} cannot place a stone.')

  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'one move',
    draws: { ...(ko === 'superko' ? {} : { repetition: { times: 3 } }), cap: NET },
    reasons: STONE_REASONS,
    start: derive,
    derive,
    flaw(p) {
      const dead = stones.lifeless(p)
      if (dead < 0) return undefined
      const name = board.names[dead]
      return { hu: `${name} csoportjának nincs élete.`, en: `The group of ${name} has no liberty.` }
    },
    moves: (p, out) => stones.list(p, out),
    pick: (p, rng) => stones.any(p, rng),
    refuses: (p, m) => stones.refuses(p, m, codes[p.words[0]!]!),
    attempts: (p, out, reasons) => tryTaken(p, cells, board.size, OCCUPIED, out, reasons),
    play(p, m) {
      const player = p.words[0]!
      const own = codes[player]!
      let bits = sides[m]!
      for (let k = 0; k < 4; k++) {
        const n = groups.beside(m, k)
        if (p.words[cells + n] === own) bits |= p.words[touched + groups.root(p, n)]!
      }
      stones.place(p, m, own)
      p.note(touched + groups.root(p, m), bits)
      judge(p, bits, player)
      p.pass(1 - player)
    },
    outcome: p => joined[p.words[won]! - 1],
    stuck: p => shut[1 - p.turn]!,
    decisive(p, { result }) {
      const isOwn = (c: number) => p.at(cells + c) === codes[result.indexOf(1)]
      const near = (c: number) => [0, 1, 2, 3].map(k => groups.beside(c, k)).filter(isOwn)
      const across = [
        [south, north],
        [west, east],
      ].map(pair =>
        linkage(
          board.size,
          near,
          pair.map(side => side.filter(isOwn)),
        ),
      )
      return across.find(chain => chain.length > 0) ?? []
    },
    name: (_, m) => board.names[m]!,
    points: (_, m) => [m],
    prompt: () => ({ hu: 'Tegyél le egy követ.', en: 'Place a stone.' }),
    gain: (p, m) => groups.prey(p, m, codes[p.turn]!),
    scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
  }
  // Both players want the same sides, so whoever takes the first stone over finds it where it lies.
  const same = swap(board.names.map((_, c) => c))
  return withParts(
    { ...game, net: gotlakozasNet(game, cells, swapping) },
    swapping === 'on' ? [same({ layout, cells, codes, derive })] : [],
  )
}

const gotlakozas: GameDefinition = {
  id: 'gotlakozas',
  chapter: 'osszekotos',
  title: { hu: 'Gotlakozás', en: 'Gonnect' },
  players: [2],
  rules: 1,
  options: [
    oneOf('ko', 'Kó-szabály', 'Ko rule', [
      ['simple', 'az előző állás nem térhet vissza', 'the last position may not return'],
      ['superko', 'egyetlen korábbi állás sem térhet vissza', 'no earlier position may return'],
    ]),
    swapOption,
  ],
  make: options =>
    make(options['ko'] === 'superko' ? 'superko' : 'simple', options['swap'] === 'on' ? 'on' : 'off'),
}

export default gotlakozas
