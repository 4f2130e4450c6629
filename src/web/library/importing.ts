import { openFile } from '../store/opening.ts'
import { freshKey, keepMatch, openMatch, refresh } from '../store/matches.ts'
import { notify } from '../shell/notices.tsx'
import { say, t } from '../text/text.ts'
import { matchTitle } from './match-title.ts'

/** Takes a file in. Gives the address of the match, or tells what is wrong and changes nothing. */
export async function takeFile(file: File): Promise<string | undefined> {
  const opened = await openFile(file)
  if (!opened.ok) {
    notify('bad', t().matches.notImported(file.name), `${say(opened.why)} ${t().matches.nothingChanged}`)
    return undefined
  }
  const { saved } = opened.value
  const known = await openMatch(saved.id)
  const same = known?.ok && JSON.stringify(known.value.match) === JSON.stringify(saved.match)
  // A match that is already here and has gone another way is never overwritten.
  const id = known && !same ? freshKey() : saved.id
  if (!same) await keepMatch({ ...saved, id, updated: new Date().toISOString() })
  await refresh()
  notify('good', t().matches.imported(matchTitle({ name: saved.name, game: saved.match.game })))
  return `/play/${saved.match.game}?match=${id}`
}

/** Several files at once; one that was taken in alone is opened. */
export async function takeFiles(files: Iterable<File>, go: (address: string) => void): Promise<void> {
  const taken: string[] = []
  let all = 0
  for (const file of files) {
    all++
    const address = await takeFile(file)
    if (address) taken.push(address)
  }
  if (all === 1 && taken[0]) go(taken[0])
}
