import type { Period } from '@domizil/domain'

/** How a day of a calendar looks, and what is said of it. */
export interface DayLook {
  /** Why it cannot be chosen: the day is still reached by the keyboard, and says so. */
  readonly reason?: string | undefined
  /** What else is said of it, after its date. */
  readonly note?: string | undefined
  /** Its place in the chosen days. */
  readonly place?: 'only' | 'first' | 'between' | 'last' | undefined
  /** What lies over it, and maybe over its neighbours. */
  readonly bar?: DayBar | undefined
}

/** A bar over some days. */
export interface DayBar extends Period {
  readonly label: string
  readonly kind: 'owner' | 'booking' | 'feed'
}

/** Where a day stands in a range of days. */
export function placeOf(
  day: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): DayLook['place'] {
  if (!from) return undefined
  if (!to || from === to) return day === from ? 'only' : undefined
  if (day === from) return 'first'
  if (day === to) return 'last'

  return from < day && day < to ? 'between' : undefined
}
