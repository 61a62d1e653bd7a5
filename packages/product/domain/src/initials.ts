/** The first letters of the first two words of a full name, in capitals: "Anna Maria Sommer" is AM. */
export function initialsOf(fullname: string): string {
  const words = fullname.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => firstLetterOf(word)).join('')
}

/** Not `word[0]`, which would split a surrogate pair. */
function firstLetterOf(word: string): string {
  return Array.from(word)[0]?.toLocaleUpperCase() ?? ''
}
