import { expect, test } from 'vitest'
import { CHANCE, Match, NOBODY, Rng, SeatView, type MatchView, type Words } from '../../engine/index.ts'
import { games } from '../../games/index.ts'
import type { BoardGame } from '../../kit/index.ts'
import { heard, loadMoveWriter } from './move-words.ts'

async function load(id: string) {
  const { default: definition } = await games.find(game => game.id === id)!.load()
  await definition.load?.({})
  return definition
}
const begin = async (id: string): Promise<Match> => Match.begin(await load(id))
const writerOf = (match: Match) => loadMoveWriter(match.game as BoardGame)

/** The moves of a match by name and as they are written. */
async function told(match: Match): Promise<Map<string, Words>> {
  const writer = await writerOf(match)
  return new Map(match.log.map((name, i) => [name, heard(writer, match, i)]))
}

/** The first moves of a random match. */
async function toldMoves(id: string, plies: number): Promise<Map<string, Words>> {
  const match = await begin(id)
  const rng = new Rng(5)
  match.roll(rng)
  while (match.length < plies && !match.outcome) {
    match.play(match.moves[rng.below(match.moves.length)]!)
    match.roll(rng)
  }
  return told(match)
}

/** How moves are written after others, in one language. */
async function written(id: string, moves: string, language: keyof Words, from?: object): Promise<string> {
  const definition = await load(id)
  const made = from ? Match.beginFrom(definition, {}, from as never) : undefined
  if (made && !made.ok) throw new Error(made.why.en)
  const match = made?.ok ? made.value : Match.begin(definition)
  for (const move of moves.split(' ')) {
    const found = match.playNamed(move)
    if (!found.ok) throw new Error(`${move}: ${found.why.en}`)
  }
  return [...(await told(match)).values()].map(each => each[language]).join(' ')
}

test('chess by its letters in either language: captures, castling, check and mate, promotion, which of two', async () => {
  const game = 'e2-e4 e7-e5 g1-f3 b8-c6 f1-c4 g8-f6 O-O f6xe4 b1-c3'
  expect(await written('sakk', game, 'hu')).toBe('e4 e5 Hf3 Hc6 Fc4 Hf6 O-O Hxe4 Hc3')
  expect(await written('sakk', game, 'en')).toBe('e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Nxe4 Nc3')
  expect(await written('sakk', 'f2-f3 e7-e5 g2-g4 d8-h4', 'hu')).toBe('f3 e5 g4 Vh4#')
  const pieces = {
    e1: 'white king',
    h8: 'black king',
    a1: 'white rook',
    a5: 'white rook',
    g7: 'black pawn',
    b7: 'white pawn',
    c8: 'black rook',
  }
  const from = { turn: 'white', pieces }
  expect(await written('sakk', 'a1-a3', 'hu', from)).toBe('B1a3')
  expect(await written('sakk', 'b7xc8=queen', 'hu', from)).toBe('bxc8=V+')
  expect(await written('sakk', 'b7xc8=queen', 'en', from)).toBe('bxc8=Q+')
})

test('shogi by file and rank, drops with a star; hsziangcsi by what is printed', async () => {
  expect(await written('sogi', 'g7-f7 c3-d3 h8xb2=horse a3xb2 B@e5', 'en')).toBe('P-7f P-3d Bx2b+ Sx2b B*5e')
  expect(await written('hsziangcsi', 'h3-e3 h10-g8', 'hu')).toBe('Áhe3 Lg8')
})

test('draughts by numbers from the side of dark, a chain in one', async () => {
  expect(await written('nemzetkozi-damajatek', 'b4-c5', 'hu')).toBe('20-24')
  const chain = {
    turn: 'black',
    pieces: { c3: 'black man', d4: 'white man', d6: 'white man', j10: 'white man' },
  }
  expect(await written('nemzetkozi-damajatek', 'c3xe5 e5xc7', 'en', chain)).toBe('14x23 x34')
})

test('backgammon from the side of whoever moves, with the dice before it', async () => {
  const match = await begin('backgammon')
  const rng = new Rng(3)
  const writer = await writerOf(match)
  while (!match.outcome && match.length < 60) {
    match.roll(rng)
    if (match.moves.length > 0) match.play(match.moves[rng.below(match.moves.length)]!)
  }
  const all = match.log.map((_, i) => ({ seat: match.moverAt(i), text: heard(writer, match, i).en }))
  expect(all.find(({ seat }) => seat === CHANCE)!.text).toMatch(/^[1-6]-[1-6]:$/)
  const steps = all
    .filter(({ text }) => /^\d+\/\d+/.test(text))
    .map(({ seat, text }) => [seat, ...text.split('/').map(n => parseInt(n, 10))])
  expect(steps.some(([seat]) => seat === 0) && steps.some(([seat]) => seat === 1)).toBe(true)
  for (const [, from, to] of steps) expect(from).toBeGreaterThan(to!)
})

