// Ruling: by the book the arrow flies as far as it can; the published game lets it stop anywhere on its line (`arrow`).
// Ruling: the cell the amazon has just left is empty for its arrow, so a shot is always possible.
// Ruling: whoever cannot move when their turn comes is out for good; the amazons stay where they are. The last player in wins.
// Ruling: the 96 arrows are always enough, so they are not counted.
import { Moves } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  common,
  from,
  ground,
  kind,
  menNet,
  oneOf,
  reachedFirst,
  reason,
  RED,
  square,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const CAMPS: Readonly<Record<number, readonly string[]>> = {
  2: ['a7 d10 g10 j7', 'a4 d1 g1 j4'],
  3: ['a5 a8 c10', 'h10 j5 j8', 'b1 f1 i1'],
  4: ['a4 a7', 'd1 g1', 'd10 g10', 'j4 j7'],
}

function make(count: number, arrow: 'far' | 'any'): BoardGame {
  const camps = CAMPS[count]!
  const each = camps[0]!.split(' ').length
  const g = ground({
    players: [WHITE, BLACK, RED, BLUE].slice(0, count),
    board: square(10, 10, { look: 'checks' }),
    kinds: {
      amazon: kind('amazon', 'amazon', 'amazon', { most: each }),
      arrow: common('nyíl', 'arrow', 'arrow'),
    },
    setup: { amazon: camps },
    parts: ['move', 'shoots'],
    marks: ['shoots'],
    flags: ['out'],
    tracks: ['places'],
    why: {
      noWay: reason(
        'Az amazon egyenesen vagy átlósan lép, csak üres mezőkön át és üres mezőre.',
        'An amazon goes straight or diagonally, over and onto empty cells only.',
      ),
      fliesOn: reason(
        'A nyíl nem állhat meg útközben: az első akadályig repül.',
        'The arrow cannot stop on the way: it flies to the first obstacle.',
        'shot',
      ),
      offLine: reason(
        'A nyíl egyenes vonalban repül, és az akadály előtt megáll.',
        'The arrow flies in a straight line and stops before the obstacle.',
        'shot',
      ),
    },
  })
  const { cells, players, why } = g
  const ARROW = g.code('arrow')
  const aim = g.mark.shoots
  const onLine = new Moves()

  const net = menNet(g, {
    weights: new URL('./amazonok.bin', import.meta.url),
    fixed: p => p.at(aim) > 0,
    // Arrows, the amazon that shoots, that it is the shot, and that arrows may stop anywhere.
    bits: (p, c) =>
      (g.at(p, c) === ARROW ? 16 : 0) |
      (p.at(aim) === c + 1 ? 8 : 0) |
      (p.at(aim) > 0 ? 64 : 0) |
      (arrow === 'any' ? 128 : 0),
    level: p => (p.at(aim) > 0 ? 1 : 0),
  })

  return standing(g, {
    parts: {
      move: {
        prompt: text('Lépj egy amazonnal.', 'Move an amazon.'),
        from: g.lines,
        play(p, m) {
          g.carry(p, from(m), to(m))
          p.put(aim, to(m) + 1)
        },
      },
      shoots: {
        prompt: text('Most lőj a megjelölt amazonnal.', 'Now shoot with the marked amazon.'),
        sign: '*',
        told: text('nyíl', 'arrow'),
        goes: (p, _, c) => c === p.at(aim) - 1,
        moves: (p, out) =>
          arrow === 'far' ? g.slides(p, p.words[aim]! - 1, out) : g.lines(p, p.words[aim]! - 1, out),
        play(p, m) {
          p.put(cells + to(m), ARROW)
          g.endTurn(p)
        },
        because(p, m) {
          onLine.n = 0
          g.lines(p, from(m), onLine)
          return onLine.has(m) ? why.fliesOn : why.offLine
        },
      },
    },
    stuck: 'goes out',
    last: winsOf(players, '{winner} tudott utoljára lépni.', '{winner} was the last able to move.'),
    value: reachedFirst(g),
    ...(count === 2 && { net }),
  })
}

const amazonok: GameDefinition = {
  id: 'amazonok',
  chapter: 'egyeb-logikai',
  material: 'chess',
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
