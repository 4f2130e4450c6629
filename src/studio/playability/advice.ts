import type { Deck } from '../deck.ts'
import type { Words } from '../result.ts'
import { shapeOf } from '../shapes.ts'
import type { Scenario } from './index.ts'
import { part } from './simulate.ts'
import type { ValueReport } from './values.ts'

/** Something worth changing, or that all is well; `cards` are the ones meant, by index. */
export interface Advice {
  readonly id:
    | 'fine'
    | 'rarely'
    | 'late'
    | 'high-heavy'
    | 'low-heavy'
    | 'duplicates'
    | 'all-equal'
    | 'gap'
    | 'dead-ends'
    | 'no-condition'
    | 'no-value'
    | 'hard-cards'
  readonly weight: 'note' | 'warning'
  readonly words: Words
  readonly cards: readonly number[]
}

/** A value as people write it, "−1/2", "≈ 1.4142", and with the decimal comma. */
const signed = (text: string): string => text.replaceAll('-', '−')
const hungarian = (text: string): string => signed(text).replaceAll('.', ',')
const percent = (n: number): string => `${Math.round(100 * n)} %`
/** Forty different values spread evenly give about 0.85; well below that the deck is in trouble. */
const RARELY = 0.7
const FADING = 0.4

export function adviceOf(
  deck: Pick<Deck, 'paths' | 'starts'>,
  scenarios: readonly Scenario[],
  values: ValueReport,
): readonly Advice[] {
  const list: Advice[] = []
  const say = (
    id: Advice['id'],
    weight: Advice['weight'],
    hu: string,
    en: string,
    cards: readonly number[] = [],
  ) => list.push({ id, weight, words: { hu, en }, cards })

  const isRuled = deck.starts.some(({ sides }) =>
    Object.values(sides).some(({ condition }) => condition !== 'none'),
  )
  if (!isRuled)
    say(
      'no-condition',
      'note',
      'Egyik Startlapon sincs feltétel, ezért az értékek nem számítanak. Írd rá például: monoton növekvő.',
      'No Start card has a condition, so values do not matter. Write one on it, for example "rising".',
    )
  for (const { name, outlook, fewer } of scenarios) {
    const share = part(outlook.all)
    const hu = fewer ? ` ${fewer.values} különböző értékkel ${percent(part(fewer.outlook.all))} lenne.` : ''
    const en = fewer
      ? ` With ${fewer.values} different values it would be ${percent(part(fewer.outlook.all))}.`
      : ''
    if (share < RARELY)
      say(
        'rarely',
        'warning',
        `Ritkán rakható lap (${name.hu}): a körök ${percent(share)}-ában van letehető ösvénylap, alak szerint ${percent(part(outlook.shapesOnly))} lenne. Legyen több egyenlő vagy közeli érték, vagy néhány érték nélküli lap.${hu}`,
        `A card can rarely be laid (${name.en}): on ${percent(share)} of turns, by shape alone on ${percent(part(outlook.shapesOnly))}. Have more values equal or close together, or a few cards without value.${en}`,
      )
    else if (part(outlook.early) - part(outlook.late) > FADING)
      say(
        'late',
        'note',
        `A kör végére elfogynak a lehetőségek (${name.hu}): az elején a körök ${percent(part(outlook.early))}-ában, a végén ${percent(part(outlook.late))}-ában van letehető lap. Több egyenlő érték segít.${hu}`,
        `Choices run out late in the round (${name.en}): ${percent(part(outlook.early))} of turns early, ${percent(part(outlook.late))} late. More equal values help.${en}`,
      )
  }
  balance()
  duplicates()
  gaps()
  deadEnds()
  hardCards()
  if (values.without.length > 0)
    say(
      'no-value',
      'warning',
      `${values.without.length} lap szövegének nincs értéke; a játékban bárhová letehetők.`,
      `${values.without.length === 1 ? 'One card has' : `${values.without.length} cards have`} a text without a value and fits anywhere in play.`,
      values.without.map(({ card }) => card),
    )
  if (list.length === 0)
    say('fine', 'note', 'Nincs olyan, amin változtatni kellene.', 'Nothing needs to be changed.')
  return list

  /** Values crowded at one end of the range end the ways of one direction too soon. */
  function balance(): void {
    const { spread, line } = values
    if (!spread || line.length < 5) return
    const middle = (spread.least + spread.most) / 2
    const total = line.reduce((sum, { cards }) => sum + cards.length, 0)
    const high = line.filter(({ number }) => number > middle)
    const above = high.reduce((sum, { cards }) => sum + cards.length, 0) / total
    const rising = scenarios.find(({ id }) => id === 'rising')?.outlook
    const falling = scenarios.find(({ id }) => id === 'falling')?.outlook
    if (!rising || !falling) return
    if (above > 0.68)
      say(
        'high-heavy',
        'warning',
        `Túl sok a nagy érték: a lapok ${percent(above)}-a a skála felső felében van. Növekvő Startnál már az elején nagy érték kerül az útra (letehető lap: ${percent(part(rising.all))}). Legyen több kis érték.`,
        `Too many large values: ${percent(above)} of cards lie in the upper half. With a rising Start large values come at the start already (a card can be laid on ${percent(part(rising.all))} of turns). Add small values.`,
        high.flatMap(({ cards }) => cards),
      )
    if (above < 0.32)
      say(
        'low-heavy',
        'warning',
        `Túl sok a kis érték: a lapok ${percent(1 - above)}-a a skála alsó felében van. Csökkenő Startnál már az elején kis érték kerül az útra (letehető lap: ${percent(part(falling.all))}). Legyen több nagy érték.`,
        `Too many small values: ${percent(1 - above)} of cards lie in the lower half. With a falling Start small values come at the start already (a card can be laid on ${percent(part(falling.all))} of turns). Add large values.`,
        line.filter(({ number }) => number <= middle).flatMap(({ cards }) => cards),
      )
  }

  function duplicates(): void {
    const [only] = values.line
    if (values.line.length === 1 && only!.cards.length > 1) {
      say(
        'all-equal',
        'warning',
        `Minden lap értéke ${hungarian(only!.text)}: bármelyik bármelyik után letehető, nincs mit kiszámolni.`,
        `Every card is worth ${signed(only!.text)}: any fits after any, there is nothing to work out.`,
        only!.cards,
      )
      return
    }
    for (const { text, cards } of values.duplicates)
      if (cards.length >= 6)
        say(
          'duplicates',
          'note',
          `${cards.length} lapnak is ugyanennyi az értéke: ${hungarian(text)}.`,
          `The value ${signed(text)} is on ${cards.length} cards.`,
          cards,
        )
  }

  function gaps(): void {
    const { spread } = values
    if (!spread || values.line.length < 8) return
    const { gap, most, least } = spread
    if (gap.width > 0.25 * (most - least))
      say(
        'gap',
        'warning',
        `Nagy hézag van ${hungarian(gap.from)} és ${hungarian(gap.to)} között: aki átlépi, nem jut vissza. Adj közé eső értékeket.`,
        `There is a wide gap between ${signed(gap.from)} and ${signed(gap.to)}: who steps over it cannot come back. Add values between.`,
      )
  }

  /** An extreme on a dead end never carries a way on. */
  function deadEnds(): void {
    const { line } = values
    if (line.length < 12) return
    const ends = [...line.slice(0, 3), ...line.slice(-3)].flatMap(({ cards }) => cards)
    const stuck = ends.filter(card => shapeOf(deck.paths[card]!.shape).way === 'dead-end')
    if (stuck.length >= 4)
      say(
        'dead-ends',
        'note',
        `A legkisebb és legnagyobb értékek közül ${stuck.length} zsákutcán áll; cseréld el átmenő ösvényekkel.`,
        `${stuck.length} of the smallest and largest values stand on dead ends; swap them with through paths.`,
        stuck,
      )
  }

  function hardCards(): void {
    const share = deck.paths.map((_, card) => {
      const held = scenarios.reduce((sum, { outlook }) => sum + outlook.held[card]!, 0)
      const blocked = scenarios.reduce((sum, { outlook }) => sum + outlook.blocked[card]!, 0)
      return { card, share: held === 0 ? 0 : blocked / held }
    })
    const hard = share
      .filter(each => each.share > 0.6)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, 6)
    if (hard.length > 0)
      say(
        'hard-cards',
        'note',
        `Ezeket a lapokat az értékük miatt a legnehezebb letenni (a legrosszabb a körök ${percent(hard[0]!.share)}-ában áll).`,
        `These cards are the hardest to lay because of their value (the worst waits on ${percent(hard[0]!.share)} of turns).`,
        hard.map(({ card }) => card),
      )
  }
}