test('go by capitals, trax by its signs, cells of a growing table by steps, the ring of zertz in words', async () => {
  expect(await written('go', 'd4 q16', 'hu')).toBe('D4 Q16')
  expect(await written('trax', 'A1:ns A2:wn', 'hu')).toBe('A1+ A2/')
  expect([...(await toldMoves('andantino', 4)).values()][0]).toEqual({ hu: '(0, 0)', en: '(0, 0)' })
  expect([...(await toldMoves('zertz', 4)).values()].map(({ hu }) => hu).join()).toMatch(/gyűrű le: /)
})

test('what buttons and luck do is told in words', async () => {
  const monopoly = await toldMoves('monopoly', 40)
  expect(monopoly.get('roll')?.hu).toBe('Dobás')
  expect([...monopoly.values()].filter(({ hu }) => /^dobás: \d-\d$/.test(hu)).length).toBeGreaterThan(1)
  expect([...(await toldMoves('egyszeru-malom', 10))].every(([name, text]) => name === text.hu)).toBe(true)
})

test('cards are told by what they say', async () => {
  const match = Match.beginFrom(
    await load('monopoly'),
    {},
    { turn: 'chance', stage: 'yellow', at: { red: 'chest-1' } },
  )
  if (!match.ok) throw new Error(match.why.en)
  const found = match.value.find('card:beauty')
  if (!found.ok) throw new Error(found.why.en)
  const writer = await writerOf(match.value)
  expect(writer.write(match.value.position, found.value, 'card:beauty').hu).toMatch(/szépség/)
})

test('a seat does not hear what others draw, and nobody does behind the curtain', async () => {
  const match = await begin('scramble')
  const drawn = match.find('start:1')
  if (!drawn.ok) throw new Error(drawn.why.en)
  match.play(drawn.value)
  match.play(match.moves.find(each => match.nameOf(each) === 'draw:Q')!)
  const writer = await writerOf(match)
  const views: MatchView[] = [0, 1, NOBODY].map(seat => new SeatView(match, seat))
  expect([...views, match].map(view => heard(writer, view, 1).hu)).toEqual([
    'Húzás Q',
    'húzás',
    'húzás',
    'Húzás Q',
  ])
})

test('what is hidden is told in the words of the game', async () => {
  const match = await begin('jatek-a-betukkel')
  match.roll(new Rng(1))
  match.play(match.moves[0]!)
  const writer = await writerOf(match)
  const hear = (seat: number) => heard(writer, new SeatView(match, seat), match.length - 1).hu
  expect(hear(1)).toBe('betűt rak')
  expect(hear(0)).toMatch(/ betű, .* → /)
  const army = await begin('stratego')
  army.play(army.moves[0]!)
  expect(heard(await writerOf(army), new SeatView(army, 1), 0).hu).toBe('rejtett lépés')
})

test('what a bare name would hide: a man taken, a column, a pit, a tile, a ring, a circle', async () => {
  const mill = '3ÉNy 1D 3É 1K 3ÉK x1D'
  expect(await written('malom', mill, 'hu')).toBe('3ÉNy 1D 3É 1K 3ÉK x1D')
  expect(await written('malom', mill, 'en')).toBe('3NW 1S 3N 1E 3NE x1S')
  expect(await written('potyogos-amoba', 'd c', 'hu')).toBe('d oszlop c oszlop')
  expect(await written('potyogos-amoba', 'd c', 'en')).toBe('column d column c')
  expect(await written('vari', '1 9', 'hu')).toBe('1. gödör 9. gödör')
  expect(await written('vari', '1 9', 'en')).toBe('pit 1 pit 9')
  expect(await written('tamsk', 'd1-d2 ring', 'hu')).toBe('d1-d2 gyűrű')
  const tiles = [...(await toldMoves('tizenotos-jatek', 40)).values()].map(each => each.hu)
  const numbers = '1-es 2-es 3-as 4-es 5-ös 6-os 7-es 8-as 9-es 10-es 11-es 12-es 13-as 14-es 15-ös'.split(
    ' ',
  )
  const pushed = tiles.filter(each => !each.startsWith('osztás'))
  expect(pushed.length).toBeGreaterThan(5)
  for (const each of pushed) expect(numbers.map(number => `${number} lap`)).toContain(each)
  const circles = [...(await toldMoves('gyuruk', 400)).values()].map(each => each.en)
  expect(circles.some(each => /^circle converted: [a-z]+\d+$/.test(each))).toBe(true)
})

test('what moves is named where one has pieces of several kinds, and nowhere else', async () => {
  expect(await written('dzsungel', 'b2-b3 f8-f7', 'hu')).toBe('macska b2-b3 macska f8-f7')
  expect(await written('dzsungel', 'b2-b3', 'en')).toBe('cat b2-b3')
  expect(await written('neutron', 'a1-a4 c3-c4', 'hu')).toBe('a1-a4 neutron c3-c4')
  for (const id of ['ataxx', 'tanbo', 'felhokarcolo-jatek', 'satorjatek'])
    for (const [name, { hu }] of await toldMoves(id, 6)) expect(hu.endsWith(` ${name}`)).toBe(false)
})
