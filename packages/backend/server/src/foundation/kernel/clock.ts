/** What time it is. Tests set it. */
export type Clock = () => Date

const BERLIN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** The day it is in Germany, `YYYY-MM-DD`: days of a flat are days of its place. */
export function dayOf(moment: Date): string {
  return BERLIN_DAY.format(moment)
}
