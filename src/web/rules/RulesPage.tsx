import { createMemo, createResource, Show, type JSX } from 'solid-js'
import { loadGame } from '../store/game-loading.ts'
import { PlainPage } from '../shell/Failure.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { A, address } from '../shell/router.tsx'
import { say, t } from '../text/text.ts'
import { RulesText } from './RulesText.tsx'

/** The rules of one game by themselves: where links from other games' rules lead. */
export default function RulesPage(props: { readonly id?: string | undefined }): JSX.Element {
  const [game] = createResource(() => props.id, loadGame)
  const found = () => {
    const loaded = game.latest
    return loaded?.ok ? loaded.value : undefined
  }
  const paragraph = createMemo(() => {
    const id = address().hash.slice(1)
    return id === '' ? undefined : { id }
  })
  usePageTitle(() => {
    const definition = found()
    return definition ? t().rulesPage.title(say(definition.title)) : ''
  })
  return (
    <Show
      when={found()}
      fallback={
        <Show when={game.latest?.ok === false}>
          <PlainPage title={t().failure.noGame} text={t().failure.noGameText(props.id ?? '')} />
        </Show>
      }
    >
      {definition => (
        <main id="content" class="rules-page" tabindex="-1">
          <header>
            <h1>{say(definition().title)}</h1>
            <A class="button quiet" href={`/game/${definition().id}`}>
              {t().rulesPage.about}
            </A>
            <A class="button main" href={`/play/${definition().id}`}>
              {t().rulesPage.play}
            </A>
          </header>
          <RulesText definition={definition()} paragraph={paragraph()} />
        </main>
      )}
    </Show>
  )
}
