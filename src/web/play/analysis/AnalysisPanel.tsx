import { createEffect, createMemo, For, onCleanup, Show, type JSX } from 'solid-js'
import type { Judged } from '../../../ai/analysis.ts'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { playerName } from '../../match/player-name.ts'
import { Icon } from '../../shell/Icon.tsx'
import { useMedia } from '../../shell/media.ts'
import { t } from '../../text/text.ts'
import { moveRows, roundOf } from '../move-rows.ts'
import type { PlayParts } from '../play-parts.ts'
import { hintOf } from '../shown-move.ts'
import { createAnalysis } from './analysis.ts'
import { Graph } from './Graph.tsx'
import { at } from './text.ts'
import './analysis.css'

interface AnalysisPanelProps {
  readonly parts: PlayParts
  readonly onClose: () => void
}

/** After a match: how it stood all along, where it turned, and what would have been better. */
function AnalysisPanel(props: AnalysisPanelProps): JSX.Element {
  const { session, viewpoint, writing } = props.parts
  const { game } = session
  const analysis = createAnalysis(session)
  const name = (seat: number) => playerName(game, seat)

  const bestOf = ({ index, best }: Judged): string => writing.tell(best, index)
  const played = (index: number) => writing.lines()?.find(line => line.index === index)?.text ?? ''
  const byIndex = createMemo(() => new Map(analysis.judged().map(each => [each.index, each])))
  const now = createMemo(() => byIndex().get(viewpoint.at()))
  const isBest = ({ index, best }: Judged) => session.match().moveAt(index) === best

  // What would have been better lies on the board while its moment is looked at.
  const [, setHint] = props.parts.hint
  createEffect(() => {
    const here = now()
    if (!here || isBest(here)) {
      setHint(undefined)
      return
    }
    const position = session.match().positionAt(here.index)
    setHint(hintOf(game, position, here.best, game.scene(position)))
  })
  onCleanup(() => setHint(undefined))

  /** The rounds as the list of moves counts them. */
  const rows = createMemo(() =>
    moveRows(writing.lines() ?? [], { players: game.players.length, turns: game.turns }),
  )
  const byFinger = useMedia('(pointer: coarse)')
  let panel: HTMLElement | undefined
  let heading: HTMLHeadingElement | undefined
  queueMicrotask(() => heading?.focus())
  /** Whoever closes it from within goes back to the match. */
  const close = () => {
    const main = panel?.contains(document.activeElement) ? panel.closest('main') : undefined
    props.onClose()
    main?.focus()
  }
  return (
    <section
      class="analysis"
      aria-labelledby="analysis-title"
      ref={node => (panel = node)}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <header>
        <h2 id="analysis-title" tabindex="-1" ref={node => (heading = node)}>
          {at().title}
        </h2>
        <button type="button" class="plain" aria-label={t().close} title={t().close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <Graph
        game={game}
        length={session.match().at}
        at={viewpoint.at()}
        judged={analysis.judged()}
        moments={analysis.moments()}
        result={analysis.state() === 'done' ? session.outcome()?.result : undefined}
        label={game.players.length === 2 ? at().graph(name(0)) : at().graphMany}
        onLook={index => viewpoint.lookAt(index)}
      />
      <Show when={analysis.state() === 'running'}>
        <div class="analysis-run">
          <span>{at().running}</span>
          <progress
            max={session.match().at}
            value={analysis.judged().at(-1)?.index ?? 0}
            aria-label={at().running}
          />
          <button type="button" class="quiet" onClick={() => analysis.stop()}>
            {at().stop}
          </button>
        </div>
      </Show>
      <Show when={analysis.state() === 'stopped' || analysis.state() === 'failed'}>
        <div class="analysis-run">
          <span>{analysis.state() === 'failed' ? at().failed : at().stopped}</span>
          <button type="button" class="quiet" onClick={() => analysis.again()}>
            {at().again}
          </button>
        </div>
      </Show>
      <div role="status" class="analysis-here">
        <Show when={now()} fallback={<p>{byFinger() ? at().swipe : at().walk}</p>}>
          {here => (
            <>
              <p class="analysis-shares">
                <For each={here().shares}>
                  {(share, seat) => <span>{at().standing(name(seat()), share)}</span>}
                </For>
              </p>
              <p>{isBest(here()) ? at().same : at().other(bestOf(here()))}</p>
            </>
          )}
        </Show>
      </div>
      <Show when={analysis.state() === 'done'}>
        <h3>{analysis.moments().length > 0 ? at().moments : at().none}</h3>
        <ol>
          <For each={analysis.moments()}>
            {moment => (
              <li>
                <button
                  type="button"
                  class="quiet"
                  aria-current={viewpoint.at() === moment.index ? 'true' : undefined}
                  onClick={() => viewpoint.lookAt(moment.index)}
                >
                  <span>
                    <PlayerDot game={game} seat={moment.seat} />
                    {at().moment(roundOf(rows(), moment.index), name(moment.seat), played(moment.index))}
                  </span>
                  <small>{at().better(bestOf(moment), moment.loss)}</small>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  )
}

/** The panel, once its words are there. */
export async function loadAnalysis(): Promise<{ default: typeof AnalysisPanel }> {
  await at.load()
  return { default: AnalysisPanel }
}
