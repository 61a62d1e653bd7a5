import { DEFAULT_LOCALE, formatDay, textFor } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { refuse } from './privacy-refusals.ts'
import type { RunningRow } from './running-booking-repository.ts'

/** @throws {DomainError} BOOKINGS_RUNNING (409), naming them, if there are any. */
export function refuseRunning(running: RunningRow[], { locale = DEFAULT_LOCALE }: User): void {
  if (running.length === 0) return

  const details = running.map(
    ({ title_en: en, title_local: local, language_tag: languageTag, ...booking }) => ({
      field: String(booking.id),
      message: `${textFor(locale, { en, local, languageTag })}, ${formatDay(booking.start_date)} – ${formatDay(booking.end_date)}`,
      code: booking.status,
    }),
  )
  const bookings = details.map(({ message }) => message).join('; ')
  throw refuse('BOOKINGS_RUNNING', { values: { bookings }, details })
}
