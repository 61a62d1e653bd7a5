/** Fewer rows than these do not stand alone on a page. */
const LEAST_ROWS = 3

/** How high the rows of a table are below its head, and how much of a page they may take. */
export interface RowSpace {
  heights: readonly number[]
  /** What is left of the page that the table begins on; zero begins a new page. */
  left: number
  page: number
}

/** Divides the rows of a table over pages, as numbers of rows; the first is 0 where the table begins on the next page. */
export function divideRows({ heights, left, page }: RowSpace): number[] {
  const counts = [0]
  let free = left
  for (const height of heights) {
    const isFull = height > free && (counts.length === 1 || counts.at(-1) !== 0)
    if (isFull) {
      counts.push(0)
      free = page
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    free -= height
  }
  if (counts.length === 1) return counts

  const [first = 0] = counts
  if (first > 0 && first < LEAST_ROWS) return divideRows({ heights, left: 0, page })
  return fillLastPage(counts)
}

/** Takes the rows that the last page lacks from the page before, unless too few would stay there. */
function fillLastPage(counts: readonly number[]): number[] {
  const [before = 0, last = 0] = counts.slice(-2)
  const missing = Math.max(LEAST_ROWS - last, 0)
  if (missing === 0 || before === 0) return [...counts]
  if (before - missing >= LEAST_ROWS) return [...counts.slice(0, -2), before - missing, last + missing]
  // A table this short fits on the next page as a whole.
  return counts.length === 2 ? [0, before + last] : [...counts]
}
