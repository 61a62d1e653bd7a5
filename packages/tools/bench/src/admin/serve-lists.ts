import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { analyse, type Database, openDatabase } from '@domizil/database'
import { createServer } from '@domizil/server'
import { createLandlord } from '../api/landlord.ts'
import { withoutLimit } from '../api/fill-flats.ts'

type Pool = Database['pool']

/** The tables that are filled, with the kind of their words; the words of reports and actions contain those of others. */
const TABLES = [
  ['app_user', 'USER'],
  ['flat', 'FLAT'],
  ['booking', 'BOOKING'],
  ['booking_event'],
  ['invoice', 'INVOICE'],
  ['review', 'REVIEW'],
  ['search_log', 'SEARCH'],
  ['saved_search', 'DEMAND'],
  ['help_request', 'HELP_REQUEST'],
  ['mail', 'MAIL'],
  ['content_report', 'REPORT'],
  ['audit_entry', 'AUDIT'],
  ['admin_words'],
] as const
/** Long texts make the rows of flats as wide as real ones. */
const TEXT = 'Quiet rooms near the park with a view of the old town, five minutes from the station. '

/**
 * As many flats, bookings, searches and mails as `rows`, a tenth as many people and half as many actions of administrators; every
 * other booking has all that follows it.
 * Triggers would write the words row by row, some of them twice; they are written by one statement a table instead.
 */
async function fillLists(pool: Pool, rows: number): Promise<void> {
  for (const [table] of TABLES) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await pool.query('DROP INDEX admin_words_of_kind_idx')
  for (const text of statementsFor(rows, Math.ceil(rows / 10))) await withoutLimit(pool, text)
  await analyse(pool)
  for (const [table, kind] of TABLES) if (kind) await withoutLimit(pool, wordsOf(table, kind))
  await withoutLimit(
    pool,
    `CREATE INDEX admin_words_of_kind_idx ON admin_words USING gin ((kind || ' ' || words) gin_trgm_ops)`,
  )
  for (const [table] of TABLES) await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  await withoutLimit(pool, 'VACUUM ANALYZE')
}

const wordsOf = (table: string, kind: string) =>
  `INSERT INTO admin_words
   SELECT '${kind}', id, words FROM (SELECT id, list_words(${table}) AS words FROM ${table}) AS made WHERE words IS NOT NULL`

