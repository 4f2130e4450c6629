// Ruling: the first printed line is row 18. The three cells differ and none of them is covered; of a ten only the last cell is covered.
// Ruling: passing is always allowed. The game is over when both have run out of pieces, after two passes in a row, and when no ten is left.
import type { Move, Outcome, Position, Words } from '../../../engine/index.ts'
import {
  BLUE,
  ground,
  judging,
  kind,
  PASS,
  reason,
  RED,
  squash,
  standing,
  text,
  toggle,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { digits, makesTen, sheet, tensThrough, wayCells, WAYS } from './sheet.ts'

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
    // How many ways to a ten are open, and what each player's pieces cover together.
    own: layout => ({ tens: layout.range('tens', 1), small: layout.range('small', 2) }),
    why: {
      taken: reason('Ezt a mezőt már bábu fedi.', 'A piece covers this cell already.'),
      notTen: reason('A három szám összege nem tíz.', 'The three numbers do not make ten.', 'variants'),
    },
  })
  const { cells, men, players, why, own } = g
  const { passes } = g.count
  const left = players.map((_, i) => g.hand(i, 'man'))
  const last = (m: Move): number => wayCells[3 * m + 2]!
  /** Whether no piece lies on the three cells of a way. */
  const isOpen = (words: Int32Array, m: Move): boolean =>
    words[cells + wayCells[3 * m]!] === 0 &&
    words[cells + wayCells[3 * m + 1]!] === 0 &&
    words[cells + wayCells[3 * m + 2]!] === 0

  const cover = (p: Position, c: number): void => {
    const tens = tensThrough[c]!
    let closed = 0
    for (let i = 0; i < tens.length; i++) if (isOpen(p.words, tens[i]!)) closed++
    p.note(own.tens, p.words[own.tens]! - closed)
    p.note(own.small + p.words[0]!, p.words[own.small + p.words[0]!]! + digits[c]!)
    g.putDown(p, 'man', c)
  }
  const judge = judging(
    text('Bábuk a táblán', 'Pieces on the board'),
    (p, i) => p.at(men + i),
    (p, i) => p.at(own.small + i),
  )
  const end = (p: Position): Words | undefined => {
    const { words } = p
    if (words[passes] === PASSES) return PASSED
    if (words[left[0]!]! + words[left[1]!]! === 0) return USED
    return words[own.tens] === 0 ? NO_TEN : undefined
  }

  return standing(g, {
    prompt: p =>
      p.at(left[p.turn]!) === 0
        ? text('Elfogyott a bábud: passzolj.', 'You have no piece left: pass.')
        : text(
            'Mutass három egymás melletti számra, amelyek összege tíz.',
            'Point at three numbers in touch, one after the other, that make ten.',
          ),
    moves(p, out) {
      if (p.words[left[p.words[0]!]!]! > 0) for (let m = 0; m < WAYS; m++) if (isOpen(p.words, m)) out.add(m)
      out.add(PASS)
    },
    pick(p, rng) {
      const m = rng.below(WAYS + 1)
      if (m === WAYS) return PASS
      return p.words[left[p.words[0]!]!]! > 0 && isOpen(p.words, m) ? m : -1
    },
    ...(assist
      ? { refuses: (_: Position, m: Move) => (m === PASS || makesTen[m] === 1 ? 0 : why.notTen) }
      : {}),
    play(p, m) {
      const hand = left[p.words[0]!]!
      if (m === PASS) p.put(passes, p.words[passes]! + 1)
      else {
        p.put(passes, 0)
        if (makesTen[m] === 1) cover(p, last(m))
        else p.put(hand, p.words[hand]! - 1)
      }
      g.endTurn(p)
    },
    derive(p) {
      let tens = 0
      for (let m = 0; m < WAYS; m++) if (makesTen[m] === 1 && isOpen(p.words, m)) tens++
      p.note(own.tens, tens)
      for (let i = 0; i < 2; i++)
        p.note(
          own.small + i,
          digits.reduce((sum, digit, c) => sum + (g.ownerOf[g.at(p, c)] === i ? digit : 0), 0),
        )
    },
    outcome(p): Outcome | undefined {
      const why = end(p)
      return why && judge(p, why)
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
    // A wrong sum is never worth a try, and of all ways to a cell one is enough: the cells with the largest numbers left.
    promising(p, out) {
      if (p.words[left[p.words[0]!]!] === 0) return
      let best = 0
      for (let c = 0; c < sheet.size; c++) {
        if (p.words[cells + c] !== 0 || digits[c]! < best) continue
        const tens = tensThrough[c]!
        let i = 0
        while (i < tens.length && (last(tens[i]!) !== c || !isOpen(p.words, tens[i]!))) i++
        if (i === tens.length) continue
        if (digits[c]! > best) out.n = 0
        best = digits[c]!
        out.add(tens[i]!)
      }
    },
    value(p, player) {
      const lead = (at: number, foe: number): number => p.words[at]! - p.words[foe]!
      const kept = lead(left[player]!, left[1 - player]!)
      return squash(
        lead(men + player, men + 1 - player) +
          0.9 * kept +
          0.03 * lead(own.small + player, own.small + 1 - player),
        6,
      )
    },
    scene(p) {
      const said = `${p.at(own.small)} : ${p.at(own.small + 1)}`
      return { notes: [text(`Kis pontok: ${said}`, `Small points: ${said}`)] }
    },
    upright: true,
  })
}
const PASSED = text('Mindketten passzoltak.', 'Both have passed.')
const USED = text('Elfogytak a bábuk.', 'The pieces have run out.')
const NO_TEN = text('Nincs több tízes a lapon.', 'There is no ten left on the sheet.')

const keresdATizet: GameDefinition = {
  id: 'keresd-a-tizet',
  chapter: 'egyeb-logikai',
  material: 'track',
  title: { hu: 'Keresd a tízet!', en: 'Find the Ten!' },
  players: [2],
  rules: 1,
  options: [
    toggle(
      'assist',
      'Segítség: csak tízes tehető, bábu nem vész el',
      'Help: only tens are accepted, no piece is lost',
    ),
  ],
  make: options => make(options['assist'] === 'on'),
}

export default keresdATizet
