import { readFile } from 'node:fs/promises'
import { teach } from '../ai/learnt/index.ts'
import { openNet } from '../ai/net/index.ts'
import type { NetMind } from '../ai/index.ts'
import type { Definition, Game, Options } from '../engine/index.ts'
import { learntFileOf } from '../games/learnt.ts'

async function bytesOf(file: URL): Promise<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = await readFile(file)
  return new Uint8Array(buffer, byteOffset, byteLength).slice().buffer
}

/** Everything that only thinking needs of a game, and what was learnt of it. */
export async function studied(definition: Definition, options: Options, game: Game): Promise<void> {
  await game.study?.()
  const file = learntFileOf(definition, options)
  if (file) await teach(game, () => bytesOf(file))
}

/** The net of a game, read from the disk; undefined when it has none. */
export const netOf = (game: Game): Promise<NetMind | undefined> => openNet(game, bytesOf)
