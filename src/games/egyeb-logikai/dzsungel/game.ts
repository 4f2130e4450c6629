// Ruling: whoever moves onto a stronger enemy may do so and falls. On a trap its owner's animal wins every fight, attacking or
// attacked; an animal that leaves a trap has its usual strength.
// Ruling: an animal in a trap of its own side must move off at the next turn; without a legal move the duty lapses.
// Ruling: out of the water the rat may attack all but the elephant. A rat of either side bars the leap over it.
// Ruling: whoever has lost all animals, or cannot move, loses. The third repetition and the 1000th move are a draw.
// `official`: no attack in vain, no attack of a rat across the shore, traps only weaken intruders and need not be left, the wolf
// is above the dog. Ruling: in a trap even the elephant may take the rat.
import { Moves, type Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  from,
  ground,
  pack,
  standing,
  to,
  toggle,
  WHITE,
  winsOf,
  wordCodec,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { animalsOf, SETUP, WORTH, type School } from './animals.ts'
import { across, board, dens, far, isLake, trapOf, traps } from './board.ts'
import { CLEARED, FLAWS, LEAVE, PROMPT, REACHED, WHY } from './words.ts'

const KEY_ANIMALS = ['rat', 'elephant', 'lion', 'tiger'] as const

function make(school: School): BoardGame {
  const { names, next, size } = board
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: animalsOf(school),
    setup: SETUP,
    tracks: ['places'],
    // Who won and who fell when the last move was a fight: the note above the board tells it.
    own(layout, pieces) {
      const json = wordCodec(
        Array.from({ length: pieces.codes }, (_, code) => (code > 0 ? pieces.name(code) : '')),
      )
      return { winner: layout.range('winner', 1, { json }), fallen: layout.range('fallen', 1, { json }) }
    },
    why: WHY,
  })
  const { cells, kindOf, men, ownerOf, pieces, players, why } = g
  const places = g.places!
  const { fallen, winner } = g.own
  const [RAT, ELEPHANT, LION, TIGER] = KEY_ANIMALS.map(animal => kindOf[g.code(animal, 0)]!)
  const rank = Int8Array.from(pieces.kinds, ({ text }) => Number(text))
  const leaps = (code: number): boolean => kindOf[code] === LION || kindOf[code] === TIGER

  /** By (code * size + cell) * 4 + direction: where the animal comes to; the wall where it may not go. */
  const way = Int16Array.from({ length: pieces.codes * size * 4 }, (_, i) => {
    const code = Math.floor(i / (size * 4))
    const k = i % (size * 4)
    if (next[k] === dens[ownerOf[code]!]) return size
    if (!isLake[next[k]!] || kindOf[code] === RAT) return next[k]!
    return leaps(code) ? across[k]! : size
  })
  /** Whether a rat swims between a cell and the other shore: nobody else is ever in the water. */
  const isBarred = (p: Position, k: number): boolean => {
    for (let c = next[k]!; isLake[c]; c = next[c * 4 + (k & 3)]!) if (p.words[cells + c] !== 0) return true
    return false
  }
  /** Whether the attacker wins a fight on a cell. */
  const wins = (attacker: number, attacked: number, c: number): boolean => {
    if (trapOf[c] === ownerOf[attacker]) return true
    if (school === 'book' && trapOf[c] === ownerOf[attacked]) return false
    const a = kindOf[attacker]!
    const b = kindOf[attacked]!
    if (a === RAT && b === ELEPHANT) return true
    return !(a === ELEPHANT && b === RAT) && rank[a]! >= rank[b]!
  }
  /** Why the animal on `c` may not attack the one on `n`; 0 when it may. */
  const forbids = (p: Position, c: number, n: number): number => {
    const attacked = p.words[cells + n]!
    if (school === 'book') return isLake[c] && kindOf[attacked] === ELEPHANT ? why.wet : 0
    if (isLake[c] !== isLake[n]) return why.shore
    if (wins(p.words[cells + c]!, attacked, n)) return 0
    return kindOf[attacked] === RAT ? why.afraid : why.stronger
  }
  const list = (p: Position, c: number, out: Moves): void => {
    const { words } = p
    const ways = (words[cells + c]! * size + c) * 4
    for (let d = 0; d < 4; d++) {
      const n = way[ways + d]!
      const met = words[cells + n]!
      if (met < 0 || (met > 0 && (ownerOf[met] === words[0] || forbids(p, c, n) !== 0))) continue
      if (n === next[c * 4 + d] || !isBarred(p, c * 4 + d)) out.add(pack(c, n))
    }
  }
  const isFight = (p: Position, m: number): boolean => g.ownerAt(p, to(m)) === 1 - p.words[0]!
  const isWon = (p: Position, m: number): boolean =>
    wins(p.words[cells + from(m)]!, p.words[cells + to(m)]!, to(m))

  const scratch = new Moves()
  const mustLeave = (p: Position): boolean => {
    scratch.n = 0
    for (const c of traps[p.turn]!) if (g.ownerAt(p, c) === p.turn) list(p, c, scratch)
    return scratch.n > 0
  }
  const reached = winsOf(players, REACHED.hu, REACHED.en)
  const isHome = (p: Position, player: number): boolean => g.ownerAt(p, dens[1 - player]!) === player
  const worth = Float64Array.from(kindOf, kind => Object.values(WORTH)[kind] ?? 0)
  /** The animals, and how near they are to the enemy den, the nearest one above all. */
  const strength = (p: Position, player: number): number => {
    const first = places.first(player)
    let sum = 0
    let nearest = 12
    for (let i = first, end = first + p.words[men + player]!; i < end; i++) {
      const c = p.words[i]!
      const d = far[player]![c]!
      sum += worth[p.words[cells + c]!]! - 0.1 * d
      if (d < nearest) nearest = d
    }
    return sum - 0.4 * nearest
  }

  return standing(g, {
    prompt: p => (school === 'book' && mustLeave(p) ? LEAVE : PROMPT),
    from: list,
    ...(school === 'book' ? { must: (p: Position, m: number) => trapOf[from(m)] === p.words[0] } : {}),
    play(p, m) {
      const mover = p.words[cells + from(m)]!
      const met = p.words[cells + to(m)]!
      const won = met === 0 || wins(mover, met, to(m))
      p.note(winner, met === 0 ? 0 : won ? mover : met)
      p.note(fallen, met === 0 ? 0 : won ? met : mover)
      if (won) g.carry(p, from(m), to(m))
      else g.set(p, from(m), 0)
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (usual !== why.noWay) return usual
      const [c, n, code] = [from(m), to(m), g.at(p, from(m))]
      if (n === dens[p.turn]) return why.den
      if (isLake[n] && kindOf[code] !== RAT) return why.water
      for (let k = c * 4; k < c * 4 + 4; k++) {
        if (n !== next[k] && n !== across[k]) continue
        if (n !== next[k] && !leaps(code)) return why.leap
        if (g.ownerAt(p, n) === p.turn) return why.own
        return n !== next[k] && isBarred(p, k) ? why.swimmer : forbids(p, c, n)
      }
      return usual
    },
    flaw(p) {
      if (p.at(men) + p.at(men + 1) === 0) return FLAWS.none
      if (players.some((_, i) => g.ownerAt(p, dens[i]!) === i)) return FLAWS.home
      if (isHome(p, 0) && isHome(p, 1)) return FLAWS.both
      const swimmers = [...board.cells.keys()].filter(c => isLake[c] && g.at(p, c) > 0)
      return swimmers.every(c => kindOf[g.at(p, c)] === RAT) ? undefined : FLAWS.wet
    },
    outcome: p => (isHome(p, 0) ? reached[0] : isHome(p, 1) ? reached[1] : undefined),
    cleared: CLEARED,
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (p, m) =>
      isFight(p, m) ? `${names[from(m)]!}${isWon(p, m) ? 'x' : '+'}${names[to(m)]!}` : undefined,
    scene(p) {
      if (p.at(fallen) === 0) return {}
      const [a, b] = [pieces.label(p.at(winner)), pieces.label(p.at(fallen))]
      return { notes: [{ hu: `A ${b.hu} elesett, a ${a.hu} győzött.`, en: `The ${a.en} beat the ${b.en}.` }] }
    },
    value: aheadBy(strength, 12),
    gain(p, m) {
      if (to(m) === dens[1 - p.words[0]!]) return 20
      return isFight(p, m) && isWon(p, m) ? worth[p.words[cells + to(m)]!]! : 0
    },
  })
}

const dzsungel: GameDefinition = {
  id: 'dzsungel',
  chapter: 'egyeb-logikai',
  material: 'army',
  title: { hu: 'Dzsungel', en: 'Jungle' },
  players: [2],
  rules: 1,
  options: [toggle('official', 'Hagyományos szabályok', 'Traditional rules')],
  make: ({ official }) => make(official === 'on' ? 'official' : 'book'),
}

export default dzsungel
