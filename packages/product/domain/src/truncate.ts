/** A text that is longer than the limit, cut there and ended with three dots; a shorter one as it is. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}...` : text
}
