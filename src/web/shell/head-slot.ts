import { createSignal } from 'solid-js'

/** The room in the head of every page where a page may put something of its own. */
export const [headSlot, setHeadSlot] = createSignal<HTMLElement>()
