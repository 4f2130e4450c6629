// Ruling: the first player's first turn takes one counter off, which counts for that player.
// Ruling: jumps are diagonal as in draughts, forward and backward; whoever can jump on with the same counter must. In the
// traditional game they go along rows and columns, and jumping on is voluntary.
// Ruling: whoever cannot jump passes; as the counters are common, nobody can then, so the game is over.
// Ruling: coloured counters on smaller boards come in the ratio 4 : 3 : 2 : 1, rounded, the rest is blue.
import type { Move, Moves, Player, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  boardSizes,
  common,
  Deal,
  extra,
  from,
  GREEN,
  ground,
  isButton,
  most,
  oneOf,
  ORANGE,
  pack,
  PURPLE,
  RED,
  square,
  standing,
  to,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { OVER, PROMPTS, STOP, TITLES, WAYS, WHY } from './words.ts'

const PLAYERS: readonly Player[] = [RED, GREEN, ORANGE, PURPLE]
const SIZES = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6]
/** By kind: the plain counter, then blue, yellow, black and white. */
const POINTS = [1, 1, 2, 3, 4]

/** How many counters are blue, yellow, black and white on so many cells. */
function coloursOf(cells: number): readonly number[] {
  if (cells === 324) return [129, 97, 65, 33]
  const [yellow, black, white] = [0.3, 0.2, 0.1].map(share => Math.round(share * cells))
  return [cells - yellow! - black! - white!, yellow!, black!, white!]
}

/** The directions of each kind of jump. */
const JUMPS = { diagonal: [1, 3, 5, 7], orthogonal: [0, 2, 4, 6], all8: [0, 1, 2, 3, 4, 5, 6, 7] } as const
type Jumps = keyof typeof JUMPS

const frog = (hu: string, en: string, tint: 'green' | 'blue' | 'yellow' | 'black' | 'white') =>
  common(`${hu} béka`, `${en} frog`, 'frog', { tint })

