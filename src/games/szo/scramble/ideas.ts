import type { Move, Position, Rng } from '../../../engine/index.ts'
import { CELLS, scoreOf, type Letters } from './lines.ts'
import { made, NAME } from './moves.ts'
import { plays, type Laying } from './plays.ts'
import type { State } from './state.ts'

/** What an opponent needs beyond the rules: the best words, and worlds that fit what a seat sees. */
export function scrambleIdeas(state: State) {
  const { tiles, list, n, premiums } = state
  const { blank } = tiles
  const { kinds, cells, racks, sizes, aside, asideSize, bag, phase, mover, letters, laidCells, add } = state

  const layings = (p: Position): Laying[] =>
    laidCells(p).map(cell => ({ cell, letter: letters(p).letter(cell), blank: p.at(cells + cell) > blank }))

  /** The next tile of each of the best words that agree with what is laid already, the best word's first. */
  function bestTiles(p: Position): Move[] {
    const player = p.turn
    const fixed = layings(p)
    const naming = p.at(phase) === NAME
    const rack = Array.from({ length: kinds }, (_, t) => p.at(racks + player * kinds + t))
    for (const each of fixed) rack[each.blank ? blank : each.letter]!++
    const there = letters(p)
    const fresh = fixed.map(each => each.cell)
    const bare: Letters = { letter: c => (fresh.includes(c) ? -1 : there.letter(c)), blank: there.blank }
    const found: { play: readonly Laying[]; score: number }[] = []
    plays(bare, rack, tiles, list!, play => {
      const agrees = fixed.every((each, i) =>
        play.some(
          other =>
            other.cell === each.cell &&
            other.blank === each.blank &&
            (other.letter === each.letter || (naming && i === fixed.length - 1)),
        ),
      )
      if (!agrees) return
      const laidBy = new Map(play.map(each => [each.cell, each]))
      const full: Letters = {
        letter: c => laidBy.get(c)?.letter ?? bare.letter(c),
        blank: c => laidBy.get(c)?.blank ?? bare.blank(c),
      }
      found.push({ play, score: scoreOf(full, [...laidBy.keys()], tiles, premiums) })
    })
    found.sort((a, b) => b.score - a.score)
    const best = found.slice(0, 10).map(({ play }) => {
      if (naming) return made('name', play.find(each => each.cell === fresh.at(-1))!.letter)
      const tile = play.find(each => !fresh.includes(each.cell))
      return tile ? made('lay', tile.blank ? blank : tile.letter, tile.cell) : made('done')
    })
    if (best.length > 0) return [...new Set(best)]
    // A blank that makes no word is called something, and taken back with the others.
    if (naming) return [made('name', 0)]
    return [made(fixed.length > 0 ? 'recall' : 'pass')]
  }

  /** Deals what this seat has not seen to the other racks and the bag. */
  function imagine(seen: Position, seat: number, rng: Rng): Position {
    const p = seen.copy()
    const unseen: number[] = []
    const counts = [...tiles.counts]
    for (let c = 0; c < CELLS; c++) {
      const code = p.at(cells + c)
      if (code > 0) counts[code > blank ? blank : code - 1]!--
    }
    for (let t = 0; t < kinds; t++) counts[t]! -= p.at(racks + seat * kinds + t) + p.at(aside + t)
    for (let t = 0; t < kinds; t++) for (let k = 0; k < counts[t]!; k++) unseen.push(t)
    rng.shuffle(unseen)
    for (let i = 0; i < n; i++)
      if (i !== seat) for (let k = 0; k < p.at(sizes + i); k++) add(p, racks + i * kinds + unseen.pop()!, 1)
    if (p.at(mover) !== seat) for (let k = 0; k < p.at(asideSize); k++) add(p, aside + unseen.pop()!, 1)
    for (const tile of unseen) add(p, bag + tile, 1)
    p.settle()
    return p
  }
  return { bestTiles, imagine }
}
