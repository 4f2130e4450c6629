// Ruling: captures are removed before rows are tested; six or more in a row win too; the first stone goes anywhere unless an option says otherwise.
// Ruling: in plus-minus each captured pair is a small decision after the stone; with more than two players the option changes nothing.
import { Layout, type Outcome, type Player, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  CellList,
  cellOf,
  cellsCodec,
  enclosed,
  numberCodec,
  numbersCodec,
  oneOf,
  PieceSet,
  placedOn,
  RED,
  RowCounts,
  split,
  square,
  squash,
  TAKEN,
  tryTaken,
  WALL,
  WHITE,
  win,
  type GameDefinition,
} from '../../../kit/index.ts'
import { penteNet } from './net.ts'

const SIZE = 19
const ROW = 5
const CENTRE = 'j10'
const FAR = 3

const PLUS = 1 << 20
const MINUS = 2 << 20

const NOT_CENTRE = 1
const TOO_NEAR = 2
const OCCUPIED = 3

const pente: GameDefinition = {
  id: 'pente',
  chapter: 'amoba',
  material: 'go',
  title: { hu: 'Pente', en: 'Pente' },
  players: [2, 3, 4],
  rules: 1,
  options: [
    oneOf('variant', 'Változat', 'Variant', [
      ['pente', 'pente', 'pente'],
      ['kerjo', 'kerjó-pente', 'keryo-pente'],
      ['plusz-minusz', 'pente pluszmínusz', 'pente plus-minus'],
    ]),
    oneOf('opening', 'Kezdés', 'Opening', [
      ['free', 'bárhol', 'anywhere'],
      ['centre', 'középen', 'in the centre'],
      ['pro', 'középen, a második kő messze (pro)', 'in the centre, the second stone far (pro)'],
    ]),
  ],
  make(options) {
    const players: readonly Player[] = [WHITE, BLACK, RED, BLUE].slice(0, Number(options.players ?? 2))
    const kerjo = options['variant'] === 'kerjo'
    const plusMinus = options['variant'] === 'plusz-minusz' && players.length === 2
    const enough = kerjo ? 15 : 10
    const pro = options['opening'] === 'pro'
    const central = pro || options['opening'] === 'centre'
    const board = square(SIZE, SIZE, { look: 'points' })
    const pieces = new PieceSet(players, [{ id: 'stone', name: { hu: 'kő', en: 'stone' }, art: 'stone' }])
    const code = players.map((_, i) => pieces.code(0, i))

    const layout = new Layout(players.map(player => player.id))
    const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
    const taken = layout.range('taken', players.length, { json: numbersCodec() })
    /** Captured pairs the player still has to count. */
    const owed = layout.range('owed', 1, { json: numberCodec(0, 0, plusMinus ? 8 : 0) })
    const won = layout.range('won', 1)
    const free = new CellList(layout, 'free', board.size)
    const rows = new RowCounts(layout, board, ROW, { cells, codes: code })
    const centre = cellOf(board, CENTRE)
    const away = (c: number) =>
      Math.max(
        Math.abs((c % SIZE) - (centre % SIZE)),
        Math.abs(Math.floor(c / SIZE) - Math.floor(centre / SIZE)),
      )

    const settle = (p: Position, c: number, player: number): void => {
      free.remove(p, c)
      if (rows.completed(p, c)) p.note(won, player + 1)
    }
    const derive = (p: Position): void => {
      p.note(won, 0)
      free.clear(p)
      rows.forget(p)
      for (let c = 0; c < board.size; c++) {
        const code = p.at(cells + c)
        if (code === 0) free.add(p, c)
        else if (rows.completed(p, c)) p.note(won, pieces.owner(code) + 1)
      }
    }

    /** Stones enclosed in a direction when they are a group that may be taken, else 0. */
    const caught = (p: Position, c: number, d: number, own: number): number => {
      const n = enclosed(p, board, cells, c, d, own)
      return n === 2 || (kerjo && n === 3) ? n : 0
    }
    const take = (p: Position, c: number, d: number, count: number): void => {
      let at = c
      for (let i = 0; i < count; i++) {
        at = board.next[at * 8 + d]!
        const owner = pieces.owner(p.words[cells + at]!)
        p.put(cells + at, 0)
        rows.remove(p, at, owner)
        free.add(p, at)
      }
    }
    const count = (p: Position, player: number, by: number): void =>
      p.put(taken + player, p.words[taken + player]! + by)

    /** Ends the turn, unless captured pairs may still be counted in two ways. */
    const finish = (p: Position): void => {
      const player = p.turn
      if (plusMinus && p.at(owed) > 0) {
        if (p.words[won] === 0 && p.at(taken + 1 - player) >= 2) return
        count(p, player, 2 * p.at(owed))
        p.put(owed, 0)
      }
      p.pass(player + 1 === players.length ? 0 : player + 1)
    }
    /** No stone was ever taken: the number of stones tells which stone of the game comes. */
    const untouched = (p: Position): boolean => {
      for (let i = 0; i < players.length; i++) if (p.words[taken + i]! > 0) return false
      return true
    }

    const byRow: Outcome[] = players.map((player, i) =>
      win(players, i, `${player.name.hu} öt követ sorba rakott.`, `${player.name.en} made five in a row.`),
    )
    const byTaking: Outcome[] = players.map((player, i) =>
      win(
        players,
        i,
        `${player.name.hu} ${enough} követ levett.`,
        `${player.name.en} took ${enough} stones.`,
      ),
    )
    const full = split(players, 'A tábla betelt.', 'The board is full.')

    return {
      players,
      layout,
      board,
      turns: plusMinus ? 'several moves' : 'one move',
      reasons: [
        { hu: '', en: '' },
        {
          hu: 'Az első követ középre kell tenni.',
          en: 'The first stone goes to the centre.',
          rule: 'variants',
        },
        {
          hu: 'A kezdő második köve legalább három pontra legyen a középtől.',
          en: "The first player's second stone must be at least three points from the centre.",
          rule: 'variants',
        },
        TAKEN,
      ],
      start: derive,
      derive,
      flaw: p =>
        p.at(owed) > 0 && p.at(taken + 1 - p.turn) < 2
          ? { hu: 'Nincs miből levonni.', en: 'There is nothing to subtract from.' }
          : undefined,
      moves(p, out) {
        if (p.words[owed] === 0) return free.list(p, out)
        out.add(PLUS)
        out.add(MINUS)
      },
      pick: (p, rng) => (p.words[owed] === 0 ? free.any(p, rng) : -1),
      refuses(p, m) {
        if (!central) return 0
        const stones = board.size - free.count(p)
        if (stones > players.length || !untouched(p)) return 0
        if (stones === 0) return m === centre ? 0 : NOT_CENTRE
        return pro && stones === players.length && away(m) < FAR ? TOO_NEAR : 0
      },
      attempts(p, out, reasons) {
        if (p.at(owed) === 0) tryTaken(p, cells, board.size, OCCUPIED, out, reasons)
      },
      play(p, m) {
        const player = p.turn
        if (m === PLUS || m === MINUS) {
          p.put(owed, p.at(owed) - 1)
          if (m === PLUS) count(p, player, 2)
          else count(p, 1 - player, -2)
          return finish(p)
        }
        p.put(cells + m, code[player]!)
        rows.add(p, m, player)
        for (let d = 0; d < 8; d++) {
          const n = caught(p, m, d, code[player]!)
          if (n === 0) continue
          take(p, m, d, n)
          if (plusMinus) p.put(owed, p.at(owed) + 1)
          else count(p, player, n)
        }
        settle(p, m, player)
        finish(p)
      },
      outcome(p) {
        if (p.words[won]! > 0) return byRow[p.words[won]! - 1]
        for (let i = 0; i < players.length; i++) if (p.words[taken + i]! >= enough) return byTaking[i]
        return undefined
      },
      stuck: () => full,
      name: (_, m) => (m === PLUS ? 'plus' : m === MINUS ? 'minus' : board.names[m]!),
      points: (_, m) => [m === PLUS ? 'plus' : m === MINUS ? 'minus' : m],
      prompt: p =>
        p.at(owed) > 0
          ? {
              hu: 'Döntsd el, hova számít a levett pár: a tiédhez adod, vagy az ellenfélétől vonod le.',
              en: "Choose how the captured pair counts: added to yours or taken from the opponent's.",
            }
          : { hu: 'Tegyél le egy követ.', en: 'Place a stone.' },
      label: point =>
        point === 'plus'
          ? { hu: 'Hozzáadom az enyémhez (+2)', en: 'Add to mine (+2)' }
          : { hu: 'Levonom az ellenfélétől (−2)', en: "Take from the opponent's (−2)" },
      ...(kerjo || plusMinus || players.length > 2
        ? {}
        : {
            net: penteNet({
              size: SIZE,
              enough,
              owner: (p, c) => (p.words[cells + c] === 0 ? -1 : pieces.owner(p.words[cells + c]!)),
              taken: (p, player) => p.words[taken + player]!,
            }),
          }),
      value(p, player) {
        let other = 0
        for (let i = 0; i < players.length; i++)
          if (i !== player) other = Math.max(other, p.words[taken + i]!)
        const mine = p.words[taken + player]!
        return squash(rows.lead(p, player) + 2 * (mine * mine - other * other), 120)
      },
      gain(p, m) {
        if (m >= PLUS) return 0
        let n = rows.gain(p, m, p.turn)
        for (let d = 0; d < 8; d++) n += caught(p, m, d, code[p.turn]!) / 2
        return n
      },
      scene: p => ({
        placed: placedOn(board, pieces, p, cells),
        trays: players.map((player, i) => ({
          id: `taken:${player.id}`,
          owner: i,
          title: { hu: 'Levett kövek', en: 'Stones taken' },
          items: [],
          text: { hu: `${p.at(taken + i)} / ${enough}`, en: `${p.at(taken + i)} / ${enough}` },
        })),
      }),
    }
  },
}

export default pente
