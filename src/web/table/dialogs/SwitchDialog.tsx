import { createMemo, createResource, createSignal, For, Show, type JSX } from 'solid-js'
import type { Json } from '../../../engine/index.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { keepMatch } from '../../store/matches.ts'
import { say, sayFirst, t } from '../../text/text.ts'
import { knownBoard } from '../board-shown.ts'
import type { Desk } from '../state.ts'
import { matchFrom } from '../rules-switch.ts'
import { rt } from '../text/rare.ts'

await rt.load()

const turnIn = (from: string | undefined): string | undefined => {
  try {
    const json = JSON.parse(from ?? '{}') as { readonly turn?: Json }
    return typeof json.turn === 'string' ? json.turn : undefined
  } catch {
    return undefined
  }
}

/** On to play by the rules from what lies on the table, or what hinders it. */
export function SwitchDialog(props: {
  readonly desk: Desk
  readonly onPlay: (address: string) => void
  readonly onClose: () => void
}): JSX.Element {
  const { desk } = props
  const choice = desk.session.now().board
  const [loaded] = createResource(async () =>
    choice.kind === 'game' ? knownBoard(choice.game, choice.options) : undefined,
  )
  const board = () => {
    const known = loaded.latest
    return known?.ok ? known.value : undefined
  }
  const kept = choice.kind === 'game' ? turnIn(choice.from) : undefined
  const [chosen, setTurn] = createSignal(kept)
  const turn = () => chosen() ?? board()?.game.players[0]?.id ?? ''
  const match = createMemo(() => {
    const known = board()
    return known && matchFrom(known, desk.session.now(), turn(), desk.session.name())
  })
  const why = () => {
    const made = match()
    return made && !made.ok ? made.why : undefined
  }
  const go = async () => {
    const made = match()
    if (!made?.ok) return
    // A name makes it worth keeping before its first move.
    const saved = { ...made.value, name: made.value.name || say(board()!.definition.title) }
    await keepMatch(saved, 'running')
    props.onPlay(`/play/${saved.match.game}?match=${saved.id}`)
  }
  return (
    <Dialog title={rt().switch.title} onClose={props.onClose}>
      <Show when={board()} fallback={<p>{loaded.loading ? t().loading : rt().switch.noRules}</p>}>
        {known => (
          <>
            <fieldset class="field table-devices">
              <legend>{rt().switch.turn}</legend>
              <For each={known().game.players}>
                {player => (
                  <label class="table-device">
                    <input
                      type="radio"
                      name="turn"
                      checked={turn() === player.id}
                      onChange={() => setTurn(player.id)}
                    />
                    <span>{sayFirst(player.name)}</span>
                  </label>
                )}
              </For>
            </fieldset>
            <Show when={why()}>
              {words => (
                <p class="hindrance" role="alert">
                  {rt().switch.hinders} <strong>{say(words())}</strong>
                </p>
              )}
            </Show>
            <div class="dialog-acts">
              <button type="button" class="main" disabled={why() !== undefined} onClick={() => void go()}>
                {rt().switch.yes}
              </button>
            </div>
          </>
        )}
      </Show>
    </Dialog>
  )
}
