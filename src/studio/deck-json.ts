/**
 * The deck as a JSON file:
 *
 *   { "format": "jatekvilag-deck", "version": 1, "name": "…",
 *     "paths":  [ { "shape": "NS", "latex": "\\sin 30^\\circ", "colour": "#ffffff", "value": "1/2" }, … 40 ],
 *     "starts": [ { "colour": "#ffffff", "sides": { "N": { "latex": "…", "condition": "rising" }, "E": …, "S": …, "W": … } } ],
 *     "counts": { "fixMachete": 2, … },
 *     "back":   null | { "data": "data:image/png;base64,…", "width": 800, "height": 1100 },
 *     "pictures": { "jungle": { … }, "map": { … }, "back-ruby": { … } } }
 *
 * `colour`, `value`, `back` and `pictures` may be left out; a kind left out of `counts` is 0. Anything else is refused, with its place.
 */
import {
  CONDITIONS,
  NO_COUNTS,
  PICTURE_IDS,
  WHITE,
  type Condition,
  type Deck,
  type PathCard,
  type Picture,
  type PictureId,
  type Pictures,
  type StartCard,
  type StartSide,
} from './deck.ts'
import { LONGEST_LATEX, LONGEST_NAME, MOST_STARTS } from './deck-edit.ts'
import { findKind, type KindId } from './kinds.ts'
import { lintLatex } from './latex/lint.ts'
import { fail, ok, type Result } from './result.ts'
import { FORTY, SIDES, type Side } from './shapes.ts'

export const DECK_FORMAT = 'jatekvilag-deck'
export const DECK_VERSION = 1
const LONGEST_FILE = 12_000_000
const LONGEST_PICTURE = 8_000_000

export const deckToJson = (deck: Deck): string =>
  `${JSON.stringify({ format: DECK_FORMAT, version: DECK_VERSION, ...deck }, null, 2)}\n`

export function parseDeck(text: string): Result<Deck> {
  if (text.length > LONGEST_FILE) return fail('A fájl túl nagy.', 'The file is too large.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fail('Ez nem JSON-fájl.', 'This is not a JSON file.')
  }
  return readDeck(value)
}

/** Stops reading at the first fault; caught in `readDeck`, never seen outside. */
class Wrong extends Error {
  readonly hu: string
  readonly en: string
  constructor(where: string, hu: string, en: string) {
    super(en)
    this.hu = `Hibás pakli itt: ${where} (${hu}).`
    this.en = `Wrong deck at ${where} (${en}).`
  }
}

export function readDeck(value: unknown): Result<Deck> {
  try {
    return ok(deck(value))
  } catch (error) {
    if (error instanceof Wrong) return fail(error.hu, error.en)
    throw error
  }
}

type Fields = Readonly<Record<string, unknown>>

function object(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Wrong(where, 'objektum kell', 'an object is needed')
  for (const key of Object.keys(value))
    if (!known.includes(key))
      throw new Wrong(where, `ismeretlen mező: ${key.slice(0, 40)}`, `unknown field: ${key.slice(0, 40)}`)
  return value as Fields
}

function list(value: unknown, where: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new Wrong(where, 'lista kell', 'a list is needed')
  if (value.length < least || value.length > most) {
    const number = least === most ? `${least}` : `${least}–${most}`
    throw new Wrong(
      where,
      `${number} elem kell, nem ${value.length}`,
      `${number} items are needed, not ${value.length}`,
    )
  }
  return value
}

function text(value: unknown, where: string, most: number): string {
  if (typeof value !== 'string') throw new Wrong(where, 'szöveg kell', 'a text is needed')
  if (value.length > most)
    throw new Wrong(where, `legfeljebb ${most} jel lehet`, `at most ${most} characters are allowed`)
  return value
}

function whole(value: unknown, where: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new Wrong(
      where,
      `${least} és ${most} közötti egész szám kell`,
      `a whole number from ${least} to ${most} is needed`,
    )
  return value
}

function latex(value: unknown, where: string): string {
  const given = text(value ?? '', where, LONGEST_LATEX)
  const [fault] = lintLatex(given)
  if (fault) throw new Wrong(where, fault.why.hu, fault.why.en)
  return given
}

