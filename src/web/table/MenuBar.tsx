import { createEffect, createUniqueId, Index, on, Show, type JSX } from 'solid-js'
import { walkItems } from '../shell/Menu.tsx'

export interface BarItem {
  readonly text: string
  readonly act: () => void
  readonly key?: string
  /** Shown with a tick. */
  readonly on?: boolean
  readonly off?: boolean
}
export interface BarMenu {
  readonly parts: readonly (readonly BarItem[])[]
}

/** Menus as a program has them: a row of names, each with its list; arrows walk in and between them. */
export function MenuBar(props: {
  readonly label: string
  /** The names of the menus. */
  readonly heads: readonly string[]
  /** What they offer, in the same order, once it is here. */
  readonly menus: readonly BarMenu[] | undefined
}): JSX.Element {
  let bar: HTMLDivElement | undefined
  const heads = () => [...(bar?.querySelectorAll<HTMLButtonElement>('.bar-head') ?? [])]
  const walkBar = (event: KeyboardEvent) => {
    const all = heads()
    const now = all.findIndex(each => each === document.activeElement)
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (way === undefined || now < 0) return
    event.preventDefault()
    all.at((now + way) % all.length)?.focus()
  }
  return (
    <div
      ref={element => (bar = element)}
      class="menu-bar"
      role="menubar"
      aria-label={props.label}
      onKeyDown={walkBar}
    >
      {/* By place: an open menu stays open when what it offers changes. */}
      <Index each={props.heads}>
        {(head, i) => <BarHead text={head()} parts={props.menus?.[i]?.parts} first={i === 0} heads={heads} />}
      </Index>
    </div>
  )
}

function BarHead(props: {
  readonly text: string
  readonly parts: BarMenu['parts'] | undefined
  readonly first: boolean
  readonly heads: () => HTMLButtonElement[]
}): JSX.Element {
  const id = createUniqueId()
  let head: HTMLButtonElement | undefined
  let list: HTMLDivElement | undefined
  const items = () => [...(list?.querySelectorAll('button') ?? [])].filter(item => !item.disabled)
  const place = () => {
    if (!head || !list) return
    const at = head.getBoundingClientRect()
    list.style.left = `${Math.max(4, Math.min(at.left, innerWidth - list.offsetWidth - 4))}px`
    list.style.top = `${at.bottom + 2}px`
    list.style.maxHeight = `${innerHeight - at.bottom - 10}px`
  }
  const unfold = () => {
    place()
    items()[0]?.focus()
  }
  // A menu that was opened before its list had come is filled under the hand.
  createEffect(
    on(
      () => props.parts !== undefined,
      () => list?.matches(':popover-open') && queueMicrotask(unfold),
      { defer: true },
    ),
  )
  const walk = (event: KeyboardEvent) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (side !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      const others = props.heads()
      const next = others.at((others.indexOf(head!) + side) % others.length)
      list?.hidePopover()
      next?.click()
    }
    walkItems(items(), event)
  }
  return (
    <>
      <button
        ref={element => (head = element)}
        type="button"
        class="plain bar-head"
        role="menuitem"
        aria-haspopup="menu"
        popovertarget={id}
        tabindex={props.first ? 0 : -1}
      >
        {props.text}
      </button>
      <div
        ref={element => (list = element)}
        id={id}
        popover="auto"
        class="menu bar-list"
        role="menu"
        tabindex="-1"
        aria-label={props.text}
        onToggle={event => event.newState === 'open' && unfold()}
        onKeyDown={walk}
      >
        <Index each={props.parts}>
          {(part, i) => (
            <>
              <Show when={i > 0}>
                <hr />
              </Show>
              <Index each={part()}>
                {item => (
                  <button
                    type="button"
                    role={item().on === undefined ? 'menuitem' : 'menuitemcheckbox'}
                    aria-checked={item().on}
                    disabled={item().off ?? false}
                    onClick={() => {
                      list?.hidePopover()
                      item().act()
                    }}
                  >
                    <span class="tick" aria-hidden="true">
                      {item().on ? '✓' : ''}
                    </span>
                    <span>{item().text}</span>
                    <Show when={item().key}>
                      <kbd aria-hidden="true">{item().key}</kbd>
                    </Show>
                  </button>
                )}
              </Index>
            </>
          )}
        </Index>
      </div>
    </>
  )
}
