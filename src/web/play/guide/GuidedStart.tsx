import { onMount, type JSX } from 'solid-js'
import type { GameDefinition } from '../../../kit/index.ts'
import type { Begin } from '../../match/MatchPage.tsx'
import { bookSetup } from '../../match/setup.ts'
import { t } from '../../text/text.ts'
import { guideMatch } from '../../rules/guided-matches.ts'

/** Begins the book's game at once, the person first and everybody else the weakest computer, with help. */
export default function GuidedStart(props: {
  readonly definition: GameDefinition
  readonly begin: Begin
}): JSX.Element {
  onMount(() => {
    const book = bookSetup(props.definition)
    const seats = book.seats.map((_, i) =>
      i === 0 ? ({ kind: 'person' } as const) : ({ kind: 'ai', level: 1 } as const),
    )
    props.begin({ ...book, seats }, opened => guideMatch(opened.id, 'on'))
  })
  return (
    <p class="loading" role="status">
      {t().loading}
    </p>
  )
}
