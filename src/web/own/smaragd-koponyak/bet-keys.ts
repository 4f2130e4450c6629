import { createMemo, createSignal, onCleanup, onMount, type Accessor } from 'solid-js'
import { CARD_SLOTS, CARDS, made } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { settings } from '../../settings/settings.ts'
import { slotsInPlay, type SkullMatch } from './skull-match.ts'

/**
 * Keys to bet with: each person has a row of the keyboard, from left to right one key for each bet; the eleventh says
 * "done". With more bets than keys the first press takes a card, the second one of its bets.
 */
const ROWS: readonly (readonly string[])[] = [
  [
    'Digit1',
    'Digit2',
    'Digit3',
    'Digit4',
    'Digit5',
    'Digit6',
    'Digit7',
    'Digit8',
    'Digit9',
    'Digit0',
    'Minus',
  ],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP', 'BracketLeft'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon', 'Quote'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash', 'ShiftRight'],
]
const DONE = 10

const PLAIN: Readonly<Record<string, string>> = {
  Minus: '-',
  BracketLeft: '[',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
  ShiftRight: '⇧',
}

/** What is printed on a key of this keyboard, as far as the browser tells. */
interface LayoutMap {
  get(code: string): string | undefined
}
interface WithKeyboard {
  readonly keyboard?: { getLayoutMap?(): Promise<LayoutMap> }
}

export interface BetKeys {
  /** The keys to show on the cards when one row is enough for all who bet now. */
  readonly hint: Accessor<
    readonly { readonly kind: 'bet' | 'card'; readonly of: number; readonly key: string }[]
  >
  /** The keys of each person who may bet, for the player aid. */
  readonly rows: Accessor<readonly { readonly seat: number; readonly keys: string; readonly done: string }[]>
}

export const keyOf = (
  hints: ReturnType<BetKeys['hint']>,
  kind: 'bet' | 'card',
  of: number,
): string | undefined => hints.find(hint => hint.kind === kind && hint.of === of)?.key

export function createBetKeys(skulls: SkullMatch): BetKeys {
  const [layout, setLayout] = createSignal<LayoutMap>()
  onMount(() => {
    const known: Navigator & WithKeyboard = navigator
    void known.keyboard?.getLayoutMap?.().then(setLayout, () => undefined)
  })
  const printed = (code: string) =>
    (layout()?.get(code) ?? PLAIN[code] ?? code.replace(/^(Key|Digit)/, '')).toLocaleUpperCase()

  const slots = createMemo(() => slotsInPlay(skulls.view()))
  const direct = () => slots().length <= DONE
  const people = () => skulls.state.players.flatMap((_, i) => (skulls.isPerson(i) ? [i] : []))
  /** In turn everybody uses the first row; in a race the people share the rows. */
  const rowOf = (seat: number) => (skulls.racing ? ROWS[people().indexOf(seat)] : ROWS[0])
  /** The card each person has taken by key. */
  const [taken, setTaken] = createSignal<ReadonlyMap<number, number>>(new Map())

  const press = (seat: number, index: number, when: number): boolean => {
    if (index === DONE) {
      const done = made('done', seat)
      if (skulls.moves().includes(done)) skulls.play(done)
      return true
    }
    if (direct()) {
      const slot = slots()[index]
      if (slot !== undefined) skulls.bet(seat, slot, when)
      return slot !== undefined
    }
    const card = taken().get(seat)
    if (card === undefined) {
      const next = skulls.view().cards[index]
      if (next) setTaken(new Map(taken()).set(seat, CARDS.indexOf(next)))
      return next !== undefined
    }
    const rest = new Map(taken())
    rest.delete(seat)
    setTaken(rest)
    const slot = CARD_SLOTS[card]?.[index]
    if (slot !== undefined) skulls.bet(seat, slot, when)
    return true
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (settings().shortcuts === 'off' || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return
    for (const seat of skulls.bettors()) {
      const index = rowOf(seat)?.indexOf(event.code) ?? -1
      if (index >= 0 && press(seat, index, event.timeStamp)) return event.preventDefault()
    }
  }
  onMount(() => window.addEventListener('keydown', onKey))
  onCleanup(() => window.removeEventListener('keydown', onKey))

  return {
    hint: createMemo(() => {
      const [seat] = skulls.bettors()
      if (seat === undefined || skulls.bettors().length > 1 || settings().shortcuts === 'off') return []
      const row = rowOf(seat) ?? []
      const card = taken().get(seat)
      const of = direct()
        ? slots().map(slot => ({ kind: 'bet' as const, of: slot }))
        : card === undefined
          ? skulls.view().cards.map(each => ({ kind: 'card' as const, of: CARDS.indexOf(each) }))
          : (CARD_SLOTS[card] ?? []).map(slot => ({ kind: 'bet' as const, of: slot }))
      return of.flatMap((each, i) => (row[i] && i < DONE ? [{ ...each, key: printed(row[i]) }] : []))
    }),
    rows: createMemo(() =>
      people().flatMap(seat => {
        const row = rowOf(seat)
        if (!row) return []
        const count = Math.min(DONE, direct() ? slots().length : skulls.view().cards.length)
        return [{ seat, keys: row.slice(0, count).map(printed).join(' '), done: printed(row[DONE]!) }]
      }),
    ),
  }
}
