import { beginningOf, formatDay, type Locale, textFor } from '@domizil/domain'
import { flatBookingsPath, myRequestsPath } from '@domizil/links'
import type { Booking } from '@domizil/api/schemas'
import { defineRoom, formatEuro } from '../../foundation/kernel/index.ts'
import { createBookingListService } from './booking-list-service.ts'
import { aboutBooking } from '../booking/index.ts'
import type { ReadSubject } from '../../infrastructure/mail/index.ts'
import { readBooking } from './read-bookings.ts'
import words from './booking-words.json' with { type: 'json' }

/** How much of a message a mail quotes, in characters. */
const QUOTED_LENGTH = 300

/** As the recipient sees it: the other party's full name only once both have agreed. */
const readBookingSubject: ReadSubject<typeof aboutBooking> = async (db, id, { to, locale, now }) => {
  const row = await db.selectFrom('booking').select('tenant_id').where('id', '=', id).executeTakeFirst()
  if (!row) return undefined

  const isTenant = row.tenant_id === to
  const booking = await readBooking(db, id, { reader: isTenant ? 'TENANT' : 'LANDLORD', now })
  const { flat, otherParty, startDate, endDate } = booking
  const { title_en: en, title_local: local, languageTag } = flat
  return {
    path: isTenant ? myRequestsPath() : flatBookingsPath(flat.id),
    values: {
      flat: textFor(locale, { en, local, languageTag }),
      other: otherParty.name || words.formerMember[locale],
      from: formatDay(startDate),
      to: formatDay(endDate),
      rent: formatEuro(booking.totalRent, locale),
      price: formatEuro(booking.pricePerMonth, locale),
      deposit: formatEuro(booking.deposit, locale),
      ...aboutTenant(booking, locale),
    },
  }
}

/** Bookings as their parties see them. */
export const bookingViewRoom = defineRoom({
  services: { bookingLists: createBookingListService },
  mailSubjects: { [aboutBooking.name]: readBookingSubject },
})

function aboutTenant(booking: Booking, locale: Locale) {
  const { numberOfPersons, reasonOfStay, hasPets, smoker, message } = booking
  const yesNo = words.yesNo[locale]
  const isLong = message.length > QUOTED_LENGTH

  return {
    persons: String(numberOfPersons),
    stayReason: words.reasonOfStay[locale][reasonOfStay],
    pets: hasPets ? yesNo.yes : yesNo.no,
    smoking: smoker ? yesNo.yes : yesNo.no,
    ...(message && { message: isLong ? beginningOf(message, QUOTED_LENGTH) : message }),
  }
}
