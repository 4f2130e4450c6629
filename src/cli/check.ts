import { Mistake, print, type Arguments } from './arguments.ts'
import { lacksOf } from './lacks.ts'
import { gameFolders } from '../games/folders.ts'

const WIDTH = 300
const shortened = (text: string) => (text.length > WIDTH ? `${text.slice(0, WIDTH)} …` : text)

/** jatekvilag check <id>… | --all: names what is missing, one a line, and leaves with 1 when something is. */
export async function check(given: Arguments): Promise<void> {
  const asked = given.values.all ? gameFolders().map(({ id }) => id) : given.positionals.slice(1)
  if (asked.length === 0) throw new Mistake('check needs the id of a game, or --all.')
  const rows: { id: string; part: string; what: string }[] = []
  for (const id of asked) for (const lack of await lacksOf(id)) rows.push({ id, ...lack })
  if (rows.length > 0) process.exitCode = 1
  const whole = `${asked.length === 1 ? asked[0] : `${asked.length} games`}: nothing is missing`
  print(
    given,
    rows,
    rows.map(({ id, part, what }) => `${id}\t${part}\t${shortened(what)}`).join('\n') || whole,
  )
}
