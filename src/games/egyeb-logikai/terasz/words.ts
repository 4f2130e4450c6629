// What is said in terrace: reasons, the prompt and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Teraszt váltani csak szomszédos mezőre lehet, egy szinttel föl vagy le.',
    'Another terrace can be reached only by one step, one level up or down.',
  ),
  blocked: reason('Ellenséges bábun nem lehet átmenni.', 'There is an enemy in the way.'),
  straight: reason(
    'Lefelé csak egyenesen lehet lépni; átlósan lefelé ütni lehet.',
    'Steps down go straight only; captures go down slantwise.',
  ),
  strike: reason(
    'Ütni csak átlósan lefelé, a szomszédos mezőre lehet.',
    'Captures go slantwise down, to the next field only.',
    'capture',
  ),
  larger: reason('Nagyobb bábut nem lehet leütni.', 'A larger piece cannot be captured.', 'capture'),
  ownT: reason('A saját T-det nem ütheted le.', 'You may not capture your own T.', 'capture'),
}
export const PROMPT = text('Lépj egy bábuddal, vagy üss lefelé.', 'Move a piece, or capture downwards.')
export const NO_T = text('Minden játékosnak kell T-je.', 'Every player needs a T.')
export const ENDS = {
  captured: ['{winner} elfogta az ellenfél T-jét.', '{winner} has captured the enemy T.'],
  arrived: ['{winner} T-je célba ért.', 'The T of {winner} has reached its corner.'],
} as const
