/** The zero character and lone surrogates: PostgreSQL cannot store them. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** Whether PostgreSQL can store the text unchanged. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text)
}
