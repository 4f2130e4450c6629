import { createMemo, createResource, createSignal, For, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import type { Face, Kind } from '../../../table/index.ts'
import { GameRules } from '../GameRules.tsx'
import { Dialog } from '../../shell/Dialog.tsx'
import { boardPicture } from '../board-shown.ts'
import { artsArrived } from '../../../board/arts.ts'
import { faceAddress, overhang } from '../faces.ts'
import type { Desk } from '../state.ts'
import { boardName } from '../act-text.ts'
import { rt } from '../text/rare.ts'

await rt.load()

/** An A4 sheet without its margins of 10 mm, in millimetres. */
const SHEET = { width: 190, height: 277 }
/** Room for the line of 50 mm and the name at the foot. */
const FOOT = 10
const GAP = 4

interface Cut {
  readonly face: Face
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** All pieces of the box and the table on sheets, in rows; the backs lie mirrored, so that both sides meet. */
export function pieceSheets(
  kinds: readonly (Kind & { readonly all: number })[],
  cell: number,
): { fronts: Cut[]; backs: Cut[] }[] {
  const sheets: { fronts: Cut[]; backs: Cut[] }[] = []
  const room = SHEET.height - FOOT
  let [x, y, high] = [0, 0, 0]
  for (const kind of kinds)
    for (let i = 0; i < kind.all; i++) {
      const sides = [kind.front, ...(kind.back ? [kind.back] : [])]
      const width = Math.min(SHEET.width, Math.max(...sides.map(face => face.width)) * cell)
      const height = Math.min(room, Math.max(...sides.map(face => face.height)) * cell)
      if (x + width > SHEET.width) [x, y, high] = [0, y + high + GAP, 0]
      if (sheets.length === 0 || y + height > room) {
        sheets.push({ fronts: [], backs: [] })
        ;[x, y, high] = [0, 0, 0]
      }
      const sheet = sheets.at(-1)!
      sheet.fronts.push({ face: kind.front, x, y, width, height })
      if (kind.back) sheet.backs.push({ face: kind.back, x: SHEET.width - x - width, y, width, height })
      x += width + GAP
      high = Math.max(high, height)
    }
  return sheets
}

const mm = (v: number) => `${Math.round(v * 100) / 100}mm`

/** Prints the board, the pieces at true size and the rules, on sheets laid out in millimetres. */
export function PrintDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const table = () => desk.session.now()
  const [parts, setParts] = createSignal({ board: true, pieces: true, rules: desk.board() !== undefined })
  const [cell, setCell] = createSignal(20)
  const [picture] = createResource(
    () => table().board,
    board => boardPicture(board, table().pictures, 'light'),
  )
  const kinds = createMemo(() =>
    table().box.map(kind => ({
      ...kind,
      all:
        kind.inside + table().things.filter(thing => thing.what === 'piece' && thing.kind === kind.id).length,
    })),
  )
  const tiles = createMemo(() => {
    const board = picture()
    if (!board || !parts().board) return []
    const across = Math.ceil((board.width * cell()) / SHEET.width)
    const down = Math.ceil((board.height * cell()) / (SHEET.height - FOOT))
    return Array.from({ length: across * down }, (_, i) => ({
      x: (i % across) * SHEET.width,
      y: Math.floor(i / across) * (SHEET.height - FOOT),
    }))
  })
  const sheets = createMemo(() => (parts().pieces ? pieceSheets(kinds(), cell()) : []))
  const pages = () =>
    tiles().length + sheets().reduce((sum, sheet) => sum + (sheet.backs.length > 0 ? 2 : 1), 0)
  const Foot = (each: { readonly text: string }): JSX.Element => (
    <div class="sheet-foot">
      <span class="ruler" />
      <span>50 mm</span>
      <span>{each.text}</span>
    </div>
  )
  const Cuts = (each: { readonly cuts: readonly Cut[] }): JSX.Element => (
    <For each={each.cuts}>
      {cut => {
        const [across, down] = overhang(cut.face)
        const [w, h] = [cut.face.width * cell(), cut.face.height * cell()]
        return (
          <div
            class="cut"
            style={{ left: mm(cut.x), top: mm(cut.y), width: mm(cut.width), height: mm(cut.height) }}
          >
            <img
              src={artsArrived() < 0 ? undefined : faceAddress(table().pictures, cut.face)}
              alt=""
              style={{
                left: mm((cut.width - w) / 2 - w * across),
                top: mm((cut.height - h) / 2 - h * down),
                width: mm(w * (1 + 2 * across)),
                height: mm(h * (1 + 2 * down)),
              }}
            />
          </div>
        )
      }}
    </For>
  )
  return (
    <Dialog title={rt().print.title} onClose={props.onClose}>
      <fieldset class="field table-devices">
        <legend>{rt().print.what}</legend>
        <For each={['board', 'pieces', 'rules'] as const}>
          {each => (
            <label class="table-device">
              <input
                type="checkbox"
                checked={parts()[each]}
                disabled={each === 'rules' && !desk.board()}
                onChange={event => setParts({ ...parts(), [each]: event.currentTarget.checked })}
              />
              <span>{rt().print[each]}</span>
            </label>
          )}
        </For>
      </fieldset>
      <label class="field narrow">
        <span>{rt().print.cell}</span>
        <input
          type="number"
          min="5"
          max="100"
          value={cell()}
          onInput={event => setCell(Math.max(5, Math.min(100, Number(event.currentTarget.value) || 20)))}
        />
      </label>
      <p>{rt().print.scale}</p>
      <p>{rt().print.backs}</p>
      <p role="status">{rt().print.pages(pages())}</p>
      <div class="dialog-acts">
        <button type="button" class="main" onClick={() => window.print()}>
          {rt().print.yes}
        </button>
      </div>
      <Portal>
        <div class="print-sheets" aria-hidden="true">
          <For each={tiles()}>
            {(tile, i) => (
              <div class="print-sheet">
                <div class="sheet-window" style={{ height: mm(SHEET.height - FOOT) }}>
                  <Show when={picture()}>
                    {board => (
                      <img
                        class="sheet-board"
                        src={board().address}
                        alt=""
                        style={{
                          left: mm(-tile.x),
                          top: mm(-tile.y),
                          width: mm(board().width * cell()),
                          height: mm(board().height * cell()),
                        }}
                      />
                    )}
                  </Show>
                </div>
                <Foot text={rt().print.sheet(boardName(table()), i() + 1, tiles().length)} />
              </div>
            )}
          </For>
          <For each={sheets()}>
            {(sheet, i) => (
              <>
                <div class="print-sheet">
                  <Cuts cuts={sheet.fronts} />
                  <Foot text={rt().print.sheet(rt().box.front, i() + 1, sheets().length)} />
                </div>
                <Show when={sheet.backs.length > 0}>
                  <div class="print-sheet">
                    <Cuts cuts={sheet.backs} />
                    <Foot text={rt().print.sheet(rt().box.back, i() + 1, sheets().length)} />
                  </div>
                </Show>
              </>
            )}
          </For>
          <Show when={parts().rules && desk.board()}>
            {board => (
              <div class="sheet-rules">
                <GameRules game={board().game} />
              </div>
            )}
          </Show>
        </div>
      </Portal>
    </Dialog>
  )
}
