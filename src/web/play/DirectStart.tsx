import { onMount, Show, type JSX } from 'solid-js'
import type { GameDefinition } from '../../kit/index.ts'
import type { Begin } from '../match/MatchPage.tsx'
import { guideMatch } from '../rules/guided-matches.ts'
import { PlainPage } from '../shell/Failure.tsx'
import { A, useQuery } from '../shell/router.tsx'
import { say, t } from '../text/text.ts'
import { addressedSetup } from './addressed-setup.ts'

interface DirectStartProps {
  readonly definition: GameDefinition
  readonly how: string
  readonly begin: Begin
}

/** Begins a match at once, as the address wants it. */
export default function DirectStart(props: DirectStartProps): JSX.Element {
  const [query] = useQuery('variant', 'seats')
  const setup = addressedSetup(props.definition, {
    begin: props.how,
    variant: query('variant'),
    seats: query('seats'),
  })
  onMount(() => {
    if (!setup.ok) return
    props.begin(setup.value, opened => {
      if (props.how === 'guided') guideMatch(opened.id, 'on')
    })
  })
  return (
    <Show
      when={!setup.ok && setup.why}
      fallback={
        <p class="loading" role="status">
          {t().loading}
        </p>
      }
    >
      {why => (
        <PlainPage title={t().failure.badMatch} text={say(why())}>
          <A class="button main" href={`/play/${props.definition.id}`}>
            {t().failure.fresh}
          </A>
        </PlainPage>
      )}
    </Show>
  )
}
