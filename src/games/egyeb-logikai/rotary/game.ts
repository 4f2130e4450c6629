// Ruling: the centre is d5 e5 d6, as book and inventor say, though the middle of the board would be d5 e4 e5.
// Ruling: the hub of the rota is an empty cell with six neighbours; own pieces around it are more than enemies. A turn that changes
// nothing is no move, and turns with the same result are one move.
// Ruling: three pieces of one colour in the centre win for that colour, whoever turned. Whoever cannot move loses. The third
// repetition and the 300th move are a draw.
// Ruling: in the variant white names two different hubs (one if there is only one) for the first turn, and black chooses.
import type { Moves, Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsOf,
  extra,
  ground,
  kind,
  pack,
  place,
  reason,
  squash,
  standing,
  text,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { wheels } from './board.ts'

const PIECES = 13
const LIGHT = 'a4 a5 a6 a7 a8 a9 b3 b4 c2 c3 d1 d2 e1'
const DARK = 'i1 i2 i3 i4 h1 h2 h3 h4 h5 g6 f7 e8 d9'
/** Turns of the rota by sixths, clockwise from 1 to 5. */
const TURNS = [
  { name: '+60', words: text('60° jobbra ↻', '60° right ↻') },
  { name: '+120', words: text('120° jobbra ↻', '120° right ↻') },
  { name: '+180', words: text('Félfordulat', 'Half a turn') },
  { name: '-120', words: text('120° balra ↺', '120° left ↺') },
  { name: '-60', words: text('60° balra ↺', '60° left ↺') },
]

function make(opening: 'set up' | 'free'): BoardGame {
  const { board, centre, rings } = wheels()
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { piece: kind('bábu', 'piece', 'disc', { most: PIECES }) },
    ...(opening === 'free' ? { hands: { piece: PIECES } } : {}),
    setup: opening === 'free' ? {} : { piece: [cellsOf(board, LIGHT), cellsOf(board, DARK)] },
    parts: ['turn', 'put', 'offer', 'choose'],
    /** The hubs that were offered; of the first alone it is known that it must be used. */
    marks: ['first', 'second'],
    // Where the rota lies, + 1: only to be seen.
    own: layout => layout.range('rota', 1),
    why: {
      taken: reason(
        'A rota közepének üres mezőre kell kerülnie.',
        'The hub of the rota must be an empty cell.',
      ),
      rim: reason(
        'A tábla szélén a rota nem fér el: hat szomszéd kell köré.',
        'The rota does not fit here: it needs six neighbours.',
      ),
      minority: reason(
        'A rota alatt a te bábuidnak kell többségben lenniük.',
        'Your pieces must be the majority under the rota.',
      ),
      same: reason('Itt a forgatás semmit sem változtatna.', 'Turning here would change nothing.'),
      chosen: reason(
        'Most csak a kijelölt mező körül lehet forgatni.',
        'Now only the chosen hub may be used.',
        'variants',
      ),
      offered: reason(
        'A két felajánlott mező közül válassz.',
        'Choose one of the two hubs offered.',
        'variants',
      ),
      twice: reason('Két különböző mezőt kell felajánlanod.', 'The two hubs must be different.', 'variants'),
      full: reason('Ezen a mezőn már áll bábu.', 'There is a piece on this cell already.', 'variants'),
      centre: reason(
        'A centrumra most nem lehet bábut rakni.',
        'No piece may be put on the centre.',
        'variants',
      ),
    },
  })
  const { cells, mark, ownerOf, own: rota, part, players, why } = g
  const { size } = board
  const inHand = [g.hand(0, 'piece'), g.hand(1, 'piece')] as const
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
  const hubs = (p: Position): number => {
    let n = 0
    for (let c = 0; c < size; c++) if (isHub(p, c)) n++
    return n
  }
  /** Why the rota cannot be put on a cell. */
  const obstacle = (p: Position, c: number): number => {
    if (g.at(p, c) > 0) return why.taken
    if (rings[c]!.length === 0) return why.rim
    return surplus(p, c, p.turn) > 0 ? why.same : why.minority
  }
  const nearness = Float64Array.from(board.cells, ({ x, y }) =>
    centre.reduce((sum, c) => sum - Math.hypot(board.cells[c]!.x - x, board.cells[c]!.y - y) / 12, 1),
  )
  const isCentre = Uint8Array.from(board.cells, (_, c) => (centre.includes(c) ? 1 : 0))
  const strength = (p: Position, player: number): number => {
    let sum = 0
    for (let c = 0; c < size; c++) {
      if (ownerOf[p.words[cells + c]!] === player) sum += nearness[c]! + isCentre[c]!
    }
    return sum
  }

  const wins = winsOf(players, '{winner} elfoglalta a centrumot.', '{winner} holds the centre.')
  return standing(g, {
    parts: {
      turn: {
        prompt: text(
          'Tedd a rotát egy üres mezőre, ahol többségben vagy, és forgass.',
          'Put the rota on an empty cell where you are the majority, and turn it.',
        ),
        moves(p, out) {
          const only = p.words[mark.first]! - 1
          if (only >= 0) return listTurns(p, only, out)
          for (let c = 0; c < size; c++) if (isHub(p, c)) listTurns(p, c, out)
        },
        play(p, m) {
          turnRing(p, rings[to(m)]!, extra(m))
          p.put(mark.first, 0)
          p.note(rota, to(m) + 1)
          g.endTurn(p)
        },
        because: (p, m) => (p.at(mark.first) > 0 ? why.chosen : obstacle(p, to(m))),
      },
      put: {
        prompt: text('Tegyél le egy bábut, de ne a centrumra.', 'Put down a piece, but not on the centre.'),
        moves(p, out) {
          for (let c = 0; c < size; c++) if (p.words[cells + c] === 0 && isCentre[c] === 0) out.add(place(c))
        },
        play(p, m) {
          g.putDown(p, 'piece', to(m))
          g.endTurn(p)
          g.go(p, p.words[inHand[1]] === 0 ? part.offer : part.put)
        },
        because: (_, m) => (isCentre[to(m)] === 1 ? why.centre : why.full),
      },
      offer: {
        prompt: p =>
          p.at(mark.first) === 0
            ? text('Ajánlj fel egy mezőt, ahol forgatnál.', 'Offer a hub where you would turn.')
            : text('Ajánlj fel egy másik mezőt is.', 'Offer another hub as well.'),
        moves(p, out) {
          const first = p.words[mark.first]! - 1
          for (let c = 0; c < size; c++) if (c !== first && isHub(p, c)) out.add(place(c))
        },
        play(p, m) {
          if (p.words[mark.first] === 0) {
            const single = hubs(p) === 1
            p.put(mark.first, to(m) + 1)
            if (single) g.go(p, part.turn)
          } else {
            p.put(mark.second, to(m) + 1)
            g.endTurn(p)
            g.go(p, part.choose)
          }
        },
        because: (p, m) => (to(m) === p.at(mark.first) - 1 ? why.twice : obstacle(p, to(m))),
      },
      choose: {
        prompt: text('Válaszd ki, hol kell világosnak forgatnia.', 'Choose where white has to turn.'),
        moves(p, out) {
          out.add(place(p.words[mark.first]! - 1))
          out.add(place(p.words[mark.second]! - 1))
        },
        play(p, m) {
          p.put(mark.first, to(m) + 1)
          p.put(mark.second, 0)
          g.endTurn(p)
        },
        because: () => why.offered,
      },
    },
    start(p) {
      if (opening === 'free') g.go(p, part.put)
    },
    flaw(p) {
      const [first, second] = [p.at(mark.first), p.at(mark.second)]
      const now = g.partOf(p)
      const lacking =
        (now === part.choose && (first === 0 || second === 0)) || (second > 0 && now !== part.choose)
      const barred = [first, second].some(
        hub => hub > 0 && (rings[hub - 1]!.length === 0 || g.at(p, hub - 1) > 0),
      )
      const idle = now === part.put && (opening !== 'free' || p.at(inHand[p.turn]!) === 0)
      return lacking || barred || idle
        ? text('A felajánlott mezők nem illenek az álláshoz.', 'The offered hubs do not fit the position.')
        : undefined
    },
    outcome(p) {
      const code = p.words[cells + centre[0]!]!
      if (code === 0 || p.words[cells + centre[1]!] !== code || p.words[cells + centre[2]!] !== code)
        return undefined
      return wins[ownerOf[code]!]
    },
    draws: { repetition: { times: 3 }, cap: 300 },
    name: (p, m) =>
      g.partOf(p) === part.turn ? board.names[to(m)]! + (TURNS[extra(m) - 1]?.name ?? '') : undefined,
    points: (_, m) => (extra(m) === 0 ? undefined : [to(m), `turn:${TURNS[extra(m) - 1]!.name}`]),
    label: point => TURNS.find(({ name }) => point === `turn:${name}`)?.words,
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
    value: (p, player) => squash(strength(p, player) - strength(p, 1 - player), 3),
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
