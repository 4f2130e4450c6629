// Ruling: columns a-t without i (the book's a1-t19 needs it); area scoring with every stone on the board alive; komi 0 unless chosen.
// Ruling: on the small board the book names four handicap points; more stones stand as on the large one, at the middle of the sides
// and of the board, the pairs opposite each other (the small board has no middle point: e5 stands for it).
import { Layout, type Outcome, type Position } from '../../../engine/index.ts'
import {
  areas,
  BLACK,
  cellOf,
  cellsCodec,
  dirOf,
  most,
  numberCodec,
  OCCUPIED,
  oneOf,
  PieceSet,
  placedOn,
  split,
  square,
  STONE_REASONS,
  Stones,
  tryTaken,
  WALL,
  WHITE,
  text,
  type GameDefinition,
} from '../../../kit/index.ts'
import { COLUMNS, handicapPoints, LAST_PASS, markedPoints } from './data.ts'
import { estimates } from './estimate.ts'
import { goNet } from './net.ts'

const NET = 1000

const go: GameDefinition = {
  id: 'go',
  chapter: 'egyeb-logikai',
  material: 'go',
  title: { hu: 'Gó', en: 'Go' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['19', '19 × 19', '19 × 19'],
      ['13', '13 × 13', '13 × 13'],
      ['10', '10 × 10', '10 × 10'],
      ['9', '9 × 9', '9 × 9'],
    ]),
    oneOf('ko', 'Kó-szabály', 'Ko rule', [
      ['simple', 'az előző állás nem térhet vissza', 'the last position may not return'],
      ['superko', 'egyetlen korábbi állás sem térhet vissza', 'no earlier position may return'],
    ]),
    oneOf('komi', 'Komi', 'Komi', [
      ['0', '0', '0'],
      ['6.5', '6,5', '6.5'],
    ]),
    oneOf('handicap', 'Előnykövek', 'Handicap stones', [
      ['0', 'nincs', 'none'],
      ...['2', '3', '4', '5', '6', '7', '8', '9'].map(n => [n, n, n] as const),
    ]),
  ],
  make(options) {
    const size = Number(options['size'] ?? 19)
    const komi = Number(options['komi'] ?? 0)
    const given = handicapPoints(size, Number(options['handicap'] ?? 0))
    const players = [
      { ...BLACK, name: { hu: 'fekete', en: 'black' } },
      { ...WHITE, name: { hu: 'fehér', en: 'white' } },
    ]
    const stars = markedPoints(size)
    const board = square(size, size, {
      look: 'points',
      name: (col, row) => `${COLUMNS[col]}${row + 1}`,
      fill: (col, row) => (stars.includes(`${COLUMNS[col]}${row + 1}`) ? 'marked' : undefined),
    })
    const pass = board.size
    const pieces = new PieceSet(players, [{ id: 'stone', name: { hu: 'kő', en: 'stone' }, art: 'stone' }])

    const layout = new Layout(players.map(player => player.id))
    const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
    const passes = layout.range('passes', 1, { json: numberCodec(0, 0, 2) })
    const played = layout.range('played', 1)
    const superko = options['ko'] === 'superko'
    const stones = new Stones(layout, board, cells, superko ? NET : undefined)
    const derive = (p: Position): void => {
      p.note(played, 0)
      stones.derive(p)
    }

    const dirs = ['n', 'e', 's', 'w'].map(d => dirOf(board, d))
    const held = areas(board, cells, dirs, 2, code => pieces.owner(code))
    const nearest = estimates(board, cells, dirs, code => pieces.owner(code))
    const count = (p: Position): Outcome => {
      const [black, area] = held(p)
      const white = area! + komi
      const points = [black!, white]
      return most(
        players,
        points,
        `Fekete ${black}, fehér ${white} pont.`,
        `Black ${black}, white ${white} points.`,
      )
    }

    return {
      players,
      layout,
      board,
      turns: 'one move',
      draws: {
        ...(superko ? {} : { repetition: { times: 3 } }),
        cap: NET,
        // The net itself is a draw; a search that stops on its way counts the board.
        capped: p =>
          p.at(played) === NET
            ? split(players, 'Ezer lépés után döntetlen.', 'A draw after a thousand moves.')
            : count(p),
      },
      reasons: STONE_REASONS,
      start(p) {
        for (const name of given) p.put(cells + cellOf(board, name), pieces.code(0, 0))
        if (given.length > 0) p.pass(1)
        derive(p)
      },
      derive,
      flaw(p) {
        const dead = stones.lifeless(p)
        if (dead < 0) return undefined
        const name = board.names[dead]
        return { hu: `${name} csoportjának nincs élete.`, en: `The group of ${name} has no liberty.` }
      },
      moves(p, out) {
        stones.list(p, out)
        out.add(pass)
      },
      pick(p, rng) {
        const n = stones.free.count(p)
        const i = rng.below(n + 1)
        return i === n ? pass : stones.free.at(p, i)
      },
      refuses: (p, m) => (m === pass ? 0 : stones.refuses(p, m, pieces.code(0, p.turn))),
      attempts: (p, out, reasons) => tryTaken(p, cells, board.size, OCCUPIED, out, reasons),
      play(p, m) {
        const player = p.turn
        p.note(played, p.words[played]! + 1)
        if (m === pass) {
          stones.passed(p)
          p.put(passes, p.words[passes]! + 1)
        } else {
          p.put(passes, 0)
          stones.place(p, m, pieces.code(0, player))
        }
        p.pass(1 - player)
      },
      outcome: p => (p.words[passes]! < 2 ? undefined : count(p)),
      // Passing is always allowed, so nobody is ever stuck.
      stuck: () => pass,
      name: (_, m) => (m === pass ? 'pass' : board.names[m]!),
      points: (_, m) => [m === pass ? 'pass' : m],
      label: () => ({ hu: 'Passz', en: 'Pass' }),
      write: (_, m) =>
        m === pass ? undefined : text(board.names[m]!.toUpperCase(), board.names[m]!.toUpperCase()),
      gain: (p, m) => (m === pass ? 0 : stones.groups.prey(p, m, pieces.code(0, p.turn))),
      tally: (p, player) => {
        const points = nearest(p, player) + (player === 1 ? komi : 0)
        return [{ hu: `becslés: ${points} pont`, en: `estimate: ${points} points` }]
      },
      net: goNet({ size, cells, ko: stones.ko, passes, komi, pass }),
      scene: p => ({
        placed: placedOn(board, pieces, p, cells),
        trays: [],
        ...(p.at(passes) === 1 ? { notes: [LAST_PASS] } : {}),
      }),
    }
  },
}

export default go
