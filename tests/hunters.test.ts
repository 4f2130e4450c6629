// Ékkővadászok at random: cards are conserved, what is listed is exactly what a slow model allows, rounds end, nothing leaks.
// HUNTERS_RANDOM=10000 npx vitest run tests/hunters for the full count.
import { describe, expect, test } from 'vitest'
import {
  CHANCE,
  choices,
  Moves,
  NOBODY,
  randomMove,
  Rng,
  type Options,
  type Position,
} from '../src/engine/index.ts'
import { CODES, COPIES, PATHS, sidesOf, turnedMask } from '../src/games/uj/ekkovadaszok/cards.ts'
import { numberOf } from '../src/games/uj/ekkovadaszok/deck.ts'
import {
  cardOf,
  cellOf,
  isTurned,
  kindOf,
  MOSQUITO_CARD,
  MOVE,
  restOf,
} from '../src/games/uj/ekkovadaszok/moves.ts'
import { huntersRules, type HuntersGame } from '../src/games/uj/ekkovadaszok/rules.ts'
import { PHASE } from '../src/games/uj/ekkovadaszok/state.ts'
import { SlowMaze } from './slow-hunters.ts'

const GAMES = Number(process.env['HUNTERS_RANDOM'] ?? 48)
const FORMS: readonly Options[] = [
  {},
  { mosquito: 'on' },
  { values: 'off' },
  { hands: 'open', mosquito: 'on' },
]

const made = new Map<string, HuntersGame>()
/** The form of a game by its number: every number of players with every form. */
function gameOf(number: number): HuntersGame {
  const players = String(3 + (number % 8))
  const form = { ...FORMS[Math.floor(number / 8) % FORMS.length]!, players }
  const key = JSON.stringify(form)
  const known = made.get(key) ?? huntersRules(form)
  made.set(key, known)
  return known
}

/** Plays a random game that likes laying paths; `look` sees every position, `before` every move. */
function walk(
  game: HuntersGame,
  seed: number,
  look: (p: Position, ply: number) => void,
  before?: (p: Position, m: number) => void,
): number {
  const rng = new Rng(seed)
  const out = new Moves()
  const picks = new Moves()
  const p = game.layout.empty()
  game.start(p)
  for (let ply = 0; ply < 5000; ply++) {
    p.settle()
    look(p, ply)
    if (choices(game, p, out)) return ply
    let m = randomMove(game, p, rng, picks)
    if (p.turn !== CHANCE && rng.unit() < 0.6) {
      const lays = out.toArray().filter(each => kindOf(each) === MOVE.LAY)
      if (lays.length > 0) m = lays[rng.below(lays.length)]!
    }
    before?.(p, m)
    game.play(p, m)
  }
  throw new Error(`seed ${seed} does not end`)
}

test(
  'cards are conserved, hands keep their size, rounds end, rubies are handed out by the rules',
  { timeout: 3_600_000 },
  () => {
    for (let g = 0; g < GAMES; g++) {
      const game = gameOf(g)
      const { state } = game.hunters
      const { n } = state
      let turns = 0
      let paid = 0
      const handedOut = (p: Position) => {
        let cards = 0
        for (let i = 0; i < n; i++) cards += state.cardsInPurse(p, i)
        return cards
      }
      walk(game, g + 1, p => {
        const counts = [...COPIES].fill(0)
        for (let code = 1; code <= CODES; code++) counts[code]! += p.at(state.pile + code)
        for (let i = 0; i < n * state.hand; i++) counts[p.at(state.hands + i)]!++
        for (let i = 0; i < state.discards; i++) counts[p.at(state.discard + i) & 63]!++
        for (let c = 0; c < game.board.size; c++) counts[p.at(state.maze + c) & 63]!++
        for (let i = 0; i < n; i++)
          for (let tool = 0; tool < 3; tool++)
            if ((p.at(state.tools + i) >> tool) & 1) counts[42 + 2 * tool]!++
        counts[0] = 0
        // Comparing by hand: an `expect` at every position costs more than the game.
        if (counts.some((count, code) => count !== COPIES[code])) expect(counts).toEqual(COPIES)
        const phase = p.at(state.phase)
        if (phase === PHASE.TURN) {
          turns++
          for (let i = 0; i < n; i++) {
            const cards = state.handCount(p, i)
            if (p.at(state.left) > 0 ? cards !== state.hand : cards > state.hand)
              expect(cards, `seed ${g + 1}`).toBe(state.hand)
          }
        }
        if (phase === PHASE.SHOW || phase === PHASE.OVER) {
          expect(turns).toBeLessThanOrEqual(67 + 1 + 6 * n)
          turns = 0
          const roles = Array.from({ length: n }, (_, i) => p.at(state.roles + i))
          const hunters = roles.filter(role => role === 1).length
          const due = p.at(state.won) === 1 ? hunters : 2 * (n - hunters)
          expect(handedOut(p) - paid).toBe(due)
          paid = handedOut(p)
        }
      })
      expect(paid).toBeLessThanOrEqual(28)
    }
  },
)

