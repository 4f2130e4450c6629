// Ruling: the lines of a tile meet in its middle, those of the cross too. Tiles need not touch others; the stock is limited.
// Ruling: whoever connects only the other's sides has lost. Who can lay nothing passes; when nobody can, it is a draw.
import type { Move, Moves, Position, Rng } from '../../../engine/index.ts'
import {
  BLUE,
  crosswise,
  drop,
  ground,
  handsCodec,
  heldOf,
  RED,
  split,
  square,
  squash,
  standing,
  swapOption,
  takeHeaviest,
  tileFit,
  tilePoints,
  to,
  winsOf,
  withParts,
  type BoardGame,
  type GameDefinition,
  type Tray,
  type TrayItem,
} from '../../../kit/index.ts'
import { GOALS, Nets } from './nets.ts'
import { swapTile } from './swap.ts'
import { KINDS, WAYS } from './tiles.ts'
import { ENDS, PROMPT, TILES, WHY } from './words.ts'

const SIDE = 10
const TRIES = 24
/** More tiles than anybody ever needs. */
const FAR = 40
/** How many cells are looked at; with more there is no time to look ahead. */
const LOOKED = 4

function make(swapping: 'on' | 'off'): BoardGame {
  // Each player's two sides are tinted; a corner belongs to both and stays plain.
  const rim = (at: number) => at === 0 || at === SIDE - 1
  const fill = (col: number, row: number) =>
    rim(col) === rim(row) ? undefined : rim(row) ? 'camp-red' : 'camp-blue'
  const board = crosswise(square(SIDE, SIDE, { fill }))
  const players = [RED, BLUE]
  const g = ground({
    players,
    board,
    kinds: Object.fromEntries(WAYS.map(({ id, name, drawing }) => [id, { name, art: 'tile', drawing }])),
    tracks: ['empties'],
    own: layout => ({
      hands: layout.range('hands', players.length * KINDS.length, { json: handsCodec(players, KINDS) }),
      won: layout.range('won', 1),
    }),
    why: WHY,
  })
  const { cells, empties, why } = g
  const { hands, won } = g.own
  const lines = Int8Array.from(g.kindOf, kind => WAYS[kind]?.bits ?? 0)
  const nets = new Nets(g.layout, board, cells, lines)
  const codes = players.map((_, i) => WAYS.map(({ id }) => g.code(id, i)))
  const kindOf = Int8Array.from(WAYS, ({ kind }) => kind)
  const { fits, list, first } = tileFit(WAYS.map(way => way.bits))
  const weights = new Float64Array(board.size)
  /** The word that counts a player's tiles of a kind. */
  const hand = (player: number, kind: number): number => hands + player * KINDS.length + kind
  const held = (p: Position, player: number, kind: number): number => p.words[hand(player, kind)]!
  /** Every way to lay a tile on an empty cell that fits there and is still in hand. */
  const addTiles = (p: Position, c: number, out: Moves): void => {
    for (let k = first(p.words[nets.asked + c]!); list[k]! >= 0; k++)
      if (held(p, p.words[0]!, kindOf[list[k]!]!) > 0) out.add(drop(list[k]!, c))
  }

  const lay = (p: Position, c: number, player: number): void => {
    const bits = nets.add(p, c)
    // When both connect at once the mover wins; connecting only the other's sides loses.
    for (const who of [1 - player, player]) if ((bits & GOALS[who]!) === GOALS[who]) p.note(won, who + 1)
  }
  const derive = (p: Position): void => {
    p.note(won, 0)
    nets.clear(p)
    for (let c = 0; c < board.size; c++) if (p.at(cells + c) > 0) lay(p, c, 1 - p.turn)
  }
  const joined = winsOf(players, ...ENDS.joined)
  const none = split(players, ...ENDS.none)

  const game = standing(g, {
    prompt: PROMPT,
    moves(p, out) {
      for (let i = empties.count(p) - 1; i >= 0; i--) addTiles(p, empties.at(p, i), out)
    },
    pick(p: Position, rng: Rng): Move {
      for (let i = 0; i < TRIES; i++) {
        const c = empties.any(p, rng)
        const way = rng.below(WAYS.length)
        if (c < 0) return -1
        if (fits(p.words[nets.asked + c]!, way) && held(p, p.words[0]!, kindOf[way]!) > 0) return drop(way, c)
      }
      return -1
    },
    play(p, m) {
      const player = p.words[0]!
      const kind = kindOf[heldOf(m)]!
      p.put(hand(player, kind), held(p, player, kind) - 1)
      g.set(p, to(m), codes[player]![heldOf(m)]!)
      lay(p, to(m), player)
      g.endTurn(p)
    },
    start(p) {
      for (const i of players.keys())
        for (const [kind, { count }] of KINDS.entries()) p.put(hand(i, kind), count)
    },
    derive,
    flaw(p) {
      for (let c = 0; c < board.size; c++) {
        const code = p.at(cells + c)
        if (code > 0 && !fits(p.at(nets.asked + c), g.kindOf[code]!)) return g.reasons[why.unfit]
      }
      return undefined
    },
    outcome: p => joined[p.words[won]! - 1],
    stuck: 'passes',
    counted: () => none,
    attempts(p, out, reasons) {
      for (let c = 0; c < board.size; c++)
        for (const [way, { kind }] of WAYS.entries()) {
          const taken = p.at(cells + c) > 0
          const fit = fits(p.at(nets.asked + c), way)
          if (!taken && fit && held(p, p.turn, kind) > 0) continue
          out.add(drop(way, c))
          reasons.add(taken ? why.taken : fit ? why.used : why.unfit)
        }
    },
    // Passing and swapping are no tiles: the kit names them.
    name(_, m) {
      const way = WAYS[heldOf(m)]
      return way && `${board.names[to(m)]}:${way.id}`
    },
    points(_, m) {
      const way = WAYS[heldOf(m)]
      return way && tilePoints(way.id, to(m))
    },
    promising(p, out) {
      // The first tiles are all alike, and one of them may be taken over.
      if (board.size - empties.count(p) < 2) return
      weights.fill(0)
      for (const i of players.keys()) nets.weigh(p, i, FAR, weights)
      for (let n = 0; n < LOOKED; n++) {
        const best = takeHeaviest(weights)
        if (best < 0) return
        addTiles(p, best, out)
      }
    },
    value(p, player) {
      const [own, other] = [nets.distance(p, player, FAR), nets.distance(p, 1 - player, FAR)]
      // Whoever is to move is half a tile ahead.
      return squash(other - own + (p.turn === player ? 0.5 : -0.5), 4)
    },
    scene: p => ({
      trays: players.map(({ id }, i): Tray => {
        // The player to move chooses a way to lie; the other's tiles are shown by kind.
        const shown = i === p.turn ? WAYS : WAYS.filter(({ kind }, way) => WAYS[way - 1]?.kind !== kind)
        return {
          id: `hand:${id}`,
          owner: i,
          title: TILES,
          items: shown.flatMap((way): TrayItem[] => {
            const count = held(p, i, way.kind)
            const look = g.pieces.look(g.code(way.id, i))
            if (count === 0) return []
            return i === p.turn
              ? [{ look, label: way.name, count, point: `tile:${way.id}` }]
              : [{ look, label: KINDS[way.kind]!.name, count }]
          }),
        }
      }),
    }),
  })
  return withParts(game, swapping === 'on' ? [swapTile(g, codes, hand, derive)] : [])
}

const gondolathullam: GameDefinition = {
  id: 'gondolathullam',
  chapter: 'osszekotos',
  title: { hu: 'Gondolathullám', en: 'Thoughtwave' },
  players: [2],
  rules: 1,
  options: [swapOption],
  make: options => make(options['swap'] === 'on' ? 'on' : 'off'),
}

export default gondolathullam
