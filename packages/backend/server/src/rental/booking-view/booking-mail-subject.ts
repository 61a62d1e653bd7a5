import { formatDay, type Locale, textFor } from '@domizil/domain'
import { flatBookingsPath, myRequestsPath } from '@domizil/links'
import type { MailReader, MailSubject } from '../../infrastructure/mail/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { readBooking } from './read-bookings.ts'

/** Whose name is not known any more. */
const FORMER_MEMBER: Record<Locale, string> = {
  en: 'A former member',
  de: 'Ein ehemaliges Mitglied',
  es: 'Un antiguo miembro',
}

/** As the recipient sees it: the other party's full name only once both have agreed. */
export async function bookingSubject(
  db: Queries,
  id: number,
  { to, locale, now }: MailReader,
): Promise<MailSubject | undefined> {
  const row = await db.selectFrom('booking').select('tenant_id').where('id', '=', id).executeTakeFirst()
  if (!row) return undefined

  const isTenant = row.tenant_id === to
  const { flat, otherParty, startDate, endDate } = await readBooking(db, id, {
    reader: isTenant ? 'TENANT' : 'LANDLORD',
    now,
  })
  const { title_en: en, title_local: local, languageTag } = flat
  return {
    path: isTenant ? myRequestsPath() : flatBookingsPath(flat.id),
    values: {
      flat: textFor(locale, { en, local, languageTag }),
      other: otherParty.name || FORMER_MEMBER[locale],
      from: formatDay(startDate),
      to: formatDay(endDate),
    },
  }
}
