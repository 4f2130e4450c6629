// Ruling: a ball is put down where it comes to rest, so two channels that lead to one cell are one move. A full board is a draw.
import {
  BLACK,
  boardSizes,
  oneOf,
  reason,
  rows,
  text,
  WHITE,
  type BoardGame,
  type GameDefinition,
  type Link,
  type RowsPart,
} from '../../../kit/index.ts'
import { channelsOf, OPEN, type Channelled, type Layout } from './channels.ts'

const LONG = 4

/** A ball rolls on as long as the next cell of its channel is empty. */
const rolling =
  ({ deeper }: Channelled): RowsPart =>
  ({ board, cells }) => {
    /** An arrow at the mouth of each channel, as long as no ball lies under it. */
    const mouths = [...deeper].flatMap((to, from): Link[] =>
      to === OPEN || deeper.includes(from) ? [] : [{ from, to, tint: 'wood', kind: 'arrow' }],
    )
    return {
      reason: reason(
        'Innen a golyó tovább gurulna: a csatornák legmélyebb üres mezőit lehet választani.',
        'A ball would roll on from here: choose the deepest empty cell of a channel.',
      ),
      forbids: (p, m) => deeper[m] !== OPEN && p.words[cells + deeper[m]!] === 0,
      prompt: () =>
        text(
          'Gurítsd be a golyódat egy csatorna legmélyebb üres mezőjére.',
          'Roll your ball to the deepest empty cell of a channel.',
        ),
      flaw: p =>
        board.names.some(
          (_, c) => p.at(cells + c) > 0 && deeper[c] !== OPEN && p.at(cells + deeper[c]!) === 0,
        )
          ? text('Egy golyó alatt üres a csatorna.', 'A channel is empty below a ball.')
          : undefined,
      shows: (scene, p) => ({
        ...scene,
        links: mouths.filter(({ from, to }) => p.at(cells + from) === 0 && p.at(cells + to) === 0),
      }),
    }
  }

function make(layout: Layout, side: number): BoardGame {
  const channelled = channelsOf(layout, side)
  return rows({
    players: [WHITE, BLACK],
    board: channelled.board,
    piece: { id: 'ball', name: text('golyó', 'ball'), art: 'marble' },
    length: LONG,
    parts: [rolling(channelled)],
  })
}

const LAYOUTS = [
  ['quarters', 'negyedelés', 'quarters'],
  ['spiral', 'csigavonal', 'spirals'],
  ['diagonal', 'átlós', 'diagonal'],
  ['in', 'kettéosztott sorok, befelé', 'split rows, inwards'],
  ['out', 'kettéosztott sorok, kifelé', 'split rows, outwards'],
  ['thirds', 'harmadolás (hatszögek)', 'thirds (hexagons)'],
  ['honeycomb', 'lépesméz (hatszögek)', 'honeycomb (hexagons)'],
] as const

const totikek: GameDefinition = {
  id: 'totikek',
  chapter: 'egyeb-logikai',
  material: 'marbles',
  title: { hu: 'Tőtikék', en: 'Channels' },
  players: [2],
  rules: 1,
  options: [oneOf('layout', 'Csatornák', 'Channels', LAYOUTS), boardSizes([8, 6, 10, 12])],
  make: ({ layout, size }) =>
    make(LAYOUTS.find(([id]) => id === layout)?.[0] ?? 'quarters', Number(size ?? 8)),
}

export default totikek
