/** How many requests a landlord has to have answered before a time to answer is shown. */
export const MIN_ANSWERS_FOR_RESPONSE_TIME = 3

const HOURS_PER_DAY = 24
/** From here on days say more than hours. */
const MIN_HOURS_IN_DAYS = 48

/** A time to answer as it is shown: in hours, or from two days on in days; the other is 0. */
export function shownResponseTime(hours: number): { hours: number; days: number } {
  return hours < MIN_HOURS_IN_DAYS ? { hours, days: 0 } : { hours: 0, days: Math.ceil(hours / HOURS_PER_DAY) }
}
