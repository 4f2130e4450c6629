// Ruling: any unbroken line of enemies between the moved man and another own man is taken, in all directions at once.
// Ruling: a chain of jumps may stop anywhere but where it began; a move is told by its two ends, and only the last cell takes.
// Ruling: when both have fewer than five men in the first version, it is a draw. So is the third repetition, and the 400th move.
// `official`: men move like rooks; in the first version they may also jump one neighbour.
import type { Move, Moves, Position, Rng } from '../../../engine/index.ts'
import {
  BLACK,
  crosswise,
  flanking,
  from,
  ground,
  kind,
  neighbours,
  oneOf,
  pack,
  reaching,
  split,
  square,
  squash,
  standing,
  step,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { fives } from './fives.ts'
import { ENDS, PROMPT, WAYS } from './words.ts'

const SIDE = 9
/** How many men must be taken in the second version. */
const PREY = 8

function make(version: 'row' | 'taking', movement: 'book' | 'official'): BoardGame {
  const board = square(SIDE, SIDE)
  const crossed = crosswise(board)
  const homes = ['row1 row2', 'row9 row8'].map(rows => rows.split(' ').flatMap(row => board.regions[row]!))
  const men = version === 'row' ? 2 * SIDE : SIDE
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('bábu', 'man', 'disc', { most: men }) },
    setup: { man: homes.map(home => home.slice(0, men)) },
    tracks: ['places'],
    own: layout => layout.range('row', 1),
    why: { noWay: WAYS[movement] },
  })
  const { players, cells, places } = g
  const won = g.own
  const codes = g.codes('man')
  const rows = fives(board, cells, codes, homes)
  const reach = reaching(crossed, cells, g.layout)
  const left = (p: Position, c: number): void => reach.counted(p, c, -1)
  const between = flanking(g, codes, { along: crossed, gone: left })

  /** Beside a corner: the corner and the other cell beside it; -1 elsewhere. */
  const corner = new Int16Array(board.size).fill(-1)
  const mate = new Int16Array(board.size).fill(-1)
  for (let c = 0; c < board.size; c++) {
    const near = neighbours(crossed, c)
    if (near.length > 2) continue
    for (const [i, n] of near.entries()) {
      corner[n] = c
      mate[n] = near[1 - i]!
    }
  }

  /** As rooks go, and over one neighbour in the first version. */
  const official = (p: Position, c: number, out: Moves): void => {
    for (let d = 0; d < 4; d++) {
      let at = step(crossed, c, d)
      if (p.words[cells + at]! > 0 && version === 'row') {
        at = step(crossed, at, d)
        if (p.words[cells + at] === 0) out.add(pack(c, at))
      } else for (; p.words[cells + at] === 0; at = step(crossed, at, d)) out.add(pack(c, at))
    }
  }
  const moves = (p: Position, out: Moves): void => {
    const first = places!.first(p.words[0]!)
    const end = first + p.words[g.men + p.words[0]!]!
    if (movement === 'book') reach.list(p.words, first, end, out)
    else for (let k = first; k < end; k++) official(p, p.words[k]!, out)
  }
  const pick = (p: Position, rng: Rng): Move =>
    reach.pick(p.words, places!.first(p.words[0]!), p.words[g.men + p.words[0]!]!, rng)

  const hasCorner = (p: Position, c: number, own: number, enemy: number): boolean =>
    corner[c]! >= 0 && p.words[cells + corner[c]!] === enemy && p.words[cells + mate[c]!] === own
  const capture = (p: Position, c: number, player: number): void => {
    between.take(p, c, player)
    if (!hasCorner(p, c, codes[player]!, codes[1 - player]!)) return
    g.set(p, corner[c]!, 0)
    left(p, corner[c]!)
  }

  const byRow = winsOf(players, ...ENDS.row)
  const byTaking = winsOf(players, ...ENDS.taking)
  const few = split(players, ...ENDS.few)
  const lead = (p: Position, player: number): number =>
    6 * (p.words[g.men + player]! - p.words[g.men + 1 - player]!)

  return standing(g, {
    prompt: PROMPT,
    moves,
    ...(movement === 'book' && { pick }),
    play(p, m) {
      const player = p.words[0]!
      g.carry(p, from(m), to(m))
      reach.counted(p, from(m), -1)
      reach.counted(p, to(m), 1)
      capture(p, to(m), player)
      if (version === 'row' && rows.through(p, to(m), player)) p.note(won, player + 1)
      g.endTurn(p)
    },
    derive(p) {
      p.note(won, 0)
      reach.derive(p)
      for (const [i, code] of codes.entries())
        for (let c = 0; version === 'row' && c < board.size; c++)
          if (p.at(cells + c) === code && rows.through(p, c, i)) p.note(won, i + 1)
    },
    outcome(p) {
      const [white, black] = [p.words[g.men]!, p.words[g.men + 1]!]
      if (version === 'row')
        return p.words[won] !== 0 ? byRow[p.words[won]! - 1] : white < 5 && black < 5 ? few : undefined
      return black <= SIDE - PREY ? byTaking[0] : white <= SIDE - PREY ? byTaking[1] : undefined
    },
    decisive: (p, { result }) =>
      version === 'taking'
        ? []
        : board.names.flatMap((_, c) => {
            const player = result.indexOf(1)
            return g.at(p, c) === codes[player] && rows.through(p, c, player) ? [c] : []
          }),
    draws: { repetition: { times: 3 }, cap: 400 },
    value: (p, player) =>
      squash(lead(p, player) + (version === 'row' ? rows.hope(p, player) - rows.hope(p, 1 - player) : 0), 30),
    gain(p, m: Move) {
      const [own, enemy] = [codes[p.turn]!, codes[1 - p.turn]!]
      let sum = hasCorner(p, to(m), own, enemy) && mate[to(m)] !== from(m) ? 1 : 0
      for (let d = 0; d < 4; d++) {
        const n = between.caught(p, to(m), d, p.turn)
        let end = to(m)
        for (let i = 0; i <= n; i++) end = step(crossed, end, d)
        if (end !== from(m)) sum += n
      }
      return sum
    },
  })
}

const japanHaboru: GameDefinition = {
  id: 'japan-haboru',
  chapter: 'amoba',
  title: { hu: 'Japán háború', en: 'Hasami shogi' },
  players: [2],
  rules: 1,
  options: [
    oneOf('version', 'Változat', 'Version', [
      ['1', '1.: öt bábu egy sorban (18-18 bábu)', '1: five men in a row (18 men each)'],
      ['2', '2.: nyolc bábu leütése (9-9 bábu)', '2: eight men taken (9 men each)'],
    ]),
    toggle('official', 'Bástyalépés, ahogy Japánban játsszák', 'Rook moves, as played in Japan'),
  ],
  make: options =>
    make(options['version'] === '2' ? 'taking' : 'row', options['official'] === 'on' ? 'official' : 'book'),
}

export default japanHaboru
