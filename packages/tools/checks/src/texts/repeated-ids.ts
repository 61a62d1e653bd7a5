/** Ids that occur in two files of one app: on the page that loads the second file, the first text would be lost. */
export function repeatedIds(files: readonly (readonly string[])[]): string[] {
  const seen = new Set<string>()
  const repeated = files.flat().filter((id) => seen.has(id) || !seen.add(id))

  return repeated.map((id) => `${id} stands in two files`)
}
