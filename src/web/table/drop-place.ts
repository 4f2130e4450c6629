/** Where a drag may end beside the table: the box, somebody's hand, or a bag. */
export const dropPlace = (event: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map(element => element.closest<HTMLElement>('[data-drop]'))
    .find(Boolean)?.dataset['drop']
