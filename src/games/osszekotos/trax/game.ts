// Ruling: 64 tiles. With 64 or more laid after a whole turn and no winner the game is a draw; forced tiles may exceed 64.
// Ruling: forced tiles are laid by the program, within the turn. A win counts when the turn is complete.
// Ruling: a line of eight wins if both its ends point out of the area in its outermost columns or rows.
// Ruling: no legal move (it can only happen in small Trax) is a draw.
import { Layout, tried, type Move, type Outcome, type Position, type Reason } from '../../../engine/index.ts'
import {
  BLACK,
  cellsCodec,
  CorneredArea,
  corneredBoard,
  PieceSet,
  split,
  tileFit,
  tilePoints,
  tileTray,
  toggle,
  WHITE,
  win,
  text,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { lines } from './lines.ts'
import { lookOf, WAYS } from './tiles.ts'

const TILES = 64
/** The length a line must have at least to win, and how far small Trax goes. */
const LONG = 8
const NEVER = 1 << 20

const [ILLEGAL, COLOURS, OUTSIDE, APART, OCCUPIED] = [1, 2, 3, 4, 5] as const
const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  {
    hu: 'Szabálytalan mező keletkezne: egy üres helyre három egyforma színű vonal futna be.',
    en: 'It would make an illegal field: an empty place entered by three lines of one colour.',
    rule: 'illegal',
  },
  {
    hu: 'A vonalaknak a saját színükben kell folytatódniuk.',
    en: 'Lines must go on in their own colour.',
    rule: 'moves',
  },
  {
    hu: 'A kis traxban a terület nem nőhet nyolc mezőnél szélesebbre vagy magasabbra.',
    en: 'In small Trax the area cannot become wider or higher than eight fields.',
    rule: 'variants',
  },
  {
    hu: 'Az első lap középre kerül, a többinek oldalával kell érintkeznie egy már letett lappal.',
    en: 'The first tile goes to the middle; every other must share a side with a laid one.',
    rule: 'moves',
  },
  { hu: 'Itt már fekszik egy lap.', en: 'A tile lies here already.', rule: 'moves' },
]

const players = [WHITE, BLACK]
const pieces = new PieceSet(players, WAYS)
const CHOICES = WAYS.map(({ id, name }, way) => ({ id, name, look: lookOf(way) }))
// Tiles belong to nobody. By way the code, by code the white sides.
const codes = WAYS.map((_, way) => pieces.code(way, players.length))
const white = Int8Array.from({ length: pieces.codes }, (_, code) => WAYS[codes.indexOf(code)]?.white ?? 0)

// What is near an empty field: a bit for each side where a tile lies, four bits higher those with a white line.
const whites = (near: number) => near >> 4
const blacks = (near: number) => (near & 15) ^ (near >> 4)
const count = (sides: number) => [1, 2, 4, 8].filter(side => sides & side).length
const NEAR = Array.from({ length: 1 << 8 }, (_, near) => near)
const [FREE, FORCED] = [0, 1]
/** Two lines of one colour force a tile, three make the field illegal. */
const state = Int8Array.from(NEAR, near => Math.max(1, count(whites(near)), count(blacks(near))) - 1)
const fitting = tileFit(WAYS.map(way => way.white))

