import type { Deck } from '../../studio/deck.ts'
import { deckToJson } from '../../studio/deck-json.ts'
import { writeTable } from '../../studio/deck-table.ts'
import { downloadText, fileName } from './files.ts'

export const exportJson = (deck: Deck): void => downloadText(`${fileName(deck.name)}.json`, deckToJson(deck))

/** With a byte order mark and semicolons: Hungarian spreadsheets then open it as it is meant. */
export const exportCsv = (deck: Deck): void =>
  downloadText(`${fileName(deck.name)}.csv`, `\uFEFF${writeTable(deck, ';')}`)
