// What is said in leapfrog: reasons, titles, prompts, the button and the end.
import { reason, text } from '../../../kit/index.ts'

/** How a frog jumps, by the option. */
export const WAYS = {
  diagonal: reason(
    'A béka átlósan ugrik egy szomszédos béka fölött, a közvetlenül mögötte lévő üres mezőre.',
    'A frog jumps diagonally over a neighbouring frog, to the empty cell right behind it.',
  ),
  orthogonal: reason(
    'A béka sorban vagy oszlopban ugrik egy szomszédos béka fölött, a közvetlenül mögötte lévő üres mezőre.',
    'A frog jumps along a row or column over a neighbouring frog, to the empty cell right behind it.',
  ),
  all8: reason(
    'A béka egy szomszédos béka fölött ugrik, a közvetlenül mögötte lévő üres mezőre.',
    'A frog jumps over a neighbouring frog, to the empty cell right behind it.',
  ),
}
export const WHY = {
  notNow: reason('Ugyanannak a békának kell továbbugrania.', 'The same frog has to jump on.'),
  notThis: reason('Elsőnek egy kék békát vegyél le.', 'Take a blue frog off first.', 'setup'),
}
export const TITLES = {
  plain: text('Megszerzett békák', 'Frogs taken'),
  coloured: text('Pontok', 'Points'),
}
export const STOP = text('Itt megállok', 'Stop here')
export const PROMPTS = {
  jump: text('Ugorj egy békával.', 'Jump with a frog.'),
  mayGoOn: text('Ugorj tovább, vagy állj meg.', 'Jump on, or stop.'),
  mustGoOn: text('Ugorj tovább ugyanazzal a békával.', 'Jump on with the same frog.'),
  first: {
    plain: text('Vegyél le egy tetszőleges békát.', 'Take off any frog.'),
    coloured: text('Vegyél le egy kék békát.', 'Take off a blue frog.'),
  },
}
export const OVER = ['Nem lehet többet ugrani.', 'Nobody can jump any more.'] as const
