import { expect, test } from 'vitest'
import { Match, NOBODY, Rng, SeatView, type MatchView, type Words } from '../../engine/index.ts'
import { games } from '../../games/index.ts'
import type { BoardGame } from '../../kit/index.ts'
import { hu } from '../text/hu.ts'
import { heard, inWords } from './move-words.ts'

const tongue = { say: (words: Words) => words.hu, lucks: hu.play.lucks }

/** The first moves of a random match, by name and as they are told. */
async function toldMoves(id: string, plies: number): Promise<Map<string, string>> {
  const { default: definition } = await games.find(game => game.id === id)!.load()
  await definition.load?.({})
  const match = Match.begin(definition)
  const rng = new Rng(5)
  match.roll(rng)
  while (match.length < plies && !match.outcome) {
    match.play(match.moves[rng.below(match.moves.length)]!)
    match.roll(rng)
  }
  const told = new Map<string, string>()
  const p = match.positionAt(0)
  for (let i = 0; i < match.length; i++) {
    const m = match.moveAt(i)!
    told.set(match.log[i]!, inWords(match.game as BoardGame, p, m, match.log[i]!, tongue))
    match.game.play(p, m)
    p.settle()
  }
  return told
}

test('what buttons and luck do is told in words, what happens on the board by its name', async () => {
  const monopoly = await toldMoves('monopoly', 40)
  expect(monopoly.get('roll')).toBe('Dobás')
  expect([...monopoly.values()].filter(text => /^dobás: \d-\d$/.test(text)).length).toBeGreaterThan(1)
  expect([...(await toldMoves('malom', 10))].every(([name, text]) => name === text)).toBe(true)
})

test('games with buttons can tell every move', async () => {
  for (const id of ['stratego', 'tamsk', 'backgammon', 'go', 'pente', 'twixt', 'zertz', 'bogarhaz'])
    for (const [name, text] of await toldMoves(id, 40)) expect(text, `${id}: ${name}`).toMatch(/\S/)
})

test('cards are told by what they say', async () => {
  const { default: definition } = await games.find(game => game.id === 'monopoly')!.load()
  const match = Match.beginFrom(definition, {}, { turn: 'chance', stage: 'yellow', at: { red: 'chest-1' } })
  if (!match.ok) throw new Error(match.why.en)
  const { game, position } = match.value
  const found = match.value.find('card:beauty')
  if (!found.ok) throw new Error(found.why.en)
  expect(inWords(game as BoardGame, position, found.value, 'card:beauty', tongue)).toMatch(/szépség/)
})

test('a seat does not hear what others draw, and nobody does behind the curtain', async () => {
  const { default: definition } = await games.find(game => game.id === 'scramble')!.load()
  await definition.load?.({})
  const match = Match.begin(definition)
  const drawn = match.find('start:1')
  if (!drawn.ok) throw new Error(drawn.why.en)
  match.play(drawn.value)
  match.play(match.moves.find(each => match.nameOf(each) === 'draw:Q')!)
  const told = (view: MatchView) => heard(match.game as BoardGame, view, 1, view.log[1]!, tongue)
  const views = [0, 1, NOBODY].map(seat => new SeatView(match, seat))
  expect([...views, match].map(told)).toEqual(['Húzás Q', 'húzás', 'húzás', 'Húzás Q'])
})

test('what is hidden is told in the words of the game', async () => {
  const { default: definition } = await games.find(game => game.id === 'jatek-a-betukkel')!.load()
  await definition.load?.({})
  const match = Match.begin(definition)
  match.roll(new Rng(1))
  match.play(match.moves[0]!)
  const at = match.length - 1
  const told = (seat: number) => {
    const view = new SeatView(match, seat)
    return heard(match.game as BoardGame, view, at, view.log[at]!, tongue)
  }
  expect(told(1)).toBe('betűt rak')
  expect(told(0)).toMatch(/@/)
})
