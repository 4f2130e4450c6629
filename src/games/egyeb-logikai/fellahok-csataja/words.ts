// What is said while the fellahin fight: reasons, prompts, buttons, ends and options.
import { oneOf, reason, text } from '../../../kit/index.ts'

export const WHY = {
  centre: reason('A középső mező üresen marad.', 'The centre stays empty.', 'setup'),
  notNow: reason(
    'Csak az a bábu mehet tovább, amelyik az előbb ütött.',
    'Only the piece that has just captured may go on.',
    'chain',
  ),
  onlyTaking: reason(
    'Tovább csak úgy léphetsz, hogy megint ütsz.',
    'You may go on only with a step that captures again.',
    'chain',
  ),
  must: reason(
    'Az ellenfél nem tud lépni: olyan lépés kell, amely utat nyit neki.',
    'The opponent cannot move: you must open a way.',
    'blocked',
  ),
}

/** `noWay` by where pieces step. */
export const NO_WAY = {
  all: reason(
    'Minden bábu egy szomszédos üres mezőre lép, egyenesen vagy átlósan.',
    'A piece steps to a neighbouring empty cell, straight or diagonally.',
  ),
  orthogonal: reason(
    'Minden bábu egy szomszédos üres mezőre lép, csak egyenesen.',
    'A piece steps to a neighbouring empty cell, straight only.',
    'variants',
  ),
}

export const STOP = text('Nem ütök tovább', 'Stop capturing')
export const BLOCKED = text('Passz (nem tudok lépni)', 'Pass (I cannot move)')

export const PROMPTS = {
  drop: text('Tegyél le egy bábut; a közép maradjon üres.', 'Put down a piece; leave the centre empty.'),
  move: text('Lépj egy bábuval.', 'Move a piece.'),
  more: text('Ugyanazzal a bábuval még üthetsz.', 'You may go on capturing with the same piece.'),
  open: text('Az ellenfél nem tud lépni: nyiss neki utat.', 'The opponent cannot move: open a way.'),
}

export const FEW = [
  '{loser} seregéből legfeljebb egy bábu maradt.',
  '{loser} has at most one piece left.',
] as const
export const LARGER = ['{winner} bábui vannak többen.', '{winner} has more pieces left.'] as const
export const EVEN = ['A két sereg egyforma maradt.', 'The two sides have equal numbers left.'] as const
export const OPTIONS = [
  oneOf('drop', 'Egy fordulóban lerakott bábuk', 'Pieces put down in a turn', [
    ['2', 'kettő', 'two'],
    ['1', 'egy', 'one'],
  ]),
  oneOf('starter', 'A lépéseket kezdi', 'Who moves first', [
    ['egypt', 'aki másodikként rakott (Egyiptom)', 'who put down second (Egypt)'],
    ['sudan', 'aki elsőként rakott (Szudán)', 'who put down first (Sudan)'],
  ]),
  oneOf('moves', 'Lépés', 'Moves', [
    ['all', 'nyolc irányban', 'in eight directions'],
    ['orthogonal', 'csak egyenesen', 'straight only'],
  ]),
]
