import createBidi from 'bidi-js'

/** Letters that are read from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const bidi = createBidi()

/** A part of a line that is read in one direction, in the order in which it is read. */
export interface BidiRun {
  text: string
  direction: 'ltr' | 'rtl'
}

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/**
 * The parts of a line as they stand from left to right, by the Unicode Bidirectional Algorithm. Our documents are read from
 * left to right: a name in Hebrew or Arabic letters is a part within such a line.
 */
export function bidiRunsOf(line: string): BidiRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const levelAt = (index: number) => embedding.levels[index] ?? 0
  const runs: { from: number; to: number; level: number }[] = []

  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = levelAt(index)
    const run = runs.at(-1)
    const isNext = run?.level === level && index === (isOdd(level) ? run.from - 1 : run.to + 1)
    if (run && isNext) Object.assign(run, isOdd(level) ? { from: index } : { to: index })
    else runs.push({ from: index, to: index, level })
  }
  return runs.map(({ from, to, level }) => ({
    text: Array.from({ length: to - from + 1 }, (_, at) => mirrored.get(from + at) ?? line[from + at]).join(
      '',
    ),
    direction: isOdd(level) ? 'rtl' : 'ltr',
  }))
}

/** Odd levels are read from right to left. */
function isOdd(level: number): boolean {
  return level % 2 === 1
}
