declare module 'an-array-of-english-words' {
  const words: readonly string[]
  export default words
}
declare module 'an-array-of-french-words' {
  const words: readonly string[]
  export default words
}
