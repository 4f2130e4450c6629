import { lazy, Match, Show, Suspense, Switch, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { isGuided } from '../rules/guided-matches.ts'
import type { PlayParts } from './play-parts.ts'
import { createShownMove } from './shown-move.ts'
import { createSolver } from './solver.ts'
import { st } from './text/text.ts'
import './solver.css'

const GuideView = lazy(() => import('./guide/GuideView.tsx'))

/** Beside a one-person game: how many moves are left at least, the next one, and all of them played. */
export function SolverPanel(props: { readonly parts: PlayParts }): JSX.Element {
  const { session, viewpoint } = props.parts
  void props.parts.writing.need()
  const shown = createShownMove(props.parts)
  const solver = createSolver(session, shown)
  const busy = () => solver.searching() !== undefined || solver.plays()
  const off = () => busy() || !viewpoint.isNow() || session.toAct().length === 0
  const hinted = () => {
    const move = shown.move()
    const match = viewpoint.match()
    if (move === undefined || !match.moves.includes(move)) return undefined
    return props.parts.writing.tell(move)
  }
  const left = () => {
    const known = solver.known()
    return typeof known === 'object' && known.left > 0 ? known.left : undefined
  }
  return (
    <section class="solver" aria-labelledby="solver-title">
      <h2 id="solver-title">{st().title}</h2>
      <div class="solver-acts">
        <Show
          when={busy()}
          fallback={
            <>
              <button type="button" class="quiet" disabled={off()} onClick={() => void solver.measure()}>
                {st().least}
              </button>
              <button type="button" class="quiet" disabled={off()} onClick={() => void solver.hint()}>
                {st().next}
              </button>
              <button type="button" class="quiet" disabled={off()} onClick={() => void solver.playOut()}>
                <Icon name="play" />
                {st().playOut}
              </button>
            </>
          }
        >
          <button type="button" class="quiet" onClick={() => solver.stop()}>
            <Icon name="pause" />
            {st().stop}
          </button>
        </Show>
      </div>
      <p class="solver-word" role="status">
        <Switch>
          <Match when={solver.searching() !== undefined}>{st().searching(solver.searching() ?? 0)}</Match>
          <Match when={solver.known() === 'none'}>{st().none}</Match>
          <Match when={solver.known() === 'gave up'}>{st().gaveUp}</Match>
          <Match when={left()}>{n => <>{st().left(n())}</>}</Match>
        </Switch>
        <Show when={hinted()}>{move => <span>{st().step(move())}</span>}</Show>
      </p>
      <Show when={isGuided(session.id)}>
        <Suspense>
          <GuideView parts={props.parts} hint={shown} />
        </Suspense>
      </Show>
    </section>
  )
}

/** The panel, once its words are there. */
export async function loadSolver(): Promise<{ default: typeof SolverPanel }> {
  await st.load()
  return { default: SolverPanel }
}
