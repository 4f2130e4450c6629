import { createSignal, Show, type JSX } from 'solid-js'
import { AskDialog } from '../shell/Dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { joinDevice, keeping } from '../store/records.ts'
import { askCode } from '../store/server.ts'
import { say, t } from '../text/text.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The code in the address of a link; the part after # is never sent to a server. */
function codeInAddress(): string {
  const found = /^#join=([0-9A-Za-z-]{1,40})$/.exec(location.hash)
  if (found) history.replaceState(history.state, '', location.pathname + location.search)
  return found?.[1] ?? ''
}

/** The same records on another device: a code from here, or one typed in here. */
export function DevicesCard(): JSX.Element {
  const s = () => t().settings.devices
  const [given, setGiven] = createSignal<{ readonly code: string; readonly minutes: number }>()
  const [typed, setTyped] = createSignal(codeInAddress())
  const [asking, setAsking] = createSignal(false)
  const give = async () => {
    const answer = await askCode()
    if (answer.is === 'answer') setGiven(answer.value)
    else notify('bad', answer.is === 'refusal' ? say(answer.why.error) : s().silent)
  }
  const join = async () => {
    const done = await joinDevice(typed())
    if (done === 'joined') {
      setTyped('')
      notify('good', s().joined)
    } else notify('bad', done === 'silent' ? s().silent : say(done))
  }
  return (
    <Show when={keeping() === 'server'}>
      <section class="card stack">
        <h2>{s().title}</h2>
        <p>{s().text}</p>
        <div class="acts">
          <button type="button" class="quiet" onClick={() => void give()}>
            {s().give}
          </button>
        </div>
        <Show when={given()}>
          {code => (
            <p role="status">
              {s().given(code().minutes)} <strong class="join-code">{code().code}</strong>
              {/* On its own machine a server goes by a name that means another machine elsewhere. */}
              <Show when={!LOOPBACK.test(location.hostname)}>
                <br />
                {s().link} <span class="join-link">{`${location.origin}/settings#join=${code().code}`}</span>
              </Show>
            </p>
          )}
        </Show>
        <form
          class="acts join-form"
          onSubmit={event => {
            event.preventDefault()
            if (typed().trim() !== '') setAsking(true)
          }}
        >
          <label>
            {s().typed}{' '}
            <input
              type="text"
              autocomplete="off"
              spellcheck={false}
              maxlength={20}
              value={typed()}
              onInput={event => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="quiet">
            {s().join}
          </button>
        </form>
        <Show when={asking()}>
          <AskDialog
            title={s().askTitle}
            text={s().askText}
            yes={s().join}
            onYes={() => void join()}
            onClose={() => setAsking(false)}
          />
        </Show>
      </section>
    </Show>
  )
}
