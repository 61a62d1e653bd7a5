import { type Day, DEFAULT_LOCALE, formatDay, isLocale, type Locale, textFor } from '@domizil/domain'
import { findFlat } from '../flat/flat-repository.ts'
import { readBooking } from '../booking/read-bookings.ts'
import type { Queries } from '../lib/queries.ts'
import type { MailContent } from './compose-mail.ts'
import { findRecipient } from './mail-repository.ts'
import type { MailOrder } from './order-mail.ts'
import { FRAME_TEXTS } from './texts/frame-texts.ts'

/** Whom a mail goes to and what it says; undefined when there is nobody any more to tell. */
export async function mailContent(
  db: Queries,
  order: MailOrder,
  today: Day,
): Promise<{ address: string; content: MailContent } | undefined> {
  const recipient = await findRecipient(db, order.to)
  if (!recipient?.email) return undefined

  const locale = isLocale(recipient.locale) ? recipient.locale : DEFAULT_LOCALE
  const about = await subjectOf(db, order, { locale, today })
  if (!about) return undefined

  const name = [recipient.given_name, recipient.family_name].filter(Boolean).join(' ')
  const values = { ...about.values, ...order.values }
  return {
    address: recipient.email,
    content: { mail: order.mail, locale, name, path: order.path ?? about.path, values },
  }
}

interface About {
  path: string
  values: Record<string, string>
}

interface Reading {
  locale: Locale
  today: Day
}

function subjectOf(db: Queries, order: MailOrder, reading: Reading): Promise<About | undefined> {
  if (order.bookingId !== undefined) return aboutBooking(db, order.bookingId, order.to, reading)
  if (order.flatId !== undefined) return aboutFlat(db, order.flatId, reading.locale)
  return Promise.resolve({ path: '/', values: {} })
}

/** As the recipient sees it: the other party's full name only once both have agreed. */
async function aboutBooking(
  db: Queries,
  id: number,
  to: string,
  { locale, today }: Reading,
): Promise<About | undefined> {
  const row = await db.selectFrom('booking').select('tenant_id').where('id', '=', id).executeTakeFirst()
  if (!row) return undefined

  const isTenant = row.tenant_id === to
  const { flat, otherParty, startDate, endDate } = await readBooking(db, id, {
    reader: isTenant ? 'TENANT' : 'LANDLORD',
    today,
  })
  const { title_en: en, title_local: local, languageTag } = flat
  return {
    path: isTenant ? '/my-requests' : `/flat/${flat.id}/bookings`,
    values: {
      flat: textFor(locale, { en, local, languageTag }),
      other: otherParty.name || FRAME_TEXTS[locale].formerMember,
      from: formatDay(startDate),
      to: formatDay(endDate),
    },
  }
}

async function aboutFlat(db: Queries, id: number, locale: Locale): Promise<About | undefined> {
  const flat = await findFlat(db, id)
  if (!flat) return undefined

  const { title_en: en, title_local: local, language_tag: languageTag } = flat
  return { path: `/flat/${id}`, values: { flat: textFor(locale, { en, local, languageTag }) } }
}
