import { readFileSync, writeFileSync } from 'node:fs'
import { Match } from '../engine/index.ts'
import { formatsOf, positionText, writeForeign, type FormatId } from '../formats/index.ts'
import { keptAs } from '../games/file-formats.ts'
import { readForeignFile } from '../games/foreign-files.ts'
import { readSavedMatch } from '../wire/index.ts'
import { Mistake, type Arguments } from './arguments.ts'
import { loadGame } from './library.ts'

function readText(file: string | undefined): string {
  if (file === undefined) throw new Mistake('Name a file, or - for the standard input.')
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch {
    throw new Mistake(`${file} cannot be read.`)
  }
}

/** A match from our own file or from one of another program. */
async function readMatch(text: string): Promise<Match> {
  const foreign = await readForeignFile(text)
  if (foreign) {
    if (!foreign.ok) throw new Mistake(foreign.why.en)
    return foreign.value
  }
  const saved = readSavedMatch(text)
  if (!saved.ok) throw new Mistake(saved.why.en)
  const definition = await loadGame(saved.value.match.game)
  if (!definition.ok) throw new Mistake(definition.why.en)
  await definition.value.load?.(saved.value.match.options)
  const match = Match.replay(definition.value, saved.value.match)
  if (!match.ok) throw new Mistake(match.why.en)
  return match.value
}

function give(text: string, file: string | undefined): void {
  if (file === undefined) process.stdout.write(text)
  else writeFileSync(file, text)
}

/** Writes a match, ours or another program's, in a format of others. */
export async function exportFile({ positionals, values }: Arguments): Promise<void> {
  const match = await readMatch(readText(positionals[1]))
  if (values.as === 'fen') {
    const line = await positionText(match)
    if (line === undefined) throw new Mistake(`${match.definition.id} has no position in one line.`)
    return give(`${line}\n`, values.out)
  }
  const kept = keptAs(match.definition.id, match.options)
  const formats = formatsOf(kept)
  const format = formats.find(each => each === (values.as ?? formats[0])) satisfies FormatId | undefined
  if (!kept || !format)
    throw new Mistake(
      formats.length === 0
        ? `${match.definition.id} has no format that other programs read.`
        : `${match.definition.id} is written as ${formats.join(' or ')}.`,
    )
  give(
    await writeForeign(
      match,
      format,
      kept,
      match.game.players.map(({ name }) => name.en),
    ),
    values.out,
  )
}

/** Makes a match of ours from a file of another program. */
export async function importFile({ positionals, values }: Arguments): Promise<void> {
  const match = await readMatch(readText(positionals[1]))
  const saved = {
    id: `import-${Date.now().toString(36)}`,
    name: '',
    updated: new Date().toISOString(),
    seats: match.game.players.map(() => ({ kind: 'person' })),
    match: match.save(),
  }
  give(`${JSON.stringify(saved, undefined, 2)}\n`, values.out)
}
