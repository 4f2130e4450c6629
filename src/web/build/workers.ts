// Workers as chunks of the one build, so that the page and its workers share files: otherwise every game, and MathJax, is
// built and fetched twice. Vite would build each worker apart (`new Worker(new URL(…))`); in development it still does.
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = /(new Worker\(\s*)new URL\(\s*(['"])(\.[^'"]+)\2\s*,\s*import\.meta\.url\s*\)/g
const PRELOADER = '\0vite/preload-helper.js'
/** Components, and what draws them. */
const PAGE = /\.tsx$|\/solid-js\/web\//
const PRELOADS = 'deps.length > 0'

export function workers(): Plugin {
  const emitted = new Set<string>()
  return {
    name: 'jatekvilag-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === PRELOADER) {
        // Chunks that a worker loads too must not look for a document there.
        if (!code.includes(PRELOADS)) this.error('the preload helper has changed')
        return code.replace(PRELOADS, `${PRELOADS} && typeof document === 'object'`)
      }
      if (!code.includes('new Worker(')) return undefined
      return code.replace(WORKER, (_, call: string, __, path: string) => {
        const worker = resolve(dirname(id), path)
        emitted.add(worker)
        const file = this.emitFile({ type: 'chunk', id: worker })
        return `${call}import.meta.ROLLUP_FILE_URL_${file}`
      })
    },
    // A worker has no window: a file that it loads, now or later, must hold nothing of a page.
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const seen = new Set<string>()
      const walk = (name: string, worker: string): void => {
        const chunk = chunks.find(each => each.fileName === name)
        if (!chunk || seen.has(name)) return
        seen.add(name)
        const page = chunk.moduleIds.find(id => PAGE.test(id))
        if (page) this.error(`${worker} would load ${page} in ${name}`)
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) walk(next, worker)
      }
      for (const chunk of chunks)
        if (emitted.has(chunk.facadeModuleId ?? '')) walk(chunk.fileName, chunk.facadeModuleId!)
    },
  }
}
