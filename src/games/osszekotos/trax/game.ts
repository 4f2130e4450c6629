// Ruling: 64 tiles. With 64 or more laid after a whole turn and no winner the game is a draw; forced tiles may exceed 64.
// Ruling: forced tiles are laid by the program, within the turn. A win counts when the turn is complete.
// Ruling: a line of eight wins if both its ends point out of the area in its outermost columns or rows.
// Ruling: no legal move (it can only happen in small Trax) is a draw.
import { Layout, type Outcome, type Position, type Words } from '../../../engine/index.ts'
import {
  BLACK,
  cellOf,
  cellsCodec,
  PieceSet,
  split,
  toggle,
  WHITE,
  win,
  type BoardGame,
  type GameDefinition,
  type Placed,
} from '../../../kit/index.ts'
import { area, isForced } from './area.ts'
import { lines } from './lines.ts'
import { LONG, lookOf, SIDES, TILES, traxTable, WAYS } from './tiles.ts'
import { APART, COLOURS, ILLEGAL, OCCUPIED, OUTSIDE, REASONS } from './words.ts'

const ALL = 15
function make(small: boolean, goal: 'all' | 'loops'): BoardGame {
  const board = traxTable()
  const players = [WHITE, BLACK]
  const pieces = new PieceSet(
    players,
    WAYS.map(({ id, hu, en, art }) => ({ id, name: { hu, en }, art })),
  )
  const first = cellOf(board, 'A1')

  // Tiles belong to nobody. By code the white sides and the way, by way and by white sides the code.
  const codes = Int8Array.from(WAYS, (_, way) => pieces.code(way, players.length))
  const white = new Int8Array(pieces.codes)
  const codeOf = new Int8Array(ALL + 1)
  // For what enters a field: the ways that fit, six places each with -1 behind the last.
  const fitting = new Int8Array((1 << 8) * (WAYS.length + 1)).fill(-1)
  for (const [way, { white: sides }] of WAYS.entries()) {
    white[codes[way]!] = sides
    codeOf[sides] = codes[way]!
  }
  for (let into = 0; into < 1 << 8; into++) {
    const fits = WAYS.flatMap(({ white: sides }, way) =>
      (sides & into & ALL) === (into & ALL) && (sides & (into >> 4)) === 0 ? [way] : [],
    )
    fitting.set(fits, into * (WAYS.length + 1))
  }

  const layout = new Layout(players.map(player => player.id))
  // The place behind the last cell is the wall: nothing ever lies there.
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces) })
  const won = layout.range('won', 1)
  const laid = area(layout, board, cells, white, codeOf)
  const { entries, edge, tiles, wide, high, col, row, turn } = laid
  const wins = lines(board, white, cells, wide, high)

  /** Looks for winning lines through the tiles of the turn; when both colours have one, the mover wins. */
  const judge = (p: Position, mover: number): void => {
    let colours = 0
    for (let i = 0; i < turn.laid; i++)
      for (let colour = 0; colour < 2; colour++)
        if (((colours >> colour) & 1) === 0 && wins(p.words, turn.fields[i]!, colour, goal))
          colours |= 1 << colour
    if (colours !== 0) p.note(won, 1 + ((colours >> mover) & 1 ? mover : 1 - mover))
  }
  const isOutside = (words: Int32Array, c: number): boolean =>
    small &&
    ((words[wide] === LONG && (col[c] === 0 || col[c]! > LONG)) ||
      (words[high] === LONG && (row[c] === 0 || row[c]! > LONG)))

  /** Tiles that could not have come to lie like this. */
  const flaw = (p: Position): Words | undefined => {
    const met = new Set(p.at(tiles) === 0 ? [] : [turn.fields[0]!])
    for (const c of met)
      for (let side = 0; side < 4; side++) {
        const beyond = board.next[c * 4 + side]!
        const [code, other] = [p.at(cells + c), p.at(cells + beyond)]
        if (other === 0) continue
        if (((white[code]! >> side) & 1) !== ((white[other]! >> (side ^ 2)) & 1)) return REASONS[COLOURS]
        met.add(beyond)
      }
    if (met.size !== p.at(tiles))
      return { hu: 'A lapok nem függnek össze.', en: 'The tiles are not connected.' }
    for (let i = 0; i < edge.count(p); i++)
      if (isForced(p.at(entries + edge.at(p, i))))
        return { hu: 'Egy mezőt kötelező volna kitölteni.', en: 'A field would have to be filled.' }
    return small && (p.at(wide) > LONG || p.at(high) > LONG) ? REASONS[OUTSIDE] : undefined
  }

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
      laid.derive(p)
      judge(p, 1 - p.turn)
    },
    flaw,
    moves(p, out) {
      const { words } = p
      if (words[tiles] === 0) {
        for (let way = 0; way < WAYS.length; way++) out.add((first << 3) | way)
        return
      }
      for (let i = edge.count(p) - 1; i >= 0; i--) {
        const c = edge.at(p, i)
        if (isOutside(words, c)) continue
        for (let k = words[entries + c]! * (WAYS.length + 1); fitting[k]! >= 0; k++)
          out.add((c << 3) | fitting[k]!)
      }
    },
    refuses(p, m) {
      const [c, code] = [m >> 3, codes[m & 7]!]
      const effect = laid.effect(p.words, c, code)
      if (effect !== 'forces') return effect === 'fine' ? 0 : ILLEGAL
      const token = p.ahead()
      const legal = laid.layAll(p, c, code)
      p.back(token)
      return legal ? 0 : ILLEGAL
    },
    attempts(p, out, reasons) {
      const empty = p.at(tiles) === 0
      const [right, bottom] = [empty ? 2 : p.at(wide) + 1, empty ? 2 : p.at(high) + 1]
      for (let c = 0; c < board.size; c++) {
        if (col[c]! > right || row[c]! > bottom || (empty && c === first)) continue
        const into = p.at(entries + c)
        const k = into * (WAYS.length + 1)
        const reason =
          p.at(cells + c) !== 0 ? OCCUPIED : into === 0 ? APART : isOutside(p.words, c) ? OUTSIDE : COLOURS
        for (let way = 0; way < WAYS.length; way++) {
          if (reason === COLOURS && fitting.subarray(k, k + WAYS.length).includes(way)) continue
          out.add((c << 3) | way)
          reasons.add(reason)
        }
      }
    },
    play(p, m) {
      const mover = p.words[0]!
      laid.layAll(p, m >> 3, codes[m & 7]!)
      laid.grow(p, m >> 3)
      judge(p, mover)
      p.pass(1 - mover)
    },
    outcome: p =>
      p.words[won] !== 0 ? ends[p.words[won]! - 1] : p.words[tiles]! >= TILES ? used : undefined,
    stuck: () => shut,
    name: (_, m) => `${board.names[m >> 3]!}:${WAYS[m & 7]!.id}`,
    points: (_, m) => [`tile:${WAYS[m & 7]!.id}`, m >> 3],
    // A tile before the first column or row moves with all the others, so that the area begins in A1 again.
    trail(_, m) {
      let c = m >> 3
      if (col[c] === 0) c = board.next[c * SIDES + 1]!
      if (row[c] === 0) c = board.next[c * SIDES + 2]!
      return [c]
    },
    scene(p) {
      const placed: Placed[] = []
      for (let c = 0; c < board.size; c++) {
        const way = pieces.kind(p.at(cells + c))
        if (way >= 0) placed.push({ cell: c, look: lookOf(way), label: pieces.label(p.at(cells + c)) })
      }
      const left = Math.max(0, TILES - p.at(tiles))
      return {
        placed,
        trays: [
          {
            id: 'tiles',
            title: { hu: 'lapok', en: 'tiles' },
            text: { hu: `még ${left}`, en: `${left} left` },
            items: WAYS.map(({ id, hu, en }, way) => ({
              look: lookOf(way),
              label: { hu, en },
              point: `tile:${id}`,
            })),
          },
        ],
        window: [-0.5, -0.5, Math.max(1, p.at(wide)) + 2, Math.max(1, p.at(high)) + 2],
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
  make: options => make(options['small'] === 'on', options['loops'] === 'on' ? 'loops' : 'all'),
}

export default trax
