// What is said in find the ten: reasons, prompts, titles, ends and options.
import { reason, text, toggle } from '../../../kit/index.ts'

export const WHY = {
  taken: reason('Ezt a mezőt már bábu fedi.', 'A piece covers this cell already.'),
  notTen: reason('A három szám összege nem tíz.', 'The three numbers do not make ten.', 'variants'),
}
export const PROMPTS = {
  point: text(
    'Mutass három egymás melletti számra, amelyek összege tíz.',
    'Point at three numbers in touch, one after the other, that make ten.',
  ),
  pass: text('Elfogyott a bábud: passzolj.', 'You have no piece left: pass.'),
}
export const ON_BOARD = text('Bábuk a táblán', 'Pieces on the board')
export const SMALL = text('Kis pontok', 'Small points')
export const ENDS = {
  passed: text('Mindketten passzoltak.', 'Both have passed.'),
  used: text('Elfogytak a bábuk.', 'The pieces have run out.'),
  noTen: text('Nincs több tízes a lapon.', 'There is no ten left on the sheet.'),
}
export const OPTIONS = [
  toggle(
    'assist',
    'Segítség: csak tízes tehető, bábu nem vész el',
    'Help: only tens are accepted, no piece is lost',
  ),
]
