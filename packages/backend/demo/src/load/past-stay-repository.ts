import type { Database } from '@domizil/database'

/** A stay as the statement reads it; moments in ISO 8601. */
export interface PastStayRow {
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

/** Inserts the stays that are not there yet, with their history and reviews. */
export async function insertPastStays(pool: Database['pool'], rows: readonly PastStayRow[]): Promise<void> {
  await pool.query(INSERT, [JSON.stringify(rows)])
}

/** The completed stay of a tenant in a flat, and whether an invoice has been issued for it. */
export async function findStay(
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
