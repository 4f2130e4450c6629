import type { Options, Position, Result } from '../../engine/index.ts'
import { ok } from '../../engine/index.ts'
import type { Table } from '../../table/index.ts'
import { say } from '../text/text.ts'
import { knownBoard, type KnownBoard } from './board-shown.ts'
import * as laying from './laid-out.ts'

/** A position laid out by the rules of its game, in the language spoken now. */
export const layOut = (known: KnownBoard, position: Position, how: 'start' | 'position'): Table =>
  laying.layOut(known, position, how, say)

/** The set-up of a library game as a table. */
export async function startOf(id: string, options: Options = {}): Promise<Result<Table>> {
  const known = await knownBoard(id, options)
  return known.ok ? ok(laying.layOutStart(known.value, say)) : known
}
