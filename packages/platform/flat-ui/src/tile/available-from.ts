import { type Day, formatDay } from '@domizil/domain'
import type { IntlShape } from 'react-intl'

/** The first available day of a flat as a sentence. */
export function availableFromText(day: Day, today: Day, intl: IntlShape): string {
  return day <= today
    ? intl.formatMessage({ id: 'flat.availableNow' })
    : intl.formatMessage({ id: 'flat.availableFrom' }, { day: formatDay(day) })
}
