// Nets against the general search or another program, by processor time: npm run bench nets <id>[,option=value …] [search | gnugo:<level> | rhino:<depth>,<exact>] [games] [ms] [ms of the other]
// Two games from each random opening, colours changed.
// Among the options weights=<file> plays by that file.
import { pathToFileURL } from 'node:url'
import { think, type NetMind } from '../src/ai/index.ts'
import { loadGame } from '../src/cli/library.ts'
import { parseVariant } from '../src/games/variant.ts'
import { netOf } from '../src/cli/nets.ts'
import { Match, Rng, type Move, type NetView } from '../src/engine/index.ts'
import { processorTime } from './measure/clock.ts'
import { Gtp, isOpponent } from './measure/gtp.ts'

export async function run(given: readonly string[]): Promise<void> {
  const [what = 'hex', against = 'search', count = '10', ms = '400', theirs = ms] = given
  const [id = '', ...told] = what.split(',')
  const file = told.find(word => word.startsWith('weights='))?.slice(8)
  const words = told.filter(word => !word.startsWith('weights='))
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  const loose = words.filter(word => /^(size|komi)=/.test(word))
  const parsed = parseVariant(loaded.value, words.filter(word => !loose.includes(word)).join(','))
  if (!parsed.ok) throw new Error(parsed.why.en)
  const options = {
    ...parsed.value,
    ...Object.fromEntries(loose.map(word => word.split('=') as [string, string])),
  }
  const game = loaded.value.make(options)
  const weights = file === undefined ? undefined : pathToFileURL(file)
  const view = game.net && weights ? { ...game.net, weights } : game.net
  const net = view ? await netOf({ ...game, net: view }) : undefined
  if (!net || !view) throw new Error(`${id} has no net`)
  const rng = new Rng(1)
  let opening: Move[] = []
  let [points, moves, spent] = [0, 0, 0]
  for (let g = 0; g < Number(count); g++) {
    const match = Match.begin(loaded.value, options)
    if (g % 2 === 0) opening = []
    else for (const move of opening) match.play(move)
    while (match.length < 2) {
      const middle = match.moves.filter(move => inMiddle(view, match, move))
      const list = middle.length > 0 ? middle : match.moves
      opening.push(list[rng.below(list.length)]!)
      match.play(opening.at(-1)!)
    }
    const ours = g % 2
    const rival = isOpponent(against) ? await Gtp.begin(against, match, options, g) : undefined
    while (!match.outcome && match.length < 700) {
      const seat = match.position.turn
      const began = processorTime()
      const move =
        seat === ours
          ? ask(match, net, Number(ms), g)
          : rival
            ? await rival.move(match)
            : ask(match, undefined, Number(theirs), g)
      if (seat === ours) {
        spent += processorTime() - began
        moves++
        await rival?.told(match, move)
      }
      match.play(move)
    }
    rival?.end()
    const share = match.outcome?.result[ours] ?? 0.5
    points += share
    console.log(
      `game ${g + 1}: net ${game.players[ours]!.name.en}, ${match.length} moves, ${share === 1 ? 'won' : share === 0 ? 'lost' : 'drawn'} ${match.outcome?.points?.join(':') ?? ''}`,
    )
  }
  console.log(
    `${what} net ${ms} ms against ${against}${isOpponent(against) ? '' : ` ${theirs} ms`}: ${points} of ${count}; ${(spent / moves).toFixed(0)} ms a move`,
  )
}

/** Openings lie away from the rim, so that they are neither lost nor idle. */
function inMiddle({ size, place: placeOf }: NetView, match: Match, move: Move): boolean {
  const place = placeOf(match.position, move)
  const far = (n: number) => n >= Math.floor(size / 4) && n < size - Math.floor(size / 4)
  return place >= 0 && place < size * size && far(place % size) && far(Math.floor(place / size))
}

function ask(match: Match, net: NetMind | undefined, milliseconds: number, seed: number): Move {
  const { position, game } = match
  return think(game, position, {
    seat: position.turn,
    level: 6,
    seed: seed * 1000 + match.length,
    milliseconds,
    clock: processorTime,
    seen: match.seenKeys(),
    net,
  })
}
