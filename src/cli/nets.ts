import { readFile } from 'node:fs/promises'
import { openNet } from '../ai/net/index.ts'
import type { NetMind } from '../ai/index.ts'
import type { Game } from '../engine/index.ts'

/** The net of a game, read from the disk; undefined when it has none. */
export const netOf = (game: Game): Promise<NetMind | undefined> =>
  openNet(game, async file => {
    const { buffer, byteOffset, byteLength } = await readFile(file)
    return new Uint8Array(buffer, byteOffset, byteLength).slice().buffer
  })
