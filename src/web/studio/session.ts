import { createSignal, onCleanup } from 'solid-js'
import { editableCards, type CardId, type Deck } from '../../studio/deck.ts'
import {
  applyAct,
  beginEditing,
  edit,
  redo,
  undo,
  type DeckAct,
  type Editing,
} from '../../studio/deck-edit.ts'
import { notify } from '../shell/notices.tsx'
import { keepDeck, onDeckNews, type KeptDeck } from './store.ts'
import { dt } from './text/text.ts'

export type Saving = 'saved' | 'waiting' | 'failed'

/** A deck being edited: acts, undo, ticks, and saving by itself. */
export interface StudioSession {
  readonly id: string
  deck(): Deck
  act(act: DeckAct): void
  /** A value that was still being computed when its text was set: no step of its own. */
  fill(card: number, value: string): void
  /**
   * A person's change that is still being checked: what other tabs keep meanwhile is looked at when it is done, so that the change
   * is never put on top of something the person has not seen.
   */
  hold(work: Promise<void>): void
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
  saving(): Saving
  ticked(key: string): boolean
  tick(keys: readonly string[], how: 'on' | 'off'): void
  /** Only these of the editable cards. */
  tickOnly(keys: readonly string[]): void
  tickedCards(): CardId[]
  /** Writes what is not written yet. */
  flush(): Promise<void>
}

export const keyOf = (card: CardId): string =>
  card.type === 'kind' ? card.kind : `${card.type === 'path' ? 'p' : 's'}${card.index}`

const REST = 300

/** `onCopied` is told when what is here had to be kept as another deck. */
export function createSession(kept: KeptDeck, onCopied: (id: string) => void): StudioSession {
  const [editing, setEditing] = createSignal<Editing>(beginEditing(kept.deck))
  const [ticks, setTicks] = createSignal<ReadonlySet<string>>(new Set(kept.ticked))
  const [saving, setSaving] = createSignal<Saving>('saved')
  let timer: ReturnType<typeof setTimeout> | undefined
  /** One write at a time: each builds on the one before. */
  let writing = Promise.resolve()
  const write = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(keep)
    return writing
  }
  const keep = async () => {
    const how = await keepDeck({
      id: kept.id,
      updated: new Date().toISOString(),
      deck: editing().deck,
      ticked: [...ticks()],
    })
    if (how.is === 'copied') {
      notify('bad', dt().saving.copied(how.name))
      onCopied(how.id)
    }
    if (timer === undefined) setSaving(how.is === 'remembered' ? 'failed' : 'saved')
  }
  const later = () => {
    setSaving('waiting')
    clearTimeout(timer)
    timer = setTimeout(() => void write(), REST)
  }
  let held: Promise<void> | undefined
  const hold = (work: Promise<void>) => {
    const before = held
    const mine = Promise.allSettled([before, work]).then(() => {
      if (held === mine) held = undefined
    })
    held = mine
  }
  const flush = async () => {
    while (held) await held
    await (timer === undefined ? writing : write())
  }
  // What another tab has kept is taken over, unless something waits here to be kept itself.
  const silence = onDeckNews(kept.id, async other => {
    while (held) await held
    if (timer !== undefined || saving() === 'waiting') return 'left'
    setEditing(beginEditing(other.deck))
    setTicks(new Set(other.ticked))
    return 'taken'
  })
  const leave = () => void flush()
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leave)
  onCleanup(() => {
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', leave)
    silence()
    void flush()
  })
  const turn = (next: Editing) => {
    if (next === editing()) return
    setEditing(next)
    later()
  }
  const setKeys = (keys: ReadonlySet<string>) => {
    setTicks(keys)
    later()
  }
  return {
    id: kept.id,
    deck: () => editing().deck,
    act: act => turn(edit(editing(), act)),
    fill(card, value) {
      const now = editing()
      const { latex } = now.deck.paths[card]!
      turn({ ...now, deck: applyAct(now.deck, { type: 'write', card, latex, value }) })
    },
    hold,
    undo: () => turn(undo(editing())),
    redo: () => turn(redo(editing())),
    canUndo: () => editing().past.length > 0,
    canRedo: () => editing().future.length > 0,
    saving,
    ticked: key => ticks().has(key),
    tick(keys, how) {
      const next = new Set(ticks())
      for (const key of keys)
        if (how === 'on') next.add(key)
        else next.delete(key)
      setKeys(next)
    },
    tickOnly(keys) {
      const kinds = [...ticks()].filter(key => !/^[ps]\d+$/.test(key))
      setKeys(new Set([...kinds, ...keys]))
    },
    tickedCards: () => editableCards(editing().deck).filter(card => ticks().has(keyOf(card))),
    flush,
  }
}
