/** Where a drag may end beside the table: the box, somebody's hand, or a bag. */
export const dropPlace = (event: PointerEvent, dragged: readonly number[] = []): string | undefined =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map(element => element.closest<HTMLElement>('[data-drop]'))
    // What is dragged is no place for itself.
    .find(element => element && !dragged.includes(Number(element.dataset['id'])))?.dataset['drop']
