import type { Layout, Player, Position } from '../../../engine/index.ts'
import { cellCodec, cellWordsCodec, ground, reason, text, wordCodec } from '../../../kit/index.ts'
import { board, WHITE_CELLS } from './board.ts'
import { COLOURS, GLIMPSES, MASK_WORDS, STANDS, tentKinds, TENTS, tentTables } from './tents.ts'

// Their tints are no colours of the tents.
const SIDES: readonly Player[] = [
  { id: 'south', tint: 'white', name: text('déli', 'south') },
  { id: 'west', tint: 'black', name: text('nyugati', 'west') },
  { id: 'east', tint: 'purple', name: text('keleti', 'east') },
]
export type View = 'open' | 'hidden'

/** What there is: tents, the colours said aloud, the empty cell, and in the hidden game what each player has seen. */
export function makeGround(count: number, view: View) {
  const players = SIDES.slice(0, count)
  const isHidden = view === 'hidden'
  const list = isHidden ? GLIMPSES : STANDS
  const oneForEach = (layout: Layout, name: string, size: number, json: Parameters<Layout['range']>[2]) =>
    players.map(({ id }) => layout.range(`${id} ${name}`, size, { ...json, see: 'all' }))
  const g = ground({
    players,
    board,
    kinds: tentKinds(list),
    ...(isHidden ? { see: (p: Position, index: number, seat: number) => seenBy(p, index, seat) } : {}),
    parts: ['tip', 'choose', 'deal'],
    // The tent that was tipped last may not go straight back.
    marks: ['last'],
    own: layout => ({
      empty: layout.range('empty', 1, { json: cellCodec(board), see: 'all' }),
      colours: oneForEach(layout, 'colour', 1, { json: wordCodec(['none', ...COLOURS]) }),
      // Who has won + 1: others could not tell it from what they see.
      won: layout.range('won', 1, {
        json: wordCodec(['nobody', ...players.map(({ id }) => id)]),
        see: 'all',
      }),
      /** By player: where the masks of seen faces start, one for each cell. */
      saw: isHidden ? oneForEach(layout, 'saw', board.size, { json: cellWordsCodec(board, MASK_WORDS) }) : [],
    }),
    buttons: {
      red: text('A piros az én színem', 'Red is my colour'),
      yellow: text('A sárga az én színem', 'Yellow is my colour'),
      green: text('A zöld az én színem', 'Green is my colour'),
      blue: text('A kék az én színem', 'Blue is my colour'),
    },
    why: {
      back: reason(
        'Ezt a sátrat éppen most billentették ide: nem mehet rögtön vissza.',
        'This tent has just been tipped here: it may not go straight back.',
      ),
      black: reason(
        'Fekete mezőn nem állhat meg sátor: azon csak átbillen a következő fehérre.',
        'A tent never stays on a black cell: it only tips over it to the next white one.',
      ),
      taken: reason('Ott már sátor áll.', 'There is a tent already.'),
      noWay: reason(
        'Csak az üres fehér mezővel szomszédos sátor billenhet: olyan, amelyet egyetlen fekete mező választ el tőle.',
        'Only a tent beside the empty white cell can be tipped: one black cell lies between them.',
      ),
    },
  })
  const tents = tentTables(g.pieces, list)
  const { saw } = g.own
  /** A seat sees what it has seen of a tent; onlookers see only that there is one. */
  const seenBy = (p: Position, index: number, seat: number): number => {
    const code = p.words[index]!
    const cell = index - g.cells
    if (code <= 0) return code
    const mask = seat >= 0 && seat < players.length ? p.words[saw[seat]! + cell]! : 0
    return tents.seen[code * MASK_WORDS.length + mask]!
  }

  /** The face of a tent that looks at the player. */
  const faceTo = (code: number, player: number): number => tents.face[code * 4 + player + 1]!
  /** How many faces towards the player have this colour; what is not known counts as well. */
  const showing = (p: Position, player: number, colour: number): number => {
    let n = 0
    for (let i = 0; i < WHITE_CELLS.length; i++) {
      const code = p.words[g.cells + WHITE_CELLS[i]!]!
      if (code === 0) continue
      const face = faceTo(code, player)
      if (face === colour || face === 0) n++
    }
    return n
  }
  /** How many tents of a kind (of the five, of the six) are still to be dealt. */
  const left = (p: Position, kind: number): number => {
    let n: number = TENTS[kind]!
    for (let i = 0; i < WHITE_CELLS.length; i++)
      if (tents.kind[p.words[g.cells + WHITE_CELLS[i]!]!] === kind) n--
    return n
  }
  const colourOf = (p: Position, player: number): number => p.words[g.own.colours[player]!]!
  return { g, tents, colourOf, faceTo, showing, left, isHidden }
}
export type TentGround = ReturnType<typeof makeGround>
