import { For, Show, type JSX } from 'solid-js'
import { Dialog } from '../../shell/Dialog.tsx'
import { mistakesCsv } from './aids.ts'
import type { HunterMatch } from './hunter-match.ts'
import { ht } from './text/text.ts'

/** The values typed wrong, by player, and as a file. */
export function MistakesDialog(props: {
  readonly hunt: HunterMatch
  readonly onClose: () => void
}): JSX.Element {
  const { aids, name, session, viewer, curtain } = props.hunt
  /** A mistake tells a card of a hand: while others play at the same device, everybody sees only their own. */
  const isAlone = session.persons().length <= 1
  const isOpen = (seat: number) =>
    isAlone || session.outcome() !== undefined || (curtain() === 'up' && seat === viewer())
  const seen = () => aids.mistakes().filter(({ seat }) => isOpen(seat))
  const rows = () =>
    [...seen()]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, round, card, latex, typed, value }) => [
        name(seat),
        String(round),
        card,
        latex,
        typed,
        value,
      ])
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([mistakesCsv(ht().typed.columns, rows())], { type: 'text/csv' }))
    link.download = ht().typed.file
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return (
    <Dialog title={ht().typed.title} onClose={props.onClose}>
      <Show when={seen().length < aids.mistakes().length}>
        <p>{ht().typed.later}</p>
      </Show>
      <Show when={aids.mistakes().length === 0}>
        <p>{ht().typed.none}</p>
      </Show>
      <Show when={rows().length > 0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by the arrow keys */}
        <div class="mistakes" tabindex="0" role="region" aria-label={ht().typed.title}>
          <table>
            <thead>
              <tr>
                <For each={ht().typed.columns}>{title => <th scope="col">{title}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={rows()}>
                {row => (
                  <tr>
                    <For each={row}>{cell => <td>{cell}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
        <div class="dialog-acts">
          <button type="button" class="main" onClick={save}>
            {ht().typed.export}
          </button>
        </div>
      </Show>
    </Dialog>
  )
}
