import { expect, test } from 'vitest'
import { CHANCE, Match } from '../engine/index.ts'
import type { BoardGame, GameDefinition } from '../kit/index.ts'
import ataxx from '../games/egyeb-logikai/ataxx/game.ts'
import kozonseges from '../games/dama/kozonseges-damajatek/game.ts'
import malom from '../games/amoba/malom/game.ts'
import minisogi from '../games/sakk/minisogi/game.ts'
import oszlopos from '../games/dama/oszlopos-damajatek/game.ts'
import sakk from '../games/sakk/sakk/game.ts'
import szoliter from '../games/turelem/szoliter/game.ts'
import twixt from '../games/osszekotos/twixt/game.ts'
import { readRules } from './leaning.ts'
import { Lessons } from './lessons.ts'
import { moveStory, type MoveStory } from './move-effects.ts'

const texts = import.meta.glob<string>('../games/*/*/*.md', { query: '?raw', import: 'default' })
const byGame = new Map(
  Object.entries(texts).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
)
const lessonsOf = async (id: string, language: 'hu' | 'en') => {
  const rules = await readRules(id, async game => byGame.get(`${game}/${language}.md`)?.())
  if (!rules.ok) throw new Error(rules.why.en)
  return new Lessons(rules.value, language)
}

/** The story of the last of these moves. */
function storyOf(definition: GameDefinition, moves: string): MoveStory {
  const match = Match.begin(definition, {})
  const game = match.game as BoardGame
  const names = moves.split(' ')
  let told: MoveStory | undefined
  for (const name of names) {
    const mover = match.position.turn
    expect(mover).not.toBe(CHANCE)
    const before = game.scene(match.position)
    const found = match.find(name)
    if (!found.ok) throw new Error(`${name}: ${found.why.en}`)
    match.play(found.value)
    told = moveStory({ game, before, after: game.scene(match.position), mover })
  }
  return told!
}

test('what a move does is seen from what lies on the board', () => {
  for (const [definition, moves, effects] of [
    [sakk, 'g1-f3', ['jumps']],
    [sakk, 'e2-e3', ['walks']],
    [sakk, 'e2-e4 d7-d5 e4xd5', ['takes', 'walks']],
    [sakk, 'e2-e4 a7-a6 e4-e5 d7-d5 e5xd6', ['beside', 'takes', 'walks']],
    [sakk, 'g1-f3 a7-a6 g2-g3 a6-a5 f1-g2 a5-a4 O-O', ['together']],
    [sakk, 'a2-a4 b7-b5 a4xb5 a7-a6 b5xa6 h7-h6 a6-a7 h6-h5 a7xb8=queen', ['takes', 'promotes', 'walks']],
    [malom, '1K', ['puts']],
    [malom, '1É 3É 1ÉK 3K 1ÉNy x3É', ['takes']],
    [ataxx, 'b2', ['puts']],
    [oszlopos, 'c3-d4 e5xc3', ['takes', 'jumps']],
    [twixt, 'f6 a2 g8', ['joins', 'puts']],
    [szoliter, 'd2xd4', ['takes']],
  ] as const)
    expect(storyOf(definition, moves).effects, `${definition.id} ${moves}`).toEqual(effects)
  expect(storyOf(sakk, 'e2-e4 d7-d5 e4xd5')).toMatchObject({
    piece: { hu: 'gyalog', en: 'pawn' },
    taken: [{ label: { en: 'black pawn' } }],
  })
})

test('each kind of move leads to what the rules say of it, in both languages to the same place', async () => {
  for (const [definition, moves, ids] of [
    [sakk, 'g1-f3', ['moves/4']],
    [sakk, 'e2-e4', ['moves/5']],
    [sakk, 'e2-e4 a7-a6 e4-e5 d7-d5 e5xd6', ['moves/5', 'passing']],
    [sakk, 'g1-f3 a7-a6 g2-g3 a6-a5 f1-g2 a5-a4 O-O', ['moves/0', 'castling']],
    [malom, '1K', ['moves/0']],
    [malom, '1É 3É 1ÉK 3K 1ÉNy x3É', ['capture']],
    [kozonseges, 'c3-d4 f6-e5 d4xf6', ['capture']],
    [minisogi, 'e2-d1', ['moves/7']],
  ] as const)
    for (const language of ['hu', 'en'] as const) {
      const lessons = await lessonsOf(definition.id, language)
      const found = lessons.of(storyOf(definition, moves)).map(({ id }) => id)
      expect(found, `${definition.id} ${moves} ${language}`).toEqual(ids)
    }
})

test('an item is told alone, a section without its pictures and tasks; what leans keeps saying on whom', async () => {
  const lessons = await lessonsOf('sakk', 'hu')
  const [knight] = lessons.of(storyOf(sakk, 'g1-f3'))
  expect(knight).toMatchObject({ section: 'moves', heading: 'Lépés', blocks: [{ kind: 'paragraph' }] })
  expect(JSON.stringify(knight)).toContain('Huszár:')
  const [goal, moves] = lessons.first()
  expect([goal!.id, moves!.id]).toEqual(['goal', 'moves'])
  expect(JSON.stringify(moves)).not.toContain('Huszár:')
  expect(lessons.about(['castling', 'moves', 'nowhere'])).toMatchObject([
    { id: 'castling', blocks: [{ kind: 'paragraph' }] },
  ])
  const draughts = await lessonsOf('kozonseges-damajatek', 'hu')
  expect(draughts.first()[0]!.blocks).toMatchObject([{ kind: 'leaned', game: 'nemzetkozi-damajatek' }])
})

test('words of buttons and prompts lead to the section they name', async () => {
  const lessons = await lessonsOf('backgammon', 'hu')
  const nothing: MoveStory = { effects: [], piece: undefined, taken: [] }
  const ids = lessons.of(nothing, { button: { hu: 'Duplázás', en: 'Double' } }).map(({ id }) => id)
  expect(ids).toEqual(['cube'])
  expect(lessons.of(nothing).map(({ id }) => id)).toEqual(['moves'])
})
