// Ruling: by the book the arrow flies as far as it can; the published game lets it stop anywhere on its line (`arrow`).
// Ruling: the cell the amazon has just left is empty for its arrow, so a shot is always possible.
// Ruling: whoever cannot move when their turn comes is out for good; the amazons stay where they are. The last player in wins.
// Ruling: the 96 arrows are always enough, so they are not counted.
import { Layout, Moves, type Move, type Outcome, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  cellCodec,
  cellsCodec,
  cellsOf,
  flagsCodec,
  from,
  oneOf,
  pack,
  PieceSet,
  placedOn,
  ray,
  RED,
  square,
  to,
  WALL,
  WHITE,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { territory } from './territory.ts'

const SIDE = 10
const CAMPS: Readonly<Record<number, readonly string[]>> = {
  2: ['a7 d10 g10 j7', 'a4 d1 g1 j4'],
  3: ['a5 a8 c10', 'h10 j5 j8', 'b1 f1 i1'],
  4: ['a4 a7', 'd1 g1', 'd10 g10', 'j4 j7'],
}
/** The forced move of a player who cannot go. */
const OUT = pack(0, 0, 1)
const [FLIES_ON, OFF_LINE, NO_WAY] = [1, 2, 3] as const

function make(count: number, arrow: 'far' | 'any'): BoardGame {
  const board = square(SIDE, SIDE, { look: 'checks' })
  const camps = CAMPS[count]!.map(camp => cellsOf(board, camp))
  const players = [WHITE, BLACK, RED, BLUE].slice(0, count)
  const pieces = new PieceSet(players, [
    { id: 'amazon', name: { hu: 'amazon', en: 'amazon' }, art: 'amazon' },
    { id: 'arrow', name: { hu: 'nyíl', en: 'arrow' }, art: 'arrow' },
  ])
  const ARROW = pieces.codeOf('arrow', count)
  const each = camps[0]!.length

  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
  const aim = layout.range('shoots', 1, { json: cellCodec(board) })
  const gone = layout.range('out', 1, { json: flagsCodec(players.map(player => player.id)) })
  const home = layout.range('home', count * each)

  // Every cell has eight rays of at most nine cells, each ending in the wall.
  const rays = new Int16Array(board.size * 8 * SIDE).fill(board.size)
  for (let c = 0; c < board.size; c++)
    for (let d = 0; d < 8; d++) rays.set(ray(board, c, d), (c * 8 + d) * SIDE)

  /** What it means that these players (bits) are out. */
  const ends: (Outcome | undefined)[] = Array.from({ length: 1 << count }, (_, bits) => {
    const left = players.flatMap((_, i) => ((bits >> i) & 1 ? [] : [i]))
    if (left.length !== 1) return undefined
    const { name } = players[left[0]!]!
    return win(
      players,
      left[0]!,
      `${name.hu} tudott utoljára lépni.`,
      `${name.en} was the last able to move.`,
    )
  })

  const passOn = (p: Position): void => {
    let next = p.turn
    do next = (next + 1) % count
    while ((p.at(gone) >> next) & 1)
    p.pass(next)
  }
  /** Lists where each player's amazons stand. */
  const derive = (p: Position): void => {
    const seen = players.map(() => 0)
    for (let k = 0; k < count * each; k++) p.note(home + k, -1)
    for (let c = 0; c < board.size; c++) {
      const code = p.at(cells + c)
      const owner = pieces.owner(code)
      if (pieces.kind(code) === 0 && seen[owner]! < each) p.note(home + owner * each + seen[owner]!++, c)
    }
  }
  const judge = territory(rays, board.size)

  const moves = (p: Position, out: Moves): void => {
    const { words } = p
    const shooter = words[aim]! - 1
    if (shooter >= 0) {
      for (let i = shooter * 8 * SIDE, end = i + 8 * SIDE; i < end; i += SIDE) {
        let k = i
        while (words[cells + rays[k]!] === 0) {
          if (arrow === 'any') out.add(pack(shooter, rays[k]!))
          k++
        }
        if (arrow === 'far' && k > i) out.add(pack(shooter, rays[k - 1]!))
      }
      return
    }
    const first = home + words[0]! * each
    for (let a = first; a < first + each; a++) {
      const at = words[a]!
      if (at < 0) continue
      for (let i = at * 8 * SIDE, end = i + 8 * SIDE; i < end; i += SIDE) {
        let c = rays[i]!
        for (let k = i; words[cells + c] === 0; c = rays[++k]!) out.add(pack(at, c))
      }
    }
  }

  return {
    players,
    layout,
    board,
    turns: 'several moves',
    reasons: [
      { hu: '', en: '' },
      {
        hu: 'A nyíl nem állhat meg útközben: az első akadályig repül.',
        en: 'The arrow cannot stop on the way: it flies to the first obstacle.',
        rule: 'shot',
      },
      {
        hu: 'A nyíl egyenes vonalban repül, és az akadály előtt megáll.',
        en: 'The arrow flies in a straight line and stops before the obstacle.',
        rule: 'shot',
      },
      {
        hu: 'Az amazon egyenesen vagy átlósan lép, csak üres mezőkön át és üres mezőre.',
        en: 'An amazon goes straight or diagonally, over and onto empty cells only.',
        rule: 'moves',
      },
    ],
    start(p) {
      for (let i = 0; i < count; i++) for (const c of camps[i]!) p.put(cells + c, pieces.code(0, i))
      derive(p)
    },
    derive,
    flaw(p) {
      if ((p.at(gone) >> p.turn) & 1)
        return { hu: 'Aki kiesett, nem következhet.', en: 'A player who is out cannot be to move.' }
      let found = 0
      for (let k = 0; k < count * each; k++) if (p.at(home + k) >= 0) found++
      for (let c = 0; c < board.size; c++) if (pieces.kind(p.at(cells + c)) === 0) found--
      return found === 0
        ? undefined
        : { hu: `Legfeljebb ${each} amazon jut egy játékosnak.`, en: `A player has at most ${each} amazons.` }
    },
    moves,
    attempts(p, out, reasons) {
      const shooter = p.at(aim) - 1
      const known = new Moves()
      moves(p, known)
      const say = (m: Move, reason: number) => {
        if (known.has(m)) return
        known.add(m)
        out.add(m)
        reasons.add(reason)
      }
      if (shooter >= 0)
        for (let i = shooter * 8 * SIDE, end = i + 8 * SIDE; i < end; i += SIDE)
          for (let k = i; p.at(cells + rays[k]!) === 0; k++) say(pack(shooter, rays[k]!), FLIES_ON)
      const first = home + p.turn * each
      for (let a = first; a < first + each; a++)
        for (let c = 0; c < board.size && p.at(a) >= 0; c++)
          if (c !== p.at(a) && (shooter < 0 || shooter === p.at(a)))
            say(pack(p.at(a), c), shooter < 0 ? NO_WAY : OFF_LINE)
    },
    play(p, m) {
      if (m === OUT) {
        p.put(gone, p.at(gone) | (1 << p.turn))
        return passOn(p)
      }
      const goal = to(m)
      if (p.words[aim] !== 0) {
        p.put(cells + goal, ARROW)
        p.put(aim, 0)
        return passOn(p)
      }
      const at = from(m)
      let k = home + p.words[0]! * each
      while (p.words[k] !== at) k++
      p.note(k, goal)
      p.put(cells + goal, p.words[cells + at]!)
      p.put(cells + at, 0)
      p.put(aim, goal + 1)
    },
    outcome: p => ends[p.words[gone]!],
    stuck: p => ends[p.at(gone) | (1 << p.turn)] ?? OUT,
    name: (p, m) =>
      m === OUT
        ? 'out'
        : p.at(aim) > 0
          ? `*${board.names[to(m)]!}`
          : `${board.names[from(m)]!}-${board.names[to(m)]!}`,
    points: (p, m) => (m === OUT ? ['out'] : p.at(aim) > 0 ? [to(m)] : [from(m), to(m)]),
    label: () => ({ hu: 'Kiesik (nem tud lépni)', en: 'Out (cannot move)' }),
    value: (p, player) => judge(p, player, cells, home, each, count),
    scene: p => ({
      placed: placedOn(board, pieces, p, cells),
      trays: [],
      ...(p.at(aim) > 0 ? { fills: [{ cell: p.at(aim) - 1, fill: 'marked' }] } : {}),
    }),
  }
}

const amazonok: GameDefinition = {
  id: 'amazonok',
  chapter: 'egyeb-logikai',
  title: { hu: 'Amazonok', en: 'Amazons' },
  players: [2, 3, 4],
  rules: 1,
  options: [
    oneOf('arrow', 'A nyíl', 'The arrow', [
      ['far', 'az akadályig repül (könyv)', 'flies to the obstacle (book)'],
      ['official', 'bárhol megállhat (hivatalos)', 'may stop anywhere (official)'],
    ]),
  ],
  make: options => make(Number(options.players ?? 2), options['arrow'] === 'official' ? 'any' : 'far'),
}

export default amazonok
