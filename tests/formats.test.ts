// Files of other programs: what we write they read, what they write we read, to the same end; and no file breaks us.
// Those in tests/foreign were made by GNU Backgammon 1.07, GNU Go 3.8, tsshogi 2.2 and draughts 0.2.
import { readFileSync } from 'node:fs'
import { Chess } from 'chess.js'
import { INITIAL_FEN, makeFen } from 'chessops/fen'
import { parsePgn, startingPosition } from 'chessops/pgn'
import { parseSan } from 'chessops/san'
import { describe, expect, test } from 'vitest'
import { CHANCE, Match, Rng, type Options } from '../src/engine/index.ts'
import { formatsOf, positionText, writeForeign } from '../src/formats/index.ts'
import { keptAs } from '../src/games/file-formats.ts'
import { readForeignFile } from '../src/games/foreign-files.ts'
import { games } from '../src/games/index.ts'
import { fairyStockfish } from './fairy.ts'

async function random(id: string, options: Options, seed: number, plies: number): Promise<Match> {
  const { default: definition } = await games.find(game => game.id === id)!.load()
  await definition.load?.(options)
  const match = Match.begin(definition, options)
  const rng = new Rng(seed)
  while (!match.outcome && match.length < plies) {
    if (match.position.turn === CHANCE) match.roll(rng)
    else match.play(match.moves[rng.below(match.moves.length)]!)
  }
  return match
}
const write = async (
  match: Match,
  format = formatsOf(keptAs(match.definition.id, match.options))[0]!,
): Promise<string> =>
  writeForeign(match, format, keptAs(match.definition.id, match.options)!, ['Anna', 'Béla'])
async function read(text: string): Promise<Match> {
  const found = await readForeignFile(text)
  if (!found?.ok) throw new Error(found?.why.en ?? 'not known')
  return found.value
}
const foreign = (name: string) => readFileSync(`${import.meta.dirname}/foreign/${name}`, 'utf8')
/** Rows, turn and castling: the passed cell and the counters are told differently by programs. */
const gist = (fen: string) => fen.split(' ').slice(0, 3).join(' ')

describe('what we write is read by others, to the same position', () => {
  test('chess by chess.js and by chessops', async () => {
    for (const seed of [1, 2, 3]) {
      const match = await random('sakk', {}, seed, 400)
      const text = await write(match)
      const chess = new Chess()
      chess.loadPgn(text)
      expect(gist(chess.fen())).toBe(gist((await positionText(match))!))
      expect(chess.history()).toHaveLength(match.length)
      const [game] = parsePgn(text)
      const position = startingPosition(game!.headers).unwrap()
      for (const { san } of game!.moves.mainline()) position.play(parseSan(position, san)!)
      expect(gist(makeFen(position.toSetup()))).toBe(gist((await positionText(match))!))
      expect(game!.headers.get('Result')).toBe(
        chess.isCheckmate()
          ? chess.turn() === 'w'
            ? '0-1'
            : '1-0'
          : chess.isGameOver()
            ? '1/2-1/2'
            : match.outcome
              ? '1/2-1/2'
              : '*',
      )
    }
  })
  test('the kin of chess and shogi by Fairy-Stockfish', async () => {
    const fairy = await fairyStockfish()
    const match = await random('capablanca', { official: 'on' }, 2, 60)
    const capablanca = new fairy.Board('capablanca')
    for (const word of (await write(match)).split('\n\n')[1]!.split(/\s+/))
      if (/^[A-Za-z]/.test(word)) capablanca.pushSan(word)
    expect(capablanca.fen().split(' ')[0]).toBe((await positionText(match))!.split(' ')[0])
    capablanca.delete()
    const shogi = await random('sogi', {}, 3, 80)
    const board = new fairy.Board('shogi')
    for (const move of (await write(shogi, 'usi')).trim().split(' ').slice(3))
      board.push(
        move
          .replace('*', '@')
          .replace(
            /\d[a-i]/g,
            cell => `${'ihgfedcba'[Number(cell[0]) - 1]}${'ihgfedcba'.indexOf(cell[1]!) + 1}`,
          ),
      )
    expect(board.fen().split('[')[0]).toBe((await positionText(shogi))!.split(' ')[0])
    board.delete()
  })
})

