import type { FlatCard } from '@domizil/api'
import { type Day, formatDay, wantedDuration } from '@domizil/domain'
import type { StayQuery } from '@domizil/links'
import type { IntlShape } from 'react-intl'

/** The days on which a flat is free for a wanted stay, an example of flexible ones; without one, from which day. */
export function availabilityText(
  { stay: found, availableFrom }: Pick<FlatCard, 'stay' | 'availableFrom'>,
  { wanted, today }: { wanted: StayQuery; today: Day },
  intl: IntlShape,
): string {
  if (found && wantedDuration(wanted)) {
    const { from, to } = found
    const isProposed = Boolean(wanted.startDate && wanted.flexDays)
    return intl.formatMessage(
      { id: isProposed ? 'flat.freeForExample' : 'flat.freeBetween' },
      { from: formatDay(from), to: formatDay(to) },
    )
  }

  return availableFromText(found?.from ?? availableFrom, today, intl)
}

/** The first available day of a flat as a sentence; null is a flat that is booked out. */
function availableFromText(day: Day | null, today: Day, intl: IntlShape): string {
  if (day === null) return intl.formatMessage({ id: 'flat.bookedOut' })

  return day <= today
    ? intl.formatMessage({ id: 'flat.availableNow' })
    : intl.formatMessage({ id: 'flat.availableFrom' }, { day: formatDay(day) })
}
