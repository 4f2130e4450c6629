import { createSignal, lazy, Show, Suspense, type Accessor, type JSX } from 'solid-js'
import type { GameDefinition } from '../../kit/index.ts'
import { choose, settings } from '../settings/settings.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Icon } from '../shell/Icon.tsx'
import { useMedia } from '../shell/media.ts'
import { say, t } from '../text/text.ts'

// Read only by those who open it.
const RulesText = lazy(async () => ({ default: (await import('../rules/RulesText.tsx')).RulesText }))

export interface RulesState {
  readonly open: Accessor<boolean>
  /** 'beside' the board where there is room, else 'over' it. */
  readonly place: Accessor<'beside' | 'over'>
  readonly paragraph: Accessor<{ readonly id: string } | undefined>
  toggle(): void
  close(): void
  show(paragraph: string): void
}

/** From which screens on the rules stand beside the table, and on which they do so unasked. */
interface RulesRoom {
  readonly beside: string
  readonly open: string
}

export function createRules(
  room: RulesRoom = { beside: '(min-width: 70rem)', open: '(min-width: 90rem)' },
): RulesState {
  const beside = useMedia(room.beside)
  const roomy = useMedia(room.open)
  const [over, setOver] = createSignal(false)
  const [paragraph, setParagraph] = createSignal<{ readonly id: string }>()
  const place = () => (beside() ? 'beside' : 'over')
  const open = () => {
    if (!beside()) return over()
    return settings().rules === 'open' || (settings().rules === 'auto' && roomy())
  }
  const set = (state: 'open' | 'closed') => {
    if (beside()) choose({ rules: state })
    else setOver(state === 'open')
  }
  return {
    open,
    place,
    paragraph,
    toggle: () => set(open() ? 'closed' : 'open'),
    close: () => set('closed'),
    show(id) {
      set('open')
      setParagraph({ id })
    },
  }
}

/** The rules beside the board, or over it on a small screen. */
export function RulesPanel(props: {
  readonly rules: RulesState
  readonly definition: GameDefinition
}): JSX.Element {
  const title = () => `${say(props.definition.title)}: ${t().play.rules.toLowerCase()}`
  const text = () => (
    <Suspense fallback={<p class="muted">{t().loading}</p>}>
      <RulesText definition={props.definition} paragraph={props.rules.paragraph()} />
    </Suspense>
  )
  return (
    <Show when={props.rules.open()}>
      <Show
        when={props.rules.place() === 'beside'}
        fallback={
          <Dialog title={title()} look="sheet" onClose={() => props.rules.close()}>
            {text()}
          </Dialog>
        }
      >
        <aside class="rules-panel" aria-label={t().play.rules}>
          <header class="panel-head">
            <h2>{t().play.rules}</h2>
            <button
              type="button"
              class="plain"
              aria-label={t().play.closeRules}
              title={t().play.closeRules}
              onClick={() => props.rules.close()}
            >
              <Icon name="close" />
            </button>
          </header>
          {text()}
        </aside>
      </Show>
    </Show>
  )
}
