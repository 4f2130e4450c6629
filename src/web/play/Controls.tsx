import type { JSX } from 'solid-js'
import { Icon, type IconName } from '../shell/Icon.tsx'
import { t } from '../text/text.ts'
import type { PlayParts } from './play-parts.ts'

interface ControlsProps {
  readonly parts: PlayParts
  readonly onFlip: () => void
}

const Act = (props: {
  readonly icon: IconName
  readonly text: string
  /** More than the word can say. */
  readonly title?: string
  readonly off?: boolean
  readonly act: () => void
}): JSX.Element => (
  <button
    type="button"
    class="plain"
    title={props.title ?? props.text}
    disabled={props.off ?? false}
    onClick={() => props.act()}
  >
    <Icon name={props.icon} />
    {props.text}
  </button>
)

/** What is done again and again while one plays: under the thumb on a phone, above the near player elsewhere. */
export function Controls(props: ControlsProps): JSX.Element {
  const { session, viewpoint } = props.parts
  return (
    <div class="controls" role="toolbar" aria-label={t().play.controls}>
      {props.parts.help()?.button()}
      <Act
        icon="undo"
        text={t().play.undo}
        off={!session.canUndo() || viewpoint.curtain() === 'down'}
        act={() => session.undo()}
      />
      <Act icon="redo" text={t().play.redo} off={!session.canRedo()} act={() => session.redo()} />
      <Act icon="flip" text={t().play.flipShort} title={t().play.flip} act={() => props.onFlip()} />
    </div>
  )
}
