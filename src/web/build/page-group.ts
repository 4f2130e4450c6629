// What a page loads at once travels in one file, even where its dialogs use it too: a dozen small requests fewer.
import { readdirSync } from 'node:fs'
import type { Rolldown } from 'vite'

/** A module that two of the pages load belongs to neither. */
const PAGES = [
  'table/TablePage.tsx',
  'play/PlayPage.tsx',
  'studio/StudioPage.tsx',
  'library/LibraryPage.tsx',
  'settings-page/SettingsPage.tsx',
]

/** Half a page that comes later: its file holds what the page itself does not. */
const LATE = [
  { file: 'play/PlayMatch.tsx', name: 'match' },
  { file: 'table/hands.ts', name: 'hands' },
]

/** The workers, wherever they lie. */
const workersIn = (root: string): string[] =>
  readdirSync(`${root}/src/web`, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('worker.ts') && !file.endsWith('service-worker.ts'))
    .map(file => `${root}/src/web/${file}`)

/** Pages of single games. */
const ownPages = (root: string) =>
  readdirSync(`${root}/src/web/own`, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => `own/${name}/Page.tsx`)

/** The modules that these load: before they run, or at any time. */
function importsOf(
  starts: readonly string[],
  context: Rolldown.ChunkingContext,
  when: 'at once' | 'ever',
): Set<string> {
  const found = new Set<string>()
  const walk = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    const info = context.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) walk(next)
    if (when === 'ever') for (const next of info?.dynamicallyImportedIds ?? []) walk(next)
  }
  for (const start of starts) walk(start)
  return found
}

/** A group for each page: the modules of the pages that only this page loads at once. */
export function pageGroups(root: string): Rolldown.CodeSplittingGroup {
  const files = [...PAGES, ...ownPages(root)]
  const pages = files.map(file => `${root}/src/web/${file}`)
  const late = LATE.map(({ file, ...rest }) => ({ id: `${root}/src/web/${file}`, ...rest }))
  let loaded: Set<string>[] | undefined
  let loadedLate: Set<string>[] | undefined
  let shared: Set<string> | undefined
  return {
    includeDependenciesRecursively: false,
    // Files of lower floors that only the half page uses must not stay with it while the rest moves out: they would load each other.
    test: /\/src\/(studio|table|wire|web)\/.*\.tsx?$|\/src\/(ai\/resigning|board\/ThingRow)\.tsx?$|\/lucide-static\//,
    name(id, context) {
      // A page that moved into its group would leave a file behind that only points there.
      if (pages.includes(id) || late.some(half => half.id === id) || id.endsWith('/shell/offline-store.ts'))
        return null
      loaded ??= pages.map(page => importsOf([page], context, 'at once'))
      // A worker has no window: what it may load stays out of the files of the pages.
      shared ??= importsOf(workersIn(root), context, 'ever')
      if (shared.has(id)) return null
      const users = files.filter((_, i) => loaded?.[i]!.has(id))
      loadedLate ??= late.map(half => importsOf([half.id], context, 'at once'))
      const half = late.find((_, i) => loadedLate?.[i]!.has(id))
      if (half && users.length === 0) return half.name
      const group = users.length === 1 ? users[0]!.split('/').at(-2)! : null
      return group === 'library' ? null : group
    },
  }
}
