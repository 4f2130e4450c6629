/// <reference lib="webworker" />
// Long work in a thread of its own: files to print, pictures, formulas, test games. The page stops it by ending the thread.
import type { CardId, Deck } from '../../studio/deck.ts'
import type { Titles } from '../../studio/card.ts'
import type { Playability } from '../../studio/playability/index.ts'
import type { DifficultyReport, Request } from '../../studio/generate/index.ts'
import type { CardSize, Report, Paper, SheetSettings, ShopSettings } from '../../studio/print/index.ts'
import type { Result } from '../../studio/result.ts'
import type { MadeFile } from './files.ts'

/** One file: its name and the cards in it. */
export interface Part {
  readonly name: string
  readonly cards: readonly CardId[]
  /** The back in place of the front, or all backs in place of the usual order. */
  readonly side?: 'front' | 'back'
}
interface Made {
  readonly files: readonly MadeFile[]
  readonly report: Report | null
}

/** What can be asked, and what is answered. */
export interface Tasks {
  sheets: { ask: { deck: Deck; parts: readonly Part[]; settings: SheetSettings }; answer: Made }
  shop: { ask: { deck: Deck; parts: readonly Part[]; settings: ShopSettings }; answer: Made }
  key: { ask: { deck: Deck; paper: Paper; language: 'hu' | 'en'; name: string }; answer: Made }
  calibration: {
    ask: { paper: Paper; backs: 'long-edge' | 'short-edge'; language: 'hu' | 'en'; name: string }
    answer: Made
  }
  pictures: {
    ask: { deck: Deck; parts: readonly Part[]; bleed: 'with' | 'without'; titles: Titles; size: CardSize }
    answer: Made
  }
  pictureSheets: { ask: { deck: Deck; part: Part; titles: Titles }; answer: Made }
  playability: { ask: { deck: Deck; games: number }; answer: Playability }
  generate: {
    ask: Request
    answer: Result<{ readonly decks: readonly Deck[]; readonly report: DifficultyReport }>
  }
}
export type TaskName = keyof Tasks
type Ask<N extends TaskName> = Tasks[N]['ask']
type Answer<N extends TaskName> = Tasks[N]['answer']
type Progress = (part: number) => void

export type Question = { readonly [N in TaskName]: { readonly name: N; readonly ask: Ask<N> } }[TaskName]
export type Reply =
  | { readonly progress: number }
  | { readonly answer: Answer<TaskName> }
  | { readonly error: string }

const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

/** Parts of a whole, each with its share of the progress. */
const share =
  (progress: Progress, before: number, cards: number, total: number) => (done: number, of: number) =>
    progress((before + (cards * done) / Math.max(1, of)) / Math.max(1, total))

async function eachPart(
  parts: readonly Part[],
  progress: Progress,
  make: (part: Part, progress: (done: number, of: number) => void) => Promise<Uint8Array>,
): Promise<MadeFile[]> {
  const total = parts.reduce((sum, { cards }) => sum + cards.length, 0)
  const files: MadeFile[] = []
  let before = 0
  for (const part of parts) {
    const bytes = await make(part, share(progress, before, part.cards.length, total))
    files.push({ name: part.name, bytes: plain(bytes) })
    before += part.cards.length
  }
  return files
}

/** Tells each hundredth once. */
function sparing(progress: Progress): Progress {
  let told = 0
  return part => {
    if (part - told < 0.01) return
    told = part
    progress(part)
  }
}

/** A file that lies beside the program. */
async function fetched(file: URL): Promise<ArrayBuffer> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.arrayBuffer()
}

const doing: { readonly [N in TaskName]: (ask: Ask<N>, progress: Progress) => Promise<Answer<N>> } = {
  async sheets({ deck, parts, settings }, progress) {
    const { preflight, printSheets } = await import('../../studio/print/index.ts')
    const files = await eachPart(parts, progress, ({ cards }, tell) =>
      printSheets(deck, cards, settings, { progress: tell }),
    )
    const all = parts.flatMap(({ cards }) => cards)
    return { files, report: preflight(deck, all, settings.card, settings.titles) }
  },
  async shop({ deck, parts, settings }, progress) {
    const { preflight, printShop } = await import('../../studio/print/index.ts')
    const files = await eachPart(parts, progress, ({ cards, side }, tell) => {
      const order = side === 'back' ? 'backs' : side === 'front' ? 'fronts' : settings.order
      return printShop(deck, cards, { ...settings, order }, { progress: tell, load: fetched })
    })
    // A card with its front in one file and its back in another is one card.
    const all = parts.flatMap(({ cards, side }) => (side === 'back' ? [] : cards))
    return { files, report: preflight(deck, all, settings.card, settings.titles) }
  },
  async key({ deck, paper, language, name }) {
    const { answerKey } = await import('../../studio/print/index.ts')
    return { files: [{ name, bytes: plain(await answerKey(deck, paper, language)) }], report: null }
  },
  async calibration({ paper, backs, language, name }) {
    const { calibrationPages } = await import('../../studio/print/index.ts')
    return { files: [{ name, bytes: plain(await calibrationPages(paper, backs, language)) }], report: null }
  },
  async pictures({ deck, parts, bleed, titles, size }, progress) {
    const { backPicture, canvasPng, cardPicture } = await import('../../studio/print/index.ts')
    const files = await eachPart(parts, progress, async ({ cards: [card], side }, tell) => {
      const bytes = await canvasPng(
        side === 'back'
          ? backPicture(deck, card!, 300, bleed, size)
          : cardPicture(deck, card!, { dpi: 300, bleed, titles, size }),
      )
      tell(1, 1)
      return bytes
    })
    return { files, report: null }
  },
  async pictureSheets({ deck, part, titles }, progress) {
    const { canvasPng, imageSheets } = await import('../../studio/print/index.ts')
    const sheets = imageSheets(deck, part.cards, titles)
    const files: MadeFile[] = []
    for (const [i, sheet] of sheets.entries()) {
      const name = sheets.length === 1 ? `${part.name}.png` : `${part.name}-${i + 1}.png`
      files.push({ name, bytes: plain(await canvasPng(sheet)) })
      progress((i + 1) / sheets.length)
    }
    return { files, report: null }
  },
  async playability({ deck, games }, progress) {
    const [{ checkPlayability }, { finish }] = await Promise.all([
      import('../../studio/playability/index.ts'),
      import('../../studio/work.ts'),
    ])
    return finish(checkPlayability(deck, { games }), sparing(progress))
  },
  async generate(request, progress) {
    const [{ generateDeck }, { finish }] = await Promise.all([
      import('../../studio/generate/index.ts'),
      import('../../studio/work.ts'),
    ])
    return finish(generateDeck(request), sparing(progress))
  },
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
const say = (reply: Reply): void => self.postMessage(reply)

async function answer<N extends TaskName>(name: N, ask: Ask<N>): Promise<void> {
  try {
    say({ answer: await doing[name](ask, progress => say({ progress })) })
  } catch (error) {
    say({ error: error instanceof Error ? error.message : String(error) })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data.name, data.ask))
