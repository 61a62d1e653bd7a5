import type { Database } from '@domizil/database'
import { addHours, rentTerms, REVIEW_CATEGORIES, type ReviewKind } from '@domizil/domain'
import type { User } from '@domizil/server'
import type { PlannedStay } from '../plan/planned.ts'
import type { ReviewText } from '../plan/review-texts.ts'
import type { History } from './history.ts'
import type { FlatIds } from './load-flats.ts'
import type { Actors } from './load-people.ts'
import { pay } from './load-stays.ts'

interface Load {
  pool: Database['pool']
  history: History
  actors: Actors
  admin: User
  flatIds: FlatIds
}

/** Hours from the request to each step, as in `load-bookings`. */
const HOURS = { approved: 3, confirmed: 20, offered: 30, first: 34, signed: 50 }
const HOURS_PER_DAY = 24
/** After the last day of the stay. */
const DAYS = { tenantWrites: 2, landlordWrites: 4, replied: 6 }

/** A stay as the statement reads it; moments in ISO 8601. */
interface PastStayRow {
  flat_id: number
  tenant_id: string
  landlord_id: string
  start_date: string
  end_date: string
  months: number
  days: number
  total_rent: number
  number_of_persons: number
  reason_of_stay: string
  occupation: string
  message: string
  has_pets: boolean
  smoker: boolean
  company_name: string | null
  landlord_name: string
  tenant_name: string
  asked: string
  approved: string
  confirmed: string
  offered: string
  first: string
  signed: string
  flat_ratings: Record<string, number>
  flat_text: string
  flat_written: string
  tenant_ratings: Record<string, number>
  tenant_text: string
  tenant_written: string
  reply: string | null
  replied: string | null
}

/**
 * Writes stays that are long over, with their reviews, in one statement: through the services each of them takes a
 * third of a second. They have no contract; their invoices are issued as those of any booking, in the order of their days.
 */
export async function loadPastStays(stays: readonly PlannedStay[], load: Load): Promise<void> {
  await insertPastStays(
    load.pool,
    stays.map((stay) => rowOf(stay, load)),
  )
  for (const stay of stays) await charge(stay, load)
}

async function charge(stay: PlannedStay, load: Load): Promise<void> {
  const { pool, history, actors, flatIds } = load
  const booking = await findStay(pool, flatIds(stay.flat), actors(stay.tenant).id)
  if (!booking) return

  const { invoices } = history.services(stay.hoursAgo - HOURS.signed)
  if (!booking.isCharged) await invoices.issue(booking.id)
  if (stay.isPaid) await pay(stay, booking.id, load)
}

function rowOf(stay: PlannedStay, { history, actors, flatIds }: Load): PastStayRow {
  const { flat, tenant, startDate, endDate, details, flatReview, tenantReview, reply } = stay
  const asked = history.momentOf(stay.hoursAgo)
  const after = (hours: number) => addHours(asked, hours).toISOString()
  const afterStay = (days: number) =>
    addHours(new Date(`${endDate}T12:00:00Z`), days * HOURS_PER_DAY).toISOString()
  const { months, days, totalRent } = rentTerms(
    { from: startDate, to: endDate },
    { pricePerMonth: flat.input.pricePerMonth ?? 0, deposit: flat.input.deposit ?? 0 },
  )
  const landlord = actors(flat.owner)
  const guest = actors(tenant)

  return {
    flat_id: flatIds(flat),
    tenant_id: guest.id,
    landlord_id: landlord.id,
    start_date: startDate,
    end_date: endDate,
    months,
    days,
    total_rent: totalRent,
    number_of_persons: details.numberOfPersons,
    reason_of_stay: details.reasonOfStay,
    occupation: details.occupation,
    message: details.message,
    has_pets: details.hasPets,
    smoker: details.smoker,
    company_name: details.companyName ?? null,
    landlord_name: `${landlord.givenName} ${landlord.familyName}`,
    tenant_name: `${guest.givenName} ${guest.familyName}`,
    asked: asked.toISOString(),
    approved: after(HOURS.approved),
    confirmed: after(HOURS.confirmed),
    offered: after(HOURS.offered),
    first: after(HOURS.first),
    signed: after(HOURS.signed),
    flat_ratings: ratingsOf('FLAT', flatReview),
    flat_text: flatReview?.text ?? '',
    flat_written: afterStay(DAYS.tenantWrites),
    tenant_ratings: ratingsOf('TENANT', tenantReview),
    tenant_text: tenantReview?.text ?? '',
    tenant_written: afterStay(DAYS.landlordWrites),
    reply: reply ?? null,
    replied: reply ? afterStay(DAYS.replied) : null,
  }
}

