// What is said in soccolot: reasons, prompts and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'A játékos egy szomszédos szabad mezőre fut; a labda mellől cselezhet is.',
    'A player runs to a free field next to it; beside the ball it may also dribble.',
  ),
  noKick: reason(
    'A labda a mellette álló játékosodtól elfelé gurul, szabad mezőkön át.',
    'The ball rolls straight away from your player beside it, over free fields.',
    'kick',
  ),
}
export const PROMPT = text('Fuss, cselezz vagy rúgj.', 'Run, dribble or kick.')
export const SCORED = ['{winner} gólt lőtt.', '{winner} has scored.'] as const
