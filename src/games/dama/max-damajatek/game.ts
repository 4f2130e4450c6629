// Ruling: taken men do not come back to the hand; what is put down is a man; a starting cell that anyone stands on is not free.
// Ruling: putting down counts as progress; whoever can neither capture, nor move, nor put down has lost.
import type { Move } from '../../../engine/index.ts'
import {
  draughts,
  facing,
  handsCodec,
  oneOf,
  pack,
  square,
  to,
  type DraughtsPart,
  type GameDefinition,
} from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const DROP = 1022
const isDrop = (m: Move) => m >> 20 === DROP
const { kind } = international.man

/** All men begin in the hand; instead of a move one may be put on a free starting cell of one's own, unless a capture is due. */
const entering =
  (homes: readonly (readonly number[])[]): DraughtsPart =>
  ({ layout, board, players, cells, chain, tables, place, progress, passOn }) => {
    const hand = layout.range('hands', players.length, { json: handsCodec(players, [kind]) })
    const men = players.map((_, i) => tables.pieces.code(0, i))
    return {
      start(p) {
        for (const [i, home] of homes.entries()) p.put(hand + i, home.length)
      },
      adds(p, out) {
        if (p.words[chain] !== 0 || p.words[hand + p.turn] === 0) return
        const home = homes[p.turn]!
        for (let i = 0; i < home.length; i++)
          if (p.words[cells + home[i]!] === 0) out.add(pack(0, home[i]!, DROP))
      },
      duty: (_, m) => m >> 20 > 0 && !isDrop(m),
      reason: {
        hu: 'Ha ütni lehet, nem lehet bábut lerakni.',
        en: 'No man may be put down when a capture is possible.',
        rule: 'moves',
      },
      own: {
        is: isDrop,
        play(p, m, player) {
          place(p, to(m), men[player]!)
          p.put(hand + player, p.words[hand + player]! - 1)
          progress(p)
          passOn(p)
        },
        name: (_, m) => `@${board.names[to(m)]}`,
        points: (_, m) => [to(m)],
      },
      value: (p, player, usual) =>
        Math.max(
          -0.95,
          Math.min(0.95, usual + 0.02 * (p.words[hand + player]! - p.words[hand + 1 - player]!)),
        ),
      shows: (scene, p) => ({
        ...scene,
        trays: [
          ...scene.trays,
          ...players.map((player, i) => ({
            id: `hand:${player.id}`,
            owner: i,
            place: 'card' as const,
            title: { hu: 'Kézben', en: 'In hand' },
            items:
              p.at(hand + i) === 0
                ? []
                : [
                    {
                      look: tables.pieces.look(men[i]!),
                      label: tables.pieces.label(men[i]!),
                      count: p.at(hand + i),
                    },
                  ],
          })),
        ],
      }),
      prompt: p =>
        p.at(chain) === 0 && p.at(hand + p.turn) > 0
          ? {
              hu: 'Lépj, vagy rakj le egy bábut a saját kezdőmezőid egyikére.',
              en: 'Move, or put down a man on one of your own starting cells.',
            }
          : undefined,
      flaw: p =>
        players.some((_, i) => p.at(hand + i) > homes[i]!.length)
          ? { hu: 'Túl sok bábu van kézben.', en: 'There are too many men in hand.' }
          : undefined,
    }
  }

const max: GameDefinition = {
  id: 'max-damajatek',
  chapter: 'dama',
  title: { hu: 'Max dámajáték', en: 'Draughts to the max' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['8', '8 × 8, 12-12 bábu', '8 × 8, 12 men each'],
      ['10', '10 × 10, 20-20 bábu', '10 × 10, 20 men each'],
    ]),
  ],
  make({ size = '8' }) {
    const rows = Number(size)
    const board = square(rows, rows, { look: 'checks' })
    const { dark } = board.regions
    const armies = facing(board, dark, 1, rows === 10 ? 4 : 3)
    return draughts({
      ...international,
      board,
      cells: dark,
      armies: armies.map(army => ({ ...army, men: [] })),
      parts: [entering(armies.map(army => army.men))],
    })
  },
}

export default max
