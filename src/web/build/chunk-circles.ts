// Refuses to build files that load each other: one of them would run before the other's constants are there.
import type { Plugin, Rolldown } from 'vite'

/** The files on a circle of imports, or nothing. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>()
  const walk = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of imports.get(name) ?? []) {
      const found = walk(next, [...path, name])
      if (found) return found
    }
    done.add(name)
    return undefined
  }
  for (const name of imports.keys()) {
    const found = walk(name, [])
    if (found) return found
  }
  return undefined
}

const importsIn = (bundle: Rolldown.OutputBundle) =>
  new Map(
    Object.values(bundle).flatMap(file =>
      file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
    ),
  )

export function chunkCircles(): Plugin {
  return {
    name: 'jatekvilag-chunk-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const circle = circleIn(importsIn(bundle))
      if (circle) this.error(`files load each other: ${circle.join(' → ')}`)
    },
  }
}
