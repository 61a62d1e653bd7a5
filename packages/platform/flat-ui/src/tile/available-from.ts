import { type Day, formatDay } from '@domizil/domain'
import type { IntlShape } from 'react-intl'

/** The first available day of a flat as a sentence; null is a flat that is booked out. */
export function availableFromText(day: Day | null, today: Day, intl: IntlShape): string {
  if (day === null) return intl.formatMessage({ id: 'flat.bookedOut' })

  return day <= today
    ? intl.formatMessage({ id: 'flat.availableNow' })
    : intl.formatMessage({ id: 'flat.availableFrom' }, { day: formatDay(day) })
}
