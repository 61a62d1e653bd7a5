import type { Day, StayDays } from './days.ts'

/** The state of a day in a calendar. */
export interface DayState {
  /** Why it cannot be chosen: the day stays reachable by keyboard, and its label contains the reason. */
  readonly reason?: string | undefined
  /** How the reason looks: crossed out for a taken day, pale for one that a rule forbids. */
  readonly kind?: 'taken' | 'unfit' | undefined
  /** A note that the label contains after the date. */
  readonly note?: string | undefined
  /** A bar over the day, and possibly over its neighbours. */
  readonly bar?: DayBar | undefined
}

/** A labelled bar over some days. */
export interface DayBar extends Required<Pick<StayDays, 'from' | 'to'>> {
  readonly from: Day
  readonly to: Day
  readonly label: string
  readonly kind: 'owner' | 'booking' | 'feed' | 'request'
}
