// What is said in the tank battle: reasons, the count and ends.
import { reason, text } from '../../../kit/index.ts'

export const STAYS = reason(
  'Az ellenfél kiinduló területére ért harckocsi onnan már nem mehet ki.',
  'A tank that has reached the enemy zone may not leave it.',
  'zone',
)
export const GAIT = text(
  'A harckocsi egyenesen vagy átlósan, szabad mezőkön át halad; aknán nem mehet át, piros mezőre csak a parancsnok hajthat.',
  'A tank drives straight or slanted over free cells; never over mines, and only commanders over the red cells.',
)
export const POINTS = text('Pontok', 'Points')
export const ENDS = {
  bare: ['{loser} minden harckocsiját elvesztette.', '{loser} has lost every tank.'],
  arrived: [
    text('világos minden megmaradt harckocsija célba ért.', 'All the tanks white has left have arrived.'),
    text('kék minden megmaradt harckocsija célba ért.', 'All the tanks blue has left have arrived.'),
  ],
  stuck: text('Senki sem tud lépni.', 'Nobody can move.'),
  quiet: text(
    '100 lépés óta nem volt kilövés, és senki sem ért célba.',
    'Nothing was shot and nobody arrived for 100 moves.',
  ),
} as const
