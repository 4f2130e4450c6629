// Ruling: the centre is d5 e5 d6, as book and inventor say, though the middle of the board would be d5 e4 e5.
// Ruling: the hub of the rota is an empty cell with six neighbours; own pieces around it are more than enemies. A turn that changes
// nothing is no move, and turns with the same result are one move.
// Ruling: three pieces of one colour in the centre win for that colour, whoever turned. Whoever cannot move loses. The third
// repetition and the 300th move are a draw.
// Ruling: in the variant white names two different hubs (one if there is only one) for the first turn, and black chooses.
import { Moves, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  extra,
  ground,
  kind,
  pack,
  place,
  standing,
  to,
  toggle,
  WHITE,
  winsOf,
  worthOf,
  type BoardGame,
  type CellShape,
  type GameDefinition,
} from '../../../kit/index.ts'
import { board, centre, rings } from './board.ts'
import { CENTRE, MISFIT, PROMPTS, TURNS, WHY } from './words.ts'

const PIECES = 13
const LIGHT = 'a4 a5 a6 a7 a8 a9 b3 b4 c2 c3 d1 d2 e1'
const DARK = 'i1 i2 i3 i4 h1 h2 h3 h4 h5 g6 f7 e8 d9'
const turnOf = (sixths: number): string => Object.keys(TURNS)[sixths - 1] ?? ''
const outside = [...board.cells.keys()].filter(c => !centre.includes(c))

