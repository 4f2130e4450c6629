/** Where a drag may end beside the table: the box, somebody's hand, or a bag. */
export const dropPlace = (event: PointerEvent, dragged: readonly number[] = []): string | undefined =>
  placeUnder(event, dragged)?.dataset['drop']

const placeUnder = (event: PointerEvent, dragged: readonly number[]): HTMLElement | undefined =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map(element => element.closest<HTMLElement>('[data-drop]') ?? undefined)
    // What is dragged is no place for itself.
    .find(element => element && !dragged.includes(Number(element.dataset['id'])))

let lit: HTMLElement | undefined

/** The hand that would take what is dragged is lit; undefined where the drag has ended. */
export function lightPlace(event: PointerEvent | undefined): void {
  const place = event && placeUnder(event, [])
  if (place === lit) return
  lit?.classList.remove('takes')
  lit = place
  lit?.classList.add('takes')
}
