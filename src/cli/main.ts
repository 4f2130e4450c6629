import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Match, perft, playRandomly, Rng, Run, type Json } from '../engine/index.ts'
import type { BoardGame, GameDefinition } from '../kit/index.ts'
import { gameFolders, loadGame, parseVariant } from './library.ts'
import { picture } from './picture.ts'

const USAGE = `jatekvilag games | show | moves | perft | playouts  <id> …   (see README)`

/** A mistake of the person: one clear line on stderr, exit 2. */
class Mistake extends Error {}

const { values, positionals } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        variant: { type: 'string' },
        position: { type: 'string' },
        play: { type: 'string' },
        divide: { type: 'boolean' },
        seconds: { type: 'string' },
        seed: { type: 'string' },
        svg: { type: 'boolean' },
        players: { type: 'string' },
        games: { type: 'string' },
        port: { type: 'string' },
        data: { type: 'string' },
      },
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
})()

const print = (json: Json, text: string) => console.log(values.json ? JSON.stringify(json) : text)

async function definition(): Promise<GameDefinition> {
  const loaded = await loadGame(positionals[1] ?? '')
  if (!loaded.ok) throw new Mistake(loaded.why.en)
  return loaded.value
}

async function match(): Promise<Match> {
  const game = await definition()
  const options = parseVariant(game, values.variant ?? '')
  if (!options.ok) throw new Mistake(options.why.en)
  let begun: Match
  if (values.position) {
    const text = readFileSync(values.position === '-' ? 0 : values.position, 'utf8')
    let json: Json
    try {
      json = JSON.parse(text) as Json
    } catch {
      throw new Mistake('The position is not JSON.')
    }
    const read = Match.beginFrom(game, options.value, json)
    if (!read.ok) throw new Mistake(read.why.en)
    begun = read.value
  } else begun = Match.begin(game, options.value)
  for (const name of (values.play ?? '').split(/\s+/).filter(Boolean)) {
    const played = begun.playNamed(name)
    if (!played.ok) throw new Mistake(played.why.en)
  }
  return begun
}

const commands: Record<string, () => Promise<void>> = {
  async games() {
    const rows = await Promise.all(
      gameFolders().map(async ({ id }) => {
        const game = await loadGame(id)
        if (!game.ok) throw new Mistake(game.why.en)
        return game.value
      }),
    )
    const list = rows.map(({ id, chapter, title, players, options }) => ({
      id,
      chapter,
      title: { hu: title.hu, en: title.en },
      players: [...players],
      variants: options.flatMap(option => option.choices.slice(1).map(choice => `${option.id}=${choice.id}`)),
      works: ['table', 'rules', 'ai'],
    }))
    print(
      list,
      list
        .map(g =>
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
        .join('\n'),
    )
  },
  async show() {
    const m = await match()
    print(m.game.layout.write(m.position), picture(m.game as BoardGame, m.position))
  },
  async moves() {
    const m = await match()
    const names = m.moves.map(move => m.nameOf(move))
    print(names, names.join('\n'))
  },
  async perft() {
    const m = await match()
    const depth = Number(positionals[2])
    if (!Number.isInteger(depth) || depth < 0) throw new Mistake('perft needs a depth: perft <id> <depth>')
    const p = m.position
    if (!values.divide || depth === 0) {
      const nodes = perft(m.game, p, depth)
      return print(nodes, String(nodes))
    }
    const rows = m.moves.map(move => {
      const name = m.nameOf(move)
      const mark = p.mark()
      const player = p.turn
      m.game.play(p, move)
      const nodes = perft(m.game, p, p.turn === player ? depth : depth - 1)
      p.rewind(mark)
      return [name, nodes] as const
    })
    print(Object.fromEntries(rows), rows.map(([name, nodes]) => `${name}\t${nodes}`).join('\n'))
  },
  async playouts() {
    const m = await match()
    const rng = new Rng(Number(values.seed ?? 1))
    const until = performance.now() + Number(values.seconds ?? 3) * 1000
    const began = performance.now()
    let games = 0
    let plies = 0
    const wins = m.game.players.map(() => 0)
    let draws = 0
    while (performance.now() < until || games === 0) {
      const run = new Run(m.game, m.position.copy())
      run.position.recording = false
      const end = playRandomly(run, rng)
      games++
      plies += run.plies
      const winner = end?.result.indexOf(1) ?? -1
      if (winner < 0) draws++
      else wins[winner]!++
    }
    const seconds = (performance.now() - began) / 1000
    const json = {
      games,
      gamesPerSecond: games / seconds,
      pliesPerGame: plies / games,
      pliesPerSecond: plies / seconds,
      wins,
      draws,
    }
    print(
      json,
      `${games} games, ${json.gamesPerSecond.toFixed(1)} games/s, ${json.pliesPerGame.toFixed(1)} plies/game, ${Math.round(json.pliesPerSecond)} plies/s; wins ${wins.join(' ')}, no single winner ${draws}`,
    )
  },
}

const command = commands[positionals[0] ?? '']
if (!command) {
  console.error(USAGE)
  process.exit(2)
}
try {
  await command()
} catch (error) {
  if (!(error instanceof Mistake)) throw error
  console.error(error.message)
  process.exit(2)
}
