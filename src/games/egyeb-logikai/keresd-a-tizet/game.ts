// Ruling: the first printed line is row 18. The three cells differ and none of them is covered; of a ten only the last cell is covered.
// Ruling: passing is always allowed. The game is over when both have run out of pieces, after two passes in a row, and when no ten is left.
import type { Move, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLUE,
  ground,
  judging,
  kind,
  PASS,
  RED,
  scored,
  standing,
  total,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { digits, makesTen, sheet, TENS, wayCells, WAYS } from './sheet.ts'
import { ENDS, ON_BOARD, OPTIONS, PROMPTS, SMALL, WHY } from './words.ts'

const PIECES = 60
/** After so many passes in a row the game is over. */
const PASSES = 2

function make(assist: boolean): BoardGame {
  const g = ground({
    players: [RED, BLUE],
    board: sheet,
    kinds: { man: kind('bábu', 'piece', 'disc', { size: 0.94 }) },
    hands: { man: PIECES },
    counters: { passes: { for: 'all', most: PASSES } },
    tracks: ['counts'],
    why: WHY,
  })
  const { cells, inHand, men, toHand, why } = g
  const hasPiece = (p: Position): boolean => inHand(p, p.words[0]!, 'man') > 0
  const last = (m: Move): number => wayCells[3 * m + 2]!
  /** Whether no piece lies on the three cells of a way. */
  const isOpen = (words: Int32Array, m: Move): boolean =>
    words[cells + wayCells[3 * m]!] === 0 &&
    words[cells + wayCells[3 * m + 1]!] === 0 &&
    words[cells + wayCells[3 * m + 2]!] === 0

  const hasTen = (p: Position): boolean => {
    for (let i = 0; i < TENS.length; i++) if (isOpen(p.words, TENS[i]!)) return true
    return false
  }
  /** What a player's pieces cover together. */
  const small = total(g, (_, c) => digits[c]!)
  const judge = judging(ON_BOARD, (p, i) => p.at(men + i), small)
  const worth = (p: Position, player: number): number =>
    p.words[men + player]! + 0.9 * inHand(p, player, 'man') + 0.03 * small(p, player)

  return standing(g, {
    prompt: p => (inHand(p, p.turn, 'man') === 0 ? PROMPTS.pass : PROMPTS.point),
    moves(p, out) {
      if (!hasPiece(p)) return
      for (let m = 0; m < WAYS; m++) if (isOpen(p.words, m)) out.add(m)
    },
    pick(p, rng) {
      const m = rng.below(WAYS + 1)
      if (m === WAYS) return PASS
      return hasPiece(p) && isOpen(p.words, m) ? m : -1
    },
    ...(assist ? { refuses: (_: Position, m: Move) => (makesTen[m] === 1 ? 0 : why.notTen) } : {}),
    play(p, m) {
      if (makesTen[m] === 1) g.putDown(p, 'man', last(m))
      else toHand(p, p.words[0]!, 'man', -1)
      g.endTurn(p)
    },
    passing: { inARow: PASSES, ends: p => judge(p, ENDS.passed) },
    outcome(p) {
      if (inHand(p, 0, 'man') + inHand(p, 1, 'man') === 0) return judge(p, ENDS.used)
      return hasTen(p) ? undefined : judge(p, ENDS.noTen)
    },
    name: (_, m) =>
      m === PASS ? undefined : [0, 1, 2].map(i => sheet.names[wayCells[3 * m + i]!]).join('-'),
    points: (_, m) => (m === PASS ? undefined : Array.from(wayCells.subarray(3 * m, 3 * m + 3))),
    attempts(p, out, reasons) {
      for (let m = 0; m < WAYS; m++) {
        if (isOpen(p.words, m)) continue
        out.add(m)
        reasons.add(why.taken)
      }
    },
    // A wrong sum is never worth a try, and of all ways to a cell one is enough; the cells with the largest numbers come first.
    promising(p, out) {
      if (!hasPiece(p)) return
      for (let i = 0, c = -1; i < TENS.length; i++) {
        if (last(TENS[i]!) === c || !isOpen(p.words, TENS[i]!)) continue
        c = last(TENS[i]!)
        out.add(TENS[i]!)
      }
    },
    value: aheadBy(worth, 6),
    scene: p => ({ notes: [scored(SMALL, [small(p, 0), small(p, 1)])] }),
    upright: true,
  })
}

const keresdATizet: GameDefinition = {
  id: 'keresd-a-tizet',
  chapter: 'egyeb-logikai',
  material: 'track',
  title: { hu: 'Keresd a tízet!', en: 'Find the Ten!' },
  players: [2],
  rules: 1,
  options: OPTIONS,
  make: options => make(options['assist'] === 'on'),
}

export default keresdATizet
