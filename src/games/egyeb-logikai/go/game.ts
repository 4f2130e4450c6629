// Ruling: columns a-t without i (the book's a1-t19 needs it); area scoring with every stone on the board alive; komi 0 unless chosen.
// Ruling: by an option the dead are marked after two passes until both players agree; who does not agree has the game go on.
// Ruling: on the small board the book names four handicap points; more stones stand as on the large one, at the middle of the sides
// and of the board, the pairs opposite each other (the small board has no middle point: e5 stands for it).
import { Layout, type Outcome, type Position, type Rng } from '../../../engine/index.ts'
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
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { COLUMNS, handicapPoints, LAST_PASS, markedPoints } from './data.ts'
import { DeadStones } from './dead.ts'
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
    oneOf('dead', 'Számolás', 'Counting', [
      ['alive', 'minden fent maradt kő él', 'every stone on the board is alive'],
      ['agreed', 'a halott köveket közösen jelölitek ki', 'the players agree on the dead stones'],
    ]),
    oneOf('handicap', 'Előnykövek', 'Handicap stones', [['0', 'nincs', 'none'], ...'23456789']),
  ],
  make(options): BoardGame {
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
    const dirs = ['n', 'e', 's', 'w'].map(d => dirOf(board, d))
    const dead =
      options['dead'] === 'agreed' ? new DeadStones(layout, board, cells, dirs, pass + 1) : undefined
    const derive = (p: Position): void => {
      p.note(played, 0)
      stones.derive(p)
    }

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

    const game: BoardGame = {
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
        if (dead?.isMarking(p)) return dead.list(p, out)
        stones.list(p, out)
        out.add(pass)
      },
      ...(dead
        ? {}
        : {
            pick(p: Position, rng: Rng) {
              const n = stones.free.count(p)
              const i = rng.below(n + 1)
              return i === n ? pass : stones.free.at(p, i)
            },
          }),
      refuses: (p, m) => (m >= pass ? 0 : stones.refuses(p, m, pieces.code(0, p.turn))),
      attempts: (p, out, reasons) => tryTaken(p, cells, board.size, OCCUPIED, out, reasons),
      play(p, m) {
        const player = p.turn
        p.note(played, p.words[played]! + 1)
        if (dead && m > pass) {
          dead.play(p, m)
          if (!dead.isMarking(p) && !dead.isCounted(p)) p.put(passes, 0)
          return
        }
        if (m === pass) {
          stones.passed(p)
          p.put(passes, p.words[passes]! + 1)
          if (p.words[passes] === 2) dead?.begin(p)
        } else {
          p.put(passes, 0)
          stones.place(p, m, pieces.code(0, player))
        }
        p.pass(1 - player)
      },
      outcome(p) {
        if (dead) return dead.isCounted(p) ? count(dead.without(p)) : undefined
        return p.words[passes]! < 2 ? undefined : count(p)
      },
      // Passing is always allowed, so nobody is ever stuck.
      stuck: () => pass,
      name: (_, m) => (m === pass ? 'pass' : dead && m > pass ? dead.name(m) : board.names[m]!),
      points: (_, m) => [m === pass ? 'pass' : dead && m > pass ? dead.point(m) : m],
      label: point => dead?.label(point) ?? { hu: 'Passz', en: 'Pass' },
      write(_, m) {
        if (dead && m > pass) return dead.write(m)
        return m === pass ? undefined : text(board.names[m]!.toUpperCase(), board.names[m]!.toUpperCase())
      },
      ...(dead
        ? {
            turns: 'several moves' as const,
            meant: (p, cell) => (dead.isMarking(p) ? dead.head(p, cell) : undefined),
            prompt: p => (dead.isMarking(p) ? dead.prompt(p) : undefined),
            ideas: (p, out) => void (dead.isMarking(p) && out.add(dead.answer(game, p))),
          }
        : {}),
      gain: (p, m) => (m >= pass ? 0 : stones.groups.prey(p, m, pieces.code(0, p.turn))),
      tally: (p, player) => {
        const points = nearest(p, player) + (player === 1 ? komi : 0)
        return [{ hu: `becslés: ${points} pont`, en: `estimate: ${points} points` }]
      },
      net: {
        ...goNet({ board, cells, ko: stones.ko, passes, komi, pass }),
        ...(dead ? { solves: p => dead.isMarking(p) } : {}),
      },
      scene(p) {
        const placed = placedOn(board, pieces, p, cells)
        const warns = p.at(passes) === 1 && !dead
        return {
          placed: dead?.shown(p, placed) ?? placed,
          trays: [],
          ...(warns ? { notes: [LAST_PASS] } : {}),
        }
      },
    }
    return game
  },
}

export default go
