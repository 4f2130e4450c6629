import type { Words } from '../../../engine/index.ts'
import { JACKPOT_GEARS } from './data.ts'
import { onLevel, placed, skulls, type Result } from './skull.ts'

/** What each bet is about; the payouts are in data.ts. */
export interface Condition {
  readonly id: string
  readonly name: Words
  readonly holds: (result: Result) => boolean
}

const gem = ({ end }: Result) => end === 'gem' || end === 'double'
const empty = ({ end }: Result) => end === 'empty' || end === 'double'
const double = ({ end }: Result) => end === 'double'
const bust = ({ end }: Result) => end === 'bust'
const teeth = (r: Result) => onLevel(r, 1) + onLevel(r, 2)
const nargash = (r: Result) => gem(r) && skulls(r) === placed(r)
const grin = (r: Result) => empty(r) && teeth(r) === placed(r)
const full = (r: Result) =>
  double(r) && placed(r) === 7 && teeth(r) === 3 && onLevel(r, 3) === 1 && onLevel(r, 4) === 2
const oneEach = (r: Result) =>
  onLevel(r, 1) === 1 &&
  onLevel(r, 2) === 1 &&
  onLevel(r, 3) === 1 &&
  onLevel(r, 4) === 1 &&
  onLevel(r, 5) === 1

const condition = (id: string, hu: string, en: string, holds: (r: Result) => boolean): Condition => ({
  id,
  name: { hu, en },
  holds,
})

const list: readonly Condition[] = [
  condition('tulturas', 'Túltúrás', "Pick n' Bust", r => bust(r) && r.picks > 0),
  condition('orjongo-nargash', 'Őrjöngő Nargash', 'Mad Nargash', nargash),
  condition('kegyetlen-vigyor', 'Kegyetlen vigyor', 'Grim Grin', grin),
  condition('smaragd-koponya', 'Smaragd koponya', 'Emerald Skull', full),
  condition('szarnypanik', 'Szárnypánik', 'Busted Fowl', r => bust(r) || r.end === 'flee'),
  condition('utolso-ekko', 'Az utolsó ékkő', 'Final Jewel', gem),
  condition('ures-kez', 'Üres kéz', 'Empty Hands', empty),
  condition('ragyogo-uresseg', 'Ragyogó üresség', "Empty n' Shiny", double),

  condition(
    'nargash-szerencsejateka',
    'Nargash szerencsejátéka',
    "Nargash's Gamble",
    r => nargash(r) && skulls(r) >= 5,
  ),
  condition('nargash-banata', 'Nargash bánata', "Nargash's Sorrow", r => !nargash(r)),
  condition(
    'legendas-koponya',
    'Legendás smaragd koponya',
    'Legendary Skull',
    r => full(r) && skulls(r) === 0,
  ),
  condition('repedt-koponya', 'Repedt koponya', 'Cracked Skull', r => !full(r)),
  condition('sebhelyes-arc', 'Sebhelyes arc', 'Scarred Face', r => gem(r) && oneEach(r)),
  condition('butykos-arc', 'Bütykös arc', 'Lumpy Face', r => double(r) && oneEach(r)),
  condition('zord-abrazat', 'Zord ábrázat', 'Grim Visage', r => !(gem(r) && oneEach(r))),
  condition('torott-agyarak', 'Törött agyarak', 'Broken Tusks', r => !grin(r)),
  condition('fogatlan-dobas', 'Fogatlan dobás', 'Toothless Throw', r => teeth(r) === 0),

  condition('csontok-2', 'Vad csontok: legalább 2', 'Wild Bones: 2 or more', r => skulls(r) >= 2),
  condition('csontok-3', 'Vad csontok: legalább 3', 'Wild Bones: 3 or more', r => skulls(r) >= 3),
  condition('csontok-4', 'Vad csontok: legalább 4', 'Wild Bones: 4 or more', r => skulls(r) >= 4),
  condition('sirfelirat-paratlan', 'Sírfelirat: páratlan', 'Epitaph: odd', r => skulls(r) % 2 === 1),
  condition('sirfelirat-paros', 'Sírfelirat: páros', 'Epitaph: even', r => skulls(r) % 2 === 0),
  condition('sirfelirat-nulla', 'Sírfelirat: egy sem', 'Epitaph: none', r => skulls(r) === 0),
  condition('orrturo-0', 'Megszállott orrtúró: 0', 'Compulsive Picker: 0', r => r.picks === 0),
  condition('orrturo-1', 'Megszállott orrtúró: 1', 'Compulsive Picker: 1', r => r.picks === 1),
  condition('orrturo-2', 'Megszállott orrtúró: 2', 'Compulsive Picker: 2', r => r.picks === 2),
  condition('szem-0', 'Szemgolyógyűjtemény: 0', 'Eyeball Collection: 0', r => onLevel(r, 4) === 0),
  condition('szem-1', 'Szemgolyógyűjtemény: 1', 'Eyeball Collection: 1', r => onLevel(r, 4) === 1),
  condition('szem-2', 'Szemgolyógyűjtemény: 2', 'Eyeball Collection: 2', r => onLevel(r, 4) === 2),
  condition('szimat-0', 'Szimat-készlet: 0', 'Sniff Set: 0', r => onLevel(r, 3) === 0),
  condition('szimat-1', 'Szimat-készlet: 1', 'Sniff Set: 1', r => onLevel(r, 3) === 1),
  condition('szimat-2', 'Szimat-készlet: 2', 'Sniff Set: 2', r => onLevel(r, 3) === 2),
  condition('szimat-3', 'Szimat-készlet: legalább 3', 'Sniff Set: 3 or more', r => onLevel(r, 3) >= 3),
  condition(
    'arany-paratlan',
    'Tökéletes arányok: páratlan',
    'Perfect Proportions: odd',
    r => onLevel(r, 3) % 2 === 1,
  ),
  condition(
    'arany-paros',
    'Tökéletes arányok: páros',
    'Perfect Proportions: even',
    r => onLevel(r, 3) % 2 === 0,
  ),
  condition(
    'arany-nulla',
    'Tökéletes arányok: egy sem',
    'Perfect Proportions: none',
    r => onLevel(r, 3) === 0,
  ),
  condition(
    'fogsor-alul',
    'Fogsor-igazítás: alul több',
    'Straight Teeth: more below',
    r => onLevel(r, 1) > onLevel(r, 2),
  ),
  condition(
    'fogsor-egyenlo',
    'Fogsor-igazítás: egyenlő',
    'Straight Teeth: equal',
    r => onLevel(r, 1) === onLevel(r, 2),
  ),
  condition(
    'fogsor-felul',
    'Fogsor-igazítás: felül több',
    'Straight Teeth: more above',
    r => onLevel(r, 1) < onLevel(r, 2),
  ),
  condition('felmosoly-0', 'Különös félmosoly: 0', 'Odd Half-Smile: 0', r => teeth(r) === 0),
  condition('felmosoly-1', 'Különös félmosoly: 1', 'Odd Half-Smile: 1', r => teeth(r) === 1),
  condition('felmosoly-2', 'Különös félmosoly: 2', 'Odd Half-Smile: 2', r => teeth(r) === 2),
  condition('felmosoly-3', 'Különös félmosoly: legalább 3', 'Odd Half-Smile: 3 or more', r => teeth(r) >= 3),

  condition('dzsoker-kristaly', 'Dzsóker-kristály', 'Wild Crystal', r => gem(r) && r.wild[4]! > 0),
  condition('elvesztett-ekko', 'Elvesztett ékkő', 'Lost Jewel', r => !gem(r)),
  condition('erotlen-ujjak', 'Erőtlen ujjak', 'Feeble Fingers', r => !empty(r)),
  condition('torott-vegtagok', 'Törött végtagok', 'Broken Limbs', r => !empty(r) && r.hand >= 2),
  condition('szemes-koponya', 'Szemes koponya', 'Eyed Skull', r => double(r) && onLevel(r, 4) === 2),
  condition('elfuseralt-ekko', 'Elfuserált ékkő', 'Botched Jewel', r => !double(r)),
  condition('dobo-diadala', 'A dobó diadala', "Thrower's Triumph", r => !bust(r)),
  condition('dragul-bukasa', 'Dragul bukása', "Dragul's Downfall", bust),
]

