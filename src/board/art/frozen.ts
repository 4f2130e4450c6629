// Chess figures in a block of ice.
import type { Art } from './brush.ts'
import { chess } from './chess.ts'

const ICE = 'M-36-32-30-40H32L38-33V34L31 41H-31L-38 35Z'

const frozenIn =
  (figure: Art): Art =>
  (brush, look) =>
    `<g transform="translate(0 2) scale(.8)">${figure(brush, look)}</g>` +
    `<path d="${ICE}" fill="#a9dbf0" fill-opacity=".5" stroke="#4d90b0" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M-30-22-18-34M-30-10-24-16M22 34 32 24M26-26 20-32" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".9"/>` +
    `<g transform="translate(24 20)" stroke="#2f6f90" stroke-width="2.6" stroke-linecap="round"><path d="M0-9V9M-8-4.5 8 4.5M-8 4.5 8-4.5"/></g>`

export const frozen: Readonly<Record<string, Art>> = Object.fromEntries(
  ['queen', 'bishop', 'rook'].map((name): [string, Art] => [
    `frozen-${name}`,
    frozenIn(chess[`chess-${name}`]!),
  ]),
)
