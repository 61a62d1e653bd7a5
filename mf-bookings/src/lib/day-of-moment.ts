import { formatDay } from '@domizil/domain'

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })

/** The day of a moment by the reader's own clock, as people read it. */
export function dayOfMoment(moment: string): string {
  return formatDay(DAY.format(new Date(moment)))
}
