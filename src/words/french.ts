// The build packs this list and fetches it on use (src/web/build/word-lists.ts).
import words from 'an-array-of-french-words' with { type: 'json' }
import { layable } from './layable.ts'

export default layable(words)
