// A raw game: money, cards and offers decide, the board is only a track.
// Ruling: the roll for the first turn is one lot, equally likely for all.
// Ruling: the card that leads to field 39 promises the roll which that field gives; it is one roll, not two.
// Ruling: whoever is held on a field loses the rolls left in the turn.
// Ruling: after cashing in savings no book is bought in the same turn.
// Ruling: the quiz is judged at the seventh tick.
import type { Options, Outcome, Position } from '../../../engine/index.ts'
import {
  BLUE,
  GREEN,
  most,
  ORANGE,
  PURPLE,
  RED,
  toggle,
  win,
  YELLOW,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ALL, SPORT } from './articles.ts'
import { FIELDS } from './fields.ts'
import { isOut, makeGround, STAGE, wealthOf } from './ground.ts'
import { ideas } from './ideas.ts'
import { act, KIND, ofTime } from './kinds.ts'
import { labelOf, nameOf, promptOf } from './names.ts'
import { attempts, REASONS } from './refusals.ts'
import { sceneOf } from './scene.ts'
import { listMoves, playMove, proceed } from './turn.ts'

const CASH = 20_000
const ROUNDS = 300
const COLOURS = [RED, BLUE, GREEN, YELLOW, ORANGE, PURPLE]
/** Words in which a game of this length ends by its rounds at the latest. */
const MOVES = 100_000

function make(options: Options): BoardGame {
  const players = COLOURS.slice(0, Number(options.players ?? 4))
  const t = makeGround(
    {
      needed: options.noSport === 'on' ? ALL & ~SPORT : ALL,
      quiz: options.quizOff === 'on' ? 'given' : 'asked',
    },
    players,
  )
  const { layout, board } = t
  const named = (winner: number, hu: string, en: string): Outcome => {
    const { name } = players[winner]!
    return win(players, winner, `${name.hu} ${hu}`, `${name.en} ${en}`)
  }
  const furnished = players.map((_, i) =>
    named(i, 'berendezte és kifizette a lakását.', 'has a flat, furnished and paid for.'),
  )
  const last = players.map((_, i) => named(i, 'maradt egyedül a játékban.', 'is the last one left.'))
  const richest = (p: Position): Outcome =>
    most(
      players,
      players.map((_, i) => (isOut(t, p, i) ? 0 : wealthOf(t, p, i))),
      'Elfogytak a körök: a legvagyonosabb nyer.',
      'The rounds are over: the richest wins.',
    )
  return {
    players,
    layout,
    board,
    upright: true,
    turns: 'several moves',
    reasons: REASONS,
    draws: { cap: MOVES, capped: richest },
    start(p) {
      for (let i = 0; i < t.n; i++) t.money.pay(p, t.money.bank, i, CASH)
      p.note(t.alive, t.n)
      p.put(t.stage, STAGE.LOT)
      proceed(t, p)
    },
    derive(p) {
      t.money.derive(p)
      let alive = 0
      for (let i = 0; i < t.n; i++) if (!isOut(t, p, i)) alive++
      p.note(t.alive, alive)
    },
    flaw(p) {
      for (let i = 0; i < t.n; i++)
        if (p.at(t.at + i) >= FIELDS.length)
          return { hu: `Nincs ilyen mező: ${p.at(t.at + i)}.`, en: `There is no field ${p.at(t.at + i)}.` }
      if (p.turn >= 0 && p.turn !== p.at(t.who))
        return { hu: 'A soron lévő játékos nem az, akié a kör.', en: 'The turn belongs to somebody else.' }
      return p.at(t.alive) > 0 ? undefined : { hu: 'Nincs már játékos.', en: 'No player is left.' }
    },
    moves: (p, out) => listMoves(t, p, out),
    attempts: (p, out, reasons) => attempts(t, p, out, reasons),
    play: (p, m) => playMove(t, p, m),
    outcome(p) {
      if (p.words[t.winner] !== 0) return furnished[p.words[t.winner]! - 1]
      if (p.words[t.alive] === 1) {
        for (let i = 0; i < t.n; i++) if (!isOut(t, p, i)) return last[i]
      }
      return p.words[t.rounds]! < ROUNDS ? undefined : richest(p)
    },
    // There is always something to decide.
    stuck: () => act(KIND.END),
    elapse: (p, milliseconds) =>
      p.words[t.stage] === STAGE.QUIZ && p.words[t.clock]! > 0
        ? ofTime(Math.min(milliseconds, p.words[t.clock]!))
        : undefined,
    name: (_, m) => nameOf(t, m),
    points: (_, m) => [nameOf(t, m)],
    label: point => labelOf(t, point),
    prompt: p => promptOf(t, p),
    value(p, player) {
      let [mine, all] = [0, 0]
      for (let i = 0; i < t.n; i++) {
        const worth = isOut(t, p, i) ? 0 : wealthOf(t, p, i) - p.at(t.loan + i)
        all += worth
        if (i === player) mine = worth
      }
      return isOut(t, p, player) ? -1 : Math.tanh((2 * (mine * t.n - all)) / Math.max(1, all))
    },
    ideas: (p, out, worth) => ideas(t, p, out, worth),
    scene: p => sceneOf(t, p),
  }
}

const gazdalkodj: GameDefinition = {
  id: 'gazdalkodj-okosan',
  chapter: 'szerencse',
  material: 'track',
  title: { hu: 'Gazdálkodj okosan!', en: 'Spend Wisely!' },
  players: [4, 3, 5, 6, 2],
  rules: 1,
  options: [
    toggle(
      'quizOff',
      'KRESZ-kérdés nélkül: a 28-as mezőn mindig újra dobsz',
      'No quiz: field 28 always gives another roll',
    ),
    toggle('noSport', 'A győzelemhez nem kell sportszer', 'Sports articles are not needed to win'),
  ],
  make,
}

export default gazdalkodj
