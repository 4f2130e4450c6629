// Prints the set-ups of all games, laid out for the free table: their ids and the text of each.
import { games } from '../../games/index.ts'
import { knownBoard } from '../table/board-shown.ts'
import { makeReady } from '../table/ready-making.ts'

const made: Record<string, string> = {}
for (const { id } of games) {
  const known = await knownBoard(id, {})
  if (!known.ok) throw new Error(`${id}: ${known.why.en}`)
  made[id] = JSON.stringify(makeReady(known.value), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value,
  )
}
process.stdout.write(JSON.stringify(made))