export const CONDITIONS: ReadonlyMap<string, Condition> = new Map(list.map(each => [each.id, each]))

/** The dice a jackpot is paid for: all skulls, or the I and II without skulls. */
const COUNTED = {
  skulls,
  teeth: ({ own }: Result) => own[0]! + own[1]!,
} as const

/** A jackpot replaces the standard payout; `gears` is its sum for a result that earns it. */
export interface Jackpot {
  readonly id: string
  readonly name: Words
  /** What it pays: for each of these dice, or one sum. */
  readonly each: number
  readonly of: keyof typeof COUNTED | 'sum'
  readonly holds: (result: Result) => boolean
  /** How often `each` is paid. */
  readonly count: (result: Result) => number
  readonly gears: (result: Result) => number
}

const jackpot = (id: keyof typeof JACKPOT_GEARS, of: Jackpot['of'] = 'sum'): Jackpot => {
  const each = JACKPOT_GEARS[id]
  const count = of === 'sum' ? () => 1 : COUNTED[of]
  return { ...CONDITIONS.get(id)!, each, of, count, gears: result => each * count(result) }
}

export const JACKPOTS: readonly Jackpot[] = [
  jackpot('orjongo-nargash', 'skulls'),
  jackpot('kegyetlen-vigyor', 'teeth'),
  jackpot('smaragd-koponya'),
  jackpot('legendas-koponya'),
  jackpot('sebhelyes-arc'),
  jackpot('butykos-arc'),
]
