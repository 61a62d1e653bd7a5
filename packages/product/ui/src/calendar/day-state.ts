import type { Day, StayDays } from './days.ts'

/** How a day of a calendar looks, and what is said of it. */
export interface DayState {
  /** Why it cannot be chosen: the keyboard still reaches the day, and the day says so. */
  readonly reason?: string | undefined
  /** How that looks: crossed out where others have the day, pale where a rule is in the way. */
  readonly kind?: 'taken' | 'unfit' | undefined
  /** What else is said of it, after its date. */
  readonly note?: string | undefined
  /** What lies over it, and maybe over its neighbours. */
  readonly bar?: DayBar | undefined
}

/** A bar over some days. */
export interface DayBar extends Required<Pick<StayDays, 'from' | 'to'>> {
  readonly from: Day
  readonly to: Day
  readonly label: string
  readonly kind: 'owner' | 'booking' | 'feed'
}
