// Every drawing in every tint as one page, to look at: node tests/board/sheet.ts > sheet.html
import type { Look, Tint } from '../../src/kit/index.ts'
import { addAllArts, ART_NAMES } from '../../src/board/art/all.ts'
import { drawing, shades } from '../../src/board/art/index.ts'

addAllArts()
import { plainColours, TINT_NAMES, type Theme } from '../../src/board/palette.ts'

const TEXTS: Readonly<Record<string, string>> = {
  shogi: '歩',
  rank: '7',
  hourglass: '95',
  letter: 'SZ:3',
  die: '5',
  token: '3',
  coin: '10',
  card: '7',
  atom: '3',
  number: '15',
  seed: '7',
}
const all = process.argv.includes('--all')
const only = process.argv
  .find(arg => arg.startsWith('--only='))
  ?.slice(7)
  .split(',')
const tints: readonly Tint[] = all ? TINT_NAMES : ['white', 'black', 'red', 'green']

const svg = (look: Look, theme: Theme, size: number) =>
  `<svg viewBox="-50 -50 100 100" width="${size}" height="${size}" style="overflow:visible">${drawing(look, plainColours(theme), theme)}</svg>`

export const sheet = (theme: Theme): string => {
  const colours = plainColours(theme)
  const cell = (fill: 'board-light' | 'board-dark', inner: string) =>
    `<span style="display:inline-flex;align-items:center;justify-content:center;padding:2px;background:${colours.board(fill)}">${inner}</span>`
  const rows = (only ?? [...ART_NAMES, 'chess-guard', 'what']).map(art => {
    const looks = tints.map((tint): Look => ({ art, tint, ...(TEXTS[art] ? { text: TEXTS[art] } : {}) }))
    return `<div style="display:flex;align-items:center;gap:4px;margin:3px"><b style="width:110px;font:13px sans-serif">${art}</b>${looks
      .map(look =>
        (all ? [48] : [96, 48, 24])
          .map((size, i) =>
            cell((i + tints.indexOf(look.tint)) % 2 ? 'board-dark' : 'board-light', svg(look, theme, size)),
          )
          .join(''),
      )
      .join(' ')}</div>`
  })
  return `<div style="background:${theme === 'light' ? '#f6f1e7' : '#211b17'};color:${theme === 'light' ? '#222' : '#ddd'};padding:8px"><svg width="0" height="0" style="position:absolute"><defs>${shades(theme)}</defs></svg><div style="columns:${all ? 1 : 2}">${rows.join('')}</div></div>`
}

const theme = process.argv.includes('--dark') ? 'dark' : 'light'
process.stdout.write(`<!doctype html><meta charset="utf-8"><body style="margin:0">${sheet(theme)}`)
