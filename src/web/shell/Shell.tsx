import {
  createEffect,
  createSignal,
  ErrorBoundary,
  onCleanup,
  Show,
  Suspense,
  type ParentProps,
} from 'solid-js'
import { choose, settings, turn } from '../settings/settings.ts'
import { language, t } from '../text/text.ts'
import { Failure } from './Failure.tsx'
import { setHeadSlot } from './head-slot.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Notices } from './notices.tsx'
import { A, address } from './router.tsx'
import { loadUpdate, updateReady, waitWithUpdate } from './service-worker.ts'

const themeIcon: Readonly<Record<'auto' | 'light' | 'dark', IconName>> = {
  auto: 'system',
  light: 'sun',
  dark: 'moon',
}

function followTheme(): void {
  createEffect(() => {
    const { theme } = settings()
    if (theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  })
}

function useOnline(): () => boolean {
  const [online, setOnline] = createSignal(navigator.onLine)
  const look = () => setOnline(navigator.onLine)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  onCleanup(() => {
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  })
  return online
}

/** What is around every page: the head with the few things needed everywhere, and the notices. */
export function Shell(props: ParentProps) {
  followTheme()
  const online = useOnline()
  return (
    <>
      <a class="skip" href="#content">
        {t().skip}
      </a>
      <header class="head" classList={{ slim: /^\/(play\/|table)/.test(address().pathname) }}>
        <A class="brand" href="/">
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span>{t().name}</span>
        </A>
        <div class="head-slot" ref={setHeadSlot} />
        <nav aria-label={t().nav.label}>
          <A href="/" end class="nav-link page-link">
            {t().nav.library}
          </A>
          <A href="/table" class="nav-link page-link">
            {t().nav.table}
          </A>
          <A href="/studio" class="nav-link page-link">
            {t().nav.studio}
          </A>
          <A href="/settings" class="nav-link" aria-label={t().nav.settings}>
            <Icon name="settings" />
            <span class="wide-only">{t().nav.settings}</span>
          </A>
          <button
            type="button"
            class="plain theme"
            aria-label={t().nav.theme[settings().theme]}
            title={t().nav.theme[settings().theme]}
            onClick={() => turn('theme')}
          >
            <Icon name={themeIcon[settings().theme]} />
          </button>
          <button
            type="button"
            class="plain language"
            lang={language() === 'hu' ? 'en' : 'hu'}
            aria-label={t().nav.languageLabel}
            onClick={() => choose({ language: language() === 'hu' ? 'en' : 'hu' })}
          >
            {language() === 'hu' ? 'EN' : 'HU'}
          </button>
        </nav>
      </header>
      <Show when={!online()}>
        <p class="offline" role="status">
          {t().offline}
        </p>
      </Show>
      <Show when={updateReady()}>
        <p class="offline" role="status">
          {t().update.ready}{' '}
          <button type="button" class="quiet" onClick={() => loadUpdate()}>
            {t().update.load}
          </button>
          <button type="button" class="quiet" onClick={() => waitWithUpdate()}>
            {t().update.later}
          </button>
        </p>
      </Show>
      <ErrorBoundary fallback={error => <Failure error={error} />}>
        <Suspense
          fallback={
            <p class="loading" role="status">
              {t().loading}
            </p>
          }
        >
          {props.children}
        </Suspense>
      </ErrorBoundary>
      <nav class="foot-nav" aria-label={t().nav.label}>
        <A href="/" end class="nav-link">
          <Icon name="grid" />
          {t().nav.library}
        </A>
        <A href="/table" class="nav-link">
          <Icon name="save" />
          {t().nav.table}
        </A>
        <A href="/studio" class="nav-link">
          <Icon name="edit" />
          {t().nav.studio}
        </A>
      </nav>
      <Notices />
    </>
  )
}
