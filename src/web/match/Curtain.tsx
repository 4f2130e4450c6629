import { onMount, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import { PlayerDot } from './PlayerDot.tsx'
import type { Session } from './session.ts'
import { sitterName } from './player-name.ts'

interface CurtainProps {
  readonly session: Session
  readonly seat: number
  readonly onOpen: () => void
}

/** Stands in the place of the board while the device changes hands: nothing of the position is in the page. */
export function Curtain(props: CurtainProps): JSX.Element {
  const { game } = props.session
  let button: HTMLButtonElement | undefined
  onMount(() => button?.focus())
  const name = () => sitterName(game, props.session.seats(), props.seat)
  return (
    <section class="curtain" aria-label={t().play.curtain.title(name())}>
      <PlayerDot game={game} seat={props.seat} />
      <h2>{t().play.curtain.title(name())}</h2>
      <p>{t().play.curtain.text(name())}</p>
      <button ref={element => (button = element)} type="button" class="main" onClick={() => props.onOpen()}>
        {t().play.curtain.open(name())}
      </button>
    </section>
  )
}
