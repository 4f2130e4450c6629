import { For, lazy, Match, Show, Suspense, Switch, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { say, t } from '../text/text.ts'
import { PlayerDot } from '../match/PlayerDot.tsx'
import { Ending } from './Ending.tsx'
import type { PlayParts } from './play-parts.ts'
import { sitterName } from '../match/player-name.ts'

// Little is asked in most matches: the words come when something is.
const Question = lazy(async () => ({ default: (await import('../match/Question.tsx')).Question }))

interface StatusProps {
  readonly parts: PlayParts
  readonly onRule: (id: string) => void
  readonly onAgain: (seats: 'same' | 'swapped') => void
  readonly onNew: () => void
  readonly onAnalyse: () => void
}

/** The line under the board: whose turn it is, why a move was refused, what may be chosen, how it ended. */
export function Status(props: StatusProps): JSX.Element {
  const { session, viewpoint, chooser, automatic } = props.parts
  const { game } = session
  const first = () => session.toAct()[0]
  const nameOf = (seat: number) => sitterName(game, session.seats(), seat)
  const waits = () => {
    const seat = first()
    return automatic.stopped() && seat !== undefined && session.seats()[seat]?.kind === 'ai'
  }
  const turnText = () => {
    const seat = first()
    if (seat === undefined) return ''
    if (game.players.length === 1) return t().play.turnSolo
    return t().play.turn(t().listed(session.toAct().map(nameOf)))
  }
  const wanted = () => {
    const covered = game.layout.secret && viewpoint.viewer() === undefined
    return covered ? undefined : game.prompt?.(viewpoint.match().position, chooser.chosen())
  }
  const notes = () =>
    viewpoint.curtain() === 'down' || game.board.centre ? [] : (viewpoint.scene().notes ?? [])
  /** Nothing is said but whose turn it is, which the seats show as well. */
  const isBare = () =>
    !chooser.refusal() &&
    !wanted() &&
    notes().length + chooser.buttons().length + chooser.chosen().length === 0
  const Choices = () => (
    <Show when={chooser.buttons().length > 0 || chooser.chosen().length > 0}>
      <div class="point-buttons" role="group" aria-label={t().play.choose}>
        <For each={chooser.buttons()}>
          {button => (
            <button
              type="button"
              class="quiet"
              classList={{ 'jv-hinted': props.parts.hint[0]()?.things.includes(button.point) ?? false }}
              onClick={() => chooser.point(button.point)}
            >
              {say(button.label)}
            </button>
          )}
        </For>
        <Show when={chooser.chosen().length > 0}>
          <button type="button" class="plain" onClick={() => chooser.drop()}>
            <Icon name="close" />
            {t().play.drop}
          </button>
        </Show>
      </div>
    </Show>
  )
  return (
    <div class="status">
      <Show when={session.question()}>
        {asked => (
          <Suspense>
            <Question session={session} asked={asked()} />
          </Suspense>
        )}
      </Show>
      <Switch>
        <Match when={!viewpoint.isNow()}>
          <div class="status-line looking">
            <span>{t().play.film.looking}</span>
            <span class="acts">
              <button type="button" class="quiet" onClick={() => viewpoint.lookNow()}>
                {t().play.film.now}
              </button>
              <button type="button" class="quiet" onClick={() => session.goOnFrom(viewpoint.at())}>
                {t().play.film.fromHere}
              </button>
            </span>
          </div>
        </Match>
        <Match when={session.outcome()}>{outcome => <Ending {...props} outcome={outcome()} />}</Match>
        <Match when={automatic.thinking()}>
          {thinking => (
            <div class="status-line">
              <span class="spinner" aria-hidden="true" />
              <span>{t().play.thinking(nameOf(thinking().seat))}</span>
              <progress max="1" value={thinking().share} aria-label={t().play.thinking('')} />
              <button type="button" class="quiet" onClick={() => automatic.stop()}>
                {t().play.stopThinking}
              </button>
            </div>
          )}
        </Match>
        <Match when={waits()}>
          <div class="status-line">
            <span>{automatic.failed() ? t().play.opponentFailed : t().play.stopped}</span>
            <button type="button" class="quiet" onClick={() => automatic.goOn()}>
              {t().play.goOn}
            </button>
          </div>
        </Match>
        <Match when={viewpoint.curtain() === 'soon'}>
          <p class="status-line">{t().play.curtain.soon(nameOf(viewpoint.next() ?? 0))}</p>
        </Match>
        <Match when={first() !== undefined}>
          <div class="status-line" classList={{ refused: chooser.refusal() !== undefined, bare: isBare() }}>
            <Show
              when={chooser.refusal()}
              fallback={
                <>
                  <p class="turn">
                    <Show when={game.players.length > 1 && session.toAct().length === 1}>
                      <PlayerDot game={game} seat={first()!} />
                    </Show>
                    {turnText()}
                  </p>
                  <Show when={wanted()}>{words => <p class="wanted">{say(words())}</p>}</Show>
                </>
              }
            >
              {reason => (
                <p role="alert">
                  {say(reason())}
                  <button
                    type="button"
                    class="link"
                    // Every game has a paragraph on its moves; a reason without its own leads there.
                    onClick={() => props.onRule(reason().rule ?? 'moves')}
                  >
                    {t().play.rule}
                  </button>
                </p>
              )}
            </Show>
            <For each={notes()}>{note => <p class="note">{say(note)}</p>}</For>
            <Choices />
          </div>
        </Match>
      </Switch>
      {props.parts.help()?.word()}
    </div>
  )
}
