import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import { LibraryIcon } from './LibraryIcon.tsx'
import { filters, FILTERS, SORTS, type Filter, type Wish } from './search.ts'

/** The words of a filter's choices. */
function choiceName(filter: Filter, word: string): string {
  const texts = t().library
  const named: Readonly<Record<string, string>> =
    filter === 'luck' ? texts.luck : filter === 'hard' ? texts.hard : filter === 'hidden' ? texts.hidden : {}
  if (filter === 'minutes') return texts.upTo(word)
  if (filter === 'players' && word === '5') return `${word}+`
  return named[word] ?? word
}

interface FiltersProps {
  readonly wish: Wish
  readonly onWish: (change: Readonly<Record<string, string>>) => void
}

/** A button that opens the filters; how many are in use stands on it. */
export function Filters(props: FiltersProps): JSX.Element {
  const id = createUniqueId()
  let button: HTMLButtonElement | undefined
  let sheet: HTMLDivElement | undefined
  const place = () => {
    if (!button || !sheet) return
    const at = button.getBoundingClientRect()
    sheet.style.left = `${Math.max(8, Math.min(at.right - sheet.offsetWidth, innerWidth - sheet.offsetWidth - 8))}px`
    sheet.style.top = `${Math.max(8, Math.min(at.bottom + 4, innerHeight - sheet.offsetHeight - 8))}px`
  }
  const [open, setOpen] = createSignal(false)
  const used = () => filters(props.wish).length
  const Choice = (own: {
    readonly name: string
    readonly title: string
    readonly now: string
    readonly words: readonly (readonly [string, string])[]
  }) => (
    <fieldset class="field">
      <legend>{own.title}</legend>
      <div class="segments">
        <For each={own.words}>
          {([word, text]) => (
            <label>
              <input
                type="radio"
                name={`${id}-${own.name}`}
                checked={own.now === word}
                onChange={() => props.onWish({ [own.name]: word })}
              />
              <span>{text}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
  return (
    <>
      <button
        ref={element => (button = element)}
        type="button"
        class="quiet tool"
        popovertarget={id}
        aria-label={t().library.filters}
      >
        <LibraryIcon name="sift" />
        <span class="tool-word">{t().library.filters}</span>
        <Show when={used() > 0}>
          <em>{used()}</em>
        </Show>
      </button>
      <div
        ref={element => (sheet = element)}
        id={id}
        popover="auto"
        class="menu filters"
        role="group"
        aria-label={t().library.filters}
        onToggle={event => {
          setOpen(event.newState === 'open')
          if (event.newState === 'open') place()
        }}
      >
        <Show when={open()}>
          <For each={Object.keys(FILTERS) as Filter[]}>
            {filter => (
              <Choice
                name={filter}
                title={t().library.filter[filter]}
                now={filters(props.wish).includes(filter) ? props.wish[filter] : ''}
                words={[
                  ['', t().library.any],
                  ...FILTERS[filter].map(word => [word, choiceName(filter, word)] as const),
                ]}
              />
            )}
          </For>
          <Choice
            name="sort"
            title={t().library.sort}
            now={SORTS.find(sort => sort === props.wish.sort) ?? 'known'}
            words={SORTS.map(sort => [sort, t().library.sorts[sort]] as const)}
          />
          <Show when={used() > 0}>
            <button
              type="button"
              class="quiet"
              onClick={() => props.onWish(Object.fromEntries(Object.keys(FILTERS).map(name => [name, ''])))}
            >
              {t().library.clear}
            </button>
          </Show>
        </Show>
      </div>
    </>
  )
}
