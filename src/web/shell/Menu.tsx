import { createUniqueId, For, type JSX } from 'solid-js'
import { Icon, type IconName } from './Icon.tsx'

export interface MenuItem {
  readonly icon: IconName
  readonly text: string
  readonly act: () => void
  readonly state?: 'off' | 'grave'
}

interface MenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  /** Shown beside the dots. */
  readonly text?: string
}

/** Arrows, Home and End go from one item of a list to another, round and round. */
export function walkItems(items: readonly HTMLElement[], event: KeyboardEvent): void {
  const now = items.findIndex(item => item === document.activeElement)
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  event.stopPropagation()
  items.at(to % items.length)?.focus()
}

/** A button with a native popover of acts; arrows walk in it, Esc and a click outside close it. */
export function Menu(props: MenuProps): JSX.Element {
  const id = createUniqueId()
  let button: HTMLButtonElement | undefined
  let list: HTMLDivElement | undefined
  const place = () => {
    if (!button || !list) return
    const at = button.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = list
    const below = at.bottom + height + 8 <= innerHeight
    list.style.left = `${Math.max(8, Math.min(at.right - width, innerWidth - width - 8))}px`
    list.style.top = `${below ? at.bottom + 4 : Math.max(8, at.top - height - 4)}px`
  }
  const items = () => [...(list?.querySelectorAll('button') ?? [])].filter(item => !item.disabled)
  const walk = (event: KeyboardEvent) => walkItems(items(), event)
  return (
    <>
      <button
        ref={element => (button = element)}
        type="button"
        class="plain"
        popovertarget={id}
        aria-label={props.label}
        title={props.label}
      >
        <Icon name="menu" />
        {props.text}
      </button>
      <div
        ref={element => (list = element)}
        id={id}
        popover="auto"
        class="menu"
        role="menu"
        tabindex="-1"
        aria-label={props.label}
        onToggle={event => {
          if (event.newState !== 'open') return
          place()
          items()[0]?.focus()
        }}
        onKeyDown={walk}
      >
        <For each={props.items}>
          {item => (
            <button
              type="button"
              role="menuitem"
              classList={{ grave: item.state === 'grave' }}
              disabled={item.state === 'off'}
              onClick={() => {
                list?.hidePopover()
                item.act()
              }}
            >
              <Icon name={item.icon} />
              {item.text}
            </button>
          )}
        </For>
      </div>
    </>
  )
}
