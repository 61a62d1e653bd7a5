/** A rectangle in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** About the size of a price: a box touches a few cells only. */
const CELL_PX = 64

/** An index of boxes: finding those that overlap another costs the same however many there are. */
export function createBoxGrid<T>() {
  const cells = new Map<string, [Box, T][]>()

  return {
    add(box: Box, value: T): void {
      for (const key of keysOf(box)) {
        const cell = cells.get(key)
        if (cell) cell.push([box, value])
        else cells.set(key, [[box, value]])
      }
    },
    /** The first value added whose box overlaps. */
    find(box: Box): T | undefined {
      for (const key of keysOf(box)) {
        const hit = cells.get(key)?.find(([other]) => isOverlapping(box, other))
        if (hit) return hit[1]
      }
      return undefined
    },
    /** How many of the values added have an overlapping box. */
    count(box: Box): number {
      const hits = new Set<T>()
      for (const key of keysOf(box)) {
        for (const [other, value] of cells.get(key) ?? []) if (isOverlapping(box, other)) hits.add(value)
      }
      return hits.size
    },
  }
}

function isOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function* keysOf({ left, top, right, bottom }: Box): Generator<string> {
  for (let x = Math.floor(left / CELL_PX); x <= Math.floor(right / CELL_PX); x += 1) {
    for (let y = Math.floor(top / CELL_PX); y <= Math.floor(bottom / CELL_PX); y += 1) yield `${x}/${y}`
  }
}
