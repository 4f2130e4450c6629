import { createEffect, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import type { Outcome } from '../../engine/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/text.ts'
import { Laurel } from './Laurel.tsx'
import { tellOutcome } from './outcome-words.ts'
import type { PlayParts } from './play-parts.ts'
import { finished, scores, seriesOf } from './series.ts'

interface EndingProps {
  readonly parts: PlayParts
  readonly outcome: Outcome
  readonly onAgain: (how: 'same' | 'swapped') => void
  readonly onNew: () => void
  readonly onAnalyse: () => void
}

/** Endings that were put aside: they do not unroll over the board again when the film comes back to them. */
const aside = new WeakSet<Outcome>()

/** How it ended, and the way to another match: a ribbon over the board where there is room (play.css), until it is put aside. */
export function Ending(props: EndingProps): JSX.Element {
  const { session, viewpoint } = props.parts
  const { game } = session
  const verdict = () => {
    const told = tellOutcome(game, props.outcome)
    const [me, ...others] = session.persons()
    const { result } = props.outcome
    const isDecided = game.players.length > 1 && new Set(result).size > 1
    if (me === undefined || others.length > 0 || !isDecided) return told
    // One person against the computer is spoken to; who won stands with the reason.
    const title = result[me] === Math.max(...result) ? t().play.youWon : t().play.youLost
    return { ...told, title, reason: `${told.title}. ${told.reason}` }
  }
  const winner = () => {
    const best = props.outcome.result.indexOf(1)
    return best >= 0 && game.players.length > 1 ? best : undefined
  }
  const series = seriesOf(session.id, game.players.length)
  /** Whose wins the dots show: the person's, else the first player's. */
  const near = () => session.persons()[0] ?? 0
  const [folded, setFolded] = createSignal(aside.has(props.outcome))
  const fold = () => {
    aside.add(props.outcome)
    setFolded(true)
  }
  // Whoever turns to the board or steps back wants to see it.
  createEffect(on(viewpoint.at, fold, { defer: true }))
  const onBoard = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('.jv-live')) fold()
  }
  onMount(() => document.addEventListener('pointerdown', onBoard))
  onCleanup(() => document.removeEventListener('pointerdown', onBoard))
  return (
    <section
      class="verdict"
      classList={{ unrolled: !folded() }}
      aria-label={t().play.over}
      onKeyDown={event => event.key === 'Escape' && fold()}
    >
      <button type="button" class="plain fold" aria-label={t().close} title={t().close} onClick={fold}>
        <Icon name="close" />
      </button>
      <Show when={winner() !== undefined}>
        <Laurel game={game} seat={winner()!} />
      </Show>
      <div class="verdict-words">
        <h2>{verdict().title}</h2>
        <p>{verdict().reason}</p>
        <For each={verdict().points}>{line => <p>{line}</p>}</For>
        <Show when={series.before.length > 0}>
          <p class="series">
            <span aria-hidden="true">
              <For each={finished(series, props.outcome.result)}>
                {one => <i data-share={one[series.sitters[near()]!] ?? 0} />}
              </For>
            </span>
            {t().play.series(scores(series, props.outcome.result).map(shareText).join(' : '))}
          </p>
        </Show>
      </div>
      <span class="acts">
        <button type="button" class="main" onClick={() => props.onAgain('same')}>
          {t().play.again}
        </button>
        <Show when={game.players.length > 1}>
          <button type="button" class="quiet" onClick={() => props.onAgain('swapped')}>
            <Icon name="swap" />
            {t().play.againSwapped}
          </button>
        </Show>
        <Show when={game.players.length > 1}>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              fold()
              props.onAnalyse()
            }}
          >
            {t().play.analysis}
          </button>
        </Show>
        <button type="button" class="quiet" onClick={() => props.onNew()}>
          {t().play.newGame}
        </button>
      </span>
    </section>
  )
}

const shareText = (won: number): string =>
  Number.isInteger(won) ? String(won) : String(Math.round(won * 2) / 2)
