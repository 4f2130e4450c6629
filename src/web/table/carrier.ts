/** Copies of elements in one of their own, which is moved without drawing anything again. */
export function pictureOf(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const world = elements[0]?.parentElement
  if (!world) return undefined
  const carrier = document.createElement('div')
  carrier.className = 'carrier'
  carrier.setAttribute('aria-hidden', 'true')
  for (const element of elements) {
    const copy = element.cloneNode(true) as HTMLElement
    copy.classList.remove('carried')
    copy.removeAttribute('data-id')
    carrier.append(copy)
  }
  world.append(carrier)
  return carrier
}
