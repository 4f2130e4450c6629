import type { Words } from '../engine/index.ts'
import type { Misfit } from './shape.ts'

/**
 * Where a file is wrong, for people: `acts[7].kind.front.width` is the width of the front of the piece at act 8. It is asked for only
 * when somebody has opened a bad file.
 */

/** A part of a file: alone, as a possession of what it stands in, in English. */
type Part = readonly [alone: string, owned: string, en: string]

const PARTS: Readonly<Record<string, Part>> = {
  about: ['tükörközép', 'tükörközepe', 'centre'],
  acts: ['lépések', 'lépései', 'acts'],
  angle: ['szög', 'szöge', 'angle'],
  art: ['rajz', 'rajza', 'drawing'],
  as: ['fajta', 'fajtája', 'kind'],
  at: ['hely', 'helye', 'place'],
  back: ['hátoldal', 'hátoldala', 'back'],
  background: ['háttérszín', 'háttérszíne', 'background'],
  bag: ['zsák', 'zsákja', 'bag'],
  board: ['tábla', 'táblája', 'board'],
  bold: ['félkövér betű', 'félkövér betűje', 'bold type'],
  box: ['doboz', 'doboza', 'box'],
  by: ['mód', 'módja', 'manner'],
  cards: ['kártyák', 'kártyái', 'cards'],
  cells: ['mezőalak', 'mezőalakja', 'shape of cells'],
  colour: ['szín', 'színe', 'colour'],
  columns: ['oszlopok száma', 'oszlopainak száma', 'number of columns'],
  count: ['darabszám', 'darabszáma', 'count'],
  counters: ['számlálók', 'számlálói', 'counters'],
  dark: ['sötét szín', 'sötét színe', 'dark colour'],
  data: ['adat', 'adata', 'data'],
  degrees: ['elfordítás', 'elfordítása', 'turn'],
  digits: ['számjegyek száma', 'számjegyeinek száma', 'number of digits'],
  do: ['fajta', 'fajtája', 'kind'],
  drawing: ['vonalak', 'vonalai', 'lines'],
  draws: ['vonzás', 'vonzása', 'pull'],
  each: ['osztott lapok száma', 'osztott lapjainak száma', 'number dealt'],
  errand: ['teendő', 'teendője', 'errand'],
  faces: ['oldalak', 'oldalai', 'faces'],
  factor: ['nagyítás', 'nagyítása', 'factor'],
  fields: ['adatok', 'adatai', 'data'],
  fill: ['kitöltőszín', 'kitöltőszíne', 'fill'],
  font: ['betűtípus', 'betűtípusa', 'typeface'],
  format: ['formátum', 'formátuma', 'format'],
  fresh: ['új számok', 'új számai', 'new numbers'],
  from: ['állás', 'állása', 'position'],
  front: ['előoldal', 'előoldala', 'front'],
  game: ['játék', 'játéka', 'game'],
  glyph: ['jel', 'jele', 'sign'],
  grid: ['rács', 'rácsa', 'grid'],
  group: ['csoport', 'csoportja', 'group'],
  hand: ['kéz', 'keze', 'hand'],
  height: ['magasság', 'magassága', 'height'],
  id: ['azonosító', 'azonosítója', 'number'],
  ids: ['érintett dolgok', 'érintett dolgai', 'things concerned'],
  index: ['sorszám', 'sorszáma', 'place in the row'],
  ink: ['vonalszín', 'vonalszíne', 'ink'],
  inside: ['benne lévők', 'benne lévői', 'contents'],
  italic: ['dőlt betű', 'dőlt betűje', 'italic type'],
  kind: ['figura', 'figurája', 'piece'],
  label: ['felirat', 'felirata', 'label'],
  labels: ['feliratok', 'feliratai', 'labels'],
  least: ['alsó határ', 'alsó határa', 'lower bound'],
  left: ['hátralévők', 'hátralévői', 'rest'],
  light: ['világos szín', 'világos színe', 'light colour'],
  lines: ['vonalak', 'vonalai', 'lines'],
  locked: ['rögzítettség', 'rögzítettsége', 'lock'],
  more: ['további oldalak', 'további oldalai', 'further sides'],
  most: ['felső határ', 'felső határa', 'upper bound'],
  name: ['név', 'neve', 'name'],
  names: ['nevek', 'nevei', 'names'],
  nextId: ['következő sorszám', 'következő sorszáma', 'next number'],
  options: ['változat', 'változata', 'options'],
  path: ['vonalrajz', 'vonalrajza', 'path'],
  pattern: ['minta', 'mintája', 'pattern'],
  picture: ['kép', 'képe', 'picture'],
  pictures: ['saját képek', 'saját képei', 'own pictures'],
  pieces: ['figurák', 'figurái', 'pieces'],
  places: ['helyek', 'helyei', 'places'],
  points: ['pontok', 'pontjai', 'points'],
  rows: ['sorok', 'sorai', 'rows'],
  runsOut: ['elfogyás', 'elfogyása', 'running out'],
  scale: ['nagyítás', 'nagyítása', 'scale'],
  seat: ['ülőhely', 'ülőhelye', 'seat'],
  seats: ['ülőhelyek', 'ülőhelyei', 'seats'],
  shape: ['alak', 'alakja', 'shape'],
  showing: ['látható oldal', 'látható oldala', 'side shown'],
  side: ['oldal', 'oldala', 'side'],
  size: ['méret', 'mérete', 'size'],
  stroke: ['vonalszín', 'vonalszíne', 'stroke'],
  text: ['szöveg', 'szövege', 'text'],
  texts: ['szövegek', 'szövegei', 'texts'],
  thing: ['új dolog', 'új dolga', 'new thing'],
  things: ['dolgok', 'dolgai', 'things'],
  tint: ['szín', 'színe', 'colour'],
  title: ['cím', 'címe', 'title'],
  toX: ['vég vízszintes helye', 'végének vízszintes helye', 'end across'],
  toY: ['vég függőleges helye', 'végének függőleges helye', 'end down'],
  turn: ['soron lévő', 'soron lévője', 'turn'],
  updated: ['mentés ideje', 'mentésének ideje', 'time of saving'],
  value: ['érték', 'értéke', 'value'],
  version: ['változatszám', 'változatszáma', 'version'],
  what: ['fajta', 'fajtája', 'kind'],
  width: ['szélesség', 'szélessége', 'width'],
  x: ['vízszintes hely', 'vízszintes helye', 'place across'],
  y: ['függőleges hely', 'függőleges helye', 'place down'],
  zeros: ['nullák száma', 'nulláinak száma', 'number of zeros'],
}
/** One of a list, where it has a word of its own. */
const ONES: Readonly<Record<string, Part>> = {
  box: ['figura', 'figurája', 'piece'],
  cards: ['kártya', 'kártyája', 'card'],
  cells: ['mező', 'mezője', 'cell'],
  counters: ['számláló', 'számlálója', 'counter'],
  drawing: ['vonal', 'vonala', 'line'],
  faces: ['oldal', 'oldala', 'face'],
  ids: ['érintett dolog', 'érintett dolga', 'thing concerned'],
  more: ['további oldal', 'további oldala', 'further side'],
  names: ['név', 'neve', 'name'],
  pictures: ['kép', 'képe', 'picture'],
  pieces: ['figura', 'figurája', 'piece'],
  places: ['hely', 'helye', 'place'],
  rows: ['sor', 'sora', 'row'],
  seats: ['ülőhely', 'ülőhelye', 'seat'],
  texts: ['szöveg', 'szövege', 'text'],
  things: ['dolog', 'dolga', 'thing'],
}
const SORT: Part = ['fajta', 'fajtája', 'kind']

