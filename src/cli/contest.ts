import { createInterface } from 'node:readline/promises'
import { think, thinkRandomly, type Level, type NetMind } from '../ai/index.ts'
import { freshSeed, Match, Rng, whyNot, type Move } from '../engine/index.ts'
import { rungsOf } from '../games/levels.ts'
import { matchOf, Mistake, numberOf, print, type Arguments } from './arguments.ts'
import { netOf, studied } from './nets.ts'
import { picture } from './picture.ts'

/** The commands in which somebody plays: play (a person in the terminal) and match (opponents among themselves). */

type Player =
  | { readonly kind: 'person' }
  | { readonly kind: 'random' }
  | { readonly kind: 'ai'; readonly level: Level }

function readPlayers(text: string | undefined, count: number, usual: string): Player[] {
  const words = (text ?? usual).split(',').map(word => word.trim())
  if (text !== undefined && words.length > count)
    throw new Mistake(`${words.length} players are named, but ${count} play.`)
  return Array.from({ length: count }, (_, i): Player => {
    const word = words[i % words.length]!
    if (word === 'person' || word === 'random') return { kind: word }
    const level = /^ai:([1-6])$/.exec(word)
    if (!level) throw new Mistake(`A player is person, random or ai:1 to ai:6, not "${word}".`)
    return { kind: 'ai', level: Number(level[1]) as Level }
  })
}

/** Who acts next: the turn's player, or the first who may act when several may. */
const nextSeat = (match: Match): number => {
  const { game, position, moves } = match
  return game.actor && moves.length > 0 ? game.actor(position, moves[0]!) : position.turn
}

function decide(
  match: Match,
  seat: number,
  player: Player,
  rng: Rng,
  net: NetMind | undefined,
  milliseconds?: number,
): Move {
  if (player.kind !== 'ai') return thinkRandomly(match.game, match.position, rng)
  return think(match.game, match.position, {
    seat,
    level: player.level,
    rungs: rungsOf(match.definition.id),
    seed: rng.below(0x7fffffff),
    seen: match.seenKeys(),
    net,
    ...(milliseconds === undefined ? {} : { milliseconds }),
  })
}

export async function match(given: Arguments): Promise<void> {
  const first = await matchOf(given)
  const { game } = first
  await studied(first.definition, first.options, game)
  const players = readPlayers(given.values.players, game.players.length, 'ai:6,ai:2')
  if (players.some(player => player.kind === 'person'))
    throw new Mistake('Persons play with "play", not with "match".')
  const games = numberOf(given.values.games, 'games', 20, 1, 100_000)
  const seed = numberOf(given.values.seed, 'seed', 1, 0, Number.MAX_SAFE_INTEGER)
  const milliseconds = given.values.milliseconds
    ? numberOf(given.values.milliseconds, 'milliseconds', 0, 1, 60_000)
    : undefined
  // Results are kept by the order of --players; the seats go round from game to game.
  const points = players.map(() => 0)
  const time = players.map(() => 0)
  // Each has a net of its own, for it keeps what it thought.
  const nets = await Promise.all(players.map(() => netOf(game)))
  let plies = 0
  for (let g = 0; g < games; g++) {
    const rng = new Rng(seed + g)
    const played = await matchOf(given)
    await studied(played.definition, played.options, played.game)
    const sitting = (seat: number) => (seat + g) % players.length
    played.roll(rng)
    while (!played.outcome) {
      const seat = nextSeat(played)
      const who = sitting(seat)
      const began = performance.now()
      played.play(decide(played, seat, players[who]!, rng, nets[who], milliseconds))
      time[who]! += performance.now() - began
      played.roll(rng)
    }
    plies += played.length
    for (const [seat, share] of played.outcome.result.entries()) points[sitting(seat)]! += share
  }
  const rows = players.map((player, i) => ({
    player: player.kind === 'ai' ? `ai:${player.level}` : player.kind,
    points: Math.round(points[i]! * 100) / 100,
    seconds: Math.round(time[i]! / 10) / 100,
  }))
  print(
    given,
    { games, pliesPerGame: plies / games, players: rows },
    rows.map(row => `${row.player}\t${row.points} of ${games}\tthought ${row.seconds} s`).join('\n'),
  )
}

export async function play(given: Arguments): Promise<void> {
  const m = await matchOf(given)
  await studied(m.definition, m.options, m.game)
  const players = readPlayers(given.values.players, m.game.players.length, 'person,ai:6')
  const rng = new Rng(numberOf(given.values.seed, 'seed', freshSeed(), 0, Number.MAX_SAFE_INTEGER))
  const net = await netOf(m.game)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  try {
    for (;;) {
      m.roll(rng)
      if (m.outcome) break
      const seat = nextSeat(m)
      const player = players[seat]!
      const { name } = m.game.players[seat]!
      if (player.kind !== 'person') {
        const move = decide(m, seat, player, rng, net)
        console.log(`${name.en}: ${m.nameOf(move)}`)
        m.play(move)
        continue
      }
      console.log(`\n${picture(m.game, m.game.layout.view(m.position, seat), seat)}\n`)
      process.stdout.write(`${name.en}, your move (or: moves, undo, quit): `)
      const line = await lines.next()
      const text = line.done ? 'quit' : line.value.trim()
      if (text === 'quit') return
      if (text === 'moves') console.log(m.moves.map(move => m.nameOf(move)).join(' '))
      else if (text === 'undo') m.undo()
      else if (text !== '') {
        const played = m.playNamed(text)
        const cells = text.split(/[-x]/).map(cell => m.game.board.names.indexOf(cell))
        const known = cells.every(cell => cell >= 0) ? whyNot(m.game, m.position, cells) : undefined
        if (!played.ok) console.log((known ?? played.why).en)
      }
    }
    console.log(
      `\n${picture(m.game, m.position)}\n${m.outcome.reason.en} Result: ${m.outcome.result.join(' ')}`,
    )
  } finally {
    terminal.close()
  }
}
