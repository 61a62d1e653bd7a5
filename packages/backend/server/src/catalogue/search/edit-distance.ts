/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to make one text of another. More
 * than `max` are not counted exactly.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1

  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? max) + 1,
        (next[column - 1] ?? max) + 1,
        (last[column - 1] ?? max) + Number(!isSame),
        row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? max) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > max) return max + 1
    before = last
    last = next
  }

  return last[other.length] ?? max + 1
}
