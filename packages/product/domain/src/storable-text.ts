/** The zero character, and half of a pair of code units: PostgreSQL stores neither. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** Whether a database can store the text as it is. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** The text without what a database cannot store. */
export function storableText(text: string): string {
  return text.replace(new RegExp(UNSTORABLE, 'gu'), '')
}
