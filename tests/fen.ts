// Chess positions of the tests and benchmarks in the notation everybody publishes them in.
import type { Json } from '../src/engine/index.ts'

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
export const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

const KINDS: Readonly<Record<string, string>> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
}
const RIGHTS: Readonly<Record<string, string>> = {
  K: 'white O-O',
  Q: 'white O-O-O',
  k: 'black O-O',
  q: 'black O-O-O',
}

/** A FEN as the JSON of a chess position. */
export function fenToJson(fen: string): Json {
  const [board = '', turn, castling = '-', passing = '-', quiet = '0'] = fen.split(' ')
  const pieces: Record<string, string> = {}
  for (const [i, row] of board.split('/').entries()) {
    let col = 0
    for (const sign of row) {
      if (/\d/.test(sign)) {
        col += Number(sign)
        continue
      }
      const owner = sign === sign.toUpperCase() ? 'white' : 'black'
      pieces[`${'abcdefgh'[col]}${8 - i}`] = `${owner} ${KINDS[sign.toLowerCase()]}`
      col++
    }
  }
  return {
    turn: turn === 'b' ? 'black' : 'white',
    pieces,
    ...(castling === '-' ? {} : { castling: [...castling].map(right => RIGHTS[right]!) }),
    ...(passing === '-' ? {} : { enPassant: passing }),
    ...(Number(quiet) > 0 ? { quiet: Number(quiet) } : {}),
  }
}

const SHOGI: Readonly<Record<string, string>> = {
  K: 'king',
  R: 'rook',
  B: 'bishop',
  G: 'gold',
  S: 'silver',
  N: 'knight',
  L: 'lance',
  P: 'pawn',
  '+R': 'dragon',
  '+B': 'horse',
  '+S': 'promoted-silver',
  '+N': 'promoted-knight',
  '+L': 'promoted-lance',
  '+P': 'promoted-pawn',
}

/** The same for shogi: upper case moves up the board and is called black, hands stand in brackets. */
export function shogiFenToJson(fen: string): Json {
  const [, board = '', hands = '', turn] = /^(\S+)\[(\S*)\] ([wb])/.exec(fen) ?? []
  const pieces: Record<string, string> = {}
  for (const [i, row] of board.split('/').entries()) {
    let file = 9
    for (const [sign] of row.matchAll(/\+?[A-Za-z]|\d/g)) {
      if (/\d/.test(sign)) {
        file -= Number(sign)
        continue
      }
      const owner = sign === sign.toUpperCase() ? 'black' : 'white'
      pieces[`${'abcdefghi'[i]}${file}`] = `${owner} ${SHOGI[sign.toUpperCase()]}`
      file--
    }
  }
  const held = (own: (sign: string) => boolean) =>
    [...hands].filter(own).map(sign => SHOGI[sign.toUpperCase()]!)
  return {
    turn: turn === 'b' ? 'white' : 'black',
    pieces,
    hands: {
      black: held(sign => sign === sign.toUpperCase()),
      white: held(sign => sign !== sign.toUpperCase()),
    },
  }
}
