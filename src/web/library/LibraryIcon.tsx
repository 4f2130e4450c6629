import type { JSX } from 'solid-js'
import about from 'lucide-static/icons/info.svg?raw'
import day from 'lucide-static/icons/calendar-days.svg?raw'
import hidden from 'lucide-static/icons/eye-off.svg?raw'
import luck from 'lucide-static/icons/dices.svg?raw'
import people from 'lucide-static/icons/users.svg?raw'
import sift from 'lucide-static/icons/sliders-horizontal.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import star from 'lucide-static/icons/star.svg?raw'
import time from 'lucide-static/icons/clock.svg?raw'

const icons = { about, day, hidden, luck, people, play, sift, star, time }

/** The signs of the library. */
export function LibraryIcon(props: { readonly name: keyof typeof icons }): JSX.Element {
  const inner = () => {
    const svg = icons[props.name]
    return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  }
  return (
    // The drawings come with the program, never from outside.
    // eslint-disable-next-line solid/no-innerhtml
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" innerHTML={inner()} />
  )
}
