import { Show, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { A } from '../shell/router.tsx'
import { t } from '../text/text.ts'

interface PlayBarProps {
  readonly title: string
  /** What is played, beside the title where there is room. */
  readonly about?: string | undefined
  readonly children?: JSX.Element
}

/** The only bar of a match: the way back, what is played, and the few things that are opened from here. It stands in for the site's own head. */
export const PlayBar = (props: PlayBarProps): JSX.Element => (
  <header class="play-bar">
    <A class="nav-link" href="/" aria-label={t().play.home} title={t().play.home}>
      <Icon name="left" />
    </A>
    <h1>
      {props.title}
      {/* Read as one sentence: without the blank the two words would be one. */}{' '}
      <Show when={props.about}>
        <small>{props.about}</small>
      </Show>
    </h1>
    {props.children}
  </header>
)
