import { createSignal, lazy, Show, Suspense, type JSX } from 'solid-js'
import { AskDialog, NameDialog } from '../shell/Dialog.tsx'
import { Icon, type IconName } from '../shell/Icon.tsx'
import { Menu } from '../shell/Menu.tsx'
import { notify } from '../shell/notices.tsx'
import { navigate } from '../shell/router.tsx'
import { settings, turn } from '../settings/settings.ts'
import { t } from '../text/text.ts'
import type { PlayParts } from './play-parts.ts'
import { playerName } from '../match/player-name.ts'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))
// Asked for seldom: it comes when it is.
const SaveDialog = lazy(async () => ({ default: (await import('../match/SaveDialog.tsx')).SaveDialog }))

interface ControlsProps {
  readonly parts: PlayParts
  readonly onNew: () => void
  readonly onFlip: () => void
  readonly onKeys: () => void
}

const IconButton = (props: {
  readonly icon: IconName
  readonly label: string
  readonly off?: boolean
  readonly text?: string
  readonly act: () => void
}): JSX.Element => (
  <button
    type="button"
    class="plain"
    aria-label={props.text ? undefined : props.label}
    title={props.label}
    disabled={props.off ?? false}
    onClick={() => props.act()}
  >
    <Icon name={props.icon} />
    {props.text}
  </button>
)

/** Undo, redo, the look of the board, and in the menu what is needed seldom. */
export function Controls(props: ControlsProps): JSX.Element {
  const { session, viewpoint } = props.parts
  const { game } = session
  const [asking, setAsking] = createSignal<'resign' | 'draw' | 'name' | 'save' | 'foreign'>()
  const done = () => setAsking(undefined)
  const solo = game.players.length === 1
  /** Who speaks when a match is given up or a draw is offered: the person to move, else the first person. */
  const speaker = () => viewpoint.viewer() ?? viewpoint.next() ?? session.persons()[0]
  /** While the curtain is down nobody holds the device, and nothing of the position may leave it. */
  const closed = () => (viewpoint.curtain() === 'down' ? { state: 'off' as const } : {})
  const secret = () => (game.layout.secret && !session.outcome() ? { state: 'off' as const } : {})
  const running = () =>
    viewpoint.curtain() !== 'down' && !session.outcome() && session.match().at > 0 && speaker() !== undefined

  const offerDraw = async () => {
    const answer = await session.offerDraw(speaker() ?? 0)
    if (answer === 'declined') notify('bad', t().play.drawRefused)
  }
  return (
    <div class="controls" role="toolbar" aria-label={t().play.controls}>
      <IconButton
        icon="undo"
        label={t().play.undo}
        text={t().play.undo}
        off={!session.canUndo() || viewpoint.curtain() === 'down'}
        act={() => session.undo()}
      />
      <IconButton
        icon="redo"
        label={t().play.redo}
        text={t().play.redo}
        off={!session.canRedo()}
        act={() => session.redo()}
      />
      {props.parts.help()?.button()}
      <span class="gap" />
      <IconButton icon="flip" label={t().play.flip} act={() => props.onFlip()} />
      <Menu
        label={t().play.more}
        items={[
          { icon: 'plus', text: t().play.newGame, act: () => props.onNew() },
          {
            icon: 'grid',
            text: t().play.freeTable,
            act: () => navigate(`/table?match=${session.id}`),
            ...secret(),
          },
          { icon: 'save', text: t().play.saveAs, act: () => setAsking('save'), ...closed() },
          { icon: 'edit', text: t().play.rename, act: () => setAsking('name') },
          {
            icon: 'exporting',
            text: t().play.export,
            act: () => void session.exportFile(),
            ...closed(),
          },
          {
            icon: 'exporting',
            text: t().play.exportForeign,
            act: () => setAsking('foreign'),
            ...secret(),
            ...closed(),
          },
          { icon: 'exporting', text: t().play.print, act: () => window.print(), ...closed() },
          ...(solo
            ? []
            : [
                {
                  icon: 'swap',
                  text: t().play.swap,
                  act: () => session.swapSides(),
                  // Whoever sat down on the other side would see what was hidden from them.
                  ...secret(),
                } as const,
                {
                  icon: 'draw',
                  text: t().play.offerDraw,
                  // People are asked on the page anyway; an opponent may take the offer at once.
                  act: () => (session.persons().length > 1 ? void offerDraw() : setAsking('draw')),
                  ...(running() ? {} : { state: 'off' as const }),
                } as const,
              ]),
          {
            icon: 'resign',
            text: solo ? t().play.giveUp : t().play.resign,
            act: () => setAsking('resign'),
            state: running() ? ('grave' as const) : ('off' as const),
          },
          {
            icon: 'grid',
            text: t().play.coordinates[settings().coordinates],
            act: () => turn('coordinates'),
          },
          {
            icon: settings().sound === 'on' ? 'sound' : 'silent',
            text: t().play.sound[settings().sound],
            act: () => turn('sound'),
          },
          { icon: 'keys', text: t().play.shortcuts, act: () => props.onKeys() },
        ]}
      />
      <Show when={asking() === 'resign'}>
        <AskDialog
          title={t().play.resignTitle}
          text={t().play.resignText(playerName(game, speaker() ?? 0))}
          yes={solo ? t().play.giveUp : t().play.resign}
          onYes={() => session.resign(speaker() ?? 0)}
          onClose={done}
        />
      </Show>
      <Show when={asking() === 'draw'}>
        <AskDialog
          title={t().play.drawTitle}
          text={t().play.drawText(playerName(game, speaker() ?? 0))}
          yes={t().play.offerDraw}
          no={t().play.drawDecline}
          onYes={() => void offerDraw()}
          onClose={done}
        />
      </Show>
      <Show when={asking() === 'foreign'}>
        <Suspense>
          <ExportDialog parts={props.parts} onClose={done} />
        </Suspense>
      </Show>
      <Show when={asking() === 'save'}>
        <Suspense>
          <SaveDialog session={session} onClose={done} />
        </Suspense>
      </Show>
      <Show when={asking() === 'name'}>
        <NameDialog
          title={t().matches.renameTitle}
          name={session.name()}
          onName={name => {
            session.rename(name)
            notify('good', name ? t().play.named(name) : t().play.saved)
          }}
          onClose={done}
        />
      </Show>
    </div>
  )
}
