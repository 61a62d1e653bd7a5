/** Ids that stand in two files of one part: on the page that brings the second, the first could not be said any more. */
export function repeatedIds(files: readonly (readonly string[])[]): string[] {
  const seen = new Set<string>()
  const repeated = files.flat().filter((id) => seen.has(id) || !seen.add(id))

  return repeated.map((id) => `${id} stands in two files`)
}
