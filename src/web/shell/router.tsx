/**
 * The address as a signal, pages by address, links that do not load the page again. What a page reads of its address (the
 * parts of its path, its words after the question mark) stays as it was while the next page is being loaded.
 */
import {
  createComponent,
  createContext,
  createMemo,
  createSignal,
  onCleanup,
  splitProps,
  startTransition,
  untrack,
  useContext,
  type Accessor,
  type Component,
  type JSX,
  type ParentComponent,
} from 'solid-js'
import { matchPath, type Params } from './path-pattern.ts'

export type { Params }

export interface Route {
  /** '/studio/:deck?': words with a colon become the page's props; a question mark makes one optional. */
  readonly path: string
  readonly Page: Component<Params>
}

interface Arrival {
  readonly route: Route
  readonly params: Params
  readonly search: URLSearchParams
}

export interface Going {
  /** Takes the place of the present address instead of following it. */
  readonly replace?: boolean
  /** Whether the new page begins at its top (or at the address's hash); it does unless said otherwise. */
  readonly scroll?: boolean
}

const here = () => new URL(location.href)
const [place, setPlace] = createSignal(here(), { equals: (a, b) => a.href === b.href })

/** The address of the page that is shown. */
export const address: Accessor<URL> = place

/** How many addresses of this program lie behind the present one. */
const behind = (): number => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'behind' in state ? Number(state.behind) : 0
}

/** Goes back to where one came from within this program, else to the address. */
export function goBack(otherwise: string): void {
  if (behind() > 0) history.back()
  else navigate(otherwise, { replace: true })
}

/** Goes to an address of this program. */
export function navigate(to: string, { replace = false, scroll = true }: Going = {}): void {
  const url = new URL(to, untrack(place))
  if (replace) history.replaceState(history.state, '', url)
  else if (url.href !== location.href) history.pushState({ behind: behind() + 1 }, '', url)
  void startTransition(() => setPlace(here())).then(() => {
    if (scroll && location.href === url.href) showTop(url.hash)
  })
}

function showTop(hash: string): void {
  const aim = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (aim) aim.scrollIntoView()
  else window.scrollTo(0, 0)
}

const Arrived = createContext<Accessor<URLSearchParams>>()

interface RouterProps {
  readonly routes: readonly Route[]
  /** Shown for an address that no route knows. */
  readonly none: Component
  readonly frame: ParentComponent
}

export function Router(props: RouterProps): JSX.Element {
  const onPop = () => void startTransition(() => setPlace(here()))
  window.addEventListener('popstate', onPop)
  document.addEventListener('click', followLink)
  onCleanup(() => {
    window.removeEventListener('popstate', onPop)
    document.removeEventListener('click', followLink)
  })
  const arrival = createMemo<Arrival | undefined>(() => {
    const { pathname, searchParams: search } = place()
    for (const route of props.routes) {
      const params = matchPath(route.path, pathname)
      if (params) return { route, params, search }
    }
    return undefined
  })
  const route = createMemo(() => arrival()?.route)
  const page = createMemo(() => {
    const mine = route()
    return mine ? shown(mine, arrival) : createComponent(props.none, {})
  })
  return <props.frame>{page()}</props.frame>
}

/** The page of a route, with the words of its address as props. */
function shown(route: Route, arrival: Accessor<Arrival | undefined>): JSX.Element {
  const mine = createMemo<Arrival>(last => {
    const now = arrival()
    return now?.route === route ? now : last
  }, untrack(arrival)!)
  const names = Object.keys(untrack(mine).params)
  const props = {}
  for (const name of names) {
    const word = createMemo(() => mine().params[name])
    Object.defineProperty(props, name, { get: word, enumerable: true })
  }
  return <Arrived.Provider value={() => mine().search}>{createComponent(route.Page, props)}</Arrived.Provider>
}

/** A click on a link to this program changes the address only. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (!link.hasAttribute('href') || url.origin !== location.origin) return
  // The browser itself goes to a place on the same page, and tells of it.
  if (url.hash !== '' && url.pathname + url.search === location.pathname + location.search) return
  event.preventDefault()
  navigate(url.href)
}

/** Words of the address to put in, or to take out. */
type Change = Readonly<Record<string, string | null | undefined>>

/** The named words after the question mark, and how to change them; an empty one leaves the address. */
export function useQuery<K extends string>(
  ...names: readonly K[]
): readonly [(name: K) => string | undefined, (change: Change, going?: Going) => void] {
  const search = useContext(Arrived) ?? (() => place().searchParams)
  const words = new Map(names.map(name => [name, createMemo(() => search().get(name) ?? undefined)]))
  const change = (wanted: Change, going?: Going) => {
    const { pathname, searchParams, hash } = here()
    for (const [name, word] of Object.entries(wanted))
      if (word) searchParams.set(name, word)
      else searchParams.delete(name)
    const rest = searchParams.toString()
    navigate(`${pathname}${rest && `?${rest}`}${hash}`, going)
  }
  return [name => words.get(name)?.(), change]
}

interface LinkProps extends JSX.AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  /** Active only at exactly this address; below it too otherwise. */
  readonly end?: boolean
}

/** A link that says whether its page is the one shown. */
export function A(props: LinkProps): JSX.Element {
  const [own, rest] = splitProps(props, ['end', 'class'])
  const path = () => new URL(props.href, place()).pathname
  const exact = () => path() === place().pathname
  const active = () => exact() || (!own.end && place().pathname.startsWith(`${path()}/`))
  return (
    <a
      {...rest}
      class={active() ? `${own.class ?? ''} active` : own.class}
      aria-current={exact() ? 'page' : undefined}
    />
  )
}