function ratingsOf(kind: ReviewKind, review: ReviewText | undefined): Record<string, number> {
  return Object.fromEntries(
    REVIEW_CATEGORIES[kind].map((category, index) => [category, review?.ratings[index] ?? 0]),
  )
}

/** Inserts the stays that are not there yet, with their history and reviews. */
async function insertPastStays(pool: Database['pool'], rows: readonly PastStayRow[]): Promise<void> {
  await pool.query(INSERT, [JSON.stringify(rows)])
}

/** The completed stay of a tenant in a flat, and whether an invoice has been issued for it. */
async function findStay(
  pool: Database['pool'],
  flatId: number,
  tenantId: string,
): Promise<{ id: number; isCharged: boolean } | undefined> {
  const { rows } = await pool.query<{ id: number; isCharged: boolean }>(STAY, [flatId, tenantId])
  return rows[0]
}

const STAY = `
  SELECT booking.id, EXISTS (SELECT 1 FROM invoice WHERE invoice.booking_id = booking.id) AS "isCharged"
  FROM booking WHERE flat_id = $1 AND tenant_id = $2 AND status = 'BOOKING_COMPLETED'`

const INSERT = `
  WITH planned AS (
    SELECT planned.*, flat.price_per_month, flat.deposit
    FROM jsonb_to_recordset($1::jsonb) AS planned (
      flat_id int, tenant_id text, landlord_id text, start_date date, end_date date, months int, days int, total_rent int,
      number_of_persons int, reason_of_stay text, occupation text, message text, has_pets boolean, smoker boolean,
      company_name text, landlord_name text, tenant_name text, asked timestamptz, approved timestamptz,
      confirmed timestamptz, offered timestamptz, first timestamptz, signed timestamptz, flat_ratings jsonb,
      flat_text text, flat_written timestamptz, tenant_ratings jsonb, tenant_text text, tenant_written timestamptz,
      reply text, replied timestamptz
    )
    JOIN flat ON flat.id = planned.flat_id
    WHERE NOT EXISTS (
      SELECT 1 FROM booking WHERE booking.flat_id = planned.flat_id AND booking.tenant_id = planned.tenant_id
    )
  ), made AS (
    INSERT INTO booking (
      flat_id, tenant_id, status, start_date, end_date, months, days, price_per_month, deposit, total_rent,
      number_of_persons, reason_of_stay, occupation, message, has_pets, smoker, company_name, contract_type, tenancy_basis,
      tenancy_reason, contract_offered_at, landlord_signed_at, landlord_signed_name, tenant_signed_at, tenant_signed_name,
      signed_date, created_at, updated_at
    )
    SELECT
      flat_id, tenant_id, 'BOOKING_COMPLETED', start_date, end_date, months, days, price_per_month, deposit, total_rent,
      number_of_persons, reason_of_stay, occupation, message, has_pets, smoker, company_name, 'PLATFORM_CONTRACT',
      'TEMPORARY_USE', reason_of_stay, offered, first, landlord_name, signed, tenant_name, signed, asked, signed
    FROM planned
    RETURNING id, flat_id, tenant_id
  ), stays AS (
    SELECT made.id AS booking_id, planned.* FROM made JOIN planned USING (flat_id, tenant_id)
  ), events AS (
    INSERT INTO booking_event (booking_id, at, actor, actor_id, type)
    SELECT booking_id, step.at, step.actor, CASE step.actor WHEN 'TENANT' THEN tenant_id ELSE landlord_id END, step.type
    FROM stays, LATERAL (VALUES
      (asked, 'TENANT', 'REQUESTED'),
      (approved, 'LANDLORD', 'LANDLORD_APPROVED'),
      (confirmed, 'TENANT', 'WAITING_FOR_CONTRACT'),
      (offered, 'LANDLORD', 'CONTRACT_OFFERED'),
      (first, 'LANDLORD', 'CONTRACT_APPROVED'),
      (signed, 'TENANT', 'BOOKING_COMPLETED')
    ) AS step (at, actor, type)
  ), periods AS (
    INSERT INTO blocked_period (flat_id, blocked_from, blocked_to, source, booking_id, created_at)
    SELECT flat_id, start_date, end_date, 'BOOKING', booking_id, confirmed FROM stays
  )
  INSERT INTO review (
    kind, booking_id, flat_id, tenant_id, author_id, ratings, text, status, published_at, created_at, reply, replied_at
  )
  SELECT word.kind, booking_id, flat_id, tenant_id, word.author_id, word.ratings, word.text, 'PUBLISHED', tenant_written,
    word.at, word.reply, word.replied
  FROM stays, LATERAL (VALUES
    ('FLAT', tenant_id, flat_ratings, flat_text, flat_written, reply, replied),
    ('TENANT', landlord_id, tenant_ratings, tenant_text, tenant_written, NULL, NULL)
  ) AS word (kind, author_id, ratings, text, at, reply, replied)`
