/** A text cut at the limit and ended with three dots; a shorter one is unchanged. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}...` : text
}
