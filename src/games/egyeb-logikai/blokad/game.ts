// Ruling: neighbours are the eight around, since four enemies on four sides would hardly ever meet.
// Ruling: all neighbours of the new man are judged at once, on the board as it is right after it was put down. Nothing follows from
// what changed, and the new man itself stays.
// Ruling: `original` is the program of 1992: an own man is lost among four or more of its own, and cells count 9, 3 and 1.
import type { Option, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  boardSizes,
  byPoints,
  ground,
  kind,
  neighbours,
  numberTrays,
  oneOf,
  place,
  square,
  standing,
  to,
  toggle,
  total,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { PROMPT, TITLES, WHY } from './words.ts'

/** So many own men beside it win an enemy or an empty cell; so many others lose an own man. */
const LIMITS = { takeEnemy: 3, takeEmpty: 3, loseOwn: 4 }
type Limits = typeof LIMITS
type Rule = 'book' | 'original'
const SAFE = 0.4

/** The men in the middle: how far each stands from the lower left corner of four by four cells. */
const HOMES = ['00 12 21 33', '03 11 22 30'].map(men => men.split(' ').map(man => [...man].map(Number)))

function make(side: number, { takeEnemy, takeEmpty, loseOwn }: Limits, rule: Rule): BoardGame {
  const board = square(side, side)
  const players = [WHITE, BLACK]
  const corner = Math.floor((side - 4) / 2)
  const homes = HOMES.map(men => men.map(([col, row]) => (row! + corner) * side + col! + corner))
  const g = ground({
    players,
    board,
    kinds: { disc: kind('korong', 'disc', 'disc') },
    setup: { disc: homes },
    tracks: ['empties'],
    why: WHY,
  })
  const { cells, empties, why } = g
  const { next } = board
  const code = g.codes('disc')
  // In the original a corner counts nine and the rim three.
  const worth = Int8Array.from(board.cells, (_, c) => {
    const near = neighbours(board, c).length
    return rule === 'book' || near === 8 ? 1 : near === 5 ? 3 : 9
  })
  const changed = new Int16Array(8)

  const beside = (p: Position, c: number, disc: number): number => {
    let n = 0
    for (let k = c * 8, end = k + 8; k < end; k++) if (p.words[cells + next[k]!] === disc) n++
    return n
  }
  /** Whether the cell beside the player's new disc changes hands. */
  const changes = (p: Position, c: number, player: number): boolean => {
    const held = p.words[cells + c]!
    if (held < 0) return false
    const own = code[player]!
    if (held === own) return beside(p, c, rule === 'book' ? code[1 - player]! : own) >= loseOwn
    return beside(p, c, own) >= (held === 0 ? takeEmpty : takeEnemy)
  }
  const points = total(g, (_, c) => worth[c]!)
  /** Discs that touch no enemy are safe for now. */
  const isSafe = (p: Position, c: number, player: number) => beside(p, c, code[1 - player]!) === 0
  const strength = total(g, (p, c, player) => worth[c]! + (isSafe(p, c, player) ? SAFE : 0))

  return standing(g, {
    prompt: PROMPT,
    moves(p, out) {
      for (let i = empties.count(p) - 1; i >= 0; i--) {
        const c = empties.at(p, i)
        if (beside(p, c, code[0]!) > 0 && beside(p, c, code[1]!) > 0) out.add(place(c))
      }
    },
    play(p, m) {
      const player = p.words[0]!
      g.set(p, to(m), code[player]!)
      let n = 0
      for (let k = to(m) * 8, end = k + 8; k < end; k++)
        if (changes(p, next[k]!, player)) changed[n++] = next[k]!
      for (let i = 0; i < n; i++) {
        const owner = p.words[cells + changed[i]!] === code[player] ? 1 - player : player
        g.set(p, changed[i]!, code[owner]!)
      }
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (usual !== why.noPlace) return usual
      const [own, enemy] = [p.turn, 1 - p.turn].map(player => beside(p, to(m), code[player]!))
      return own! > 0 ? why.noEnemy : enemy! > 0 ? why.noOwn : usual
    },
    stuck: p => byPoints(players, TITLES[rule], [points(p, 0), points(p, 1)]),
    value: aheadBy(strength, 12),
    scene: p => ({ trays: numberTrays(g, 'points', TITLES[rule], i => points(p, i)) }),
  })
}

/** An option for a number from 1 to 8, the book's first. */
const limit = (id: keyof Limits, hu: string, en: string): Option => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8].filter(n => n !== LIMITS[id])
  return oneOf(
    id,
    hu,
    en,
    [LIMITS[id], ...numbers].map(n => [String(n), String(n), String(n)]),
  )
}

const blokad: GameDefinition = {
  id: 'blokad',
  chapter: 'egyeb-logikai',
  title: { hu: 'Blokád', en: 'Blockade' },
  players: [2],
  material: 'lacquer',
  rules: 1,
  options: [
    boardSizes([8, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
    limit(
      'takeEnemy',
      'Ennyi saját korong fordít át egy ellenségest',
      'So many own discs turn an enemy over',
    ),
    limit('takeEmpty', 'Ennyi saját korong tölt ki egy üres mezőt', 'So many own discs fill an empty cell'),
    limit('loseOwn', 'Ennyi ellenség fordít át egy sajátot', 'So many enemies turn an own disc over'),
    toggle('original', 'Az eredeti program szabálya', 'The rule of the original program'),
  ],
  make({ size, original, ...options }) {
    const read = (id: keyof Limits): number => Number(options[id] ?? LIMITS[id])
    const limits = { takeEnemy: read('takeEnemy'), takeEmpty: read('takeEmpty'), loseOwn: read('loseOwn') }
    return make(Number(size ?? 8), limits, original === 'on' ? 'original' : 'book')
  },
}

export default blokad