describe('what others write is read by us, to the same end', () => {
  test('chess.js: moves, comments and variations, a position, an end by mate and by a word', async () => {
    const chess = new Chess()
    const rng = new Rng(4)
    while (!chess.isGameOver()) chess.move(chess.moves()[rng.below(chess.moves().length)]!)
    const match = await read(chess.pgn())
    expect(gist((await positionText(match))!)).toBe(gist(chess.fen()))
    expect(match.outcome).toBeDefined()
    const told = await read(
      '[White "A"]\n[Result "0-1"]\n\n1. e4 {good} e5 (1... c5 2. Nf3 (2. c3)) 2. Ng1f3!? $1 Nb8-c6 ; so\n3. Bb5 0-1',
    )
    expect([told.length, told.outcome?.result]).toEqual([5, [0, 1]])
    const fen = '4k3/P7/8/8/8/8/8/4K2R w K - 0 1'
    const promoted = await read(`[SetUp "1"]\n[FEN "${fen}"]\n\n1. a8=Q+ Kd7 2. 0-0 *`)
    expect(await positionText(promoted)).toBe('Q7/3k4/8/8/8/8/8/5RK1 b - - 2 2')
    expect(await positionText(await read(`${INITIAL_FEN}\n`))).toBe(INITIAL_FEN)
  })
  test('GNU Backgammon: a whole game that one side gives up', async () => {
    const match = await read(foreign('gnubg.mat'))
    expect([match.definition.id, match.length, match.outcome?.result]).toEqual(['backgammon', 156, [0, 1]])
    expect(match.game.layout.write(match.position)['pieces']).toMatchObject({
      '23': '3 black',
      '5': '4 white',
    })
  })
  test('GNU Go: a position on nine lines', async () => {
    const match = await read(foreign('gnugo.sgf'))
    expect(match.options).toMatchObject({ size: '9', komi: '6.5' })
    const stones = Object.entries(match.game.layout.write(match.position)['pieces'] as Record<string, string>)
    expect(stones.filter(([, stone]) => stone.startsWith('black'))).toHaveLength(22)
    expect(Object.fromEntries(stones)['e9']).toBe('black stone')
  })
  test('tsshogi and draughts', async () => {
    expect(await positionText(await read(foreign('tsshogi.kif')))).toMatch(
      /^ln3G2s\/1kr1g\+N\+P2\/n2pPp2l\/2\+bg5\/PsP2Pp1P\/L1S1pn1p1\/3P\+b2PL\/1p4GK1\/4R3S b 4P /,
    )
    const draughts = await read(foreign('draughts.pdn'))
    expect(await positionText(draughts)).toBe('W:W:B4,5,6,9,10,11,19,29,K30,36')
    expect(draughts.outcome?.result).toEqual([1, 0])
  })
})

test('every game that has a format comes back from it, option and end', async () => {
  let n = 0
  for (const { id } of games)
    for (const format of formatsOf(keptAs(id, {}))) {
      const match = await random(id, {}, 5, 40)
      const back = await read(await write(match, format))
      expect([back.definition.id, back.position.key, back.outcome?.result], `${id} ${format}`).toEqual([
        id,
        match.position.key,
        match.outcome?.result,
      ])
      n++
    }
  expect(n).toBeGreaterThan(40)
})

describe('a file that cannot be is answered in words', () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ['[White "A"]\n\n1. e4 e5 2. Ke3', /Move 3 .*"Ke3"/],
    ['[Variant "Strange"]\n\n1. e4', /no such game: "Strange"/],
    ['[FEN "8/8/8 w - - 0 1"]\n\n1. e4', /cannot be read as a position/],
    ['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4', /./],
    ['(;GM[99]SZ[19];B[aa])', /no such game: "99"/],
    ['(;GM[1]SZ[19];B[aa];W[aa])', /Move 2/],
    ['(;GM[1]SZ[19]AB[zz][aa]AW[bb])', /no cell "zz"/],
    ['[GameType "20"]\n\n1. 1-50', /Move 1/],
    ['position startpos moves 7g7f 7g7f', /Move 2/],
    ['手合割：平手\n手数----指手\n1 ９九歩(99)', /Move 1/],
    ['1 point match\n\n Game 1\n A : 0   B : 0\n 1) 99: 1/2', /./],
    ['1 point match\n\n Game 1\n A : 0   B : 0\n 1) 51: 1/24', /Move 1/],
    [`[White "A"]\n\n${'1. e4 '.repeat(5000)}`, /too many moves/],
  ]
  for (const [text, words] of cases)
    test(text.slice(0, 50).replaceAll('\n', ' '), async () => {
      const found = await readForeignFile(text)
      if (found === undefined || found.ok) expect(found?.ok && found.value.length).toBe(0)
      else expect(found.why.en).toMatch(words)
    })
  test('spoilt and cut files never throw', async () => {
    const rng = new Rng(9)
    const texts = [
      await write(await random('sakk', {}, 1, 30)),
      foreign('gnubg.mat').slice(0, 700),
      foreign('gnugo.sgf'),
      foreign('tsshogi.kif').slice(0, 600),
      foreign('draughts.pdn').slice(0, 500),
    ]
    for (const text of texts)
      for (let i = 0; i < 25; i++) {
        const at = rng.below(text.length)
        const spoilt = text.slice(0, at) + '()[]{};"\\/x-9K\n'[rng.below(15)]! + text.slice(at + rng.below(4))
        const found = await readForeignFile(i % 3 === 0 ? text.slice(0, at) : spoilt)
        expect(found === undefined || typeof found.ok === 'boolean').toBe(true)
      }
  })
})
