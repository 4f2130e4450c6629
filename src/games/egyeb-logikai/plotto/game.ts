// Ruling: a tile that completes lines for several players wins for the one who laid it; if that player has none of them,
// the game goes on and those lines stay without effect. Lines that end in a number nobody has do nothing.
// Ruling: no place for a tile, or 120 tiles without a winner, is a draw.
// Ruling: the table goes 24 steps from the first tile each way; a row of tiles gets there with the 48th at the earliest.
import {
  BLUE,
  common,
  GREEN,
  ground,
  growing,
  growingBoard,
  neighbours,
  oneOf,
  RED,
  split,
  standing,
  text,
  tilePoints,
  tileTray,
  winsOf,
  wordCodec,
  YELLOW,
  type BoardGame,
  type GameDefinition,
  type Tint,
} from '../../../kit/index.ts'
import { ENDS, NOBODYS, PROMPT, WHY } from './words.ts'

const TABLE = { shape: 'hexes', tiles: 120, touch: 2, reach: 24 } as const
const NUMBERS = 4
/** The length of a winning line. */
const LINE = 4

function make(count: number, order: 'up' | 'down'): BoardGame {
  const players = [RED, BLUE, GREEN, YELLOW].slice(0, count)
  /** Whose a number is, counted from 0; `count` or more is nobody. */
  const holder = (k: number): number => (order === 'up' ? k : NUMBERS - 1 - k)
  const tile = (hu: string, k: number) =>
    common(`${hu} lap`, `tile ${k + 1}`, 'hexagon', {
      text: String(k + 1),
      tint: (players[holder(k)]?.tint ?? 'white') as Tint,
    })
  const g = ground({
    players,
    board: growingBoard(TABLE),
    kinds: { '1': tile('1-es', 0), '2': tile('2-es', 1), '3': tile('3-as', 2), '4': tile('4-es', 3) },
    own: layout => layout.range('won', 1, { json: wordCodec(['nobody', ...players.map(({ id }) => id)]) }),
    why: WHY,
  })
  const { board, cells, kindOf, pieces, why, own: won } = g
  const codes = pieces.kinds.map(({ id }) => pieces.codeOf(id, count))
  const area = growing(g, TABLE, code => (code === 0 ? 0 : 1 << kindOf[code]!))
  const { near, sides } = area

  /** The number at the other end of a line that begins here; nothing where tiles are missing. */
  const farEnd = (words: Int32Array, c: number, d: number): number => {
    let at = c
    for (let k = 1; k < LINE && words[cells + at]! > 0; k++) at = board.next[at * sides + d]!
    return words[cells + at]!
  }
  /** The players whose lines run through this tile, a bit for each. */
  const linesAt = (words: Int32Array, c: number): number => {
    let found = 0
    for (let d = 0; d < sides / 2; d++)
      for (let k = 0, end = c; k < LINE && words[cells + end]! > 0; k++) {
        const who = holder(kindOf[words[cells + end]!]!)
        if (who < count && farEnd(words, end, d) === words[cells + end]) found |= 1 << who
        end = board.next[end * sides + board.opposite[d]!]!
      }
    return found
  }
  const isOne = (bits: number) => bits !== 0 && (bits & (bits - 1)) === 0
  /** Whose lines decide, counted from 1; 0 when none do. */
  const judge = (lines: number, mover: number): number =>
    (lines >> mover) & 1 ? mover + 1 : isOne(lines) ? 32 - Math.clz32(lines) : 0

  const wins = winsOf(players, ...ENDS.line)
  const choices = codes.map((code, k) => {
    const whose = players[holder(k)]?.name ?? NOBODYS
    const { hu, en } = pieces.label(code)
    const name = text(`${hu} (${whose.hu})`, `${en} (${whose.en})`)
    return { id: String(k + 1), name, look: pieces.look(code) }
  })
  const shut = split(players, ...ENDS.shut)
  const used = split(players, ...ENDS.used)

  return standing(g, {
    prompt: PROMPT,
    moves: (p, out) => area.list(p, out, NUMBERS),
    // The numbers that lie beside a cell stand above the bits for its sides.
    refuses: (p, m) => ((p.words[near + (m >> 2)]! >> (sides + (m & 3))) & 1 ? why.same : 0),
    play(p, m) {
      area.lay(p, m >> 2, codes[m & 3]!)
      p.put(won, judge(linesAt(p.words, m >> 2), p.words[0]!))
      g.endTurn(p)
    },
    derive(p) {
      area.derive(p)
      let lines = 0
      for (const c of area.laid(p)) lines |= linesAt(p.words, c)
      // Lines of several players were completed at once without effect, unless the position says who won.
      if (p.at(won) === 0 && isOne(lines)) p.put(won, judge(lines, 0))
    },
    flaw: p =>
      area.laid(p).some(c => neighbours(board, c).some(n => g.at(p, n) === g.at(p, c)))
        ? g.reasons[why.same]
        : area.flaw(p),
    outcome: p =>
      p.words[won] !== 0 ? wins[p.words[won]! - 1] : area.count(p) >= TABLE.tiles ? used : undefined,
    decisive: (p, { result }) =>
      area.laid(p).flatMap(c =>
        board.dirs.flatMap((_, d) => {
          const isWon =
            holder(kindOf[g.at(p, c)]!) === result.indexOf(1) && farEnd(p.words, c, d) === g.at(p, c)
          const line = [c]
          while (isWon && line.length < LINE) line.push(board.next[line.at(-1)! * sides + d]!)
          return isWon ? line : []
        }),
      ),
    stuck: () => shut,
    name: (_, m) => `${board.names[m >> 2]}:${(m & 3) + 1}`,
    points: (_, m) => tilePoints(String((m & 3) + 1), m >> 2),
    attempts: (p, out, reasons) => area.tries(p, NUMBERS, why, out, reasons),
    scene: p => ({
      window: area.window(p),
      trays: [tileTray(choices)],
    }),
    upright: true,
  })
}

const plotto: GameDefinition = {
  id: 'plotto',
  chapter: 'egyeb-logikai',
  material: 'links',
  title: { hu: 'Plotto', en: 'Plotto' },
  players: [2, 3, 4],
  rules: 1,
  options: [
    oneOf('numbers', 'Számok a játék sorrendjében', 'Numbers in the order of play', [
      ['up', '1, 2, 3, 4', '1, 2, 3, 4'],
      ['down', '4, 3, 2, 1', '4, 3, 2, 1'],
    ]),
  ],
  make: ({ players, numbers }) => make(Number(players ?? 2), numbers === 'down' ? 'down' : 'up'),
}

export default plotto
