/** The rows of the dark side as they lie on the board, the foremost first. */
const CHU = `
  .  .  .  KÖ .  .  .  .  KÖ .  .  .
  GY GY GY GY GY GY GY GY GY GY GY GY
  OM FM B  SL SK O  SZ SK SL B  FM OM
  FH .  F  .  VT KY FŐ VT .  F  .  FH
  L  VL R  E  A  K  RE A  E  R  VL L`

const DAI = `
  .  .  .  .  KÖ .  .  .  .  .  KÖ .  .  .  .
  GY GY GY GY GY GY GY GY GY GY GY GY GY GY GY
  B  RS OM FM F  SL SK SZ SK SL F  FM OM RS B
  .  EÖ .  DV .  ÖF KY O  FŐ ÖF .  DV .  EÖ .
  FH .  MK .  VL .  VT RE VT .  VL .  MK .  FH
  L  LO KT V  R  E  A  K  A  E  R  V  KT LO L`

/** The light side is the dark one turned by half a circle. */
const facing = (dark: string, cells: number): string => {
  const own = dark.trim().split(/\s+/)
  const between = Array.from({ length: cells - 2 * own.length }, () => '.')
  return [...own.toReversed().map(sign => sign.toLowerCase()), ...between, ...own].join(' ')
}

export const ARRAYS = { chu: facing(CHU, 12 * 12), dai: facing(DAI, 15 * 15) }
