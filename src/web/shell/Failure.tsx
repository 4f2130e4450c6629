import { Show, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import { usePageTitle } from './page-title.ts'
import { A } from './router.tsx'

interface PlainPageProps {
  readonly title: string
  readonly text: string
  readonly children?: JSX.Element
}

/** A page that has only something to say, and the way out. */
export function PlainPage(props: PlainPageProps): JSX.Element {
  usePageTitle(() => props.title)
  return (
    <main id="content" class="plain-page" tabindex="-1">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div class="acts">
        {props.children}
        <A class="button quiet" href="/">
          {t().failure.library}
        </A>
      </div>
    </main>
  )
}

export const NotFoundPage = (): JSX.Element => (
  <PlainPage title={t().failure.notFound} text={t().failure.notFoundText} />
)

/** Shown instead of a blank page when something was thrown. Uses no router: that may be what broke. */
export function Failure(props: { readonly error: unknown }): JSX.Element {
  console.error(props.error)
  return (
    <main id="content" class="plain-page" tabindex="-1">
      <h1>{t().failure.title}</h1>
      <p>{t().failure.text}</p>
      <div class="acts">
        <button type="button" class="main" onClick={() => location.reload()}>
          {t().failure.reload}
        </button>
        <a class="button quiet" href="/" target="_self">
          {t().failure.library}
        </a>
      </div>
      <Show when={props.error instanceof Error && props.error.message}>
        {message => (
          <details>
            <summary>{t().failure.details}</summary>
            <pre>{message()}</pre>
          </details>
        )}
      </Show>
    </main>
  )
}
