// Ruling: light begins. The wins of the one who laid the tile are looked at first; a tile laid into an area that the enemy
// has closed already is enclosed at once, and the enemy wins.
// Ruling: 200 tiles without a winner are a draw. The table goes 24 steps from the first tile each way; a row of tiles gets
// there with the 48th at the earliest.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  ground,
  growing,
  growingBoard,
  kind,
  reason,
  split,
  standing,
  text,
  WHITE,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

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
    why: {
      taken: reason('Itt már fekszik egy lap.', 'A tile lies here already.'),
      apart: reason(
        'A második lap érintse az elsőt, a többi legalább két lapot.',
        'The second tile touches the first, every other at least two tiles.',
      ),
    },
  })
  const { board, cells, players, own, why } = g
  const codes = g.codes('tile')
  const area = growing(g, TABLE)
  const { sides } = area
  const { next, opposite, size } = board
  const steps = (c: number): number => {
    const { x, y } = board.cells[c]!
    const north = Math.round((-2 * y) / Math.sqrt(3))
    const east = Math.round(x - north / 2)
    return Math.max(Math.abs(east), Math.abs(north), Math.abs(east + north))
  }
  const distance = Int16Array.from({ length: size }, (_, c) => steps(c))

  /** How many tiles of a colour follow each other from here in a direction. */
  const follow = (words: Int32Array, from: number, d: number, code: number): number => {
    let count = 0
    for (let c = next[from * sides + d]!; words[cells + c] === code; c = next[c * sides + d]!) count++
    return count
  }
  const hasRow = (words: Int32Array, c: number, code: number): boolean => {
    for (let d = 0; d < sides / 2; d++)
      if (1 + follow(words, c, d, code) + follow(words, c, opposite[d]!, code) >= ROW) return true
    return false
  }

  const seen = new Int32Array(size)
  const queue = new Int16Array(size)
  let search = 0
  /** What lies around this cell within a border of `wall`; `foe` is the other colour. */
  const within = (words: Int32Array, from: number, wall: number, foe: number): number => {
    search++
    seen[from] = search
    queue[0] = from
    let found = EMPTY
    for (let head = 0, tail = 1; head < tail; head++) {
      const c = queue[head]!
      if (distance[c]! > words[own.far]!) return OPEN
      if (words[cells + c] === foe) found = HELD
      for (let d = 0; d < sides; d++) {
        const n = next[c * sides + d]!
        if (n === size) return OPEN
        if (seen[n] === search || words[cells + n] === wall) continue
        seen[n] = search
        queue[tail++] = n
      }
    }
    return found
  }
  /** What a new tile closes in. It can close an area only where its neighbours of other kinds lie in several groups. */
  const closes = (p: Position, c: number, code: number, foe: number): number => {
    const { words } = p
    let groups = 0
    let found = OPEN
    for (let d = 0, before = next[c * sides + sides - 1]!; d < sides; d++) {
      const n = next[c * sides + d]!
      if (words[cells + n] !== code && words[cells + before] === code) groups++
      before = n
    }
    if (groups < 2) return OPEN
    for (let d = 0; d < sides && found !== HELD; d++) {
      const n = next[c * sides + d]!
      if (n !== size && words[cells + n] !== code) found = Math.max(found, within(words, n, code, foe))
    }
    return found
  }
  const judge = (p: Position, c: number, mover: number): number => {
    const { words } = p
    const [mine, theirs] = [codes[mover]!, codes[1 - mover]!]
    if (hasRow(words, c, mine)) return 1 + mover
    const closed = closes(p, c, mine, theirs)
    if (closed === HELD) return 3 + mover
    if (closed === EMPTY) p.note(own.holes, words[own.holes]! | (1 << mover))
    const enclosed = (words[own.holes]! >> (1 - mover)) & 1 && within(words, c, theirs, mine) !== OPEN
    return enclosed ? 3 + 1 - mover : 0
  }

  const ends = [
    ...players.map(({ name }, i) =>
      win(players, i, `${name.hu} ötöt rakott sorba.`, `${name.en} has five in a row.`),
    ),
    ...players.map(({ name }, i) =>
      win(players, i, `${name.hu} bekerítette az ellenfelet.`, `${name.en} has enclosed the opponent.`),
    ),
  ]
  const used = split(players, '200 lap fekszik győztes nélkül.', '200 tiles lie without a winner.')
  const shut = split(players, 'Nincs hely több lapnak.', 'There is no place for another tile.')

  return standing(g, {
    prompt: text('Tedd le egy lapodat.', 'Lay one of your tiles.'),
    moves: (p, out) => area.list(p, out),
    pick: (p, rng) => area.any(p, rng),
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
        const [mine, theirs] = [codes[player]!, codes[1 - player]!]
        const areas = board.cells.map((_, c) =>
          distance[c]! > p.at(own.far) || g.at(p, c) === mine ? OPEN : within(p.words, c, mine, theirs),
        )
        if (areas.includes(EMPTY)) p.note(own.holes, p.at(own.holes) | (1 << player))
        if (laid.some(c => g.at(p, c) === mine && hasRow(p.words, c, mine))) p.note(own.won, 1 + player)
        else if (areas.includes(HELD)) p.note(own.won, 3 + player)
      }
    },
    flaw: p => area.flaw(p),
    outcome: p =>
      p.words[own.won] !== 0 ? ends[p.words[own.won]! - 1] : area.count(p) >= TABLE.tiles ? used : undefined,
    stuck: () => shut,
    name: (_, m) => board.names[m]!,
    points: (_, m) => [m],
    attempts: (p, out, reasons) => area.tries(p, 1, why, out, reasons),
    scene: p => ({ window: area.window(p) }),
    upright: true,
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
