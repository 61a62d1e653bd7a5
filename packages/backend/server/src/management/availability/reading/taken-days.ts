import { addDays, type Day, type Period } from '@domizil/domain'
import { DAY_MS } from './moment.ts'

/** The days within limits that something takes. Days are counted from 1 January 1970. */
export interface TakenDays {
  /** Both inclusive; days beyond the limits are left out. */
  add: (first: number, last: number) => void
  /** The days as periods that neither touch nor overlap. Forgets them. */
  empty: () => Period[]
}

/** A byte for each day: entries that come back for years need no period for each time. */
export function createTakenDays(limits: Period): TakenDays {
  const start = Date.parse(limits.from) / DAY_MS
  const length = Math.max(Date.parse(limits.to) / DAY_MS - start + 1, 0)
  const days = new Uint8Array(length)
  const names: Day[] = []
  const nameOf = (index: number) => (names[index] ??= addDays(limits.from, index))
  let isEmpty = true

  return {
    add(first, last) {
      const to = Math.min(last - start, length - 1)
      for (let index = Math.max(first - start, 0); index <= to; index += 1) days[index] = 1
      isEmpty = false
    },
    empty() {
      const periods: Period[] = []
      if (isEmpty) return periods
      for (let from = days.indexOf(1); from >= 0; ) {
        const end = days.indexOf(0, from)
        const to = end < 0 ? length : end
        periods.push({ from: nameOf(from), to: nameOf(to - 1) })
        from = days.indexOf(1, to)
      }
      days.fill(0)
      isEmpty = true
      return periods
    },
  }
}