function colour(value: unknown, where: string): string {
  if (value === undefined) return WHITE
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value))
    throw new Wrong(where, '#rrggbb alakú szín kell', 'a colour like #rrggbb is needed')
  return value.toLowerCase()
}

export const isValueText = (value: string): boolean =>
  /^-?\d{1,100}(\/[1-9]\d{0,99}|\.\d{1,100})?$/.test(value)

function path(value: unknown, index: number): PathCard {
  const where = `paths[${index}]`
  const fields = object(value, where, ['shape', 'latex', 'colour', 'value'])
  const shape = FORTY[index]!
  if (fields['shape'] !== shape)
    throw new Wrong(`${where}.shape`, `itt ${shape} alak áll`, `the shape here is ${shape}`)
  const worth = fields['value'] ?? null
  if (worth !== null && !(typeof worth === 'string' && isValueText(worth)))
    throw new Wrong(`${where}.value`, 'tört vagy tizedes tört kell', 'a fraction or a decimal is needed')
  return {
    shape,
    latex: latex(fields['latex'], `${where}.latex`),
    colour: colour(fields['colour'], `${where}.colour`),
    value: worth,
  }
}

function start(value: unknown, index: number): StartCard {
  const where = `starts[${index}]`
  const fields = object(value, where, ['colour', 'sides'])
  const given = object(fields['sides'], `${where}.sides`, SIDES)
  const sides: Partial<Record<Side, StartSide>> = {}
  for (const side of SIDES) {
    const at = `${where}.sides.${side}`
    const part = object(given[side], at, ['latex', 'condition'])
    const condition = CONDITIONS.find((each): each is Condition => each === part['condition'])
    if (!condition) throw new Wrong(`${at}.condition`, 'ismeretlen feltétel', 'an unknown condition')
    sides[side] = { latex: latex(part['latex'], `${at}.latex`), condition }
  }
  return { colour: colour(fields['colour'], `${where}.colour`), sides: sides as Record<Side, StartSide> }
}

function picture(value: unknown, where: string): Picture | null {
  if (value === undefined || value === null) return null
  const fields = object(value, where, ['data', 'width', 'height'])
  const data = text(fields['data'], `${where}.data`, LONGEST_PICTURE)
  if (!/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(data))
    throw new Wrong(`${where}.data`, 'PNG vagy JPEG kép kell', 'a PNG or JPEG picture is needed')
  return {
    data,
    width: whole(fields['width'], `${where}.width`, 1, 20_000),
    height: whole(fields['height'], `${where}.height`, 1, 20_000),
  }
}

function pictures(value: unknown): { pictures?: Pictures } {
  if (value === undefined) return {}
  const given = object(value, 'pictures', PICTURE_IDS)
  const found: Partial<Record<PictureId, Picture>> = {}
  for (const id of PICTURE_IDS) {
    const one = picture(given[id], `pictures.${id}`)
    if (one) found[id] = one
  }
  return { pictures: found }
}

function deck(value: unknown): Deck {
  const fields = object(value, 'az eleje / the top', [
    'format',
    'version',
    'name',
    'paths',
    'starts',
    'counts',
    'back',
    'pictures',
  ])
  if (fields['format'] !== DECK_FORMAT)
    throw new Wrong('format', 'ez nem kártyapakli', 'this is not a deck of cards')
  if (fields['version'] !== DECK_VERSION)
    throw new Wrong('version', 'a pakli újabb programmal készült', 'the deck was made by a newer program')
  const counts: Record<KindId, number> = { ...NO_COUNTS }
  const given = object(fields['counts'], 'counts', Object.keys(counts))
  for (const [id, count] of Object.entries(given)) {
    const kind = findKind(id)!
    counts[kind.id] = whole(count, `counts.${id}`, 0, kind.most)
  }
  return {
    name: text(fields['name'], 'name', LONGEST_NAME),
    paths: list(fields['paths'], 'paths', FORTY.length, FORTY.length).map(path),
    starts: list(fields['starts'], 'starts', 1, MOST_STARTS).map(start),
    counts,
    back: picture(fields['back'], 'back'),
    ...pictures(fields['pictures']),
  }
}
