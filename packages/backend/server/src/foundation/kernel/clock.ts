/** The current time. Tests replace it. */
export type Clock = () => Date

const BERLIN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** The day of a moment in Germany, `YYYY-MM-DD`: days of a flat are local to its place. */
export function dayOf(moment: Date): string {
  return BERLIN_DAY.format(moment)
}