function make(opening: 'set up' | 'free'): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { piece: kind('bábu', 'piece', 'disc', { most: PIECES }) },
    ...(opening === 'free' ? { hands: { piece: PIECES } } : {}),
    setup: { piece: opening === 'free' ? [] : [LIGHT, DARK] },
    buttons: TURNS,
    parts: ['turn', 'put', 'offer', 'choose'],
    /** The hubs that were offered; of the first alone it is known that it must be used. */
    marks: ['first', 'second'],
    // Where the rota lies, + 1: only to be seen.
    own: layout => layout.range('rota', 1),
    why: WHY,
  })
  const { cells, ownerOf, own: rota, part, players, why } = g
  const { first, second } = g.mark
  const { size } = board
  const before = new Int32Array(6)

  /** How many pieces more the player has around a hub than the enemy. */
  const surplus = (p: Position, hub: number, player: number): number => {
    const ring = rings[hub]!
    let n = 0
    for (let i = 0; i < ring.length; i++) {
      const owner = ownerOf[p.words[cells + ring[i]!]!]!
      if (owner >= 0) n += owner === player ? 1 : -1
    }
    return n
  }
  /** After so many sixths the ring looks the same again: 1, 2, 3 or 6. */
  const periodOf = (p: Position, ring: readonly number[]): number => {
    for (let k = 1; k < 6; k++) {
      let i = 0
      while (i < 6 && p.words[cells + ring[i]!] === p.words[cells + ring[(i + k) % 6]!]) i++
      if (i === 6) return k
    }
    return 6
  }
  const isHub = (p: Position, c: number): boolean =>
    p.words[cells + c] === 0 &&
    rings[c]!.length > 0 &&
    surplus(p, c, p.words[0]!) > 0 &&
    periodOf(p, rings[c]!) > 1
  const listTurns = (p: Position, hub: number, out: Moves): void => {
    const period = periodOf(p, rings[hub]!)
    for (let k = 1; k < period; k++) out.add(pack(hub, hub, k))
  }
  const turnRing = (p: Position, ring: readonly number[], k: number): void => {
    for (let i = 0; i < 6; i++) before[i] = p.words[cells + ring[i]!]!
    for (let i = 0; i < 6; i++) g.set(p, ring[(i + k) % 6]!, before[i]!)
  }
  const listHubs = (p: Position, out: Moves, except: number): void => {
    for (let c = 0; c < size; c++) if (c !== except && isHub(p, c)) out.add(place(c))
  }
  const hubs = new Moves()
  /** Why the rota cannot be put on a cell. */
  const obstacle = (p: Position, c: number): number => {
    if (g.at(p, c) > 0) return why.taken
    if (rings[c]!.length === 0) return why.rim
    return surplus(p, c, p.turn) > 0 ? why.same : why.minority
  }
  const distance = (a: CellShape, b: CellShape): number => Math.hypot(a.x - b.x, a.y - b.y)

  const wins = winsOf(players, ...CENTRE)
  return standing(g, {
    parts: {
      turn: {
        prompt: PROMPTS.turn,
        fits: p => p.at(second) === 0,
        moves(p, out) {
          const only = p.words[first]! - 1
          if (only >= 0) return listTurns(p, only, out)
          for (let c = 0; c < size; c++) if (isHub(p, c)) listTurns(p, c, out)
        },
        play(p, m) {
          turnRing(p, rings[to(m)]!, extra(m))
          p.put(first, 0)
          p.note(rota, to(m) + 1)
          g.endTurn(p)
        },
        because: (p, m) => (p.at(first) > 0 ? why.chosen : obstacle(p, to(m))),
      },
      put: {
        prompt: PROMPTS.put,
        fits: p => p.at(second) === 0 && g.inHand(p, p.turn, 'piece') > 0,
        moves: (p, out) => g.placesWith(p, 0, out, outside),
        play(p, m) {
          g.putDown(p, 'piece', to(m))
          g.endTurn(p)
          g.go(p, g.inHand(p, 1, 'piece') === 0 ? part.offer : part.put)
        },
        because: (_, m) => (centre.includes(to(m)) ? why.centre : why.full),
      },
      offer: {
        prompt: p => (p.at(first) === 0 ? PROMPTS.offer : PROMPTS.another),
        fits: p => p.at(second) === 0,
        moves: (p, out) => listHubs(p, out, p.words[first]! - 1),
        play(p, m) {
          if (p.words[first] === 0) {
            hubs.n = 0
            listHubs(p, hubs, -1)
            p.put(first, to(m) + 1)
            if (hubs.n === 1) g.go(p, part.turn)
          } else {
            p.put(second, to(m) + 1)
            g.endTurn(p)
            g.go(p, part.choose)
          }
        },
        because: (p, m) => (to(m) === p.at(first) - 1 ? why.twice : obstacle(p, to(m))),
      },
      choose: {
        prompt: PROMPTS.choose,
        fits: p => p.at(first) > 0 && p.at(second) > 0,
        moves(p, out) {
          out.add(place(p.words[first]! - 1))
          out.add(place(p.words[second]! - 1))
        },
        play(p, m) {
          p.put(first, to(m) + 1)
          p.put(second, 0)
          g.endTurn(p)
        },
        because: () => why.offered,
      },
    },
    start(p) {
      if (opening === 'free') g.go(p, part.put)
    },
    flaw: p =>
      [first, second].some(
        hub => p.at(hub) > 0 && !(rings[p.at(hub) - 1]!.length > 0 && g.at(p, p.at(hub) - 1) === 0),
      )
        ? MISFIT
        : undefined,
    outcome(p) {
      const code = p.words[cells + centre[0]!]!
      return g.countOf(p, code, centre) === centre.length ? wins[ownerOf[code]!] : undefined
    },
    draws: { repetition: { times: 3 }, cap: 300 },
    name: (p, m) =>
      g.partOf(p) === part.turn ? board.names[to(m)]! + turnOf(extra(m)).replace('turn:', '') : undefined,
    points: (_, m) => (extra(m) === 0 ? undefined : [to(m), turnOf(extra(m))]),
    scene(p) {
      const hub = p.at(rota) - 1
      const ring = rings[hub] ?? []
      return {
        links: ring.flatMap((c, i) => [
          { from: hub, to: c, tint: 'red' as const, kind: 'bar' as const },
          { from: c, to: ring[(i + 1) % 6]!, tint: 'red' as const, kind: 'bar' as const },
        ]),
      }
    },
    // Pieces count by how near they are to the centre, and twice in it.
    value: worthOf(g, 3, (_, c) =>
      centre.reduce(
        (sum, at) => sum - distance(board.cells[at]!, board.cells[c]!) / 12,
        centre.includes(c) ? 2 : 1,
      ),
    ),
  })
}

const rotary: GameDefinition = {
  id: 'rotary',
  chapter: 'egyeb-logikai',
  title: { hu: 'Rotary', en: 'Rotary' },
  players: [2],
  rules: 1,
  material: 'rows',
  options: [toggle('freeSetup', 'Szabad felállás', 'Free set-up')],
  make: ({ freeSetup }) => make(freeSetup === 'on' ? 'free' : 'set up'),
}

export default rotary