test(
  'the listed placements are exactly those of the slow model, and every card by day has its way to Start',
  { timeout: 3_600_000 },
  () => {
    const games = Math.max(32, Math.floor(GAMES / 8))
    for (let g = 0; g < games; g++) {
      const game = gameOf(g)
      const { state } = game.hunters
      const { names } = game.board
      const counting = !('off' === FORMS[Math.floor(g / 8) % FORMS.length]!['values'])
      const value = (code: number) => numberOf(state.deck.data.paths[code - 1]!.value!)
      const fresh = (rising: boolean) =>
        new SlowMaze(
          rising,
          state.goalCells.map(cell => names[cell]!),
        )
      let slow = fresh(true)
      let laid: { code: number; cell: number; turned: boolean } | undefined
      const out = new Moves()
      let shown = 0
      let night = false
      const openOf = (code: number, turned: boolean) =>
        sidesOf(turned ? turnedMask(PATHS[code - 1]!.open) : PATHS[code - 1]!.open)
      walk(
        game,
        1000 + g,
        (p, ply) => {
          if (p.at(state.phase) === PHASE.DEAL && shown + slow.cards.size > 1)
            slow = fresh(p.at(state.start) === 0)
          if (p.at(state.phase) === PHASE.ROLES) {
            slow = fresh(p.at(state.start) === 0)
            shown = 0
          }
          if (laid) {
            const { code, cell, turned } = laid
            slow.lay(
              names[cell]!,
              openOf(code, turned),
              PATHS[code - 1]!.dead,
              value(code),
              counting && !night,
            )
            const table = game.hunters.lookAt(p)
            for (let again = true; again;) {
              again = false
              for (const goal of table.goals) {
                const name = names[goal.cell]!
                if (!goal.isUp || slow.cards.has(name) || !slow.isLinked(name, sidesOf(goal.open))) continue
                slow.lay(name, sidesOf(goal.open), false, undefined, counting && !night)
                shown++
                again = true
              }
            }
            expect(table.goals.filter(({ isUp }) => isUp).length).toBe(shown)
            laid = undefined
          }
          night = state.isNight(p)
          if (p.at(state.phase) !== PHASE.TURN || ply % 5 !== 0) return
          const live = slow.live()
          if (!night)
            for (const [cell, { open }] of slow.cards)
              expect([...open].some(side => live.has(`${cell}:${side}`))).toBe(true)
          out.n = 0
          game.moves(p, out)
          const listed = out
            .toArray()
            .filter(m => kindOf(m) === MOVE.LAY)
            .map(m => game.name(p, m))
            .sort()
          const allowed: string[] = []
          const cells = new Set<string>()
          for (const cell of slow.cards.keys()) {
            const [x = 0, y = 0] = cell.split(',').map(Number)
            for (const near of [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`])
              cells.add(near)
          }
          if (p.at(state.tools + p.turn) === 0)
            for (let k = 0; k < state.hand; k++) {
              const code = p.at(state.hands + p.turn * state.hand + k)
              if (code < 1 || code > 40) continue
              for (const turned of PATHS[code - 1]!.turns ? [false, true] : [false])
                for (const cell of cells)
                  if (slow.legal(cell, openOf(code, turned), value(code), counting && !night))
                    allowed.push(`${PATHS[code - 1]!.name}${turned ? '/turned' : ''}@${cell}`)
            }
          expect(listed).toEqual(allowed.sort())
        },
        (_, m) => {
          if (kindOf(m) === MOVE.LAY) laid = { code: cardOf(m), cell: cellOf(m), turned: isTurned(m) }
          if (kindOf(m) === MOVE.MONSOON) slow.cards.delete(names[restOf(m)]!)
        },
      )
    }
  },
)

/** The words a seat must not see, by the rules and not by the layout; `mark` is what is written over them. */
function secrets(game: HuntersGame, p: Position, seat: number): { word: number; mark: number }[] {
  const { state } = game.hunters
  const { n } = state
  const found: { word: number; mark: number }[] = []
  const hide = (start: number, size: number, mark = 777) => {
    for (let i = start; i < start + size; i++) if (p.at(i) !== 0) found.push({ word: i, mark })
  }
  const revealed = p.at(state.phase) >= PHASE.RUBIES
  for (let i = 0; i < n; i++) {
    if (i === seat) continue
    if (!state.open) hide(state.hands + i * state.hand, state.hand)
    if (!revealed) hide(state.roles + i, 1)
    if (p.at(state.phase) !== PHASE.OVER) hide(state.purses + i * state.purse, state.purse)
  }
  for (let i = 0; i < 3; i++)
    if (!revealed && p.at(state.shown + i) === 0 && !((p.at(state.known + seat) >> i) & 1))
      hide(state.goals + i, 1)
  for (let i = 0; i < state.discards; i++) {
    const by = p.at(state.discard + i) >> 6
    // From an open hand everybody saw which card went.
    if (!state.open && by !== 0 && by - 1 !== seat) hide(state.discard + i, 1, 61 | (by << 6))
  }
  if (p.at(state.mover) !== seat) hide(state.pool, n)
  hide(state.pile + 1, CODES)
  return found
}

describe('nothing leaks', () => {
  test(
    'marks written over every secret change neither a view, its JSON, its picture nor the ideas of a bot',
    { timeout: 3_600_000 },
    () => {
      for (let g = 0; g < GAMES; g++) {
        const game = gameOf(g)
        const { layout } = game
        const { n } = game.hunters.state
        walk(game, 5000 + g, (p, ply) => {
          if (ply % 23 !== g % 23) return
          const seat = (ply + g) % n
          const view = layout.view(p, seat)
          const seen = [JSON.stringify(layout.write(view)), JSON.stringify(game.scene(p, seat))]
          const ideas = new Moves()
          const again = new Moves()
          const isOn = p.turn === seat && ply % 2 === 0
          if (isOn) game.ideas!(p, ideas)
          const marked = p.copy()
          for (const { word, mark } of secrets(game, p, seat)) marked.put(word, mark)
          const after = layout.view(marked, seat)
          expect(after.words.every((word, i) => word === view.words[i])).toBe(true)
          expect([JSON.stringify(layout.write(after)), JSON.stringify(game.scene(marked, seat))]).toEqual(
            seen,
          )
          if (isOn) {
            game.ideas!(marked, again)
            expect(again.toArray()).toEqual(ideas.toArray())
          }
        })
      }
    },
  )

  test('what is told of a secret move is the same whatever it was', { timeout: 3_600_000 }, () => {
    const secret: readonly number[] = [
      MOVE.ROLE,
      MOVE.GOALS,
      MOVE.DEAL,
      MOVE.DRAW,
      MOVE.RUBY,
      MOVE.PASS,
      MOVE.TAKE,
    ]
    const out = new Moves()
    let told = 0
    for (let g = 0; g < Math.min(16, GAMES); g++) {
      const game = gameOf(g)
      const { state } = game.hunters
      if (state.open) continue
      walk(game, 9000 + g, p => {
        if (choices(game, p, out)) return
        for (let seat = 0; seat < state.n; seat++) {
          const kinds = new Map<number, Set<string>>()
          for (const m of out.toArray()) {
            if (!secret.includes(kindOf(m)) || cardOf(m) === MOSQUITO_CARD || p.turn === seat) continue
            const texts = kinds.get(kindOf(m)) ?? new Set<string>()
            kinds.set(kindOf(m), texts.add(game.tell!(p, m, seat)))
          }
          for (const texts of kinds.values()) {
            const own = [...texts].some(text => !text.includes('?') && text !== 'pass')
            // Only the one receiver is told more than a question mark.
            if (own ? receivers(game, p) !== seat : texts.size !== 1)
              expect([...texts], `seat ${seat}`).toEqual(['?'])
            told++
          }
        }
      })
    }
    expect(told).toBeGreaterThan(1000)
  })
})

/** Whom luck serves now: roles by seat, hands from the starter on, else the one who draws or picks. */
function receivers(game: HuntersGame, p: Position): number {
  const { state } = game.hunters
  const { players } = game.hunters.lookAt(p)
  if (p.at(state.phase) === PHASE.ROLES) return players.findIndex(({ role }) => role === 0)
  if (p.at(state.phase) !== PHASE.DEAL) return p.at(state.mover)
  const order = players.map((_, i) => (p.at(state.starter) + i) % state.n)
  return order.find(i => players[i]!.cards < state.hand)!
}

test('an imagined world is a whole one: it can be played on to its end', () => {
  for (let g = 0; g < 32; g++) {
    const game = gameOf(g)
    const rng = new Rng(g + 1)
    const out = new Moves()
    walk(game, 300 + g, (p, ply) => {
      if (ply !== 60 + g) return
      const world = game.imagine!(game.layout.view(p, g % 3), g % 3, rng)
      expect(game.flaw!(world)).toBeUndefined()
      for (let i = 0; i < 3000 && !choices(game, world, out); i++)
        game.play(world, randomMove(game, world, rng, new Moves()))
      expect(game.outcome(world)).toBeDefined()
    })
  }
})

test('an onlooker sees a goal only when it lies open, whatever else lies there', () => {
  const { layout, hunters } = huntersRules({ players: '4' })
  const { state } = hunters
  const p = layout.empty()
  for (let i = 0; i < 3; i++) p.put(state.goals + i, 1 + i)
  p.put(state.shown + 1, 1)
  for (let k = 0; k < state.n; k++) p.put(state.known + k, 7)
  p.settle()
  const seen = layout.view(p, NOBODY)
  expect([0, 1, 2].map(i => seen.at(state.goals + i) === p.at(state.goals + i))).toEqual([false, true, false])
})
