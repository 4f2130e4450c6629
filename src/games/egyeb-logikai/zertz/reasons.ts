import type { Move, Moves, Position, Reason } from '../../../engine/index.ts'
import { from, pack, to } from '../../../kit/index.ts'
import { JUMP, REMOVE } from './rings.ts'

/** Numbers of the reasons, in their order. */
export const [MUST_JUMP, GO_ON, HELD, TAKEN, FULL, NO_JUMP, NONE_LEFT, PLACE_FIRST, REMOVE_NOW] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Ütni kell, ha lehet.', en: 'You must capture when you can.', rule: 'capture' },
  {
    hu: 'Az ugró golyónak tovább kell ütnie.',
    en: 'The jumping marble must go on capturing.',
    rule: 'capture',
  },
  {
    hu: 'Ez a gyűrű nem vehető el: nem csúsztatható ki a szomszédai közül.',
    en: 'This ring cannot go: it does not slide out from between its neighbours.',
    rule: 'moves',
  },
  {
    hu: 'Csak üres gyűrűt lehet elvenni.',
    en: 'Only an empty ring can be taken away.',
    rule: 'moves',
  },
  { hu: 'Ezen a gyűrűn már van golyó.', en: 'There is a marble on this ring already.', rule: 'moves' },
  {
    hu: 'Golyóval csak ütni lehet: át egy szomszédos golyón, a mögötte lévő üres gyűrűre.',
    en: 'A marble only moves to capture: over a neighbouring marble to the empty ring right behind it.',
    rule: 'capture',
  },
  { hu: 'Ebből a színből nincs több.', en: 'There are no more of this colour.', rule: 'moves' },
  {
    hu: 'Előbb válassz egy golyót a készletből, és tedd le; utána vehetsz el gyűrűt.',
    en: 'First choose a marble from the pool and place it; then you may take a ring away.',
    rule: 'moves',
  },
  {
    hu: 'Most egy gyűrűt kell elvenned a tábla széléről.',
    en: 'Now a ring of the rim must be taken away.',
    rule: 'moves',
  },
]

/** What may be tried when nothing can be captured: a full ring, a colour that is gone, a marble or a ring of the board. */
export function tryPlacing(
  p: Position,
  cells: number,
  size: number,
  gone: number,
  stock: number,
  out: Moves,
  reasons: Moves,
): void {
  const say = (m: Move, reason: number) => {
    out.add(m)
    reasons.add(reason)
  }
  for (let c = 0; c < size; c++) {
    const held = p.at(cells + c)
    if (held === gone) continue
    for (let colour = 0; colour < 3; colour++)
      if (p.at(stock + colour) === 0) say(pack(c, 0, colour), NONE_LEFT)
      else if (held !== 0) say(pack(c, 0, colour), FULL)
    if (held === 0) say(pack(c, 0, REMOVE), PLACE_FIRST)
    else for (let t = 0; t < size; t++) if (p.at(cells + t) === 0) say(pack(c, t, JUMP), NO_JUMP)
  }
}

/** Marbles that can jump, sent to empty rings where none of their jumps leads. */
export function tryOtherJumps(
  p: Position,
  cells: number,
  size: number,
  jumps: Moves,
  out: Moves,
  reasons: Moves,
): void {
  const listed = jumps.toArray()
  for (const c of new Set(listed.map(from)))
    for (let t = 0; t < size; t++) {
      if (p.at(cells + t) !== 0 || listed.some(m => from(m) === c && to(m) === t)) continue
      out.add(pack(c, t, JUMP))
      reasons.add(NO_JUMP)
    }
}
