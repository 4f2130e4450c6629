import { createSignal, For, Show, type JSX } from 'solid-js'
import type { Outcome } from '../../engine/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/text.ts'
import { tellOutcome } from './outcome-words.ts'
import type { PlayParts } from './play-parts.ts'

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
  const { game } = props.parts.session
  const verdict = () => tellOutcome(game, props.outcome)
  const [folded, setFolded] = createSignal(aside.has(props.outcome))
  const fold = () => {
    aside.add(props.outcome)
    setFolded(true)
  }
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
      <div>
        <h2>{verdict().title}</h2>
        <p>{verdict().reason}</p>
        <For each={verdict().points}>{line => <p>{line}</p>}</For>
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
