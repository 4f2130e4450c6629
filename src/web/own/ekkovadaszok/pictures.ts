import { createSignal, type Accessor, type Setter } from 'solid-js'
import {
  actionOf,
  COAL_NE,
  CODES,
  HUNTER,
  isPath,
  ROGUE,
  RUBY,
} from '../../../games/uj/ekkovadaszok/cards.ts'
import { BUILT_IN_DECK, CONDITIONS, type DeckData } from '../../../games/uj/ekkovadaszok/deck.ts'
import type { CardId, Deck, KindId, StartSide } from '../../../studio/index.ts'
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

/** The built-in deck with the words on its Starts in the reader's language. */
export function inLanguage(deck: Deck, words: 'hu' | 'en'): Deck {
  const side = ({ condition }: StartSide): StartSide => ({
    condition,
    latex: `\\text{${CONDITIONS[condition][words]}}`,
  })
  return {
    ...deck,
    starts: deck.starts.map(start => ({
      ...start,
      sides: {
        N: side(start.sides.N),
        E: side(start.sides.E),
        S: side(start.sides.S),
        W: side(start.sides.W),
      },
    })),
  }
}

async function deckOf(id: string, data: DeckData, words: 'hu' | 'en'): Promise<Deck> {
  if (id === BUILT_IN_DECK)
    return inLanguage((await import('../../../studio/decks/trigonometric.ts')).trigonometricDeck, words)
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

interface Asked {
  readonly id: PictureId
  readonly words: 'hu' | 'en'
  readonly address: Accessor<string | undefined>
  readonly set: Setter<string | undefined>
}

/** The addresses of a deck's card pictures, drawn one after the other as they are asked for. */
function drawnOf(deckId: string, data: DeckData): Pictures {
  const known = new Map<string, Asked>()
  /** What is to be seen now is drawn before what may be seen later. */
  const [wanted, later] = [new Set<Asked>(), new Set<Asked>()]
  let running = false

  const run = async (): Promise<void> => {
    running = true
    const [{ cardSvg, backSvg }] = await studio()
    const decks = { hu: await deckOf(deckId, data, 'hu'), en: await deckOf(deckId, data, 'en') }
    for (;;) {
      const [next] = [...wanted, ...later]
      if (!next) break
      wanted.delete(next)
      later.delete(next)
      const { id, words, set } = next
      const deck = decks[words]
      const svg = id.type === 'back' ? backSvg(deck, id.back) : cardSvg(deck, id, { titles: words })
      set(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
      // The page breathes between two drawings.
      await new Promise(resolve => setTimeout(resolve, 0))
    }
    running = false
  }
  const ask = (id: PictureId, when: 'now' | 'later'): Accessor<string | undefined> => {
    const words = language()
    const key = `${words} ${JSON.stringify(id)}`
    let asked = known.get(key)
    if (!asked) {
      const [address, set] = createSignal<string>()
      asked = { id, words, address, set }
      known.set(key, asked)
      later.add(asked)
      if (!running) void run()
    }
    if (when === 'now' && later.delete(asked)) wanted.add(asked)
    return asked.address
  }
  // Every card is drawn before it is dealt or turned up: nobody waits, and nothing shows who needs which.
  const all: PictureId[] = [
    BACK,
    { type: 'back', back: 'goal' },
    ...data.starts.map((_, index): PictureId => ({ type: 'start', index })),
    ...Array.from({ length: CODES }, (_, i) => pictureOfCard(i + 1)),
  ]
  for (const id of all) ask(id, 'later')
  return id => ask(id, 'now')()
}

const drawn = new Map<string, Pictures>()
/** The pictures stay as long as the page: the set-up has them drawn for the match, and one match for the next. */
export function picturesOf(deckId: string, data: DeckData): Pictures {
  const pictures = drawn.get(deckId) ?? drawnOf(deckId, data)
  drawn.set(deckId, pictures)
  return pictures
}
