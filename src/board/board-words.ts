import type { Board, CellShape, Placed, Scene } from '../kit/index.ts'
import type { Target } from './props.ts'

/** What a screen reader says of the board, in both languages. */
type Language = 'hu' | 'en'

const TEXTS = {
  hu: {
    board: 'Játéktábla',
    help: 'Nyilakkal mozoghatsz a mezők között, Enterrel vagy szóközzel választasz.',
    tiers: 'A Page Up és a Page Down a fölső és az alsó szintre visz.',
    empty: 'üres',
    start: 'felvehető',
    move: 'ide léphetsz',
    capture: 'itt üthetsz',
    chosen: 'kiválasztva',
    last: 'utolsó lépés',
    gone: 'nincs már a táblán',
    fog: 'nem látható',
    position: 'Állás',
    column: (n: number) => `${n} magas oszlop, alulról: `,
    pieces: (n: number) => `${n} figura: `,
  },
  en: {
    board: 'Board',
    help: 'Move between the cells with the arrow keys, choose with Enter or Space.',
    tiers: 'Page Up and Page Down lead to the level above and below.',
    empty: 'empty',
    start: 'can be taken up',
    move: 'you can move here',
    capture: 'you can capture here',
    chosen: 'chosen',
    last: 'last move',
    gone: 'no longer on the board',
    fog: 'not visible',
    position: 'Position',
    column: (n: number) => `column of ${n}, from the bottom: `,
    pieces: (n: number) => `${n} pieces: `,
  },
} as const

export const boardWords = (language: Language) => TEXTS[language]

/** What a printed field is called: its number, and the words on it in one line. Other cells go by their name. */
export function cellTitle({ name, text, told, corner, called }: CellShape, language: Language): string {
  if (called) return called[language]
  if (!told || text === undefined) return name
  const words = (typeof text === 'string' ? text : text[language]).replaceAll('-\n', '').replaceAll('\n', ' ')
  return corner === undefined ? words : `${corner}. ${words}`
}

/** Pieces by every cell they cover. */
export function piecesByCell(placed: readonly Placed[]): ReadonlyMap<number, readonly Placed[]> {
  const found = new Map<number, Placed[]>()
  for (const each of placed)
    for (const cell of each.cells ?? [each.cell]) {
      const list = found.get(cell)
      if (list) list.push(each)
      else found.set(cell, [each])
    }
  return found
}

export interface CellState {
  readonly here: readonly Placed[] | undefined
  readonly target: Target['kind'] | undefined
  readonly chosen: boolean
  readonly last: boolean
  readonly fill: string | undefined
}

/** "e4, white king, you can capture here". */
export function cellInWords(name: string, state: CellState, language: Language): string {
  const t = TEXTS[language]
  const parts = [name]
  const { here } = state
  if (state.fill === 'gone') parts.push(t.gone)
  else if (state.fill === 'fog') parts.push(t.fog)
  else if (!here) parts.push(t.empty)
  else {
    const labels = here.map(each => each.label[language]).join(', ')
    parts.push(here.length > 1 ? t.column(here.length) + labels : labels)
  }
  if (state.chosen) parts.push(t.chosen)
  if (state.target) parts.push(t[state.target])
  if (state.last) parts.push(t.last)
  return parts.join(', ')
}

/** The whole position in one sentence, for pictures. */
export function sceneInWords(board: Board, scene: Scene, language: Language): string {
  const t = TEXTS[language]
  const told = [...piecesByCell(scene.placed)].map(
    ([cell, here]) =>
      `${cellTitle(board.cells[cell]!, language)} ${here.map(each => each.label[language]).join(' + ')}`,
  )
  return `${t.position}: ${told.length === 0 ? t.empty : told.join(', ')}`
}
