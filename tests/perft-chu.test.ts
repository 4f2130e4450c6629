// Chu and dai shogi, move by move against a slow generator written from the rules alone: from the start, and from scattered men
// among whom lions, eagles and falcons meet often.
import { expect, test } from 'vitest'
import { listLegal, Moves, readPosition, Rng, Run, type Position } from '../src/engine/index.ts'
import chu from '../src/games/sakk/csusogi-es-daisogi/game.ts'
import { men } from '../src/games/sakk/csusogi-es-daisogi/men.ts'
import type { BoardGame } from '../src/kit/index.ts'
import { numbersInTurn } from './rotation.ts'
import { chuEnd, chuMoves, isAttacked, type Side, type SlowChu, type SlowChuRules } from './slow-chu.ts'

const VARIANTS = [
  { options: { variant: 'chu' }, rules: { side: 12, zone: 4, strict: true } },
  { options: { variant: 'dai' }, rules: { side: 15, zone: 5, strict: false } },
  { options: { variant: 'dai', chuRulesInDai: 'on' }, rules: { side: 15, zone: 5, strict: true } },
]
const piecesOf = (game: BoardGame, p: Position) => game.layout.write(p)['pieces'] as Record<string, string>

/** Plays at random; both must list the same names and agree about men and ends before every move. */
function along(
  game: BoardGame,
  run: Run,
  first: SlowChu,
  rules: SlowChuRules,
  rng: Rng,
  plies: number,
): number {
  let [p, compared] = [first, 0]
  for (let ply = 0; ply < plies; ply++) {
    expect(piecesOf(game, run.position)).toEqual(Object.fromEntries(p.men))
    const end = chuEnd(p)
    const winner = game.outcome(run.position)?.result.indexOf(1)
    expect(winner).toBe(end === undefined ? undefined : { black: 0, white: 1, both: -1 }[end])
    if (end !== undefined) break
    const out = new Moves()
    listLegal(game, run.position, out)
    const ours = new Map(out.toArray().map(m => [game.name(run.position, m), m]))
    expect(ours.size).toBe(out.n)
    const theirs = chuMoves(p, rules)
    const names = theirs.map(({ name }) => name).sort()
    expect([...ours.keys()].sort()).toEqual(names)
    compared += names.length
    if (names.length === 0) break
    // Captures are chosen more often than they are met, so that the men come to blows.
    const sharp = theirs.filter(({ name }) => name.includes('x'))
    const from = sharp.length > 0 && rng.below(2) === 0 ? sharp : theirs
    const chosen = from[rng.below(from.length)]!
    run.play(ours.get(chosen.name)!)
    p = chosen.after
  }
  return compared
}

function scatter(rng: Rng, { side }: SlowChuRules, kinds: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const put = (man: string, high: number) => {
    const cell = `${String.fromCharCode(97 + rng.below(high))}${1 + rng.below(Math.min(side, high))}`
    if (!found.has(cell)) found.set(cell, man)
  }
  for (const owner of ['black', 'white']) {
    put(`${owner} king`, side)
    if (rng.below(3) === 0) put(`${owner} crown-prince`, side)
    for (let i = 0; i < 4; i++)
      put(`${owner} ${['lion', 'promoted-lion', 'soaring-eagle', 'horned-falcon'][rng.below(4)]}`, 7)
    for (let i = 0; i < 10; i++) put(`${owner} ${kinds[rng.below(kinds.length)]}`, i < 6 ? 8 : side)
  }
  return found
}

for (const { options, rules } of VARIANTS) {
  const label = Object.values(options).join(' ')
  test(`csusogi-es-daisogi (${label}) plays as a slow generator does`, { timeout: 300_000 }, () => {
    const game = chu.make(options)
    const run = new Run(game)
    const start: SlowChu = {
      men: new Map(Object.entries(piecesOf(game, run.position))),
      turn: 'black',
      lionFell: false,
    }
    expect(along(game, run, start, rules, new Rng(7), 60)).toBeGreaterThan(600)
  })

  test(`csusogi-es-daisogi (${label}): scattered men, as a slow generator`, { timeout: 300_000 }, () => {
    const kinds = Object.keys(men(rules.side === 12 ? 'chu' : 'dai')).filter(
      kind => kind !== 'king' && kind !== 'crown-prince',
    )
    const game = chu.make(options)
    let [compared, refused] = [0, 0]
    const seeds = numbersInTurn(120)
    for (const seed of seeds) {
      const rng = new Rng(seed)
      const scattered = scatter(rng, rules, kinds)
      const turn: Side = rng.below(2) === 0 ? 'black' : 'white'
      const lionFell = rules.strict && rng.below(3) === 0
      const begun = readPosition(game, {
        turn,
        pieces: Object.fromEntries(scattered),
        ...(lionFell ? { lion: 'taken by another man' } : {}),
      })
      const other: Side = turn === 'black' ? 'white' : 'black'
      // Such a position is none: the slow generator must say so too.
      if (!begun.ok) {
        const hasKing = ['black', 'white'].every(owner => [...scattered.values()].includes(`${owner} king`))
        if (hasKing) expect(isAttacked(scattered, other, rules.side)).toBe(true)
        refused++
        continue
      }
      const run = new Run(game, begun.value)
      compared += along(game, run, { men: scattered, turn, lionFell }, rules, rng, 6)
    }
    expect(refused).toBeLessThan(0.75 * seeds.length)
    expect(compared).toBeGreaterThan(12 * seeds.length)
  })
}