function make(count: number, side: number, jumps: Jumps, counters: 'plain' | 'coloured'): BoardGame {
  const dirs = JUMPS[jumps]
  const voluntary = jumps === 'orthogonal'
  const plain = counters === 'plain'
  const g = ground({
    players: PLAYERS.slice(0, count),
    board: square(side, side, { look: jumps === 'diagonal' ? 'checks' : 'plain' }),
    kinds: {
      frog: common('béka', 'frog', 'frog', { tint: 'green' }),
      blue: frog('kék', 'blue', 'blue'),
      yellow: frog('sárga', 'yellow', 'yellow'),
      black: frog('fekete', 'black', 'black'),
      white: frog('fehér', 'white', 'white'),
    },
    parts: ['jump', 'on', 'first', 'deal'],
    marks: ['jumper'],
    chains: { on: 'jumper' },
    counters: { points: { for: 'each player', title: TITLES[counters] } },
    tracks: ['empties'],
    own: layout => new Deal(layout),
    buttons: { stop: STOP },
    why: { ...WHY, noWay: WAYS[jumps] },
  })
  const { board, cells, count: word, empties, kindOf, mark, own: deal, part, players, why } = g
  const { next } = board
  const FIRST = g.code(plain ? 'frog' : 'blue')
  const colours = (['blue', 'yellow', 'black', 'white'] as const).map(kind => g.code(kind))

  const take = (p: Position, c: number): void => {
    const player = word.points + p.words[0]!
    p.put(player, p.words[player]! + POINTS[kindOf[p.words[cells + c]!]!]!)
    g.set(p, c, 0)
  }
  /** The jumps of one frog. */
  const jumpsFrom = (p: Position, c: number, out: Moves): void => {
    for (let i = 0; i < dirs.length; i++) {
      const over = next[c * 8 + dirs[i]!]!
      const land = next[over * 8 + dirs[i]!]!
      if (p.words[cells + over]! > 0 && p.words[cells + land] === 0) out.add(pack(c, land, dirs[i]))
    }
  }
  const jump = (p: Position, m: Move): void => {
    take(p, next[from(m) * 8 + extra(m)]!)
    g.carry(p, from(m), to(m))
    g.goOn(p, part.on, to(m), jumpsFrom)
  }

  return standing(g, {
    parts: {
      jump: {
        prompt: PROMPTS.jump,
        /** Every jump ends on an empty cell, and there are few of those at first. */
        moves(p, out) {
          for (let k = empties.count(p) - 1; k >= 0; k--) {
            const land = empties.at(p, k)
            for (let i = 0; i < dirs.length; i++) {
              const over = next[land * 8 + dirs[i]!]!
              const c = next[over * 8 + dirs[i]!]!
              if (p.words[cells + over]! > 0 && p.words[cells + c]! > 0)
                out.add(pack(c, land, (dirs[i]! + 4) % 8))
            }
          }
        },
        captures: () => true,
        play: jump,
      },
      on: {
        prompt: voluntary ? PROMPTS.mayGoOn : PROMPTS.mustGoOn,
        again: jumpsFrom,
        ...(voluntary && { stop: g.button.stop }),
        captures: () => true,
        play: (p, m) => (isButton(m) ? g.endTurn(p) : jump(p, m)),
      },
      first: {
        prompt: PROMPTS.first[counters],
        moves: (p, out) => g.placesWith(p, FIRST, out),
        play(p, m) {
          take(p, to(m))
          g.endTurn(p)
        },
      },
      deal: {
        moves: (_, out) => deal.list(out),
        play(p, m) {
          const luck = deal.draw(p, m)
          if (!luck) return
          const all = coloursOf(board.size).flatMap((n, i) => Array<number>(n).fill(colours[i]!))
          for (const [c, code] of luck.shuffle(all).entries()) g.set(p, c, code)
          p.pass(0)
          g.go(p, part.first)
        },
      },
    },
    start(p) {
      g.go(p, plain ? part.first : part.deal)
      if (plain) for (let c = 0; c < board.size; c++) p.put(cells + c, FIRST)
      else deal.begin(p)
    },
    stuck: p =>
      most(
        players,
        players.map((_, i) => p.at(word.points + i)),
        ...OVER,
      ),
    /** Of the cells that a frog may be sent to, only the nearest are worth words. */
    attempts(p, out, reasons, usual) {
      if (p.turn < 0 || g.partOf(p) === part.first) return usual(p, out, reasons)
      const going = p.at(mark.jumper) - 1
      for (let c = 0; c < board.size; c++)
        for (let k = 0; k < 16 && g.at(p, c) > 0; k++) {
          const beside = next[c * 8 + (k % 8)]!
          const goal = k < 8 ? beside : next[beside * 8 + (k % 8)]!
          const d = dirs.findIndex(each => each === k % 8)
          if (goal === board.size) continue
          const isJump = k >= 8 && d >= 0 && g.at(p, beside) > 0 && g.at(p, goal) === 0
          if (isJump && (going < 0 || going === c)) continue
          out.add(pack(c, goal, isJump ? k % 8 : 0))
          reasons.add(going >= 0 && going !== c ? why.notNow : why.noWay)
        }
    },
    name: (p, m) => (p.turn < 0 ? deal.name(m) : undefined),
    points: (p, m) => (p.turn < 0 ? [deal.name(m)] : undefined),
    value: aheadBy((p, player) => p.words[word.points + player]!, plain ? 6 : 14, count),
    gain: (p, m) =>
      isButton(m) || from(m) === to(m)
        ? 0
        : POINTS[kindOf[p.words[cells + next[from(m) * 8 + extra(m)]!]!]!]! / 4,
  })
}

const isJumps = (word: string | undefined): word is Jumps => word !== undefined && word in JUMPS

const beka: GameDefinition = {
  id: 'beka',
  chapter: 'egyeb-logikai',
  title: { hu: 'Béka', en: 'Leapfrog' },
  players: [2, 3, 4],
  rules: 1,
  material: 'draughts',
  options: [
    oneOf('counters', 'Békák', 'Frogs', [
      ['plain', 'egyformák', 'all alike'],
      ['coloured', 'négy színben, 1–4 pontért', 'in four colours, 1 to 4 points'],
    ]),
    oneOf('jumps', 'Ugrás', 'Jumps', [
      ['diagonal', 'átlósan, mint a dámában', 'diagonal, as in draughts'],
      ['orthogonal', 'sorban és oszlopban (hagyományos)', 'along rows and columns (traditional)'],
      ['all8', 'mind a nyolc irányban', 'in all eight directions'],
    ]),
    boardSizes(SIZES),
  ],
  make: ({ players = '2', size = '18', jumps, counters }) =>
    make(
      Number(players),
      Number(size),
      isJumps(jumps) ? jumps : 'diagonal',
      counters === 'coloured' ? 'coloured' : 'plain',
    ),
}

export default beka
