import { createSignal, onCleanup, onMount, type Accessor, type Setter } from 'solid-js'
import {
  actionOf,
  COAL_NE,
  CODES,
  HUNTER,
  isPath,
  ROGUE,
  RUBY,
} from '../../../games/uj/ekkovadaszok/cards.ts'
import { BUILT_IN_DECK, type DeckData } from '../../../games/uj/ekkovadaszok/deck.ts'
import type { State } from '../../../games/uj/ekkovadaszok/state.ts'
import type { CardId, Deck, KindId } from '../../../studio/index.ts'
import { language } from '../../text/text.ts'

/** What is on a picture: a path by its code, a Start by its number, another card by its kind, or a back. */
export type PictureId = CardId | { readonly type: 'back'; readonly back: 'path' | 'goal' | 'role' | 'ruby' }

export type Pictures = (id: PictureId) => string | undefined

const kind = (id: KindId, look = 0): PictureId => ({ type: 'kind', kind: id, look })
export const BACK: PictureId = { type: 'back', back: 'path' }
export function pictureOfCard(code: number): PictureId {
  if (isPath(code)) return { type: 'path', index: code - 1 }
  const action = actionOf(code)
  // The kinds of action have the same ids in the studio.
  return action ? kind(action.id as KindId) : BACK
}
export const pictureOfGoal = (face: number): PictureId =>
  face === 0
    ? { type: 'back', back: 'goal' }
    : kind(face === RUBY ? 'goalRuby' : face === COAL_NE ? 'goalCoalNE' : 'goalCoalNW')
export const pictureOfRole = (role: number, seat: number): PictureId =>
  role === HUNTER
    ? kind('hunter', seat % 7)
    : role === ROGUE
      ? kind('rogue', seat % 4)
      : { type: 'back', back: 'role' }
export const pictureOfRuby = (n: number): PictureId => kind(n === 1 ? 'ruby1' : n === 2 ? 'ruby2' : 'ruby3')

/** The drawing and typesetting of the studio, loaded when the first card is to be seen. */
const studio = () => Promise.all([import('../../../studio/card.ts'), import('../../../studio/deck.ts')])

async function deckOf(id: string, data: DeckData): Promise<Deck> {
  if (id === BUILT_IN_DECK) return (await import('../../../studio/decks/trigonometric.ts')).trigonometricDeck
  const { blankDeck, WHITE, conditionOf } = await import('../../../studio/deck.ts')
  // The look comes from the browser's storage: what is no colour or picture there is left out.
  const colour = (text: string | undefined) => (text && /^#[\da-f]{6}$/i.test(text) ? text : WHITE)
  const back = data.look?.back
  return {
    ...blankDeck(data.name),
    back: back && /^data:image\/(png|jpeg);base64,[\w+/=]+$/.test(back.data) ? back : null,
    paths: data.paths.map((path, i) => ({ ...path, colour: colour(data.look?.paths[i]) })),
    starts: data.starts.map(({ sides }, i) => {
      const side = ({ latex }: { readonly latex: string }) => ({ latex, condition: conditionOf(latex) })
      return {
        colour: colour(data.look?.starts[i]),
        sides: { N: side(sides.N), E: side(sides.E), S: side(sides.S), W: side(sides.W) },
      }
    }),
  }
}

/** The addresses of card pictures, drawn one after the other as they are asked for. */
export function createPictures(state: State, deckId: string): Pictures {
  const known = new Map<string, Accessor<string | undefined>>()
  const waiting: {
    readonly id: PictureId
    readonly words: 'hu' | 'en'
    readonly set: Setter<string | undefined>
  }[] = []
  const addresses: string[] = []
  let running = false
  let gone = false

  const run = async (): Promise<void> => {
    running = true
    const [{ cardSvg, backSvg }] = await studio()
    const deck = await deckOf(deckId, state.deck.data)
    for (;;) {
      const next = waiting.shift()
      if (!next || gone) break
      const { id, words, set } = next
      const svg = id.type === 'back' ? backSvg(deck, id.back) : cardSvg(deck, id, { titles: words })
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      addresses.push(address)
      set(address)
      // The page breathes between two drawings.
      await new Promise(resolve => setTimeout(resolve, 0))
    }
    running = false
  }
  onCleanup(() => {
    gone = true
    for (const address of addresses) URL.revokeObjectURL(address)
  })
  const ask = (id: PictureId): Accessor<string | undefined> => {
    const words = language()
    const key = `${words} ${JSON.stringify(id)}`
    let found = known.get(key)
    if (!found) {
      const [address, set] = createSignal<string>()
      known.set(key, address)
      waiting.push({ id, words, set })
      if (!running) void run()
      found = address
    }
    return found
  }
  // Every card is drawn before it is dealt or turned up: nobody waits, and nothing shows who needs which.
  onMount(() => {
    for (let code = 1; code <= CODES; code++) ask(pictureOfCard(code))
  })
  return id => ask(id)()
}
