import { Mistake, print, type Arguments } from './arguments.ts'
import { lacksOf } from './lacks.ts'
import { gameFolders } from '../games/folders.ts'

const WIDTH = 300
const shortened = (text: string) => (text.length > WIDTH ? `${text.slice(0, WIDTH)} …` : text)

type Row = {
  readonly id: string
  readonly part: string
  readonly what: string
}

/** What is told of the games asked for, and how the command leaves: with 1 when something is missing. */
export function report(asked: readonly string[], rows: readonly Row[]): { text: string; status: 0 | 1 } {
  if (rows.length > 0)
    return {
      text: rows.map(({ id, part, what }) => `${id}\t${part}\t${shortened(what)}`).join('\n'),
      status: 1,
    }
  return {
    text: `${asked.length === 1 ? asked[0] : `${asked.length} games`}: nothing is missing`,
    status: 0,
  }
}

/** jatekvilag check <id>… | --all: names what is missing, one a line. */
export async function check(given: Arguments): Promise<void> {
  const asked = given.values.all ? gameFolders().map(({ id }) => id) : given.positionals.slice(1)
  if (asked.length === 0) throw new Mistake('check needs the id of a game, or --all.')
  const rows: Row[] = []
  for (const id of asked) for (const lack of await lacksOf(id)) rows.push({ id, ...lack })
  const { text, status } = report(asked, rows)
  if (status > 0) process.exitCode = status
  print(given, rows, text)
}
