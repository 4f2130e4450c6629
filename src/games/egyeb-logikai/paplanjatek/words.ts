// What is said in the quilt game: reasons and the prompt.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  ownColour: reason('A saját színedet nem takarhatod.', 'You may not cover your own colour.'),
  notTwo: reason(
    'Pontosan két négyzetet kell letakarni más színekből, a többi üres asztalra kerül.',
    'Exactly two squares of other colours must be covered, the others lie on the empty table.',
  ),
  pieceFirst: reason('Előbb válassz egy darabot a készletedből.', 'Choose one of your pieces first.'),
}
export const PROMPT = text(
  'Válassz egy darabot, és mutasd meg, hol feküdjön.',
  'Choose a piece and show where it lies.',
)
