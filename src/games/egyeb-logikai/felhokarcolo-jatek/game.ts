// Ruling: the print "row 4: a3" is a4. Every row goes on from its first hole in the order X, O, *.
// Ruling: a pushed cube is tipped and settled first, then the mover's. Own cubes cannot be pushed, nor two at once.
// Ruling: a fallen cube comes back to the leftmost free start field of its owner, else to the leftmost free one, lying as it fell.
// Ruling: a cube that stays on the top wins for its owner, even if it was pushed there. Whoever cannot move passes.
// Ruling: the third repetition and the 1000th move are draws.
import type { Move, Position } from '../../../engine/index.ts'
import {
  BLUE,
  cellOf,
  cellsOf,
  drop,
  extra,
  from,
  GREEN,
  ground,
  heldOf,
  isPlace,
  pack,
  reason,
  RED,
  squash,
  standing,
  text,
  to,
  winsOf,
  YELLOW,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { cubeKinds, LIES, lieName, tippedAhead, tippedSideways } from './cubes.ts'
import { stepsToTop } from './distance.ts'
import { TOP, tower } from './tower.ts'

/** By number of players, the start fields of each. */
const HOMES: Readonly<Record<number, readonly string[]>> = {
  2: ['a1 b1 c1 d1', 'f1 g1 h1 i1'],
  3: ['a1 b1', 'd1 f1', 'h1 i1'],
  4: ['a1 b1', 'c1 d1', 'f1 g1', 'h1 i1'],
}
const START = 'a1 b1 c1 d1 f1 g1 h1 i1'

function make(count: number): BoardGame {
  const { board, holes } = tower()
  const g = ground({
    players: [RED, BLUE, GREEN, YELLOW].slice(0, count),
    board,
    kinds: cubeKinds,
    parts: ['tip', 'place'],
    tracks: ['places'],
    why: {
      noPlace: reason(
        'Üres saját kiinduló mezőre tedd a kockát.',
        'Place the cube on a free start field of yours.',
        'setup',
      ),
      noWay: reason(
        'A kocka egy oldalszomszédos mezőre billen.',
        'A cube tips to a field beside one of its sides.',
      ),
      own: reason('Saját kockát nem lökhetsz tovább.', 'You cannot push a cube of your own.', 'push'),
      blocked: reason(
        'Az ellenfél kockája nem billenhet tovább: mögötte nincs üres mező.',
        'The enemy cube cannot tip on: there is no empty field behind it.',
        'push',
      ),
    },
  })
  const { cells, men, ownerOf, kindOf: lieOf, part, players, why } = g
  const { next } = board
  const homes = HOMES[count]!.map(names => cellsOf(board, names))
  const start = cellsOf(board, START)
  const top = cellOf(board, TOP)
  const each = homes[0]!.length
  /** Directions n, e, s, w: the odd ones go sideways. */
  const tipped = (code: number, d: number): number =>
    g.pieces.code((d % 2 === 1 ? tippedSideways : tippedAhead)[lieOf[code]!]!, ownerOf[code]!)
  const falls = (code: number, c: number): boolean => LIES[lieOf[code]!]![0] === holes[c]
  const freeOf = (p: Position, fields: readonly number[]): number => {
    for (let i = 0; i < fields.length; i++) if (p.words[cells + fields[i]!] === 0) return fields[i]!
    return -1
  }
  /** Tips the cube on `c` to the empty field beside it, where it may fall. */
  const tip = (p: Position, c: number, d: number): void => {
    const goal = next[c * 4 + d]!
    const code = tipped(p.words[cells + c]!, d)
    g.set(p, c, 0)
    if (!falls(code, goal)) return g.set(p, goal, code)
    const home = freeOf(p, homes[ownerOf[code]!]!)
    g.set(p, home >= 0 ? home : freeOf(p, start), code)
  }

  const wins = winsOf(
    players,
    '{winner} kockája feljutott a csúcsra.',
    'A cube of {winner} has reached the top.',
  )
  const steps = stepsToTop(board, holes, top)
  /** How near the nearest cube is to the top, the others counting a little. */
  const nearness = (p: Position, player: number): number => {
    const first = g.places!.first(player)
    let nearest = 99
    let sum = 0
    for (let i = first; i < first + p.words[men + player]!; i++) {
      const c = p.words[i]!
      const far = steps[c * LIES.length + lieOf[p.words[cells + c]!]!]!
      nearest = Math.min(nearest, far)
      sum += far
    }
    return -nearest - sum / 8
  }

  return standing(g, {
    parts: {
      tip: {
        prompt: text('Billentsd odébb egy kockádat.', 'Tip one of your cubes.'),
        from(p, c, out) {
          for (let d = 0; d < 4; d++) {
            const goal = next[c * 4 + d]!
            const there = p.words[cells + goal]!
            if (there === 0) out.add(pack(c, goal, d))
            else if (there > 0 && ownerOf[there] !== p.words[0] && p.words[cells + next[goal * 4 + d]!] === 0)
              out.add(pack(c, goal, d))
          }
        },
        play(p, m) {
          if (p.words[cells + to(m)] !== 0) tip(p, to(m), extra(m))
          tip(p, from(m), extra(m))
          g.endTurn(p)
        },
        because(p, m, usual) {
          if (usual !== why.noWay || g.at(p, to(m)) === 0) return usual
          for (let d = 0; d < 4; d++)
            if (next[from(m) * 4 + d] === to(m))
              return ownerOf[g.at(p, to(m))] === p.turn ? why.own : why.blocked
          return usual
        },
      },
      place: {
        prompt: text(
          'Tedd egy kockádat kiinduló mezőre, és válaszd meg, hogyan álljon.',
          'Place a cube on a start field, and choose how it lies.',
        ),
        moves(p, out) {
          const home = homes[p.words[0]!]!
          for (let i = 0; i < home.length; i++)
            for (let lie = 0; lie < LIES.length && p.words[cells + home[i]!] === 0; lie++)
              out.add(drop(lie, home[i]!))
        },
        play(p, m) {
          g.set(p, to(m), g.pieces.code(heldOf(m), p.words[0]!))
          const isLast = p.words[0] === count - 1 && p.words[men + count - 1] === each
          g.endTurn(p)
          if (!isLast) g.go(p, part.place)
        },
      },
    },
    start: p => g.go(p, part.place),
    outcome: p => wins[ownerOf[p.words[cells + top]!]!],
    stuck: 'passes',
    draws: { repetition: { times: 3, among: { word: g.now, is: part.tip } }, cap: 1000 },
    name: (_, m) => (isDrop(m) ? `${lieName(LIES[heldOf(m)]!)}@${board.names[to(m)]!}` : undefined),
    points: (_, m) => (isDrop(m) ? [to(m), `lie:${heldOf(m)}`] : undefined),
    label: point => (point.startsWith('lie:') ? g.pieces.kinds[Number(point.slice(4))]!.name : undefined),
    flaw(p) {
      if (p.at(g.now) === part.place) return undefined
      for (let i = 0; i < count; i++)
        if (p.at(men + i) > each)
          return text(`Egy játékosnak ${each} kockája lehet.`, `A player has at most ${each} cubes.`)
      return undefined
    },
    value(p, player) {
      let best = -Infinity
      for (let i = 0; i < count; i++) if (i !== player) best = Math.max(best, nearness(p, i))
      return squash(nearness(p, player) - best + (p.words[0] === player ? 0.5 : 0), 5)
    },
  })
}

/** A cube that is put on a start field; a move that tips has two different fields. */
const isDrop = (m: Move): boolean => isPlace(m) && heldOf(m) >= 0 && heldOf(m) < LIES.length

const felhokarcolo: GameDefinition = {
  id: 'felhokarcolo-jatek',
  chapter: 'egyeb-logikai',
  title: { hu: 'Felhőkarcoló-játék', en: 'Skyscraper' },
  players: [2, 3, 4],
  rules: 1,
  material: 'track',
  options: [],
  make: ({ players = '2' }) => make(Number(players)),
}

export default felhokarcolo
