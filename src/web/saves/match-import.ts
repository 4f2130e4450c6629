import { openFile } from '../store/opening.ts'
import { keepMatch, openMatch, savedOfOpened } from '../store/matches.ts'
import { freshKey } from '../store/records.ts'
import { notify } from '../shell/notices.tsx'
import { say, t } from '../text/text.ts'
import { matchTitle } from './match-title.ts'

interface Taken {
  readonly address: string
  readonly title: string
}

/** Takes a file in, or tells what is wrong and changes nothing. */
async function takeFile(file: File): Promise<Taken | undefined> {
  const opened = await openFile(file)
  if (!opened.ok) {
    notify('bad', t().matches.notImported(file.name), `${say(opened.why)} ${t().matches.nothingChanged}`)
    return undefined
  }
  const saved = savedOfOpened(opened.value)
  const known = await openMatch(saved.id)
  const here = known?.ok ? known.value.recorded.match.events : undefined
  const same = JSON.stringify(here) === JSON.stringify(opened.value.recorded.match.events)
  // A match that is already here and has gone another way is never overwritten.
  const id = known && !same ? freshKey() : saved.id
  if (!same) await keepMatch({ ...saved, id }, 'running')
  const { game } = saved.match
  return { address: `/play/${game}?match=${id}`, title: matchTitle({ name: saved.name, game }) }
}

/** One file that was taken in is opened; of several only the names are told. */
export async function takeFiles(files: readonly File[], go: (address: string) => void): Promise<void> {
  for (const file of files) {
    const taken = await takeFile(file)
    if (!taken) continue
    if (files.length === 1) go(taken.address)
    else notify('good', t().matches.imported(taken.title))
  }
}
