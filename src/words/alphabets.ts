/** The letters of the word lists, each in the order of its numbers. A letter of two signs (sz, gy) is two letters here. */
export const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const HUNGARIAN = 'AÁBCDEÉFGHIÍJKLMNOÓÖŐPQRSTUÚÜŰVWXYZ'
