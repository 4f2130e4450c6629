import { lazy, Match, Show, Suspense, Switch, type JSX } from 'solid-js'
import bulb from 'lucide-static/icons/lightbulb.svg?raw'
import { drawingOf, Icon } from '../shell/Icon.tsx'
import { isGuided } from '../rules/guided-matches.ts'
import { pointedWords } from './hint-words.ts'
import { createHints, LEVEL, type Hints } from './hints.ts'
import type { Help, PlayParts } from './play-parts.ts'
import { st } from './text/text.ts'
import './hint.css'

const GuideView = lazy(() => import('./guide/GuideView.tsx'))

/** The button among the controls, and the words under the board. */
export async function loadHelp(): Promise<(parts: PlayParts) => Help> {
  await st.load()
  return parts => {
    const hint = createHints(parts)
    const isUp = () => hint.thinking() !== undefined || hint.failed() || hint.move() !== undefined
    /** Asked again, it goes away. */
    const press = () => (isUp() ? hint.drop() : void hint.ask())
    return {
      press,
      drop: () => hint.drop(),
      button: () => (
        <Show when={parts.session.persons().length > 0}>
          <button
            type="button"
            class="plain hint-button"
            title={st().hint.title}
            aria-pressed={isUp()}
            disabled={!hint.offered()}
            onClick={press}
          >
            {/* The drawing comes with the program, never from outside. */}
            {/* eslint-disable-next-line solid/no-innerhtml */}
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" innerHTML={drawingOf(bulb)} />
            {st().hint.button}
          </button>
        </Show>
      ),
      word: () => (
        <>
          <HintWord parts={parts} hint={hint} isUp={isUp()} />
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

function HintWord(props: { readonly parts: PlayParts; readonly hint: Hints; readonly isUp: boolean }) {
  const { session, viewpoint } = props.parts
  const sentence = (): string | undefined => {
    const move = props.hint.move()
    const match = viewpoint.match()
    if (move === undefined || !match.moves.includes(move)) return undefined
    const seen = { position: match.position, scene: viewpoint.scene(), name: match.nameOf(move) }
    return st().hint.found(LEVEL, pointedWords(session.game, move, seen))
  }
  const Line = (line: { readonly act: string; readonly children: JSX.Element }): JSX.Element => (
    <>
      {line.children}
      <button
        type="button"
        class="plain"
        aria-label={line.act}
        title={line.act}
        onClick={() => props.hint.drop()}
      >
        <Icon name="close" />
      </button>
    </>
  )
  return (
    <div class="hint-word" classList={{ 'status-line': props.isUp }} role="status">
      <Switch>
        <Match when={props.hint.thinking() !== undefined}>
          <Line act={st().stop}>
            <span class="spinner" aria-hidden="true" />
            <span>{st().hint.thinking}</span>
            <progress max="1" value={props.hint.thinking()} aria-label={st().hint.thinking} />
          </Line>
        </Match>
        <Match when={props.hint.failed()}>
          <Line act={st().hint.hide}>
            <span>{st().hint.failed}</span>
          </Line>
        </Match>
        <Match when={sentence()}>
          {words => (
            <Line act={st().hint.hide}>
              <span>{words()}</span>
            </Line>
          )}
        </Match>
      </Switch>
    </div>
  )
}
