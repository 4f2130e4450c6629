import type { PuzzleWalks } from '../../../kit/index.ts'

/** Written by `npm run walks -- otos-ikrek 100 8 14`. */
export const WALKS: PuzzleWalks = {
  shortest:
    ")\"(58'#),*&*+**+.--)%%.,96&+,(1*#,((.$+)'#*)/&/.%'/&4*+055+*3+('--+//8,&5**&.*&&4$0\"0)++*.,*'+#'*&+)",
  easy: 8,
  hard: 14,
}
