/** Whether a picture covers all of its rectangle, as a photograph of a card does and a cut-out figure does not. */
export async function isOpaque(address: string): Promise<boolean> {
  const image = new Image()
  image.src = address
  await image.decode()
  const side = 24
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.drawImage(image, 0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  return data.every((value, i) => i % 4 !== 3 || value > 250)
}
