import { createEffect, createMemo, createSignal, For, onCleanup, Show, type JSX } from 'solid-js'
import type { Judged } from '../../../ai/analysis.ts'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { playerName } from '../../match/player-name.ts'
import { Icon } from '../../shell/Icon.tsx'
import { say, t } from '../../text/text.ts'
import { pointedWords } from '../hint-words.ts'
import { loadMoveWriter, type MoveWriter } from '../move-words.ts'
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

  /** Writes moves as the game's players do; until it is there they are told by what one points at. */
  const [writer, setWriter] = createSignal<MoveWriter>()
  loadMoveWriter(game).then(setWriter, () => {})
  const bestOf = ({ index, best }: Judged): string => {
    const position = session.match().positionAt(index)
    const name = game.name(position, best)
    const written = writer()?.write(position, best, name)
    return written ? say(written) : pointedWords(game, best, { position, scene: game.scene(position), name })
  }
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

  let heading: HTMLHeadingElement | undefined
  queueMicrotask(() => heading?.focus())
  return (
    <section class="analysis" aria-labelledby="analysis-title">
      <header>
        <h2 id="analysis-title" tabindex="-1" ref={node => (heading = node)}>
          {at().title}
        </h2>
        <button
          type="button"
          class="plain"
          aria-label={t().close}
          title={t().close}
          onClick={() => props.onClose()}
        >
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
        <Show when={now()} fallback={<p>{at().walk}</p>}>
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
                    {at().moment(
                      numberOf(writing.lines() ?? [], moment.index),
                      name(moment.seat),
                      played(moment.index),
                    )}
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

/** The number of a move as the film counts it. */
const numberOf = (lines: readonly { readonly index: number }[], index: number): number =>
  lines.findIndex(line => line.index === index) + 1

/** The panel, once its words are there. */
export async function loadAnalysis(): Promise<{ default: typeof AnalysisPanel }> {
  await at.load()
  return { default: AnalysisPanel }
}