/** "az" where a vowel is spoken first: "az 1." (első), "az 5." (ötödik). */
const withArticle = (next: string): string => {
  const digits = /^\d+/.exec(next)?.[0]
  const vowel = digits
    ? digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1)
    : /^[aáeéiíoóöőuúüű]/i.test(next)
  return `${vowel ? 'az' : 'a'} ${next}`
}
/** The possession as a possessor: "előoldala", "előoldalának"; "nevei", "neveinek". */
function asOwner(owned: string): string {
  const end = owned.endsWith('a') ? 'á' : owned.endsWith('e') ? 'é' : owned.at(-1)!
  const [last] = /[aáoóuúeéöőüű](?=[^aáoóuúeéöőüű]*$)/.exec(owned) ?? ['a']
  return `${owned.slice(0, -1)}${end}${/[aáoóuú]/.test(last) ? 'nak' : 'nek'}`
}

interface Step {
  readonly part: Part
  /** Which of the list, from 1 on. */
  readonly nth?: number
}

/** The parts from the outermost to the innermost; keys that people gave and what has no word are left out. */
function stepsOf(tokens: readonly string[]): Step[] {
  const steps: Step[] = []
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1] ?? ''
    const one = ONES[before]
    const isNumber = /^\d+$/.test(token)
    if (one && (isNumber || !(token in PARTS))) {
      steps.pop()
      steps.push({ part: one, ...(isNumber ? { nth: Number(token) + 1 } : {}) })
    } else if (token === 'kind' && i === tokens.length - 1) steps.push({ part: SORT })
    else if (PARTS[token]) steps.push({ part: PARTS[token] })
  }
  return steps
}

const inHungarian = (steps: readonly Step[]): string =>
  withArticle(
    steps
      .map(({ part: [alone, owned], nth }, i) => {
        const word = i === 0 ? alone : i === steps.length - 1 ? owned : asOwner(owned)
        return nth === undefined ? word : `${nth}. ${word}`
      })
      .join(' '),
  )
const inEnglish = (steps: readonly Step[]): string =>
  steps
    .toReversed()
    .map(({ part: [, , en], nth }) => (nth === undefined ? `the ${en}` : `${en} ${nth}`))
    .join(' of ')

/** What stands before the place itself: the act, the first position, the file. */
function frameOf(where: string): { readonly frame: Words; readonly rest: string } {
  const [whole, act, part] = /^(?:act\.)?acts\[(\d+)\](?:\.acts\[(\d+)\])?\.?/.exec(where) ?? []
  if (whole !== undefined) {
    const n = `${withArticle(String(Number(act) + 1))}.`
    const frame =
      part === undefined
        ? { hu: `${n} lépésnél`, en: `at act ${Number(act) + 1}` }
        : {
            hu: `${n} lépés ${Number(part) + 1}. részénél`,
            en: `at part ${Number(part) + 1} of act ${Number(act) + 1}`,
          }
    return { frame, rest: where.slice(whole.length) }
  }
  if (/^first\b/.test(where))
    return {
      frame: { hu: 'a kezdőállásban', en: 'in the first position' },
      rest: where.replace(/^first\.?/, ''),
    }
  return { frame: { hu: 'a fájlban', en: 'in the file' }, rest: where }
}

export function misfitWords({ where, needs }: Misfit): Words {
  const { frame, rest } = frameOf(where)
  const steps = stepsOf(rest.split(/[.[\]]+/).filter(token => token !== ''))
  const some = steps.length > 0
  return {
    hu: `Hibás adat ${frame.hu}${some ? `: ${inHungarian(steps)}` : ''} (${needs.hu}).`,
    en: `Wrong data ${frame.en}${some ? `: ${inEnglish(steps)}` : ''} (${needs.en}).`,
  }
}
