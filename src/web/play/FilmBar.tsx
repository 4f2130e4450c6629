import { createEffect, type JSX } from 'solid-js'
import { Icon, type IconName } from '../shell/Icon.tsx'
import { t } from '../text/text.ts'
import type { PlayParts } from './play-parts.ts'

/** The match as a film: step, slide, play; hidden until there is a move. Looking back never changes the match. */
export function FilmBar(props: { readonly parts: PlayParts }): JSX.Element {
  const { session, viewpoint } = props.parts
  const length = () => session.match().length
  const step = (icon: IconName, label: () => string, act: () => void, off: () => boolean) => (
    <button type="button" class="plain" aria-label={label()} title={label()} disabled={off()} onClick={act}>
      <Icon name={icon} />
    </button>
  )
  // In this order: a value beyond the old end would be cut off.
  let slider: HTMLInputElement | undefined
  createEffect(() => {
    if (!slider) return
    slider.max = String(length())
    slider.value = String(viewpoint.at())
  })
  const film = () => t().play.film
  const atFirst = () => viewpoint.at() === 0
  const atLast = () => viewpoint.at() === length()
  return (
    <div class="film" role="group" aria-label={film().label} hidden={length() === 0}>
      {step(
        'first',
        () => film().first,
        () => viewpoint.lookAt(0),
        atFirst,
      )}
      {step(
        'left',
        () => film().back,
        () => viewpoint.step(-1),
        atFirst,
      )}
      <button
        type="button"
        class="plain"
        aria-label={viewpoint.filmRuns() ? film().pause : film().play}
        title={viewpoint.filmRuns() ? film().pause : film().play}
        disabled={length() === 0}
        onClick={() => viewpoint.runFilm(viewpoint.filmRuns() ? 'stop' : 'run')}
      >
        <Icon name={viewpoint.filmRuns() ? 'pause' : 'play'} />
      </button>
      {step(
        'right',
        () => film().forward,
        () => viewpoint.step(1),
        atLast,
      )}
      {step(
        'last',
        () => film().last,
        () => viewpoint.lookAt(length()),
        atLast,
      )}
      <input
        type="range"
        min="0"
        ref={element => (slider = element)}
        disabled={length() === 0}
        aria-label={film().label}
        aria-valuetext={film().at(viewpoint.at(), length())}
        onInput={event => viewpoint.lookAt(event.currentTarget.valueAsNumber)}
      />
      <span class="film-count" aria-hidden="true">
        {viewpoint.at()} / {length()}
      </span>
    </div>
  )
}
