// What is said in salta: reasons, calls and ends.
import type { Words } from '../../../engine/index.ts'
import { reason, text } from '../../../kit/index.ts'

export const GAIT = text(
  'A bábu átlósan egyet lép, vagy egyetlen ellenséges bábut ugrik át átlósan, ha mögötte üres a mező.',
  'A man steps one cell diagonally, or jumps diagonally over one enemy if the cell behind is empty.',
)
export const WHY = {
  called: reason(
    'Szalta! Most előre át kell ugrani azt a bábut, amelyik szólt.',
    'Salta! Now you must jump forward over the man who called.',
    'call',
  ),
  block: reason(
    'Az ellenfelet nem szabad úgy beszorítani, hogy ne tudjon lépni.',
    'The opponent may not be left without a move.',
    'block',
  ),
  forward: reason('Ha előre ugrani lehet, ugrani kell.', 'A forward jump must be made.', 'variants'),
}
/** With a move that may call: with the call, or without. */
export const CALLS: Readonly<Record<string, Words>> = {
  call: text('Szalta!', 'Salta!'),
  quiet: text('Szó nélkül', 'Without a word'),
}
export const NOBODY_CAN = text(
  'Aki szólt, azt senki sem tudja átugrani.',
  'Nobody can jump over the man who called.',
)
export const BLOCKED = [
  'Minden lépés beszorítaná az ellenfelet.',
  'Every move would block the opponent.',
] as const
