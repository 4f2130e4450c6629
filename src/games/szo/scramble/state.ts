import { Layout, type Options, type Position } from '../../../engine/index.ts'
import { BLUE, GREEN, numberCodec, numbersCodec, RED, wordCodec, YELLOW } from '../../../kit/index.ts'
import { wordsOf, type Language } from '../../../words/index.ts'
import { RACK, spelt, TILES } from './data.ts'
import { CELLS, formed, type Letters } from './lines.ts'
import { laidCodec, lettersCodec, PHASES, premiumsOf, rackCodec, scrambleBoard, type Words } from './scene.ts'

/** The language of the words; English when the text from outside names none that is known. */
export const languageOf = (options: Options): Language =>
  options['language'] === 'french' || options['language'] === 'hungarian' ? options['language'] : 'english'

/** The chosen options, the words of the position, and what can be read off them. */
export function scrambleState(options: Options) {
  const language = languageOf(options)
  const judging = options['words'] ?? 'challenge'
  const official = options['official'] === 'on'
  const tiles = TILES[language]
  const kinds = tiles.signs.length
  const list = judging === 'free' ? undefined : wordsOf(language)
  const players = [RED, BLUE, GREEN, YELLOW].slice(0, Number(options.players ?? 2))
  const n = players.length
  const board = scrambleBoard(official)
  const premiums = premiumsOf(board)

  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', CELLS, { json: lettersCodec(board, tiles), see: 'all' })
  const laid = layout.range('laid', RACK, { json: laidCodec(board), see: 'all' })
  const own = (start: number) => (p: Position, i: number, seat: number) =>
    Math.floor((i - start) / kinds) === seat ? p.at(i) : 0
  const racks: number = layout.range('racks', n * kinds, {
    json: rackCodec(players, tiles),
    see: (p, i, seat) => own(racks)(p, i, seat),
  })
  const sizes = layout.range('rackSizes', n, { json: numbersCodec(0, RACK), see: 'all' })
  const aside: number = layout.range('aside', kinds, {
    json: numbersCodec(),
    see: (p, i, seat) => (p.at(mover) === seat ? p.at(i) : 0),
  })
  const asideSize = layout.range('asideSize', 1, { json: numberCodec(), see: 'all' })
  const bag = layout.range('bag', kinds, { json: numbersCodec(), see: () => 0 })
  const bagSize = layout.range('bagSize', 1, { json: numberCodec(), see: 'all' })
  const scores = layout.range('scores', n, { json: numbersCodec(-1000), see: 'all' })
  const phase = layout.range('phase', 1, { json: wordCodec(PHASES), see: 'all' })
  const mover = layout.range('mover', 1, { json: numberCodec(0, 0, n - 1), see: 'all' })
  const passes = layout.range('passes', 1, { json: numberCodec(), see: 'all' })
  const objector = layout.range('objector', 1, { json: numberCodec(0, 0, n - 1), see: 'all' })
  const skips = layout.range('skips', n, { json: numbersCodec(), see: 'all' })
  const words: Words = { cells, laid, racks, sizes, asideSize, bagSize, scores, phase, mover }

  const letters = (p: Position): Letters => ({
    letter: c => (p.at(cells + c) === 0 ? -1 : (p.at(cells + c) - 1) % tiles.blank),
    blank: c => p.at(cells + c) > tiles.blank,
  })
  const laidCells = (p: Position): number[] => {
    const found: number[] = []
    for (let i = 0; i < RACK && p.at(laid + i) > 0; i++) found.push(p.at(laid + i) - 1)
    return found
  }
  const isFirst = (p: Position, fresh: readonly number[]): boolean => {
    for (let c = 0; c < CELLS; c++) if (p.at(cells + c) > 0 && !fresh.includes(c)) return false
    return true
  }
  const add = (p: Position, i: number, by: number) => p.put(i, p.at(i) + by)
  const give = (p: Position, player: number, tile: number, by: number) => {
    add(p, racks + player * kinds + tile, by)
    add(p, sizes + player, by)
  }

  const listed = (p: Position): boolean =>
    list === undefined || formed(letters(p), laidCells(p)).every(word => list.has(spelt(tiles, word.letters)))

  return {
    judging,
    official,
    penalty: options['penalty'] === 'on',
    tiles,
    kinds,
    /** The code of a blank that has been laid but not named yet. */
    unnamed: 2 * tiles.blank + 1,
    list,
    players,
    n,
    board,
    premiums,
    layout,
    cells,
    laid,
    racks,
    sizes,
    aside,
    asideSize,
    bag,
    bagSize,
    scores,
    phase,
    mover,
    passes,
    objector,
    skips,
    words,
    letters,
    laidCells,
    isFirst,
    add,
    give,
    listed,
  }
}

export type State = ReturnType<typeof scrambleState>
