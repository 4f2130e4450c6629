// What is said in the pyramid: reasons, prompts and the end.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'A bábu egyet lép átlósan, előre vagy hátra.',
    'A piece steps one field slantwise, up or down.',
  ),
  red: reason('Csak a piros mezőkön lehet járni.', 'Only red fields are used.', 'board'),
  taken: reason('Ugrani és ütni nem lehet.', 'There is no jumping and no capturing.'),
  first: reason(
    'Az első lépést nem teheti meg a szélső bábu.',
    'The piece at the edge may not make the first move.',
  ),
  answer: reason(
    'Megtámadtak: a megjelölt vonalból hátra kell húzódnod.',
    'You are attacked and have to draw back from the line.',
    'attack',
  ),
  beaten: reason(
    'Visszaverték a támadásodat: azzal a bábuval le kell lépned.',
    'Your attack was beaten off: that piece has to step down.',
    'attack',
  ),
  held: reason('Ez a bábu vesztegzár alatt áll.', 'This piece is held in quarantine.', 'quarantine'),
}
export const PROMPTS = {
  step: text('Lépj egyet átlósan.', 'Step one field slantwise.'),
  answer: text(
    'Megtámadtak: húzódj hátra a támadás vonalából.',
    'You are attacked: draw back from the line.',
  ),
  beaten: text('Visszavert bábuddal lépj le egyet.', 'Step down with the piece that was beaten off.'),
}
export const MISFIT = text(
  'A bábuk és a jelek nem illenek össze.',
  'The pieces and the marks do not fit together.',
)
export const TOP = ['{winner} fölért a csúcsra.', '{winner} has reached the top.'] as const
