import { type Booking, listLandlordBookings, listTenantBookings } from '@domizil/api'
import { type Query, useQuery } from '@domizil/app-kit/query'
import { useToday } from '@domizil/app-kit/today'
import { formatDay, isRunning, type Locale, textFor } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { useIntl } from 'react-intl'

const OWN_BOOKINGS: Query<Booking[]> = { key: 'bookings of both sides', fetch: fetchBookings }

/** The bookings that prevent the deletion of the account, each in a line; undefined while they are loaded. */
export function useRunningBookings(): readonly { id: string; text: string }[] | undefined {
  const locale = useIntl().locale as Locale
  const today = useToday()
  const { status, data = [] } = useQuery(OWN_BOOKINGS)
  if (status === 'pending') return undefined

  return data
    .filter((booking) => isRunning(booking, today))
    .map(({ id, flat: { title_en: en, title_local: local, languageTag }, startDate, endDate }) => ({
      id: String(id),
      text: `${textFor(locale, { en, local, languageTag })}, ${formatDay(startDate)} – ${formatDay(endDate)}`,
    }))
}

async function fetchBookings({ send }: ShellApi, signal: AbortSignal) {
  const [asTenant, asLandlord] = await Promise.all([
    send(listTenantBookings, {}, { signal }),
    send(listLandlordBookings, {}, { signal }),
  ])
  return [...asTenant, ...asLandlord]
}
