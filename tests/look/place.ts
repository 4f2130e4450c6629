// What every program here needs: the built page served on a free port, and matches to open on it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Match, Rng, type Json, type Options } from '../../src/engine/index.ts'
import type { GameDefinition } from '../../src/kit/index.ts'
import { serve } from '../../src/server/index.ts'
import { midGame, sensibleGame } from '../../src/web/build/mid-game.ts'

export interface Place {
  readonly address: string
  close(): Promise<void>
}

/** The built page, or one that is served already at the address in the variable AT. */
export async function openPlace(): Promise<Place> {
  const served = process.env['AT']
  if (served) return { address: served, close: async () => {} }
  const data = mkdtempSync(join(tmpdir(), 'jatekvilag-look-'))
  const root = process.env['DIST'] ?? resolve(import.meta.dirname, '../../dist')
  const running = await serve({ port: 0, root, data })
  return {
    address: `http://localhost:${running.port}`,
    async close() {
      await running.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A match in the middle of a sensible game. */
function midMatch(definition: GameDefinition): Match {
  const start = Match.begin(definition)
  const begun = Match.beginFrom(
    definition,
    {},
    start.game.layout.write(midGame(sensibleGame(start.game))) as Json,
  )
  return begun.ok ? begun.value : start
}

const MOST = 1500
/** A random match that has been won, as short as some tries give it. */
function wonMatch(definition: GameDefinition, options: Options = {}): Match {
  let best: Match | undefined
  for (let seed = 1; seed <= 20; seed++) {
    const rng = new Rng(seed)
    const match = Match.begin(definition, options)
    while (!match.outcome && match.at < Math.min(MOST, best?.at ?? MOST))
      match.play(match.moves[rng.below(match.moves.length)]!)
    const isWon = new Set(match.outcome?.result).size > 1
    if (isWon || (!best && match.outcome)) best = match
  }
  return best ?? Match.begin(definition, options)
}

/** The file of a match with only people at the table, as the page takes it in. */
export const matchFile = (definition: GameDefinition, moment: 'middle' | 'end') =>
  fileOf(definition, moment === 'end' ? wonMatch(definition) : midMatch(definition))

/** The same of a match that has only begun. */
export const emptyMatchFile = (definition: GameDefinition) => fileOf(definition, Match.begin(definition))

function fileOf(definition: GameDefinition, match: Match) {
  const saved = {
    id: `look-${definition.id}`,
    name: '',
    updated: new Date().toISOString(),
    seats: match.game.players.map(() => ({ kind: 'person' })),
    match: match.save(),
  }
  return { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(saved)) }
}
