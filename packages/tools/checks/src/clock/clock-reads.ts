const READS = [
  /\bnew Date\(\s*\)/,
  /\bDate\.now\b/,
  /\bDate\(\s*\)/,
  /\bperformance\.now\b/,
  /\bdayjs\(\s*\)/,
]

/** The lines of a source that read the clock, each with its number. */
export function clockReads(source: string): string[] {
  return source
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => READS.some((read) => read.test(line)))
}
