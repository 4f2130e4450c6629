import '../store/table-reading.ts'

/** What understands hands at the table: pointers, keys and menus. It comes as soon as somebody stirs. */
export { useTableKeys } from './keys.ts'
export { tableMenus } from './menus.ts'
export { createPointer } from './pointer.ts'
