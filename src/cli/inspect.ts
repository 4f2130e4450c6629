import { perft as countMoves, playRandomly, Rng, Run } from '../engine/index.ts'
import { materialOf } from '../kit/index.ts'
import { definitionOf, matchOf, Mistake, numberOf, print, type Arguments } from './arguments.ts'
import { gameFolders, importGame } from '../games/folders.ts'
import { picture } from './picture.ts'

/** The commands that look at games without playing them: games, show, moves, perft, playouts. */

export async function games(given: Arguments): Promise<void> {
  const list = await Promise.all(
    gameFolders().map(async folder => {
      const { id, chapter, title, players, options } = await importGame(folder)
      return {
        id,
        chapter,
        title: { hu: title.hu, en: title.en },
        players: [...players],
        variants: options.flatMap(option =>
          option.choices.slice(1).map(choice => `${option.id}=${choice.id}`),
        ),
        // Every game in the library has a set-up for the free table, its rules enforced, and an opponent by the engine's contract.
        works: ['table', 'rules', 'ai'],
      }
    }),
  )
  const rows = list.map(g =>
    [
      g.id,
      g.chapter,
      g.title.hu,
      g.title.en,
      g.players.join('/'),
      g.variants.join(' '),
      g.works.join(' '),
    ].join('\t'),
  )
  print(given, list, rows.join('\n'))
}

export async function show(given: Arguments): Promise<void> {
  const { game, position, definition } = await matchOf(given)
  if (given.values.svg) {
    const { sceneSvg } = await import('../board/svg.ts')
    console.log(sceneSvg(game.board, game.scene(position), { material: materialOf(definition) }))
  } else print(given, game.layout.write(position), picture(game, position))
}

export async function moves(given: Arguments): Promise<void> {
  const match = await matchOf(given)
  const names = match.moves.map(m => match.nameOf(m))
  print(given, names, names.join('\n'))
}

export async function perft(given: Arguments): Promise<void> {
  const { values, positionals } = given
  const match = await matchOf(given)
  const depth = Number(positionals[2])
  if (positionals[2] === undefined || !Number.isInteger(depth) || depth < 0)
    throw new Mistake('perft needs a depth: perft <id> <depth>.')
  const { position: p, game } = match
  if (!values.divide || depth === 0) {
    const nodes = countMoves(game, p, depth)
    return print(given, nodes, String(nodes))
  }
  const rows = match.moves.map(m => {
    const name = match.nameOf(m)
    const mark = p.mark()
    const player = p.turn
    game.play(p, m)
    const goesOn = game.turns === 'several moves' && p.turn === player && !game.outcome(p)
    const nodes = countMoves(game, p, goesOn ? depth : depth - 1)
    p.rewind(mark)
    return [name, nodes] as const
  })
  print(given, Object.fromEntries(rows), rows.map(([name, nodes]) => `${name}\t${nodes}`).join('\n'))
}

/** Seconds of processor time: what else the machine does is not counted. */
function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

export async function playouts(given: Arguments): Promise<void> {
  await definitionOf(given)
  const { game, position } = await matchOf(given)
  const rng = new Rng(numberOf(given.values.seed, 'seed', 1, 0, Number.MAX_SAFE_INTEGER))
  const began = processorSeconds()
  const until = began + numberOf(given.values.seconds, 'seconds', 3, 0, 3600)
  const wins = game.players.map(() => 0)
  let count = 0
  let plies = 0
  let shared = 0
  while (processorSeconds() < until || count === 0) {
    const run = new Run(game, position.copy())
    run.position.recording = false
    const end = playRandomly(run, rng)
    count++
    plies += run.plies
    const winner = end?.result.indexOf(1) ?? -1
    if (winner < 0) shared++
    else wins[winner]!++
  }
  const seconds = processorSeconds() - began
  print(
    given,
    {
      games: count,
      gamesPerSecond: count / seconds,
      pliesPerGame: plies / count,
      pliesPerSecond: plies / seconds,
      wins,
      shared,
    },
    `${count} games, ${(count / seconds).toFixed(1)} games/s, ${(plies / count).toFixed(1)} plies/game, ` +
      `${Math.round(plies / seconds)} plies/s; won ${wins.join(' ')}, no single winner ${shared}`,
  )
}
