import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import malom from './game.ts'

const men = (white: string, black: string) => ({
  ...Object.fromEntries(white.split(' ').map(cell => [cell, 'white man'])),
  ...Object.fromEntries(black.split(' ').map(cell => [cell, 'black man'])),
})
const hand = (n: number) => Array.from({ length: n }, () => 'man')

test('24 points, 32 connections: corners have 2, outer and inner midpoints 3, middle midpoints 4', () => {
  const { board } = malom.make({})
  const degree = (name: string) => {
    const c = board.names.indexOf(name)
    const next = board.next.slice(c * board.dirs.length, (c + 1) * board.dirs.length)
    return [...next].filter(n => n !== board.size).length
  }
  expect(board.size).toBe(24)
  expect(board.lines.length).toBe(32)
  expect(['1ÉNy', '2DK', '3ÉK'].map(degree)).toEqual([2, 2, 2])
  expect(['1É', '3Ny', '1D', '3K'].map(degree)).toEqual([3, 3, 3, 3])
  expect(['2É', '2Ny', '2D', '2K'].map(degree)).toEqual([4, 4, 4, 4])
})

test('the board is empty, each player has nine men to place, white begins', () => {
  const match = start(malom)
  expect(json(match)).toEqual({ turn: 'white', pieces: {}, hands: { white: hand(9), black: hand(9) } })
  expect(moves(match).length).toBe(24)
})

test('men are placed in turn and do not move until all are down', () => {
  const match = play(start(malom), '1É 2É')
  expect(moves(match).length).toBe(22)
  expect(moves(match).some(name => name.includes('-'))).toBe(false)
  expect(refused(match)['1É-1ÉNy']).toContain('do not move yet')
  expect(refused(match)['2É']).toBe('This place is taken already.')
})

test('each of the 16 lines is a mill', () => {
  const lines = [1, 2, 3]
    .flatMap(k =>
      ['ÉNy É ÉK', 'ÉNy Ny DNy', 'DNy D DK', 'DK K ÉK'].map(line => line.replace(/(\S+)/g, `${k}$1`)),
    )
    .concat(['É', 'Ny', 'D', 'K'].map(side => `1${side} 2${side} 3${side}`))
  expect(lines.length).toBe(16)
  for (const line of lines) {
    const [a, b, c] = line.split(' ') as [string, string, string]
    const rest = ['1ÉNy', '2DK', '3K', '2Ny'].filter(cell => !line.includes(cell)).slice(0, 2)
    const position = {
      turn: 'white',
      pieces: men(`${a} ${c}`, rest.join(' ')),
      hands: { white: hand(5), black: hand(5) },
    }
    const match = play(from(malom, position), b)
    expectMoves(match, rest.map(cell => `x${cell}`).join(' '))
  }
})

test('a mill must take a man, and the turn ends with it', () => {
  const match = play(start(malom), '3ÉNy 1D 3É 1K 3ÉK')
  expectMoves(match, 'x1D x1K')
  expect(refused(match)['x3É']).toContain("the opponent's men")
  expect(json(match)).toMatchObject({ turn: 'white', mill: 'closed' })
  play(match, 'x1D')
  expect(json(match)).toMatchObject({ turn: 'black', hands: { white: hand(6), black: hand(7) } })
  expect(json(match)).not.toHaveProperty('mill')
})

test('a man in a mill is safe while another stands outside one', () => {
  const pieces = men('3ÉNy 3É', '1ÉNy 1É 1ÉK 2D')
  const match = play(from(malom, { turn: 'white', pieces, hands: { white: hand(5), black: hand(5) } }), '3ÉK')
  expectMoves(match, 'x2D')
  expect(refused(match)['x1É']).toContain('only when every man')
  const first = men('3ÉNy 3É', '1ÉNy 2DNy 2D 2DK')
  const other = from(malom, { turn: 'white', pieces: first, hands: { white: hand(5), black: hand(5) } })
  expectMoves(play(other, '3ÉK'), 'x1ÉNy')
})

test('when all stand in mills any of them may be taken', () => {
  const pieces = men('3ÉNy 3É', '1ÉNy 1É 1ÉK')
  const match = play(from(malom, { turn: 'white', pieces, hands: { white: hand(5), black: hand(5) } }), '3ÉK')
  expectMoves(match, 'x1ÉNy x1É x1ÉK')
})

test('two mills closed at once take one man', () => {
  const pieces = men('3ÉNy 3ÉK 1É 2É', '1D 2D 1K')
  const match = play(
    from(malom, { turn: 'white', pieces, hands: { white: hand(4), black: hand(4) } }),
    '3É x1D',
  )
  expect(json(match)).toMatchObject({ turn: 'black' })
})

test('with an empty hand a man steps to a free neighbour', () => {
  const pieces = men('1É 3ÉNy 3DK 2DK', '2É 1ÉK 3D 2Ny')
  const match = from(malom, { turn: 'white', pieces })
  expectMoves(match, '1É-1ÉNy 3ÉNy-3É 3ÉNy-3Ny 3DK-3K 2DK-2D 2DK-2K')
  expect(refused(match)['1É-3ÉK']).toContain('neighbouring')
  expect(refused(match)).not.toHaveProperty('1É-1ÉNy')
})

test('a mill opened and closed again takes again', () => {
  const pieces = men('3ÉNy 3É 3ÉK 1D', '1ÉNy 1Ny 2D 2DK 3DK')
  const match = play(from(malom, { turn: 'white', pieces }), '3ÉNy-3Ny 1ÉNy-1É 3Ny-3ÉNy')
  expectMoves(match, 'x1É x1Ny x2D x2DK x3DK')
})