function make(small: boolean, long: number): BoardGame {
  const board = corneredBoard(TILES)
  const layout = new Layout(players.map(player => player.id))
  // The place behind the last cell is the wall: nothing ever lies there.
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces) })
  const won = layout.range('won', 1)
  const area = new CorneredArea(layout, board, cells, {
    // Forced tiles may fill all that 64 tiles surround.
    tiles: board.size >> 1,
    touch: 1,
    codes: pieces.codes,
    tells: (code, side) => ((white[code]! >> side) & 1 ? 1 << board.opposite[side]! : 0),
  })
  const { edge, near, sides } = area
  const wins = lines(area, white)

  /** The tiles of the turn, and the fields that wait for a forced one. */
  const turn = new Int16Array(board.size)
  let laid = 0
  const waiting = new Int16Array(sides * board.size)
  let queued = 0
  /** Lays a tile; false when it makes a field illegal. */
  const lay = (p: Position, c: number, code: number): boolean => {
    area.lay(p, c, code)
    turn[laid++] = c
    for (let side = 0; side < sides; side++) {
      const n = board.next[c * sides + side]!
      if (n === board.size || p.words[cells + n] !== 0) continue
      const found = state[p.words[near + n]!]!
      if (found === FORCED) waiting[queued++] = n
      else if (found !== FREE) return false
    }
    return true
  }
  /** A tile with all the tiles that it forces; the order does not matter. */
  const layAll = (p: Position, c: number, code: number): boolean => {
    laid = queued = 0
    if (!lay(p, c, code)) return false
    while (queued > 0) {
      const field = waiting[--queued]!
      if (p.words[cells + field] !== 0) continue
      if (!lay(p, field, codes[fitting.list[fitting.first(p.words[near + field]!)]!]!)) return false
    }
    return true
  }
  const isRefused = (p: Position, m: Move) => !layAll(p, m >> 3, codes[m & 7]!)

  /** Looks for winning lines through the tiles of the turn; when both colours have one, the mover wins. */
  const judge = (p: Position, mover: number): void => {
    let colours = 0
    for (let i = 0; i < laid; i++)
      for (let colour = 0; colour < 2; colour++)
        if (((colours >> colour) & 1) === 0 && wins(p.words, turn[i]!, colour, long)) colours |= 1 << colour
    if (colours !== 0) p.note(won, 1 + ((colours >> mover) & 1 ? mover : 1 - mover))
  }
  const isOutside = (words: Int32Array, c: number) => small && area.isBeyond(words, c, LONG)

  const ends: Outcome[] = players.map(({ name }, i) =>
    win(players, i, `${name.hu} vonala hurok vagy híd lett.`, `${name.en} has a loop or a long line.`),
  )
  const used = split(players, 'Elfogytak a lapok.', 'The tiles have run out.')
  const shut = split(players, 'Nincs szabályos lépés.', 'There is no legal move.')

  return {
    players,
    layout,
    board,
    turns: 'one move',
    reasons: REASONS,
    start: () => {},
    derive(p) {
      area.derive(p)
      laid = 0
      for (const c of area.laid(p)) turn[laid++] = c
      judge(p, 1 - p.turn)
    },
    flaw(p) {
      for (const c of area.laid(p))
        for (let side = 0; side < sides; side++) {
          const other = p.at(cells + board.next[c * sides + side]!)
          const same = ((white[p.at(cells + c)]! >> side) & 1) === ((white[other]! >> (side ^ 2)) & 1)
          if (other !== 0 && !same) return REASONS[COLOURS]
        }
      const apart = area.flaw(p)
      if (apart) return apart
      for (let i = 0; i < edge.count(p); i++)
        if (state[p.at(near + edge.at(p, i))] !== FREE)
          return { hu: 'Egy mezőt kötelező volna kitölteni.', en: 'A field would have to be filled.' }
      return small && (p.at(area.wide) > LONG || p.at(area.high) > LONG) ? REASONS[OUTSIDE] : undefined
    },
    moves(p, out) {
      const { words } = p
      if (area.count(p) === 0) for (let way = 0; way < WAYS.length; way++) out.add((area.first << 3) | way)
      for (let i = edge.count(p) - 1; i >= 0; i--) {
        const c = edge.at(p, i)
        if (isOutside(words, c)) continue
        for (let k = fitting.first(words[near + c]!); fitting.list[k]! >= 0; k++)
          out.add((c << 3) | fitting.list[k]!)
      }
    },
    refuses(p, m) {
      const [c, code] = [m >> 3, codes[m & 7]!]
      let worst = FREE
      for (let side = 0; side < sides; side++) {
        const n = board.next[c * sides + side]!
        if (n === board.size || p.words[cells + n] !== 0) continue
        worst = Math.max(worst, state[area.joined(p.words, n, side, code)]!)
      }
      return worst === FREE || (worst === FORCED && !tried(p, isRefused, m)) ? 0 : ILLEGAL
    },
    attempts(p, out, reasons) {
      const empty = area.count(p) === 0
      const [right, bottom] = empty ? [2, 2] : [p.at(area.wide) + 1, p.at(area.high) + 1]
      for (let c = 0; c < board.size; c++) {
        if (area.col[c]! > right || area.row[c]! > bottom || (empty && c === area.first)) continue
        const into = p.at(near + c)
        const reason =
          p.at(cells + c) !== 0 ? OCCUPIED : into === 0 ? APART : isOutside(p.words, c) ? OUTSIDE : COLOURS
        for (let way = 0; way < WAYS.length; way++) {
          if (reason === COLOURS && fitting.fits(into, way)) continue
          out.add((c << 3) | way)
          reasons.add(reason)
        }
      }
    },
    play(p, m) {
      const mover = p.words[0]!
      layAll(p, area.makeRoom(p, m >> 3), codes[m & 7]!)
      judge(p, mover)
      p.pass(1 - mover)
    },
    outcome: p => (p.words[won] !== 0 ? ends[p.words[won]! - 1] : area.count(p) >= TILES ? used : undefined),
    decisive: (p, { result }) => area.laid(p).filter(c => wins(p.words, c, result.indexOf(1), long)),
    stuck: () => shut,
    name: (_, m) => `${board.names[m >> 3]!}:${WAYS[m & 7]!.id}`,
    points: (_, m) => tilePoints(WAYS[m & 7]!.id, m >> 3),
    // As players of Trax write it: the place, then how the lines run.
    write: (_, m) =>
      text(`${board.names[m >> 3]!}${WAYS[m & 7]!.sign}`, `${board.names[m >> 3]!}${WAYS[m & 7]!.sign}`),
    trail: (_, m) => [area.settled(m >> 3)],
    prompt: () =>
      text(
        'Válassz egy lapot a tábla mellől, aztán mutasd meg a helyét.',
        'Choose a tile beside the board, then show where it lies.',
      ),
    scene(p) {
      const left = Math.max(0, TILES - area.count(p))
      return {
        placed: area.laid(p).map(cell => {
          const way = pieces.kind(p.at(cells + cell))
          return { cell, look: lookOf(way), label: WAYS[way]!.name }
        }),
        trays: [tileTray(CHOICES, text(`még ${left}`, `${left} left`))],
        window: area.window(p),
      }
    },
  }
}

const trax: GameDefinition = {
  id: 'trax',
  chapter: 'osszekotos',
  title: { hu: 'Trax', en: 'Trax' },
  players: [2],
  rules: 1,
  options: [
    toggle('small', 'Kis trax (8 × 8)', 'Small Trax (8 × 8)'),
    toggle('loops', 'Huroktrax (csak hurok nyer)', 'Loop Trax (only loops win)'),
  ],
  make: options => make(options['small'] === 'on', options['loops'] === 'on' ? NEVER : LONG),
}

export default trax
