import { createEffect, createSignal, lazy, onCleanup, Show, Suspense, type JSX } from 'solid-js'
import { AskDialog, NameDialog } from '../shell/Dialog.tsx'
import { Menu } from '../shell/Menu.tsx'
import { notify } from '../shell/notices.tsx'
import { navigate } from '../shell/router.tsx'
import { choose } from '../settings/settings.ts'
import { language, t } from '../text/text.ts'
import type { PlayParts } from './play-parts.ts'
import { playerName } from '../match/player-name.ts'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))
const PictureDialog = lazy(async () => ({
  default: (await import('./film/PictureDialog.tsx')).PictureDialog,
}))
// Asked for seldom: it comes when it is.
const SaveDialog = lazy(async () => ({ default: (await import('../match/SaveDialog.tsx')).SaveDialog }))

/** Milliseconds without a move. */
const LATER = 2000

interface MoreMenuProps {
  readonly parts: PlayParts
  /** Whether the board is turned round. */
  readonly flipped: boolean
  readonly onNew: () => void
  readonly onKeys: () => void
}

/** What is needed seldom: everything that can be done with a match as a whole, and the ways to the settings. */
export function MoreMenu(props: MoreMenuProps): JSX.Element {
  const { session, viewpoint } = props.parts
  const { game } = session
  const [asking, setAsking] = createSignal<'resign' | 'draw' | 'name' | 'save' | 'foreign' | 'picture'>()
  const done = () => setAsking(undefined)
  const solo = game.players.length === 1
  /** Who speaks when a match is given up or a draw is offered: the person to move, else the first person. */
  const speaker = () => viewpoint.viewer() ?? viewpoint.next() ?? session.persons()[0]
  /** While the curtain is down nobody holds the device, and nothing of the position may leave it. */
  const closed = () => (viewpoint.curtain() === 'down' ? { state: 'off' as const } : {})
  const secret = () => (game.layout.secret && !session.outcome() ? { state: 'off' as const } : {})
  const running = () =>
    viewpoint.curtain() !== 'down' && !session.outcome() && session.match().at > 0 && speaker() !== undefined

  // A film may be wanted where there is no network: what makes it comes after the first move, when nothing else is to do.
  createEffect(() => {
    if (session.match().length === 0) return
    const later = setTimeout(
      () =>
        void import('./film/PictureDialog.tsx').then(
          film => film.keepForLater(),
          () => {},
        ),
      LATER,
    )
    onCleanup(() => clearTimeout(later))
  })

  const offerDraw = async () => {
    const answer = await session.offerDraw(speaker() ?? 0)
    if (answer === 'declined') notify('bad', t().play.drawRefused)
  }
  return (
    <>
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
          {
            icon: 'exporting',
            text: t().play.picture,
            act: () => setAsking('picture'),
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
          { icon: 'keys', text: t().play.shortcuts, act: () => props.onKeys() },
          {
            icon: 'swap',
            text: t().nav.languageLabel,
            act: () => choose({ language: language() === 'hu' ? 'en' : 'hu' }),
          },
          { icon: 'settings', text: t().nav.settings, act: () => navigate('/settings') },
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
      <Show when={asking() === 'picture'}>
        <Suspense>
          <PictureDialog parts={props.parts} flipped={props.flipped} onClose={done} />
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
    </>
  )
}
