/**
 * What boards are made of, as data by family: `styles` says what is drawn, `palettes` in which colours, `skins` holds the patterns.
 * `materials.css` gives a page the colours of `palettes`; a test compares the two. No game is known here by name.
 */
export { finishOf, setsOf, type Finish, type SetName } from './sets.ts'
export { bodied, styleOf, type Style } from './styles.ts'
