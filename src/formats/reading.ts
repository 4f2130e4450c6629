import { fail, type Match, type Result } from '../engine/index.ts'
import type { Draft, Library } from './format.ts'
import { readMat } from './mat.ts'
import { readPdn } from './pdn.ts'
import { readPgn } from './pgn.ts'
import { replay } from './replay.ts'
import { readSgf } from './sgf.ts'
import { readKif, readUsi } from './shogi.ts'

/** More moves than any match of a person; a longer file only costs time. */
const MOST_MOVES = 4000

/** What a text of another program holds; undefined when it is none of the formats. */
export function readDraft(text: string): Draft | undefined {
  const head = text.slice(0, 4000)
  if (/^\uFEFF?\s*\(\s*;/.test(head)) return readSgf(text)
  if (/手合割|手数-+指手/.test(head)) return readKif(text)
  if (/^\s*(position\s|startpos|sfen\s)/.test(head)) return readUsi(text)
  if (/^\s*\d+ point match/m.test(head)) return readMat(text)
  if (/^\uFEFF?\s*(?:[;%][^\n]*\n\s*)*\[\w+\s+"/.test(head))
    return isDraughts(text) ? readPdn(text) : readPgn(text)
  if (/^\s*[\w+]+(\/[\w+]+){4,}(\[\w*\])? [wb]\b/.test(head))
    return { format: 'pgn', called: 'Standard', options: {}, start: text.trim(), moves: [] }
  if (/^\s*1\.\s*\S/.test(head)) return isDraughts(text) ? readPdn(text) : readPgn(text)
  return undefined
}

const isDraughts = (text: string) => /\[GameType\s+"/.test(text) || /(^|\s)1\.\s*\d+[-x]\d+/.test(text)

/** Reads a file of another program and plays it by the rules; whatever is wrong is told in words. Undefined: no such file. */
export async function readForeign(text: string, library: Library): Promise<Result<Match> | undefined> {
  const draft = readDraft(text)
  if (!draft) return undefined
  if (draft.moves.length > MOST_MOVES)
    return fail('A fájlban túl sok a lépés.', 'There are too many moves in the file.')
  return replay(draft, library)
}
