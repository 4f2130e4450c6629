// Ruling: captures are removed before rows are tested; six or more in a row win too; the first stone goes anywhere unless an option says otherwise.
// Ruling: in plus-minus each captured pair is a small decision after the stone; with more than two players the option changes nothing.
import type { Move, Position } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  cellOf,
  flanking,
  ground,
  kind,
  oneOf,
  place,
  reason,
  RED,
  RowCounts,
  split,
  square,
  squash,
  standing,
  stepsFrom,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { penteNet } from './net.ts'

const SIZE = 19
const ROW = 5
const CENTRE = 'j10'
const FAR = 3
type Opening = 'free' | 'centre' | 'pro'

function make(count: number, variant: string, opening: Opening): BoardGame {
  const kerjo = variant === 'kerjo'
  const plusMinus = variant === 'plusz-minusz' && count === 2
  const enough = kerjo ? 15 : 10
  const g = ground({
    players: [WHITE, BLACK, RED, BLUE].slice(0, count),
    board: square(SIZE, SIZE, { look: 'points' }),
    kinds: { stone: kind('kő', 'stone', 'stone') },
    counters: {
      taken: { for: 'each player', title: text('Levett kövek', 'Stones taken'), unit: ` / ${enough}` },
      // Captured pairs the player still has to count.
      owed: { for: 'all', most: plusMinus ? 8 : 0 },
    },
    tracks: ['empties'],
    own: layout => layout.range('won', 1),
    why: {
      notCentre: reason(
        'Az első követ középre kell tenni.',
        'The first stone goes to the centre.',
        'variants',
      ),
      tooNear: reason(
        'A kezdő második köve legalább három pontra legyen a középtől.',
        "The first player's second stone must be at least three points from the centre.",
        'variants',
      ),
    },
    buttons: {
      plus: text('Hozzáadom az enyémhez (+2)', 'Add to mine (+2)'),
      minus: text('Levonom az ellenfélétől (−2)', "Take from the opponent's (−2)"),
    },
  })
  const { board, players, cells, empties, ownerOf, why, own: won } = g
  const { taken, owed } = g.count
  const { plus, minus } = g.button
  const code = g.codes('stone')
  const rows = new RowCounts(g.layout, board, ROW, { cells, codes: code })
  const centre = cellOf(board, CENTRE)
  const away = stepsFrom(board, centre)

  const pairs = flanking(g, code, {
    lengths: kerjo ? [2, 3] : [2],
    gone: (p, c, owner) => rows.remove(p, c, owner),
  })
  const add = (p: Position, word: number, by: number): void => p.put(word, p.words[word]! + by)

  /** Ends the turn, unless captured pairs may still be counted in two ways. */
  const finish = (p: Position): void => {
    const player = p.words[0]!
    if (p.words[owed]! > 0) {
      if (p.words[won] === 0 && p.words[taken + 1 - player]! >= 2) return
      add(p, taken + player, 2 * p.words[owed]!)
      p.put(owed, 0)
    }
    g.endTurn(p)
  }
  /** No stone was ever taken: the number of stones tells which stone of the game comes. */
  const untouched = (p: Position): boolean => {
    for (let i = 0; i < count; i++) if (p.words[taken + i]! > 0) return false
    return true
  }
  const byRow = winsOf(players, '{winner} öt követ sorba rakott.', '{winner} made five in a row.')
  const byTaking = winsOf(players, `{winner} ${enough} követ levett.`, `{winner} took ${enough} stones.`)
  const full = split(players, 'A tábla betelt.', 'The board is full.')

  return standing(g, {
    turns: plusMinus ? 'several moves' : 'one move',
    prompt: p =>
      p.at(owed) > 0
        ? text(
            'Döntsd el, hova számít a levett pár: a tiédhez adod, vagy az ellenfélétől vonod le.',
            "Choose how the captured pair counts: added to yours or taken from the opponent's.",
          )
        : text('Tegyél le egy követ.', 'Place a stone.'),
    moves(p, out) {
      if (p.words[owed] === 0) return empties.places(p, out)
      out.add(plus)
      out.add(minus)
    },
    pick: (p, rng) => (p.words[owed] === 0 ? place(empties.any(p, rng)) : -1),
    ...(opening !== 'free' && {
      refuses(p: Position, m: Move): number {
        const stones = board.size - empties.count(p)
        if (stones > count || !untouched(p)) return 0
        if (stones === 0) return to(m) === centre ? 0 : why.notCentre
        return opening === 'pro' && stones === count && away[to(m)]! < FAR ? why.tooNear : 0
      },
    }),
    play(p, m) {
      const player = p.words[0]!
      if (m === plus || m === minus) {
        add(p, owed, -1)
        if (m === plus) add(p, taken + player, 2)
        else add(p, taken + 1 - player, -2)
        return finish(p)
      }
      g.set(p, to(m), code[player]!)
      rows.add(p, to(m), player)
      const n = pairs.take(p, to(m), player)
      if (n > 0) add(p, plusMinus ? owed : taken + player, plusMinus ? n / 2 : n)
      if (rows.completed(p, to(m))) p.note(won, player + 1)
      finish(p)
    },
    derive(p) {
      p.note(won, 0)
      rows.forget(p)
      for (let c = 0; c < board.size; c++)
        if (p.at(cells + c) > 0 && rows.completed(p, c)) p.note(won, ownerOf[p.at(cells + c)]! + 1)
    },
    flaw: p =>
      p.at(owed) > 0 && p.at(taken + 1 - p.turn) < 2
        ? text('Nincs miből levonni.', 'There is nothing to subtract from.')
        : undefined,
    outcome(p) {
      if (p.words[won]! > 0) return byRow[p.words[won]! - 1]
      for (let i = 0; i < count; i++) if (p.words[taken + i]! >= enough) return byTaking[i]
      return undefined
    },
    stuck: () => full,
    decisive: p => rows.full(p),
    ...(variant === 'pente' && count === 2 && { net: penteNet(g, enough, taken) }),
    value(p, player) {
      let other = 0
      for (let i = 0; i < count; i++) if (i !== player) other = Math.max(other, p.words[taken + i]!)
      const mine = p.words[taken + player]!
      return squash(rows.lead(p, player) + 2 * (mine * mine - other * other), 120)
    },
    gain(p, m) {
      return p.words[owed]! > 0 ? 0 : rows.gain(p, to(m), p.turn) + pairs.count(p, to(m), p.turn) / 2
    },
  })
}

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
  make: ({ players, variant = 'pente', opening }) =>
    make(Number(players ?? 2), variant, opening === 'pro' || opening === 'centre' ? opening : 'free'),
}

export default pente
