import { createSignal, For, Show, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import { Icon } from './Icon.tsx'

/** Short words at the foot of the page, read out by screen readers; bad news stays until it is closed. */
interface Notice {
  readonly id: number
  readonly text: string
  readonly more?: string
  readonly kind: 'good' | 'bad'
}

const [notices, setNotices] = createSignal<readonly Notice[]>([])
let next = 1
const drop = (id: number) => setNotices(notices().filter(notice => notice.id !== id))

export function notify(kind: Notice['kind'], text: string, more?: string): void {
  const id = next++
  setNotices([...notices().slice(-2), { id, kind, text, ...(more ? { more } : {}) }])
  if (kind === 'good') setTimeout(() => drop(id), 5000)
}

export function Notices(): JSX.Element {
  return (
    <div class="notices" role="status" aria-live="polite">
      <For each={notices()}>
        {notice => (
          <div class={`notice ${notice.kind}`}>
            <p>
              <strong>{notice.text}</strong>
              <Show when={notice.more}> {notice.more}</Show>
            </p>
            <button type="button" class="plain" aria-label={t().close} onClick={() => drop(notice.id)}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </For>
    </div>
  )
}
