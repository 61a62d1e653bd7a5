import type { Locale, ReportSubject, ReportTarget } from '@domizil/domain'
import { findFlat, type FlatRow, isOwner, maySee, titleOf } from '../../catalogue/flat/index.ts'
import { findUser } from '../../catalogue/user/index.ts'
import type { Actor, User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { findBooking } from '../../rental/booking/index.ts'
import { findMessage, findOwnThread, partyName } from '../../rental/conversation/index.ts'
import { findReview } from '../../rental/review/index.ts'

/** Reported content: whose it is, and its words at this time. */
export interface ReportedContent {
  subject: ReportSubject
  subjectId: string
  flatId: number | null
  affectedId: string | null
  excerpt: string
}

/** When a report is made, and the language of the page that it is made on. */
interface Reporting {
  now: Date
  locale: Locale
}

type Find = (
  db: Queries,
  actor: Actor,
  id: number,
  reporting: Reporting,
) => Promise<ReportedContent | undefined>

/** What a target means, if the actor sees it; undefined like something that does not exist. */
export const findContent: Record<ReportTarget, Find> = {
  /** Under the title that its reporter reads. */
  async FLAT(db, actor, id, { locale }) {
    const flat = await seenFlat(db, actor, id)
    return (
      flat && {
        subject: 'FLAT',
        subjectId: String(id),
        ...ofFlat(flat),
        excerpt: titleOf(flat, locale),
      }
    )
  },

  async LANDLORD(db, actor, id) {
    const flat = await seenFlat(db, actor, id)
    return flat && personOf(db, flat.owner_id, flat.id)
  },

  async TENANT(db, actor, id, { now }) {
    const booking = await findBooking(db, id, now)
    const flat = booking && (await findFlat(db, booking.flat_id))
    return booking && flat && isOwner(actor, flat)
      ? personOf(db, booking.tenant_id, booking.flat_id)
      : undefined
  },

  async REQUEST(db, actor, id, { now }) {
    const booking = await findBooking(db, id, now)
    const flat = booking && (await findFlat(db, booking.flat_id))
    if (!booking?.message || booking.message_hidden_at || !flat) return undefined
    const isSeen = isOwner(actor, flat) || booking.tenant_id === actor.id
    const content = { subject: 'REQUEST', subjectId: String(id), flatId: flat.id } as const
    return isSeen ? { ...content, affectedId: booking.tenant_id, excerpt: booking.message } : undefined
  },

  async MESSAGE(db, actor, id, { now }) {
    const message = actor.id === null ? undefined : await findMessage(db, id)
    if (!message) return undefined
    const { booking_id: bookingId, question_id: questionId } = message
    const ref = bookingId === null ? { questionId: questionId ?? 0 } : { bookingId }
    const own = await findOwnThread(db, actor as User, ref, now)
    const content = { subject: 'MESSAGE', subjectId: String(id), flatId: null } as const
    return own && { ...content, affectedId: message.author_id, excerpt: message.text }
  },

  async REVIEW(db, actor, id, { now }) {
    const review = await findReview(db, id, now)
    if (!review || review.status !== 'PUBLISHED') return undefined
    const isSeen =
      review.kind === 'FLAT'
        ? await seenFlat(db, actor, review.flat_id)
        : review.tenant_id === actor.id || (await hasBookingWith(db, actor, review.tenant_id))
    const content = { subject: 'REVIEW', subjectId: String(id), flatId: review.flat_id } as const
    return isSeen ? { ...content, affectedId: review.author_id, excerpt: review.text } : undefined
  },
}

async function seenFlat(db: Queries, actor: Actor, id: number): Promise<FlatRow | undefined> {
  const flat = await findFlat(db, id)
  if (!flat) return undefined
  return maySee(actor, flat, []) || (await seesFlatByBooking(db, actor, id)) ? flat : undefined
}

const ofFlat = ({ id, owner_id }: FlatRow) => ({ flatId: id, affectedId: owner_id })

/** Under the name that a reporter sees anyway: a receipt contains no family name. */
async function personOf(db: Queries, userId: string, flatId: number): Promise<ReportedContent | undefined> {
  const user = await findUser(db, userId)
  if (!user) return undefined
  const { given_name, family_name, is_commercial, company_name } = user
  const excerpt = partyName(given_name, family_name, is_commercial ? company_name : null)
  return { subject: 'PERSON', subjectId: userId, flatId, affectedId: userId, excerpt }
}

/** Whether the actor has requested a flat, which then stays visible. */
async function seesFlatByBooking(db: Queries, actor: Actor, flatId: number): Promise<boolean> {
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('flat_id', '=', flatId)
    .where('tenant_id', '=', actor.id ?? '')
    .executeTakeFirst()

  return booking !== undefined
}

/** Whether a tenant has requested a flat of the actor, who then sees the tenant's reviews. */
async function hasBookingWith(db: Queries, actor: Actor, tenantId: string): Promise<boolean> {
  const booking = await db
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select('booking.id')
    .where('booking.tenant_id', '=', tenantId)
    .where('flat.owner_id', '=', actor.id ?? '')
    .executeTakeFirst()

  return booking !== undefined
}
