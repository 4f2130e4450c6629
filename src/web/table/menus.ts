import { clearMarks } from './deeds.ts'
import { fitTable, redoAct, turnWish, undoAct, useTool, zoomTable } from './tools.ts'
import type { BarMenu } from './MenuBar.tsx'
import { wishes, type Desk } from './state.ts'
import { tt } from './text/text.ts'

const exportFile = async (desk: Desk) => (await import('./import.ts')).exportTable(desk)
const exportFilm = async (desk: Desk) => (await import('./gif.ts')).exportGif(desk)

/** The menus of the book's program, with what has been added to them below a line. */
export function tableMenus(
  desk: Desk,
  panels: { log: boolean; hands: boolean; rules: boolean; toggle(panel: 'log' | 'hands' | 'rules'): void },
  onImport: () => void,
): readonly BarMenu[] {
  const words = tt().menu
  const { session } = desk
  const known = desk.board() !== undefined
  return [
    {
      parts: [
        [
          { text: words.new, act: () => desk.show({ what: 'new' }) },
          { text: words.openStart, act: () => desk.show({ what: 'openStart' }) },
          { text: words.openGame, act: () => desk.show({ what: 'openGame' }) },
          { text: words.save, key: 'Ctrl S', act: () => desk.show({ what: 'save' }) },
        ],
        [
          { text: words.importFile, act: onImport },
          { text: words.exportFile, act: () => void exportFile(desk) },
          { text: words.exportGif, act: () => void exportFilm(desk) },
          { text: words.print, act: () => desk.show({ what: 'print' }) },
        ],
        [
          { text: words.rules, act: () => panels.toggle('rules'), off: !known },
          { text: words.switch, act: () => desk.show({ what: 'switch' }) },
        ],
      ],
    },
    {
      parts: [
        [
          { text: words.board, key: 'B', act: () => desk.show({ what: 'board' }) },
          { text: words.pieces, key: 'P', act: () => desk.show({ what: 'pieces' }) },
          { text: words.chance, key: 'D', act: () => desk.show({ what: 'chance' }) },
          { text: words.tokens, act: () => desk.show({ what: 'tokens' }) },
        ],
        [
          { text: words.decks, act: () => desk.show({ what: 'decks' }) },
          { text: words.bag, act: () => desk.show({ what: 'bag' }) },
          { text: words.counter, act: () => desk.show({ what: 'counter' }) },
          { text: words.note, act: () => desk.show({ what: 'note' }) },
          { text: words.clock, act: () => desk.show({ what: 'clock' }) },
          { text: words.scores, act: () => desk.show({ what: 'scores' }) },
        ],
        [
          { text: words.players, act: () => desk.show({ what: 'players' }) },
          { text: words.zone, act: () => desk.show({ what: 'fitting', make: 'zone' }) },
          { text: words.label, act: () => desk.show({ what: 'fitting', make: 'label' }) },
          { text: words.button, act: () => desk.show({ what: 'fitting', make: 'button' }) },
        ],
        [
          { text: words.arrow, act: () => desk.draw('arrow') },
          { text: words.circle, act: () => desk.draw('circle') },
          { text: words.unmark, act: () => clearMarks(desk) },
        ],
      ],
    },
    {
      parts: [
        [
          { text: tt().tools.hand, key: 'F1', on: desk.tool() === 'hand', act: () => useTool(desk, 'hand') },
          { text: tt().tools.box, key: 'F2', act: () => useTool(desk, 'box') },
          { text: tt().tools.flip, key: 'F3', on: desk.tool() === 'flip', act: () => useTool(desk, 'flip') },
          {
            text: tt().tools.return,
            key: 'F4',
            on: desk.tool() === 'return',
            act: () => useTool(desk, 'return'),
          },
          {
            text: tt().tools.column,
            key: 'F5',
            on: desk.tool() === 'column',
            act: () => useTool(desk, 'column'),
          },
        ],
        [
          { text: words.undo, key: 'Ctrl Z', off: session.at() === 0, act: () => undoAct(desk) },
          {
            text: words.redo,
            key: 'Ctrl Y',
            off: session.at() === session.length(),
            act: () => redoAct(desk),
          },
          { text: words.log, on: panels.log, act: () => panels.toggle('log') },
          { text: words.hands, on: panels.hands, act: () => panels.toggle('hands') },
        ],
        [
          { text: words.zoomIn, key: '+', act: () => zoomTable(desk, 1.25) },
          { text: words.zoomOut, key: '-', act: () => zoomTable(desk, 0.8) },
          { text: words.fit, key: '0', act: () => fitTable(desk) },
        ],
      ],
    },
    {
      parts: [
        [{ text: words.last, on: wishes().last, act: () => turnWish(desk, 'last') }],
        [
          { text: words.magnet, key: 'M', on: wishes().magnet, act: () => turnWish(desk, 'magnet') },
          { text: words.grid, on: wishes().grid, act: () => turnWish(desk, 'grid') },
          { text: words.lattice, act: () => desk.show({ what: 'lattice' }) },
        ],
        [{ text: words.keys, key: '?', act: () => desk.show({ what: 'keys' }) }],
      ],
    },
  ]
}
