// What the service worker keeps at the first visit: the library, a match and the free table with all they need at once, and
// the opponent. Everything else is kept when it is used; `everything.json` lists it for whoever wants all of it offline.
import type { Plugin, Rolldown } from 'vite'

/** Pages and workers that work offline after one visit. */
const FIRST =
  /\/index\.html$|\/src\/board\/TraysView\.tsx$|\/src\/web\/(library\/LibraryPage|play\/(PlayPage|PlayMatch)|table\/TablePage|match\/opponent-worker|(table\/)?text\/(hu|en))\.tsx?$/
const FIRST_FILES = /^(index\.html|theme\.js|icon\.svg)$/

type Bundle = Rolldown.OutputBundle

/** A chunk with everything it loads before it runs: other chunks, styles, fonts. */
export function withImports(bundle: Bundle, name: string, found: Set<string>): void {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const asset of chunk.viteMetadata?.importedAssets ?? []) found.add(asset)
  for (const other of chunk.imports) withImports(bundle, other, found)
}

export function firstVisit(): Plugin & { keeps(url: string): boolean } {
  const first = new Set<string>()
  return {
    name: 'jatekvilag-first-visit',
    apply: 'build',
    keeps: url => FIRST_FILES.test(url) || first.has(url),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        first.clear()
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && FIRST.test(file.facadeModuleId ?? '')) withImports(bundle, name, first)
        const all = Object.values(bundle)
          .filter(file => /\.(js|css|woff2|bin|svg|json|wasm)$/.test(file.fileName))
          .map(file => [
            `/${file.fileName}`,
            Buffer.byteLength(file.type === 'chunk' ? file.code : file.source),
          ])
        this.emitFile({ type: 'asset', fileName: 'everything.json', source: JSON.stringify(all) })
      },
    },
  }
}
