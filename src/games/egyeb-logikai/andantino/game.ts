// Ruling: light begins. The wins of the one who laid the tile are looked at first; a tile laid into an area that the enemy
// has closed already is enclosed at once, and the enemy wins.
// Ruling: 200 tiles without a winner are a draw. The table goes 24 steps from the first tile each way; a row of tiles gets
// there with the 48th at the earliest.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellOf,
  Flood,
  ground,
  growing,
  growingBoard,
  kind,
  neighbours,
  rowTest,
  split,
  standing,
  stepsFrom,
  tileByTile,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ENDS, PROMPT, WHY } from './words.ts'

const TABLE = { shape: 'hexes', tiles: 200, touch: 2, reach: 24 } as const
/** The length of a winning row. */
const ROW = 5
/** What lies within a border of one colour: it leads out, nothing of the other colour is in it, or something is. */
const [OPEN, EMPTY, HELD] = [0, 1, 2]

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board: growingBoard(TABLE),
    kinds: { tile: kind('lap', 'tile', 'hexagon') },
    own: layout => ({
      /** 1 + the player who won by a row, 3 + the one who won by closing an area in. */
      won: layout.range('won', 1),
      /** How far the farthest tile lies from the first one. */
      far: layout.range('far', 1),
      /** A bit for each player who ever closed an area with nothing in it. */
      holes: layout.range('holes', 1),
    }),
    why: WHY,
  })
  const { board, cells, players, own, why } = g
  const codes = g.codes('tile')
  const area = growing(g, TABLE)
  const { sides } = area
  const { next, size } = board
  /** By cell: how far it lies from the first tile. */
  const distance = stepsFrom(board, cellOf(board, '0'))

  const hasRow = rowTest(board, cells, ROW)
  const flood = new Flood(size)
  /** What lies around this cell within a border of a player's colour. */
  const within = (words: Int32Array, from: number, player: number): number => {
    const [wall, foe] = [codes[player]!, codes[1 - player]!]
    flood.begin(from)
    let found = EMPTY
    for (let c = flood.next(); c >= 0; c = flood.next()) {
      if (distance[c]! > words[own.far]!) return OPEN
      if (words[cells + c] === foe) found = HELD
      for (let d = 0; d < sides; d++) {
        const n = next[c * sides + d]!
        if (n === size) return OPEN
        if (words[cells + n] !== wall) flood.find(n)
      }
    }
    return found
  }
  /** What a new tile closes in. It can close an area only where its neighbours of other kinds lie in several groups. */
  const closes = (words: Int32Array, c: number, player: number): number => {
    const code = codes[player]!
    let [groups, found] = [0, OPEN]
    for (let d = 0, before = next[c * sides + sides - 1]!; d < sides; d++) {
      const n = next[c * sides + d]!
      if (words[cells + n] !== code && words[cells + before] === code) groups++
      before = n
    }
    if (groups < 2) return OPEN
    for (let d = 0; d < sides && found !== HELD; d++) {
      const n = next[c * sides + d]!
      if (n !== size && words[cells + n] !== code) found = Math.max(found, within(words, n, player))
    }
    return found
  }
  const judge = (p: Position, c: number, mover: number): number => {
    const { words } = p
    if (hasRow(words, c)) return 1 + mover
    const closed = closes(words, c, mover)
    if (closed === HELD) return 3 + mover
    if (closed === EMPTY) p.note(own.holes, words[own.holes]! | (1 << mover))
    const enclosed = (words[own.holes]! >> (1 - mover)) & 1 && within(words, c, 1 - mover) !== OPEN
    return enclosed ? 3 + 1 - mover : 0
  }

  const ends = [undefined, ...winsOf(players, ...ENDS.row), ...winsOf(players, ...ENDS.enclosed)]
  const used = split(players, ...ENDS.used)

  return standing(g, {
    prompt: PROMPT,
    ...tileByTile(area, why),
    play(p, m) {
      const mover = p.words[0]!
      area.lay(p, m, codes[mover]!)
      if (distance[m]! > p.words[own.far]!) p.note(own.far, distance[m]!)
      p.note(own.won, judge(p, m, mover))
      g.endTurn(p)
    },
    derive(p) {
      area.derive(p)
      const laid = area.laid(p)
      p.note(own.far, Math.max(0, ...laid.map(c => distance[c]!)))
      // The one who moved last comes first.
      for (const player of [p.turn, 1 - p.turn]) {
        const areas = board.cells.map((_, c) =>
          distance[c]! > p.at(own.far) || g.ownerAt(p, c) === player ? OPEN : within(p.words, c, player),
        )
        if (areas.includes(EMPTY)) p.note(own.holes, p.at(own.holes) | (1 << player))
        if (laid.some(c => g.ownerAt(p, c) === player && hasRow(p.words, c))) p.note(own.won, 1 + player)
        else if (areas.includes(HELD)) p.note(own.won, 3 + player)
      }
    },
    outcome: p => ends[p.words[own.won]!] ?? (area.count(p) >= TABLE.tiles ? used : undefined),
    decisive(p, { result }) {
      const player = result.indexOf(1)
      const laid = area.laid(p).filter(c => g.ownerAt(p, c) === player)
      if (p.at(own.won) <= 2) return laid.filter(c => hasRow(p.words, c))
      const isInside = (n: number) => g.ownerAt(p, n) !== player && within(p.words, n, player) === HELD
      return laid.filter(c => neighbours(board, c).some(isInside))
    },
    stuck: () => split(players, ...ENDS.shut),
  })
}

const andantino: GameDefinition = {
  id: 'andantino',
  chapter: 'egyeb-logikai',
  material: 'marbles',
  title: { hu: 'Andantino', en: 'Andantino' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default andantino
