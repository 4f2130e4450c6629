// What is said in fanorona: reasons, prompts, the button and the end.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Minden bábu vonal mentén, a szomszédos üres pontra lép.',
    'A man steps along a line to the neighbouring empty point.',
  ),
  notNow: reason(
    'Csak az a bábu üthet tovább, amelyik ütött.',
    'Only the man that captured may go on.',
    'chain',
  ),
  onlyTaking: reason('Tovább csak ütve lehet lépni.', 'You may go on only by capturing.', 'chain'),
  straight: reason(
    'Sorozat közben minden ütés után irányt kell váltani.',
    'Every step of a chain must change direction.',
    'chain',
  ),
  visited: reason(
    'Ezen a ponton ebben a fordulóban már jártál.',
    'You have been on this point in this turn.',
    'chain',
  ),
  must: reason('Ha lehet ütni, ütni kell.', 'When you can capture, you must.', 'capture'),
}
export const STOP = text('Nem ütök tovább', 'Stop capturing')
export const PROMPTS = {
  first: text(
    'Lépj egy bábuval. Ha két sort is üthetne, mutass arra is, amelyiket leüti.',
    'Move a man. If it could take either of two rows, point at the one it takes.',
  ),
  more: text(
    'Ugyanazzal a bábuval még üthetsz, más irányban.',
    'The same man may capture on, in another direction.',
  ),
}
export const CLEARED = text('{loser} minden bábuját leütötték.', 'All men of {loser} have been captured.')
