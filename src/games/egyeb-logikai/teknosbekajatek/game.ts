// Ruling: the board is ours, since the book only counts its nodes and areas (see data.ts).
// Ruling: an area belongs to whoever first holds more than half of its corners, and nobody can lose one again.
// Ruling: 77 points each are a draw; the option `stop` ends the game as soon as somebody has 78.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  ground,
  kind,
  most,
  numberTrays,
  place,
  squash,
  standing,
  takeHeaviest,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { AREAS_OF, board, CORNERS } from './board.ts'
import { ENDS, MISFIT, POINTS, PROMPT, WHY } from './words.ts'

/** So many nodes are worth thinking about. */
const HOTTEST = 8
/** How an area that white needs so many corners of, and black so many, will go on average: from 1 to -1. */
const hope = (white: number, black: number): number =>
  white === 0 ? 1 : black === 0 ? -1 : (hope(white - 1, black) + hope(white, black - 1)) / 2
const NEEDED = [0, 1, 2, 3, 4]
const HOPE = NEEDED.map(white => NEEDED.map(black => hope(white, black)))
const NODES = [...AREAS_OF.keys()]
const [AREAS, ALL] = [CORNERS.length, CORNERS.flat().length]
const ENOUGH = Math.floor(ALL / 2) + 1
/** By area: how many corners are more than half of them. */
const MAJORITY = CORNERS.map(corners => (corners.length + 1) / 2)
/** The cell of an area. */
const cellOf = (area: number): number => NODES.length + area

function make(stop: 'full board' | 'majority'): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      piece: kind('bábu', 'piece', 'stone', { most: NODES.length / 2, size: 0.84 }),
      marker: kind('területjelző', 'area marker', 'cube', { letter: 'x' }),
    },
    // How many corners of each area the players hold, their points, and how many nodes are taken.
    own: layout => ({
      held: layout.range('held', AREAS * 2),
      points: layout.range('points', 2),
      placed: layout.range('placed', 1),
    }),
    why: WHY,
  })
  const { cells, players } = g
  const { held, points, placed } = g.own
  const [piece, marker] = [g.codes('piece'), g.codes('marker')]
  const more = (p: Position, word: number, n: number): void => p.note(word, p.words[word]! + n)

  /** Counts a new piece on a node, and marks the areas that it wins. */
  const count = (p: Position, c: number, player: number): void => {
    more(p, placed, 1)
    const around = AREAS_OF[c]!
    for (let i = 0; i < around.length; i++) {
      const area = around[i]!
      more(p, held + area * 2 + player, 1)
      if (p.words[held + area * 2 + player] !== MAJORITY[area]) continue
      g.set(p, cellOf(area), marker[player]!)
      more(p, points + player, CORNERS[area]!.length)
    }
  }
  /** How many corners a player still needs of an area. */
  const needed = (p: Position, area: number, player: number): number =>
    Math.max(0, MAJORITY[area]! - p.words[held + area * 2 + player]!)
  /** White's lead in points, with every open area counted by how likely each side is to get it. */
  const prospects = (p: Position): number => {
    let lead = 0
    for (let i = 0; i < AREAS; i++) lead += CORNERS[i]!.length * HOPE[needed(p, i, 0)]![needed(p, i, 1)]!
    return lead
  }
  /** How much a piece on this node would change the prospects, whoever puts it there. */
  const heat = (p: Position, c: number): number => {
    const around = AREAS_OF[c]!
    let sum = 0
    for (let i = 0; i < around.length; i++) {
      const [white, black] = [needed(p, around[i]!, 0), needed(p, around[i]!, 1)]
      if (white === 0 || black === 0) continue
      sum += CORNERS[around[i]!]!.length * (HOPE[white - 1]![black]! - HOPE[white]![black - 1]!)
    }
    return sum
  }
  const heats = new Float64Array(NODES.length)

  const ends = Array.from({ length: ALL + 1 }, (_, white) =>
    most(players, [white, ALL - white], ...ENDS.full),
  )
  const early = winsOf(players, ...ENDS.early)
  return standing(g, {
    prompt: PROMPT,
    moves: (p, out) => g.placesWith(p, 0, out, NODES),
    play(p, m) {
      g.set(p, to(m), piece[p.words[0]!]!)
      count(p, to(m), p.words[0]!)
      g.endTurn(p)
    },
    because: (_, m, usual) => (to(m) >= NODES.length ? g.why.noPlace : usual),
    /** Markers follow from the pieces. */
    derive(p) {
      for (let i = 0; i < AREAS; i++) if (marker.includes(g.at(p, cellOf(i)))) g.set(p, cellOf(i), 0)
      for (let word = held; word <= placed; word++) p.note(word, 0)
      for (const c of NODES) if (g.at(p, c) > 0) count(p, c, g.ownerAt(p, c))
    },
    flaw: p =>
      board.names.some((_, c) => (c < NODES.length ? marker : piece).includes(g.at(p, c)))
        ? MISFIT
        : undefined,
    outcome(p) {
      if (stop === 'majority') for (let i = 0; i < 2; i++) if (p.words[points + i]! >= ENOUGH) return early[i]
      return p.words[placed] === NODES.length ? ends[p.words[points]!] : undefined
    },
    scene: p => ({
      trays: numberTrays(g, 'points', POINTS, player => p.at(points + player)),
      fills: CORNERS.flatMap((_, i) => {
        const owner = players[g.ownerAt(p, cellOf(i))]
        return owner ? [{ cell: cellOf(i), fill: `camp-${owner.id}` }] : []
      }),
    }),
    value: (p, player) => squash(player === 0 ? prospects(p) : -prospects(p), 20),
    promising(p, out) {
      for (let c = 0; c < heats.length; c++) heats[c] = p.words[cells + c] === 0 ? heat(p, c) : -1
      for (let n = 0; n < HOTTEST; n++) {
        const best = takeHeaviest(heats, -1)
        if (best < 0) return
        out.add(place(best))
      }
    },
    /** What the piece wins at once. */
    gain: (p, m) =>
      AREAS_OF[to(m)]!.reduce(
        (sum, area) => sum + (needed(p, area, p.words[0]!) === 1 ? CORNERS[area]!.length : 0),
        0,
      ) / 10,
  })
}

const teknosbekajatek: GameDefinition = {
  id: 'teknosbekajatek',
  chapter: 'egyeb-logikai',
  title: { hu: 'Teknősbékajáték', en: 'Turtle game' },
  players: [2],
  rules: 1,
  material: 'lacquer',
  options: [toggle('stop', 'Vége, ha valakinek megvan a 78 pont', 'Ends as soon as somebody has 78 points')],
  make: ({ stop }) => make(stop === 'on' ? 'majority' : 'full board'),
}

export default teknosbekajatek
