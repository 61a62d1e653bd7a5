/** The first letters of the first two words of a full name, in capitals: "Anna Maria Sommer" is AM. */
export function initialsOf(fullname: string): string {
  const words = fullname.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => firstLetterOf(word)).join('')
}

/** Not `word[0]`, which would split a surrogate pair. */
function firstLetterOf(word: string): string {
  return Array.from(word)[0]?.toLocaleUpperCase() ?? ''
}

/**
 * A given name with the initial of the family name: "Anna S.". Particles in small letters are passed over: the initial
 * of "von der Heydt" is H.
 */
export function shortNameOf(givenName: string, familyName: string): string {
  const words = familyName.trim().split(/\s+/)
  const initial = firstLetterOf(words.find((word) => /^\p{Lu}/u.test(word)) ?? words[0] ?? '')
  return [givenName, initial && `${initial}.`].filter(Boolean).join(' ')
}