function statementsFor(rows: number, people: number): string[] {
  return [
    `INSERT INTO app_user (id, email, given_name, family_name, city, last_seen_at)
     SELECT 'person-' || i, 'person' || i || '@example.org', 'Given' || i * 7 % 997, 'Family' || i * 13 % 4999,
       'City ' || i % 200, now() - i * interval '1 minute'
     FROM generate_series(0, ${people} - 1) AS i`,
    `INSERT INTO flat (owner_id, status, published_at, created_at, street, house_number, postcode, city, country_code,
       language_tag, latitude, longitude, price_per_month, deposit, type, size, floor_number, max_person,
       flat_booking_length, title_en, title_local, description_flat_en, description_flat_local, quality)
     SELECT 'person-' || i % ${people}, CASE WHEN i % 10 = 0 THEN 'INACTIVE' ELSE 'ACTIVE' END,
       now() - i * interval '3 minutes', now() - i * interval '4 minutes', 'Street', (i % 99 + 1)::text, '10119',
       'City ' || i % 200, 'DE', 'de_DE', 52 + i % 1000 / 1000.0, 13 + i % 997 / 997.0, 350 + i * 31 % 2650,
       700 + i * 17 % 2000, (ARRAY['APARTMENT', 'STUDIO', 'LOFT', 'PENTHOUSE'])[i % 4 + 1], 18 + i * 11 % 110, i % 6,
       1 + i % 5, 'FLEXIBLE', 'Bright flat ' || md5(i::text), 'Helle Wohnung ' || i, repeat('${TEXT}', 8),
       repeat('${TEXT}', 8), i * 7 % 101
     FROM generate_series(0, ${rows} - 1) AS i`,
    `INSERT INTO booking (flat_id, tenant_id, status, cancel_reason, start_date, end_date, months, days, price_per_month,
       deposit, total_rent, number_of_persons, reason_of_stay, occupation, message, has_pets, smoker, contract_type,
       expires_at, created_at)
     SELECT numbers.least + i * 7 % ${rows}, 'person-' || i % ${people},
       CASE WHEN i % 2 = 0 THEN 'BOOKING_COMPLETED' WHEN i % 5 = 0 THEN 'REQUESTED' ELSE 'BOOKING_CANCELED' END,
       CASE WHEN i % 2 <> 0 AND i % 5 <> 0 THEN 'TENANT_DECLINED' END,
       '2026-01-01'::date + i % 700, '2026-03-31'::date + i % 700, 3, 0, 900, 1800, 2700 + i * 13 % 9000, 1, 'STUDY',
       'STUDENT', repeat('${TEXT}', 4), false, false,
       CASE WHEN i % 2 = 0 THEN (ARRAY['PLATFORM_CONTRACT', 'OWN_CONTRACT'])[i / 2 % 2 + 1] END,
       CASE WHEN i % 2 <> 0 AND i % 5 = 0 THEN now() + (i % 72) * interval '1 hour' - interval '1 day' END,
       now() - i * interval '5 minutes'
     FROM generate_series(0, ${rows} - 1) AS i, (SELECT min(id) AS least FROM flat) AS numbers`,
    `INSERT INTO booking_event (booking_id, actor, type, at)
     SELECT id, 'TENANT', 'REQUESTED', created_at + n * interval '1 hour' FROM booking, generate_series(0, 2) AS n`,
    `INSERT INTO invoice (number, booking_id, recipient_id, recipient_name, recipient_address, issuer_name,
       issuer_address, issuer_vat_id, flat_address, locale, issued_on, due_on, paid_on, status, total_rent,
       service_percent, vat_percent, net_cents, vat_cents, gross_cents)
     SELECT 'RE-2026-' || lpad(booking.id::text, 6, '0'), booking.id, flat.owner_id, 'Family ' || booking.id % 4999,
       'Street 1', 'Domizil', 'Street 2', 'DE1', 'Street 3', 'de', '2026-01-01'::date + booking.id % 300,
       '2026-01-15'::date + booking.id % 300, CASE WHEN booking.id % 3 > 0 THEN '2026-01-10'::date END,
       CASE WHEN booking.id % 3 > 0 THEN 'CLOSED' ELSE 'OPEN' END, booking.total_rent, 10, 19, 10000 + booking.id,
       1900, 11900 + booking.id
     FROM booking JOIN flat ON flat.id = booking.flat_id WHERE booking.status = 'BOOKING_COMPLETED'`,
    `INSERT INTO review (kind, booking_id, flat_id, tenant_id, author_id, ratings, text, status)
     SELECT kind, booking.id, flat_id, tenant_id, tenant_id,
       jsonb_build_object('communication', booking.id % 5 + 1, 'care', booking.id % 3 + 1), '${TEXT}',
       CASE WHEN booking.id % 3 = 0 THEN 'PENDING' ELSE 'PUBLISHED' END
     FROM booking, (VALUES ('FLAT'), ('TENANT')) AS kinds (kind) WHERE status = 'BOOKING_COMPLETED'`,
    `INSERT INTO search_log (at, locale, place, filters, result_count, duration_ms, source)
     SELECT now() - i * interval '1 minute', (ARRAY['en', 'de', 'es'])[i % 3 + 1], 'City ' || i % 200,
       jsonb_build_object('priceMax', 500 + i % 1000, 'houseRules', '["PETS_ALLOWED"]'::jsonb), i * 7 % 500, i % 90,
       (ARRAY['FILTER', 'MAP', 'TERM'])[i % 3 + 1]
     FROM generate_series(0, ${rows} - 1) AS i`,
    `INSERT INTO saved_search (user_id, city, months, price_max, has_pets, message, locale, alert,
       alerted_at, created_at)
     SELECT 'person-' || i % ${people}, 'City ' || i % 200, 1 + i % 12, 500 + i % 1000, false, '${TEXT}', 'de', 'NONE',
       now(), now() - i * interval '30 minutes'
     FROM generate_series(0, ${people} - 1) AS i`,
    `INSERT INTO help_request (reference, topic, message, email, name, page_url, locale, user_id, created_at)
     SELECT 'H-2026-' || i, (ARRAY['BOOKING', 'LISTING', 'ACCOUNT'])[i % 3 + 1], repeat('${TEXT}', 3),
       'person' || i || '@example.org', 'Given' || i * 7 % 997, '/help', (ARRAY['en', 'de', 'es'])[i % 3 + 1],
       'person-' || i % ${people}, now() - i * interval '20 minutes'
     FROM generate_series(0, ${Math.ceil(rows / 20)} - 1) AS i`,
    `INSERT INTO content_report (reference, subject, subject_id, flat_id, excerpt, affected_id, ground, message,
       reporter_id, locale, created_at, decision, reasons, decided_at)
     SELECT 'R-2026-' || i, 'FLAT', least::text, least, 'Bright flat ' || i, 'person-' || i % ${people},
       (ARRAY['FRAUD', 'OFFENSIVE', 'OTHER'])[i % 3 + 1], '${TEXT}', 'person-' || i * 3 % ${people}, 'de',
       now() - i * interval '2 hours', CASE WHEN i % 10 > 0 THEN 'KEPT' END,
       CASE WHEN i % 10 > 0 THEN '${TEXT}' END, CASE WHEN i % 10 > 0 THEN now() - i * interval '1 hour' END
     FROM generate_series(0, ${Math.ceil(rows / 50)} - 1) AS i, (SELECT min(id) AS least FROM flat) AS numbers`,
    `WITH sent AS (
       INSERT INTO job (kind, done_at) SELECT 'SEND_MAIL', now() FROM generate_series(1, ${rows}) RETURNING id
     )
     INSERT INTO mail (job_id, kind, user_id, to_address, locale, subject, created_at, sent_at)
     SELECT id, (ARRAY['REQUEST_RECEIVED', 'INVOICE_ISSUED', 'MESSAGE_RECEIVED'])[id % 3 + 1], 'person-' || id % ${people},
       'person' || id % ${people} || '@example.org', (ARRAY['en', 'de', 'es'])[id % 3 + 1],
       'Bright flat ' || md5(id::text) || ' in City ' || id % 200, now() - id * interval '2 minutes',
       CASE WHEN id % 2 = 0 THEN now() END
     FROM sent`,
    `INSERT INTO audit_entry (at, admin_id, action, subject_type, subject_id, before, after, reason)
     SELECT now() - i * interval '10 minutes', 'person-' || i % 9,
       CASE WHEN i % 3 = 0 THEN 'USER_BLOCKED' ELSE 'FLAT_STATUS_CHANGED' END,
       CASE WHEN i % 3 = 0 THEN 'USER' ELSE 'FLAT' END,
       CASE WHEN i % 3 = 0 THEN 'person-' || i % ${people} ELSE (least + i % ${rows})::text END,
       '{"status": "IN_REVIEW"}', '{"status": "ACTIVE"}', '${TEXT}'
     FROM generate_series(0, ${Math.ceil(rows / 2)} - 1) AS i, (SELECT min(id) AS least FROM flat) AS numbers`,
  ]
}

