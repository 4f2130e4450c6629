import { CHANCE, SeatView, type Match, type Move, type Position, type Words } from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'
import type { MoveWriter } from '../board/move-writing.ts'
import { isSaid, must } from './must.ts'

/** Words of the game that people read anyway, by language: players, pieces, trays, printed fields. */
function vocabulary(game: BoardGame, p: Position, language: keyof Words): string {
  const { placed, trays, notes } = game.scene(p, Math.max(0, p.turn))
  const said: Words[] = [
    ...game.players.map(player => player.name),
    ...placed.flatMap(({ label, look }) => [label, printed(look.text)]),
    ...trays.flatMap(tray => [tray.title, ...tray.items.map(item => item.label)]),
    ...(notes ?? []),
    ...game.board.cells
      .flatMap(({ told, called, text }) => [told, called, typeof text === 'object' ? text : undefined])
      .filter(isSaid),
  ]
  return said.map(each => each[language].toLowerCase()).join(' ')
}

const printed = (text = ''): Words => ({ hu: text, en: text })

const WORD = /[a-z]{3,}/g
/** A Hungarian letter in a word; capitals alone are signs and letters of a word game. */
const hungarian = /[a-záéíóöőúüű]*[áéíóöőúüű][a-záéíóöőúüű]*/

/** A code where people should read words: a part of the move's name that no Hungarian word of the game explains. */
function strangeWord(game: BoardGame, p: Position, name: string, written: Words): string | undefined {
  const text = ` ${written.hu.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `
  const ids = (name.match(WORD) ?? []).filter(id => text.includes(` ${id} `))
  // The same in English: a Hungarian word that happens to be an id is another word there.
  const english = ` ${written.en.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `
  const common = ids.filter(id => english.includes(` ${id} `))
  if (common.length === 0) return undefined
  const known = vocabulary(game, p, 'hu')
  return common.find(id => !known.includes(id))
}

const SIGNS = /[a-z]:[a-z]|[a-z]#|_|\bundefined\b|\bNaN\b|[a-z]{2}-[a-z]{1,2}\d/i

/** A move can be pointed at, and is written for people in both languages: no ids, no signs of the program. */
export function checkWritten(game: BoardGame, writer: MoveWriter, p: Position, m: Move): void {
  const name = game.name(p, m)
  const written = writer.write(p, m, name)
  must(isSaid(written), () => `${name} is not written in both languages`)
  must(p.turn === CHANCE || game.points(p, m).length > 0, () => `a hint could not show ${name}`)
  checkReadable(game, p, name, written)
}

/** What others do is told to a seat without ids too. */
export function checkHeard(game: BoardGame, writer: MoveWriter, match: Match): void {
  if (!game.layout.secret) return
  const view = new SeatView(match, match.length % game.players.length)
  for (let i = 0; i < match.length; i++) {
    if (view.moveAt(i) !== undefined) continue
    const p = view.positionAt(i)
    const told = view.log[i]!
    checkReadable(game, p, told, writer.writeTold(p, told))
  }
}

export function checkReadable(game: BoardGame, p: Position, name: string, written: Words): void {
  for (const language of ['hu', 'en'] as const)
    must(!SIGNS.test(written[language]), () => `${name} is written as a code: ${written[language]}`)
  const strange = strangeWord(game, p, name, written)
  must(strange === undefined, () => `${name} has the id "${strange}" in Hungarian: ${written.hu}`)
  must(
    !hungarian.test(written.en) || vocabulary(game, p, 'en').includes(hungarian.exec(written.en)![0]),
    () => `${name} is in Hungarian on the English page: ${written.en}`,
  )
}
