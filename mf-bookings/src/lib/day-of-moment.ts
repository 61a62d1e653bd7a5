import { formatDay } from '@domizil/domain'

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })

/** The day of a moment in the reader's time zone, formatted. */
export function dayOfMoment(moment: string): string {
  return formatDay(DAY.format(new Date(moment)))
}