/** A marketplace with full lists, and an administrator. */
export interface ListSite {
  url: string
  token: string
  flatId: number
  stop(): Promise<void>
}

/** Fills a database, named by URL or folder, and serves it. */
export async function serveLists(place: string, rows: number, folder: string): Promise<ListSite> {
  const database = await openDatabase(place.startsWith('postgres') ? { url: place } : { folder: place })
  const admin = createLandlord(['domizil_admin'])
  const silent = () => undefined
  const server = await createServer({
    pool: database.pool,
    identity: admin.identity,
    productName: 'Domizil',
    storage: { kind: 'disk', folder },
    seal: { file: join(folder, 'seal.pem'), isMade: true },
    dataKey: Buffer.alloc(32, 7),
    flatReview: false,
    trustProxy: true,
    log: { info: silent, warn: silent, error: console.error },
  })
  await fillLists(database.pool, rows)
  const { rows: found } = await database.pool.query<{ id: number }>(
    `SELECT min(id) AS id FROM flat WHERE status = 'ACTIVE'`,
  )

  const http = createHttpServer((request, response) => server.handle(request, response))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    token: admin.token,
    flatId: found[0]?.id ?? 0,
    stop: async () => {
      http.closeAllConnections()
      http.close()
      await server.close()
      await database.close()
    },
  }
}
