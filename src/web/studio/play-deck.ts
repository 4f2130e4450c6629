import { giveDeck } from '../own/index.ts'
import { notify } from '../shell/notices.tsx'
import { say } from '../text/text.ts'
import type { StudioSession } from './session.ts'
import { dt } from './text/text.ts'

/** Gives the deck to the game that plays with decks; the way to it, or nothing when the game refuses the deck. */
export async function readyToPlay(session: StudioSession): Promise<string | undefined> {
  const taken = await giveDeck(session.deck())
  if (!taken.ok) {
    notify('bad', dt().edit.playFailed, say(taken.why))
    return undefined
  }
  await session.flush()
  return taken.value
}
