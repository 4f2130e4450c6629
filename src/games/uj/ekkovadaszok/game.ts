// Ruling: the gaps of the seed's rules are settled as in the table of rulings (not strict, one arc of a loop, unbroken way …).
// Ruling: after the rubies are dealt the player who begins next asks for the new round, so that everybody sees the roles.
import { oneOf, type GameDefinition } from '../../../kit/index.ts'
import { BUILT_IN_DECK, DECK_CHOICES, OLDER_DECK } from './deck.ts'
import { huntersRules, type HuntersGame } from './rules.ts'
import type { Definition } from '../../../engine/index.ts'

const seats = Array.from({ length: 10 }, (_, i): [string, string, string] => [
  String(i + 1),
  `${i + 1}. hely`,
  `seat ${i + 1}`,
])

const game: GameDefinition & Definition<HuntersGame> = {
  id: 'ekkovadaszok',
  chapter: 'uj',
  page: 'own',
  title: { hu: 'Ékkővadászok', en: 'Gem Hunters' },
  players: [5, 3, 4, 6, 7, 8, 9, 10],
  rules: 3,
  options: [
    { id: 'deck', name: { hu: 'Pakli', en: 'Deck' }, choices: DECK_CHOICES },
    oneOf('start', 'Startlap', 'Start card', [
      ['random', 'kisorsolva', 'drawn by lot'],
      ['1', 'első (trigonometrikus: növekvő)', 'first (trigonometric: rising)'],
      ['2', 'második (ott csökkenő)', 'second (falling there)'],
    ]),
    oneOf('values', 'Értékek', 'Values', [
      ['on', 'számítanak', 'count'],
      ['off', 'nem számítanak', 'do not count'],
    ]),
    oneOf('mosquito', 'Moszkitó (éjszaka is)', 'Mosquito (night too)', [
      ['recommended', 'öt játékostól (ajánlott)', 'from five players (recommended)'],
      ['on', 'igen', 'yes'],
      ['off', 'nem', 'no'],
    ]),
    oneOf('trail', 'Út', 'Trail', [
      ['recommended', 'ajánlott hosszúságú', 'of the recommended length'],
      ['long', 'hosszú: hét lap a Céllapokig', 'long: seven cards to the goals'],
      ['short', 'rövid: hat lap a Céllapokig', 'short: six cards to the goals'],
    ]),
    oneOf('chain', 'Lánc', 'Chain', [
      ['monotone', 'laza: egyenlő is jöhet', 'loose: an equal value may follow'],
      ['strict', 'szigorú: egyenlő nem jöhet', 'strict: no equal value may follow'],
    ]),
    oneOf('hands', 'Kézben tartott lapok', 'Hands', [
      ['secret', 'titkosak', 'secret'],
      ['open', 'nyíltak (gyakorláshoz)', 'open (for practice)'],
    ]),
    oneOf('first', 'A legfiatalabb játékos', 'The youngest player', [
      ['random', 'kisorsolva', 'drawn by lot'],
      ...seats,
    ]),
  ],
  // The second rules had another deck, one length of the trail, and the mosquito only on demand.
  renewed: (rules, options) =>
    rules === 2
      ? {
          mosquito: 'off',
          ...options,
          deck: (options['deck'] ?? BUILT_IN_DECK) === BUILT_IN_DECK ? OLDER_DECK : options['deck']!,
          trail: 'long',
          chain: 'monotone',
        }
      : undefined,
  make: options => huntersRules({ ...options, deck: options['deck'] ?? BUILT_IN_DECK }),
}

export default game
