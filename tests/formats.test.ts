// Files of other programs: what we write they read, what they write we read, to the same end; and no file breaks us.
// Those in tests/foreign were made by GNU Backgammon 1.07, GNU Go 3.8, tsshogi 2.2 and draughts 0.2, but for two: gnugo-counted.sgf
// and gnugo-dead.sgf name no program. They are bare lists of moves on nine lines that end with two passes and a result in points.
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
/** The cells of the black stones, then of the white ones. */
function stonesOf(match: Match): string[] {
  const stones = Object.entries(match.game.layout.write(match.position)['pieces'] as Record<string, string>)
  return ['black', 'white'].map(colour =>
    stones
      .filter(([, stone]) => stone.startsWith(colour))
      .map(([name]) => name)
      .sort()
      .join(' '),
  )
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
  test('GNU Go: whole games move by move, one of them with handicap stones', async () => {
    const game = await read(foreign('gnugo-game.sgf'))
    expect([game.options, game.length, game.log[0]]).toEqual([
      { size: '9', komi: '6.5', dead: 'agreed' },
      52,
      'f6',
    ])
    // As GNU Go lists the stones after loading the same file.
    expect(stonesOf(game)).toEqual([
      'a7 a8 b6 b9 c4 c5 c6 c7 c8 c9 d1 d2 d3 d7 d9 e3 e7 e9 f2 f4 f6 g4 g5 g6 h5 j4',
      'a2 a3 a5 a6 b4 b5 c1 c2 c3 d4 d5 d8 e4 e5 e6 e8 f5 f7 f8 f9 g7 h6 h7 h9 j5 j6',
    ])
    const handicap = await read(foreign('gnugo-handicap.sgf'))
    expect([handicap.options, handicap.length, handicap.log[0]]).toEqual([
      { size: '19', komi: '0', handicap: '4', dead: 'agreed' },
      31,
      'c6',
    ])
    expect(stonesOf(handicap)).toEqual([
      'b17 c17 c3 d11 d16 d4 f16 f3 g14 j3 k17 m4 o17 o4 q16 q4 r17 r3 r8',
      'b11 b16 b4 c14 c6 c9 e10 e14 n6 p6 r11 r14 r6 s16 s3 s4',
    ])
  })
  test('a go game that ends with two passes is counted where that comes to the winner of the file', async () => {
    const counted = await read(foreign('gnugo-counted.sgf'))
    expect(counted.outcome).toMatchObject({ result: [0, 1], points: [28, 59.5] })
    const back = await read(await write(counted))
    expect([back.length, back.outcome]).toEqual([counted.length, counted.outcome])
  })
  test('a result that the board does not bear out is told as the file has it, and nothing is made up', async () => {
    const told = async (text: string) => {
      const { outcome } = await read(text)
      return [outcome?.result, outcome?.reason.hu, outcome?.reason.en]
    }
    // The file takes stones off as dead that the opponent here counts as alive: by that count white wins 40.5 to 3.
    expect(await told(foreign('gnugo-dead.sgf'))).toEqual([
      [1, 0],
      'A fájl szerint fekete nyert 6,5 ponttal.',
      'According to the file, black won by 6.5 points.',
    ])
    const short = (result: string) => `(;GM[1]SZ[9]RE[${result}];B[ee];W[cc])`
    expect((await told(short('B+T')))[2]).toBe('According to the file, black won on time.')
    expect((await told(short('W+')))[1]).toBe('A fájl szerint fehér nyert.')
    expect((await told(short('0')))[2]).toBe('According to the file, a draw.')
    expect((await told(short('B+R')))[2]).toBe('white resigned.')
    expect((await told('[Result "0-1"]\n\n1. e4 e5 0-1'))[2]).toBe('According to the file, black won.')
    // Our own file of a match that was given up says so too.
    const match = await random('go', { size: '9', komi: '6.5' }, 1, 6)
    match.resign(0)
    expect(await write(match)).toContain('RE[W+R]')
    expect((await told(await write(match)))[2]).toBe('black resigned.')
  })
  test('go of others: who begins, stones where they stand, passes left out, any size there is', async () => {
    const handicap = await read('(;GM[1]SZ[19]HA[2]AB[dd][pp];W[pd];B[dp])')
    expect([stonesOf(handicap), handicap.log]).toEqual([
      ['d16 d4 q4', 'q16'],
      ['q16', 'd4'],
    ])
    const white = await read('(;GM[1]SZ[9];W[ee];B[cc];B[dd];W[ff])')
    expect([stonesOf(white), white.log[2]]).toEqual([['c7 d6', 'e5 f4'], 'pass'])
    const laid = await read('(;GM[1]SZ[9];AB[aa:bb]AW[dd]PL[W];W[ee])')
    expect(stonesOf(laid)).toEqual(['a8 a9 b8 b9', 'd6 e5'])
    const small = await readForeignFile('(;GM[1]SZ[7];B[cc])')
    expect(small?.ok === false && small.why.en).toMatch(/no board of this size here: 7.*19, 13, 10, 9/)
  })
  test('hex of others: HexGui, MoHex by twogtp, Benzene that changes sides, PlayHex and Little Golem that swap the stone', async () => {
    const told = async (text: string) => {
      const { definition, options, length, log, outcome } = await read(text)
      return [definition.id, options, length, log.slice(0, 3).join(' '), outcome?.result]
    }
    expect(
      await told('(;AP[HexGui:1.0.]FF[4]GM[11]SZ[11];B[c2];W[f6]\n(;B[e8];W[g5])(;B[d7];W[e5];B[c6]))'),
    ).toEqual(['hex', { size: '11' }, 4, 'c2 f6 e8', undefined])
    // Black had joined its sides when white gave up.
    const column = Array.from(
      { length: 11 },
      (_, i) => `;B[b${i + 1}]\n;W[${i < 10 ? `h${i + 1}` : 'resign'}]`,
    )
    expect(await told(`(\n;GM[11]SZ[11]PB[Mohex]PW[Six]\nRE[B+]\n${column.join('\n')}\n)\n`)).toEqual([
      'hex',
      { size: '11' },
      21,
      'b1 h1 b2',
      [1, 0],
    ])
    const swap = { size: '11', swap: 'on' }
    expect(await told('(;AP[Hex-benzene:0.1]GM[11]SZ[11]\n;B[c3];W[SWAP];W[g6];B[f7];W[e9])')).toEqual([
      'hex',
      swap,
      4,
      'c3 g6 f7',
      undefined,
    ])
    expect(
      await told('(;FF[4]AP[PlayHex:0.0.0]GM[11]SZ[11]HA[0]RE[B+Resign];B[b4];W[swap-pieces];B[K5];W[e7])'),
    ).toEqual(['hex', swap, 4, 'b4 swap k5', [1, 0]])
    expect(
      await told(
        '(;FF[4]EV[hex.mc.2011.feb.1.10]SZ[11]SO[www.littlegolem.com];W[jj];B[swap];W[gi];B[resign])',
      ),
    ).toEqual(['hex', swap, 3, 'j10 swap g9', [1, 0]])
    const laid = await read('(;AP[HexGui:0.2]FF[4]GM[11]SZ[11];\nAB[d2][g2]AW[b1])')
    expect(laid.game.layout.write(laid.position)['pieces']).toEqual({
      d2: 'red stone',
      g2: 'red stone',
      b1: 'blue stone',
    })
    const wide = await readForeignFile('(;GM[11]SZ[13];B[a9])')
    expect(wide?.ok === false && wide.why.hu).toMatch(/Ekkora tábla itt nincs: 13/)
  })
  test('lines of action and amazons as the standard writes them', async () => {
    const lines = await read('(;FF[4]GM[9]SZ[8];B[B1-B3];W[a3:c1++];B[resign])')
    expect([lines.log, lines.outcome?.result]).toEqual([
      ['b1-b3', 'a3xc1'],
      [0, 1],
    ])
    const amazons = await read('(;FF[4]GM[18]SZ[10]RE[W+];B[djddgd];W[addgad];B[gjehea])')
    expect(amazons.log).toEqual(['d1-d7', '*g7', 'a7-d4', '*a7', 'g1-e3', '*e10'])
    // White sits in the first seat there.
    expect(amazons.outcome?.result).toEqual([1, 0])
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

test('SGF as the standard has it: sizes, sides, captures and whole turns', async () => {
  const head = async (id: string) => (await write(await random(id, {}, 5, 8))).replaceAll('\n', '')
  expect(await head('hex')).toMatch(/SZ\[11\].*;B\[[a-k]\d+\];W\[/)
  expect(await head('akciovonalak')).toMatch(/SZ\[8\].*;B\[b1-d3\].*;W\[a3:c1\]/)
  expect(await head('amazonok')).toMatch(/SZ\[10\].*;W\[[a-j]{6}\];B\[[a-j]{6}\]/)
})
test('a match that began from a position of its own comes back from SGF', async () => {
  for (const [id, json] of [
    ['hex', { turn: 'blue', pieces: { e1: 'red stone' } }],
    ['go', { turn: 'white', pieces: { e1: 'black stone' } }],
  ] as const) {
    const { default: definition } = await games.find(game => game.id === id)!.load()
    const begun = Match.beginFrom(definition, {}, json)
    if (!begun.ok) throw new Error(begun.why.en)
    begun.value.playNamed('c3')
    const back = await read(await write(begun.value))
    expect([back.position.key, back.log], id).toEqual([begun.value.position.key, ['c3']])
  }
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

describe('draughts by the numbers of the standard', () => {
  const cases: readonly (readonly [string, Options, string, RegExp | undefined])[] = [
    ['nemzetkozi-damajatek', { official: 'on' }, '20,W,10,10,N2,0', undefined],
    // Here black begins, and programs that expect white must be told.
    ['nemzetkozi-damajatek', {}, '20,B,10,10,N2,0', /^B:W31,32,.*:B1,2,3,/],
    ['kozonseges-damajatek', {}, '23,B,8,8,N1,0', undefined],
    ['kozonseges-damajatek', { rules: 'english' }, '21,B,8,8,N1,0', undefined],
    // Here too the dark men begin.
    ['torok-damajatek', { official: 'on' }, '30,B,8,8,A0,0', /^B:Wa6,a7,b6,.*:Ba2,a3,b2,/],
  ]
  for (const [id, options, type, fen] of cases)
    test(`${id} ${JSON.stringify(options)}`, async () => {
      const match = await random(id, options, 8, 400)
      expect(match.outcome).toBeDefined()
      const text = await write(match)
      const tag = (name: string) => new RegExp(`\\[${name} "([^"]*)"`).exec(text)?.[1]
      expect(tag('GameType')).toBe(type)
      if (fen) expect(tag('FEN')).toMatch(fen)
      else expect(tag('FEN')).toBeUndefined()
      expect(tag('Result')).toMatch(type.startsWith('20') ? /^(2-0|0-2|1-1)$/ : /^(1-0|0-1|1\/2-1\/2)$/)
      // As the file of another program: our own name for the game is not in it.
      const back = await read(text.replace(/\[JatekvilagGame.*\n/, ''))
      expect([back.definition.id, back.length, back.outcome?.result]).toEqual([
        id,
        match.length,
        match.outcome?.result,
      ])
      expect(await positionText(back)).toBe(await positionText(match))
    })
  test('men that capture backwards beside kings of one cell, and Turkish ones that do, are no games of the standard', () => {
    expect(formatsOf(keptAs('kozonseges-damajatek', { rules: 'american' }))).toEqual([])
    expect(formatsOf(keptAs('torok-damajatek', {}))).toEqual([])
    expect(formatsOf(keptAs('torok-damajatek', { official: 'on', size: '10' }))).toEqual([])
  })
  test('Turkish draughts by others: cells by name, a vizier with a K', async () => {
    const found = await read('[GameType "30"]\n[FEN "W:Wa5,Kh8:Bb5,d5,g1"]\n\n1. a5xc5xe5 g1-g2 *')
    expect([found.definition.id, found.options]).toEqual(['torok-damajatek', { official: 'on' }])
    expect(await positionText(found)).toBe('W:We5,Kh8:Bg2')
  })
  test('a file that does not name its game is known by its cells', async () => {
    const old = await read('1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 4. 15-18 24-20 5. 11-15 28-24 *')
    expect([old.definition.id, old.options, old.length]).toEqual([
      'kozonseges-damajatek',
      { rules: 'english' },
      10,
    ])
  })
})

describe('a file that cannot be is answered in words', () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ['[White "A"]\n\n1. e4 e5 2. Ke3', /Move 3 .*"Ke3"/],
    ['[Variant "Strange"]\n\n1. e4', /no such game: "Strange"/],
    ['[FEN "8/8/8 w - - 0 1"]\n\n1. e4', /cannot be read as a position/],
    ['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4', /./],
    ['[GameType "25,W,8,8,A0,0"]\n\n1. c3-d4 f6-e5', /no such game: Russian draughts/],
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