test('three men left fly to any free point; four do not, nor three with men in hand', () => {
  const three = men('1É 2K 3D', '1D 2D 3ÉNy 3K')
  expect(moves(from(malom, { turn: 'white', pieces: three })).length).toBe(3 * 17)
  expect(moves(from(malom, { turn: 'black', pieces: three }))).not.toContain('1D-1É')
  const holding = from(malom, { turn: 'white', pieces: three, hands: { white: ['man'] } })
  expect(moves(holding).every(name => !name.includes('-'))).toBe(true)
})

test('without flying three men step like the others', () => {
  const pieces = men('1É 2K 3D', '1D 2D 3ÉNy 3K')
  expectMoves(
    from(malom, { turn: 'white', pieces }, { flying: 'off' }),
    '1É-1ÉNy 1É-1ÉK 1É-2É 2K-1K 2K-2ÉK 2K-2DK 3D-3DNy 3D-3DK',
  )
})

test('seven men lost is the end', () => {
  const pieces = men('3ÉNy 3É 2ÉK 1D', '1ÉNy 1Ny 2D')
  const match = play(from(malom, { turn: 'white', pieces }), '2ÉK-2K 2D-2DK')
  expect(match.outcome).toBeUndefined()
  const taking = from(malom, { turn: 'white', pieces: men('3ÉNy 3É 3K 1D', '1ÉNy 1Ny 2D') })
  expect(play(taking, '3K-3ÉK x2D').outcome?.result).toEqual([1, 0])
})

test('a player whose men are all shut in loses', () => {
  const pieces = men('2ÉNy 1É 2ÉK 3É 1DNy', '2É 3ÉNy 3Ny 2Ny')
  const shut = men('2É 3ÉK 3Ny 1ÉK 1ÉNy 3D 2Ny', '3ÉNy 3É 1É 1Ny')
  expect(from(malom, { turn: 'black', pieces }).outcome).toBeUndefined()
  expect(from(malom, { turn: 'black', pieces: { ...shut, '1DNy': 'white man' } }).outcome?.result).toEqual([
    1, 0,
  ])
})

test('fifty moves each without a mill is a draw', () => {
  const pieces = men('1É 2K 3D 1DNy', '1D 2D 3ÉNy 3K')
  const match = from(malom, { turn: 'white', pieces, quiet: 98 })
  expect(play(match, '1É-1ÉNy').outcome).toBeUndefined()
  expect(play(match, '3ÉNy-3É').outcome?.result).toEqual([0.5, 0.5])
  expect(malom.make({}).draws?.cap).toBe(400)
})

test('who is shut in by the hundredth quiet move has lost all the same', () => {
  const pieces = men('2É 3ÉK 3Ny 1ÉK 1ÉNy 2Ny 1D', '3ÉNy 3É 1É 1Ny')
  const match = from(malom, { turn: 'white', pieces, quiet: 99 })
  expect(play(match, '1D-1DNy').outcome?.result).toEqual([1, 0])
})

test('when both fly, ten moves each without a mill is a draw; a mill counts anew', () => {
  const pieces = men('1É 2K 3D', '1D 2D 3ÉNy')
  const match = from(malom, { turn: 'white', pieces, flights: 18, quiet: 30 })
  expect(play(match, '1É-1ÉNy').outcome).toBeUndefined()
  expect(play(match, '3ÉNy-3É').outcome?.result).toEqual([0.5, 0.5])
  const placing = from(malom, { turn: 'white', pieces, hands: { white: ['man'], black: ['man'] } })
  expect(json(play(placing, '1ÉNy'))).not.toHaveProperty('flights')
  const alone = from(malom, { turn: 'white', pieces: men('1É 2K 3D', '1D 2D 3ÉNy 3K'), flights: 19 })
  expect(play(alone, '1É-1ÉNy').outcome).toBeUndefined()
  const mill = from(malom, { turn: 'black', pieces: men('1É 2K 1DNy', '1D 2D 3ÉNy'), flights: 19 })
  expect(play(mill, '3ÉNy-3D').outcome).toBeUndefined()
  expect(json(mill)).not.toHaveProperty('flights')
})

test('the same position for the third time is a draw', () => {
  const pieces = men('1É 2K 3D 1DNy', '1D 2D 3ÉNy 3K')
  const round = '1É-1ÉNy 3ÉNy-3É 1ÉNy-1É 3É-3ÉNy'
  const match = play(from(malom, { turn: 'white', pieces }), round)
  expect(match.outcome).toBeUndefined()
  expect(play(match, round).outcome?.result).toEqual([0.5, 0.5])
})

test('more than nine men of a player are refused', () => {
  expect(() => from(malom, { pieces: men('1É 2É', '1D 2D'), hands: { white: hand(8) } })).toThrow('at most 9')
})

test('every part of a turn says what is wanted', () => {
  const asked = (match: ReturnType<typeof start>) => match.game.prompt?.(match.position)?.en
  expect(asked(start(malom))).toBe('Put a man on an empty point.')
  expect(asked(play(start(malom), '1ÉNy 3D 1É 3K 1ÉK'))).toContain('A mill!')
  const stepping = from(malom, { turn: 'white', pieces: men('1É 2K 3D 1DNy', '1D 2D 3ÉNy') })
  expect(asked(stepping)).toContain('to the next point')
  expect(asked(play(stepping, '1É-1ÉNy'))).toContain('fly to any empty point')
})
