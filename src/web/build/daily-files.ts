// Which files the task and the puzzle of a day need, by game: the library keeps those of the coming days for playing
// without a network (src/web/library/coming-days.ts).
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { withImports } from './first-visit.ts'

/** What every task and puzzle needs besides its game. */
const PAGES =
  /\/src\/(games\/(loaders\.ts|facts\/(numbers|origins|lines-hu|lines-en)\.json)|(board\/(TraysView|art\/(figures|courtiers|animals|wedges|things|creatures))|web\/(game\/GamePage|game\/text\/(hu|en)|play\/(DirectStart|SolverPanel|PlayMatch|MoveRows|written-moves|text\/(hu|en))|match\/(solving|Question|sound-making)))\.tsx?)$/
const GAME = /\/src\/games\/[^/]+\/([^/]+)\/(?:game\.ts|(?:hu|en)\.md\?raw)$/
const TEXT = /\.md\?raw$/

type Bundle = Rolldown.OutputBundle

/** The games whose rules a text quotes. */
const leanedOn = (text: string): string[] => [...text.matchAll(/\{\{([a-z-]+)#/g)].map(([, game]) => game!)

export function dailyFiles(): Plugin {
  return {
    name: 'jatekvilag-daily-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle: Bundle) {
        const pages = new Set<string>()
        const games = new Map<string, Set<string>>()
        const texts = new Map<string, Set<string>>()
        const leans = new Map<string, Set<string>>()
        const of = (map: Map<string, Set<string>>, id: string) =>
          map.get(id) ?? map.set(id, new Set()).get(id)!
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk') continue
          // A file may hold nothing but a way to the file that holds the module.
          for (const module of new Set([...file.moduleIds, file.facadeModuleId ?? ''])) {
            if (PAGES.test(module)) withImports(bundle, name, pages)
            const id = GAME.exec(module)?.[1]
            if (id === undefined) continue
            withImports(bundle, name, of(TEXT.test(module) ? texts : games, id))
            if (TEXT.test(module))
              for (const other of leanedOn(readFileSync(module.replace(/\?raw$/, ''), 'utf8')))
                of(leans, id).add(other)
          }
        }
        const textsOf = (id: string, seen = new Set<string>()): string[] => {
          if (seen.has(id)) return []
          seen.add(id)
          return [...of(texts, id), ...[...of(leans, id)].flatMap(other => textsOf(other, seen))]
        }
        // A worker has no name yet; it comes with the first visit.
        const own = (files: Iterable<string>) =>
          [...new Set(files)].filter(file => file in bundle && !pages.has(file)).map(file => `/${file}`)
        const source = JSON.stringify({
          pages: [...pages].filter(file => file in bundle).map(file => `/${file}`),
          games: Object.fromEntries([...games].map(([id, files]) => [id, own([...files, ...textsOf(id)])])),
        })
        this.emitFile({ type: 'asset', fileName: 'daily-files.json', source })
      },
    },
  }
}
