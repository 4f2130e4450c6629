import { createSignal, Show, type JSX } from 'solid-js'
import type { RulesState } from './RulesPanel.tsx'
import type { Session } from './session.ts'
import { settings, turn } from '../settings/settings.ts'
import { AskDialog, NameDialog } from '../shell/Dialog.tsx'
import { Icon } from '../shell/Icon.tsx'
import { Menu } from '../shell/Menu.tsx'
import { notify } from '../shell/notices.tsx'
import { t } from '../text/text.ts'
import type { Pace } from './pace.ts'
import { playerName } from './player-name.ts'
import { SaveDialog } from './SaveDialog.tsx'

interface MatchMenuProps {
  readonly session: Session
  readonly label: string
  readonly pace: Pace
  /** The words that choose each pace. */
  readonly paceWords: Readonly<Record<Pace, string>>
  readonly onPace: (next: Pace) => void
  readonly onNew: () => void
  /** Who gives up when somebody does: whoever holds the device. */
  readonly resigns?: number | undefined
  /** Where giving up is asked about in the page's own way. */
  readonly onResign?: () => void
  /** While the curtain is down nobody holds the device: nothing is saved, exported or given up. */
  readonly curtain: 'up' | 'down'
}

/** What can be done with a match as a whole. */
export function MatchMenu(props: MatchMenuProps): JSX.Element {
  const { session } = props
  const [dialog, setDialog] = createSignal<'name' | 'save' | 'resign'>()
  const close = () => setDialog(undefined)
  const speaker = () => props.resigns ?? session.persons()[0]
  const closed = () => (props.curtain === 'down' ? { state: 'off' as const } : {})
  const other = (): Pace => (props.pace === 'fast' ? 'calm' : 'fast')
  return (
    <>
      <Menu
        label={props.label}
        items={[
          { icon: 'plus', text: t().play.newGame, act: () => props.onNew() },
          {
            icon: 'save',
            text: t().play.saveAs,
            act: () => setDialog('save'),
            ...closed(),
          },
          { icon: 'edit', text: t().play.rename, act: () => setDialog('name') },
          {
            icon: 'exporting',
            text: t().play.export,
            act: () => void session.exportFile(),
            ...closed(),
          },
          {
            icon: props.pace === 'fast' ? 'pause' : 'last',
            text: props.paceWords[other()],
            act: () => props.onPace(other()),
          },
          {
            icon: settings().sound === 'on' ? 'sound' : 'silent',
            text: t().play.sound[settings().sound],
            act: () => turn('sound'),
          },
          {
            icon: 'resign',
            text: t().play.giveUp,
            act: () => (props.onResign ? props.onResign() : setDialog('resign')),
            state: props.curtain === 'down' || session.outcome() || speaker() === undefined ? 'off' : 'grave',
          },
        ]}
      />
      <Show when={dialog() === 'name'}>
        <NameDialog
          title={t().matches.renameTitle}
          name={session.name()}
          onName={name => {
            session.rename(name)
            notify('good', name ? t().play.named(name) : t().play.saved)
          }}
          onClose={close}
        />
      </Show>
      <Show when={dialog() === 'save'}>
        <SaveDialog session={session} onClose={close} />
      </Show>
      <Show when={dialog() === 'resign'}>
        <AskDialog
          title={t().play.resignTitle}
          text={t().play.resignText(playerName(session.game, speaker() ?? 0))}
          yes={t().play.giveUp}
          onYes={() => {
            const seat = speaker()
            if (seat !== undefined) session.resign(seat)
          }}
          onClose={close}
        />
      </Show>
    </>
  )
}

/** Opens and closes the rules beside the table. */
export function RulesButton(props: { readonly rules: RulesState }): JSX.Element {
  return (
    <button
      type="button"
      class="quiet"
      aria-expanded={props.rules.open()}
      aria-label={t().play.rules}
      onClick={() => props.rules.toggle()}
    >
      <Icon name="book" />
      <span class="wide-only">{t().play.rules}</span>
    </button>
  )
}

/** After the end: the same once more, or something else. */
export function EndActs(props: { readonly onAgain: () => void; readonly onNew: () => void }): JSX.Element {
  return (
    <span class="acts">
      <button type="button" class="main" onClick={() => props.onAgain()}>
        {t().play.again}
      </button>
      <button type="button" class="quiet" onClick={() => props.onNew()}>
        {t().play.newGame}
      </button>
    </span>
  )
}
