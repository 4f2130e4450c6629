import { CHANCE, type Move, type Point, type Position, type Words, type Written } from '../engine/index.ts'
import type { BoardGame, Placed } from '../kit/index.ts'
import { cellTitle } from './board-words.ts'

/** Writes the moves of one game for people, in both languages. */
export interface MoveWriter {
  /** A move whose maker may be known; `p` is before it, `name` is its name. */
  write(p: Position, m: Move, name: string): Written
  /** A move that is hidden from whoever looks: all that is known is how it is told. */
  writeTold(p: Position, told: string): Words
}

const same = (text: string): Words => ({ hu: text, en: text })
const words = (say: (language: 'hu' | 'en') => string): Words => ({ hu: say('hu'), en: say('en') })

/** What luck does, by the first part of its name. */
const LUCKS: Readonly<Record<string, Words>> = {
  roll: { hu: 'dobás', en: 'roll' },
  draw: { hu: 'húzás', en: 'draw' },
  card: { hu: 'lap', en: 'card' },
  start: { hu: 'kezd', en: 'first' },
  formation: { hu: 'kész felállás', en: 'ready formation' },
  laying: { hu: 'betűt rak', en: 'lays a letter' },
  ready: { hu: 'elkészült', en: 'is ready' },
  swap: { hu: 'csere', en: 'swap' },
}

const DEAL: Words = { hu: 'osztás', en: 'deal' }
const COLUMN = (letter: string): Words => ({ hu: `${letter} oszlop`, en: `column ${letter}` })
const HIDDEN: Words = { hu: 'rejtett lépés', en: 'hidden move' }

/** A writer with the convention of the game's family, which comes with it. */
export async function loadMoveWriter(game: BoardGame): Promise<MoveWriter> {
  const notation = await game.notation?.(game)
  const { cells, names } = game.board
  /** Cells that people know by their names. */
  const plain = new Set(names.filter((_, c) => !cells[c]!.called && !cells[c]!.told))
  const isColumn = (name: string) => /^[a-z]$/.test(name) && !names.includes(name)
  /** e2-e4, c3xe5xg7, x3b: cells alone, with signs everybody knows. */
  const isPlain = (name: string) =>
    (/^[a-z]?\d{1,2}$/.test(name) && !names.includes(name)) ||
    plain.has(name) ||
    name.split(/[-x]/).every((part, i) => plain.has(part) || (i === 0 && part === '' && name[0] === 'x'))

  const called = (p: Position, text: string): Words | undefined => {
    const own = game.label?.(text, p)
    return own && own.hu !== text && own.en !== text ? own : undefined
  }
  const luck = (p: Position, name: string): Words => {
    const own = called(p, name)
    if (own) return own
    const [, first = '', rest = ''] = /^([a-z]+)(?::(.*))?$/.exec(name) ?? []
    if (first === 'deal') return DEAL
    const known = LUCKS[first]
    return known ? words(language => (rest ? `${known[language]}: ${rest}` : known[language])) : same(name)
  }
  /** What a piece is called, without whose it is and how it lies: "elephant". */
  const kind = ({ label, owner }: Placed): Words => {
    const whose = game.players[owner ?? -1]?.name
    return words(language => {
      const [full = '', start] = [label[language].split(/[:,]/)[0], `${whose?.[language]} `]
      return full.startsWith(start) ? full.slice(start.length) : full
    })
  }
  /** Where whoever moves has pieces of several kinds, "elephant a7-a6" says more than the cells alone. */
  const moved = (p: Position, m: Move, name: string): Words => {
    const [cell, ...goals] = game.points(p, m)
    if (
      game.layout.secret ||
      typeof cell !== 'number' ||
      goals.length === 0 ||
      !name.startsWith(names[cell]!)
    )
      return same(name)
    const { placed } = game.scene(p, p.turn)
    const piece = placed.findLast(each => each.cell === cell)
    if (!piece) return same(name)
    const alike = placed.filter(
      ({ owner }) => owner === p.turn || (owner === undefined && piece.owner === undefined),
    )
    const kinds = new Set(alike.map(each => kind(each).en))
    return kinds.size > 1 ? words(language => `${kind(piece)[language]} ${name}`) : same(name)
  }
  /** A man that is taken off where cells have words of their own: the sign stays before them. */
  const taken = (p: Position, m: Move, name: string): Words | undefined => {
    const [cell, ...more] = game.points(p, m)
    if (name[0] !== 'x' || typeof cell !== 'number' || more.length > 0 || names[cell] !== name.slice(1))
      return undefined
    return words(language => `x${cellTitle(cells[cell]!, language)}`)
  }
  /** Cells, things and buttons as they are read on the table. */
  const pointed = (p: Position, points: readonly Point[]): Words => {
    const isPressed = points.every(point => typeof point === 'string')
    const scene = isPressed ? undefined : game.scene(p, Math.max(0, p.turn))
    const things = scene ? [...scene.trays.flatMap(tray => tray.items), ...scene.placed] : []
    const label = (point: string): Words =>
      (isPressed ? undefined : things.find(each => each.point === point)?.label) ??
      game.label?.(point, p) ??
      same(point)
    return words(language =>
      joined(points, point =>
        typeof point === 'number' ? cellTitle(cells[point]!, language) : label(point)[language],
      ),
    )
  }
  return {
    write(p, m, name) {
      const own = game.write?.(p, m) ?? notation?.write(p, m)
      if (own) return own
      if (p.turn === CHANCE) return luck(p, name)
      if (isColumn(name)) return COLUMN(name)
      return isPlain(name) ? moved(p, m, name) : (taken(p, m, name) ?? pointed(p, game.points(p, m)))
    },
    writeTold: (p, told) =>
      isPlain(told) ? same(told) : (LUCKS[told] ?? (told.includes('?') ? HIDDEN : luck(p, told))),
  }
}

/** "white marble → d2", "F piece: e2–c3", "c5 → d4 → e3", "f4 → e5, salta!" */
function joined(points: readonly Point[], word: (point: Point) => string): string {
  const lays =
    typeof points[0] === 'string' && points.slice(1).filter(point => typeof point === 'number').length > 1
  return points.reduce<string>((told, point, i) => {
    if (i === 0) return word(point)
    if (typeof point === 'string') return `${told}, ${uncapital(word(point))}`
    const sign = !lays ? ' → ' : typeof points[i - 1] === 'string' ? ': ' : '–'
    return `${told}${sign}${word(point)}`
  }, '')
}

const uncapital = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
