// What is said in confound: reasons, the prompt, titles, flaws and the end.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  shut: reason(
    'Ez a kerítés elzárná egy figura utolsó útját a célmezőkhöz.',
    'This fence would cut a man off from its goals.',
    'fences',
  ),
  crossing: reason(
    'Itt már áll kerítés: a kerítések nem fedhetik és nem keresztezhetik egymást.',
    'A fence stands here already: fences may neither overlap nor cross.',
    'fences',
  ),
  outside: reason(
    'Ide nem fér el kerítés: két mező hosszú.',
    'No room for a fence here: it is two fields long.',
    'fences',
  ),
  fenced: reason('A kerítésen nem lehet átmenni.', 'You cannot pass a fence.'),
  noWay: reason('A figura egy mezőt léphet, bármelyik irányba.', 'A man steps one field, in any direction.'),
  taken: reason('Ezen a mezőn már figura áll.', 'There is a man on this field already.'),
}
export const PROMPT = text(
  'Lépj egy figurával, vagy tegyél le egy kerítést.',
  'Step with a man, or put down a fence.',
)
export const FENCES = text('Kerítések', 'Fences')
export const FLAWS = {
  rim: text('Egy kerítés kilóg a tábláról.', 'A fence reaches over the rim.'),
  men: text('Egy játékosnak két figurája van.', 'A player has two men.'),
  fences: text('Egy játékosnak 32 kerítése van.', 'A player has 32 fences.'),
}
export const TAKEN = [
  '{winner} elfoglalta {loser} egyik kiinduló mezőjét.',
  '{winner} has taken a starting field of {loser}.',
] as const
