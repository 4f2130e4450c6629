import { lazy, Show, Suspense } from 'solid-js'
import { HintButton, HintLine } from '../match/HintLine.tsx'
import { hintText } from '../match/hint-text/text.ts'
import { isGuided } from '../rules/guided-matches.ts'
import { createHints } from './hints.ts'
import type { Help, PlayParts } from './play-parts.ts'
import { st } from './text/text.ts'

const GuideView = lazy(() => import('./guide/GuideView.tsx'))

/** The button among the controls, and the words under the board. */
export async function loadHelp(): Promise<(parts: PlayParts) => Help> {
  await Promise.all([st.load(), hintText.load()])
  return parts => {
    const hint = createHints(parts)
    const isUp = () => hint.thinking() !== undefined || hint.failed() || hint.move() !== undefined
    const sentence = (): string | undefined => {
      const move = hint.move()
      if (move === undefined || !parts.viewpoint.match().moves.includes(move)) return undefined
      return hintText().found(parts.writing.tell(move))
    }
    /** Asked again, it goes away. */
    const press = () => (isUp() ? hint.drop() : void hint.ask())
    return {
      press,
      drop: () => hint.drop(),
      button: () => (
        <Show when={parts.session.persons().length > 0}>
          <HintButton class="plain" isUp={isUp()} offered={hint.offered()} onPress={press}>
            {hintText().button}
          </HintButton>
        </Show>
      ),
      word: () => (
        <>
          <HintLine hint={hint} isUp={isUp()} words={sentence()} />
          <Show when={isGuided(parts.session.id)}>
            <Suspense>
              <GuideView parts={parts} hint={hint} asking={hint} />
            </Suspense>
          </Show>
        </>
      ),
    }
  }
}
