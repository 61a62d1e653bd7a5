/** Whether a text contains every word of a search, ignoring case and accents. An empty search matches everything. */
export function matches(text: string, search: string): boolean {
  const plain = fold(text)

  return fold(search)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim()
}
