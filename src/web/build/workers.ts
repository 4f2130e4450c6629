// Workers as chunks of the one build, so that the page and its workers share files: otherwise every game, and MathJax, is
// built and fetched twice. Vite would build each worker apart (`new Worker(new URL(…))`); in development it still does.
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = /(new Worker\(\s*)new URL\(\s*(['"])(\.[^'"]+)\2\s*,\s*import\.meta\.url\s*\)/g
const PRELOADER = '\0vite/preload-helper.js'
const PRELOADS = 'deps.length > 0'

export function workers(): Plugin {
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
        const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
        return `${call}import.meta.ROLLUP_FILE_URL_${file}`
      })
    },
  }
}
