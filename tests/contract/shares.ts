// Deals the games to the files of the contract by what each cost the last time, dearest first, so that the workers end together.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { gameFolders } from '../../src/games/folders.ts'

export type Costs = Readonly<Record<string, number>>

declare module 'vitest' {
  interface ProvidedContext {
    /** The ids of the games of each share. */
    contractShares: readonly (readonly string[])[]
    contractRun: string
  }
}

export const SHARES = 8
const folder = join(import.meta.dirname, '../../node_modules/.cache/jatekvilag')
const known = join(folder, 'contract-costs.json')

function readCosts(file: string): Costs {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Costs
  } catch {
    return {}
  }
}

/** The dearest game goes to the cheapest share; a game that was never seen costs as much as the others on average. */
export function deal(ids: readonly string[], costs: Costs, shares: number): string[][] {
  const values = ids.flatMap(id => costs[id] ?? [])
  const usual = values.length > 0 ? values.reduce((a, b) => a + b, 0) / values.length : 1
  const cost = (id: string) => costs[id] ?? usual
  const dealt = Array.from({ length: shares }, () => ({ ids: [] as string[], cost: 0 }))
  for (const id of ids.toSorted((a, b) => cost(b) - cost(a) || (a < b ? -1 : 1))) {
    const cheapest = dealt.reduce((best, share) => (share.cost < best.cost ? share : best))
    cheapest.ids.push(id)
    cheapest.cost += cost(id)
  }
  return dealt.map(share => share.ids)
}

/** A share tells what its games cost when it has done them. */
export function noteCosts(run: string, share: number, costs: Costs): void {
  mkdirSync(run, { recursive: true })
  writeFileSync(join(run, `${share}.json`), JSON.stringify(costs))
}

/** Dealt once for all workers: a share that read the costs for itself could miss a game. */
export default function setup(project: TestProject): () => void {
  const wanted = process.env['GAMES']?.split(',')
  const ids = gameFolders().map(({ id }) => id)
  const strange = wanted?.filter(id => !ids.includes(id)) ?? []
  if (strange.length > 0) throw new Error(`GAMES names no game: ${strange.join(', ')}`)
  const run = join(folder, `contract-${process.pid}`)
  const costs = readCosts(known)
  project.provide(
    'contractShares',
    deal(
      ids.filter(id => !wanted || wanted.includes(id)),
      costs,
      SHARES,
    ),
  )
  project.provide('contractRun', run)
  return () => {
    if (!existsSync(run)) return
    const fresh = readdirSync(run).map(file => readCosts(join(run, file)))
    rmSync(run, { recursive: true })
    writeFileSync(known, `${JSON.stringify(Object.assign({}, costs, ...fresh), null, 1)}\n`)
  }
}
