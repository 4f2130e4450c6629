/**
 * Random games of Ludii 1.3.14 (Java 17, one thread), plies a second, on the games of the book it has too. They were measured on a
 * machine of two cores on which chessops made CHESSOPS perft nodes a second in the same hour: that ratio carries them to another
 * machine. 'exact' means the book's own rules, 'close' the same game with a small difference.
 */
export interface Rate {
  readonly match: 'exact' | 'close'
  readonly plies: number
}

export const CHESSOPS = 6_200_000

const rate = (match: Rate['match'], plies: number): Rate => ({ match, plies })

export const LUDII: Readonly<Record<string, Rate>> = {
  'egyszeru-malom': rate('close', 760_604),
  'japan-haboru': rate('close', 125_152),
  malom: rate('exact', 384_227),
  'otos-malom': rate('close', 1_470_378),
  pente: rate('exact', 77_239),
  'potyogos-amoba': rate('close', 808_886),
  'sik-potyogos-amoba': rate('close', 3_954),
  'terbeli-amoba': rate('close', 276_226),
  'terbeli-potyogos-amoba': rate('exact', 484_209),
  csillagjatek: rate('exact', 660_753),
  'farkas-es-kutyak': rate('exact', 630_495),
  'roka-es-libak': rate('close', 456_895),
  'tehenek-es-leopardok': rate('close', 377_002),
  'vadasz-es-nyul': rate('close', 952_782),
  varvedelem: rate('close', 273_076),
  'kozonseges-damajatek': rate('close', 183_950),
  'nemzetkozi-damajatek': rate('close', 115_572),
  'oszlopos-damajatek': rate('close', 131_510),
  osdamajatek: rate('close', 119_035),
  'sarkos-damajatek': rate('close', 147_534),
  'torok-damajatek': rate('close', 78_123),
  halma: rate('exact', 56_496),
  'kinai-damajatek': rate('exact', 125_785),
  szalta: rate('close', 313_239),
  gotlakozas: rate('close', 69_003),
  havanna: rate('exact', 198_265),
  hex: rate('exact', 1_013_310),
  kigyovonal: rate('exact', 665_328),
  trax: rate('exact', 22),
  y: rate('exact', 1_153_154),
  'gyors-sakk': rate('close', 57_444),
  hexasakk: rate('exact', 36_663),
  hsziangcsi: rate('exact', 12_485),
  'a-maharadzsa-es-a-szipojok': rate('close', 8_704),
  minisogi: rate('exact', 15_459),
  omegasakk: rate('close', 24_714),
  sakk: rate('exact', 41_666),
  sax: rate('close', 44),
  sogi: rate('exact', 3_225),
  'nyolcas-jatek': rate('exact', 698_741),
  szoliter: rate('exact', 195_986),
  'tizenotos-jatek': rate('exact', 426_497),
  akciovonalak: rate('exact', 63_407),
  amazonok: rate('exact', 299_354),
  andantino: rate('exact', 40_601),
  ataxx: rate('exact', 42_588),
  attores: rate('exact', 167_810),
  'centuriak-csataja': rate('close', 177_220),
  dzsungel: rate('exact', 108_991),
  fanorona: rate('exact', 84_102),
  'fellahok-csataja': rate('close', 549_810),
  go: rate('exact', 85_515),
  hexad: rate('close', 122_556),
  kockazas: rate('exact', 73_550),
  neutron: rate('exact', 52_060),
  pentomino: rate('close', 1_361),
  plotto: rate('close', 22_278),
  pylos: rate('close', 169_243),
  reversi: rate('exact', 77_494),
  stratego: rate('close', 124_841),
  susan: rate('exact', 136_000),
  tablut: rate('close', 124_423),
  vari: rate('close', 102_244),
  backgammon: rate('exact', 1_224),
  multezim: rate('exact', 2_140),
  pacsezi: rate('close', 69_866),
  plakoto: rate('exact', 5_730),
  torpedo: rate('close', 26_714),
}
