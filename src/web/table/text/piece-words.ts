import { createSignal } from 'solid-js'
import { dictionary } from '../../text/dictionary.ts'

interface PieceWords {
  readonly tints: Readonly<Record<string, string>>
  readonly arts: Readonly<Record<string, string>>
}

/** What drawings and colours are called. Only pieces that nobody has named need it, so it comes with the first of them. */
export const pieceWords = dictionary<PieceWords>({
  hu: () => import('./piece-words-hu.ts'),
  en: () => import('./piece-words-en.ts'),
})

const [ready, setReady] = createSignal(false)
let coming: Promise<void> | undefined

export const loadPieceWords = (): Promise<void> =>
  (coming ??= pieceWords.load().then(() => {
    setReady(true)
  }))

/** The words if they are here; whoever reads this asks for them and is told when they have come. */
export function pieceWordsIfHere(): PieceWords | undefined {
  if (ready()) return pieceWords()
  void loadPieceWords()
  return undefined
}
