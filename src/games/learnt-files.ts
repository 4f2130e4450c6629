// Made by `npm run index` from the folders; do not edit.

// prettier-ignore
export const learntFiles: Readonly<Record<string, URL>> = {
  'varvedelem': new URL('./beszoritos/varvedelem/learnt.bin', import.meta.url),
  'egyiranyu-damajatek': new URL('./dama/egyiranyu-damajatek/learnt.bin', import.meta.url),
  'ejtoernyos-damajatek': new URL('./dama/ejtoernyos-damajatek/learnt.bin', import.meta.url),
  'kiralyjatek': new URL('./dama/kiralyjatek/learnt.bin', import.meta.url),
  'kozonseges-damajatek': new URL('./dama/kozonseges-damajatek/learnt.bin', import.meta.url),
  'sarkos-damajatek': new URL('./dama/sarkos-damajatek/learnt.bin', import.meta.url),
  'torok-damajatek': new URL('./dama/torok-damajatek/learnt.bin', import.meta.url),
  'entropia': new URL('./egyeb-logikai/entropia/learnt.bin', import.meta.url),
  'fanorona': new URL('./egyeb-logikai/fanorona/learnt.bin', import.meta.url),
  'fellahok-csataja': new URL('./egyeb-logikai/fellahok-csataja/learnt.bin', import.meta.url),
  'gyuruk': new URL('./egyeb-logikai/gyuruk/learnt.bin', import.meta.url),
  'haromdimenzios-tanbo': new URL('./egyeb-logikai/haromdimenzios-tanbo/learnt.bin', import.meta.url),
  'hatarvonal': new URL('./egyeb-logikai/hatarvonal/learnt.bin', import.meta.url),
  'koan': new URL('./egyeb-logikai/koan/learnt.bin', import.meta.url),
  'loteren': new URL('./egyeb-logikai/loteren/learnt.bin', import.meta.url),
  'neutron': new URL('./egyeb-logikai/neutron/learnt.bin', import.meta.url),
  'pikk-pakk': new URL('./egyeb-logikai/pikk-pakk/learnt.bin', import.meta.url),
  'pylos': new URL('./egyeb-logikai/pylos/learnt.bin', import.meta.url),
  'tablut': new URL('./egyeb-logikai/tablut/learnt.bin', import.meta.url),
  'teknosbekajatek': new URL('./egyeb-logikai/teknosbekajatek/learnt.bin', import.meta.url),
  'terasz': new URL('./egyeb-logikai/terasz/learnt.bin', import.meta.url),
  'ugrato': new URL('./egyeb-logikai/ugrato/learnt.bin', import.meta.url),
  'camelot': new URL('./sajat/camelot/learnt.bin', import.meta.url),
  'a-maharadzsa-es-a-szipojok': new URL('./sakk/a-maharadzsa-es-a-szipojok/learnt.bin', import.meta.url),
}
