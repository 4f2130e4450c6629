// What a page loads at once travels in one file, even where its dialogs use it too: a dozen small requests fewer.
import { readdirSync } from 'node:fs'
import type { Rolldown } from 'vite'

/** Pages and workers; a module that two of them load belongs to neither. */
const PAGES = [
  'table/TablePage.tsx',
  'play/PlayPage.tsx',
  'studio/StudioPage.tsx',
  'library/LibraryPage.tsx',
  'settings-page/SettingsPage.tsx',
  'match/opponent-worker.ts',
]

/** Pages of single games. */
const ownPages = (root: string) =>
  readdirSync(`${root}/src/web/own`, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => `own/${name}/Page.tsx`)

/** The modules that a page loads before it runs. */
function staticImports(page: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const walk = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) walk(next)
  }
  walk(page)
  return found
}

/** A group for each page: the modules of the pages that only this page loads at once. */
export function pageGroups(root: string): Rolldown.CodeSplittingGroup {
  const files = [...PAGES, ...ownPages(root)]
  const pages = files.map(file => `${root}/src/web/${file}`)
  let loaded: Set<string>[] | undefined
  return {
    includeDependenciesRecursively: false,
    test: /\/src\/(studio|table|wire|web)\/.*\.tsx?$|\/lucide-static\//,
    name(id, context) {
      // A page that moved into its group would leave a file behind that only points there.
      if (pages.includes(id)) return null
      loaded ??= pages.map(page => staticImports(page, context))
      const users = files.filter((_, i) => loaded?.[i]!.has(id))
      const group = users.length === 1 ? users[0]!.split('/').at(-2)! : null
      return group === 'library' ? null : group
    },
  }
}
