/** What a column takes of a table, in pixels. */
export interface ColumnSpace {
  readonly width: number
  /** Whether it stays in sight while others are scrolled. */
  readonly isFixed: boolean
  /** Whether more room shows more of its text. */
  readonly isText: boolean
}

/** Under it a column shows nothing of a text. */
const LEAST_WIDTH = 110

/**
 * The widths with which the columns that stay in sight cover no other in part: the room of a column that would be cut goes
 * to the texts before it, and the column begins where the reader scrolls to.
 */
export function fitColumns(columns: readonly ColumnSpace[], room: number): number[] {
  const widths = columns.map(({ width }) => width)
  if (sumOf(widths) <= room) return widths

  const left = room - sumOf(columns.filter(({ isFixed }) => isFixed).map(({ width }) => width))
  const scrolled = columns.flatMap(({ isFixed }, at) => (isFixed ? [] : [at]))
  const inSight = scrolled.filter(
    (_at, nth) => sumOf(scrolled.slice(0, nth + 1).map((at) => widths[at] ?? 0)) <= left,
  )
  const first = scrolled[0]
  if (left <= 0) return widths
  if (inSight.length === 0 && left >= LEAST_WIDTH) {
    return widths.map((width, at) => (at === first ? left : width))
  }

  const growing = columns.flatMap(({ isFixed, isText }, at) =>
    isText && (isFixed || inSight.includes(at)) ? [at] : [],
  )
  const spare = left - sumOf(inSight.map((at) => widths[at] ?? 0))
  return widths.map((width, at) => {
    const nth = growing.indexOf(at)
    if (nth === -1) return width
    const share = Math.floor(spare / growing.length)
    return width + (nth === 0 ? spare - share * (growing.length - 1) : share)
  })
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
