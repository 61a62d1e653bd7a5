import type { FlatReview } from '@domizil/api/schemas'
import {
  checkContacts,
  DEFAULT_LOCALE,
  type DoubleHint,
  FLAT_STATUSES,
  flatHints,
  type FlatStatus,
  isLocale,
  LISTING_TEXTS,
  type Locale,
  REJECTION_REASONS,
} from '@domizil/domain'
import type { FieldHint } from '@domizil/api'
import {
  draftOf,
  findFlatToManage,
  type FlatRow,
  listImages,
  stateOf,
  titleOf,
  usualPriceIn,
} from '../../catalogue/flat/index.ts'
import { type Clock, findPublicContacts, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import {
  bookingsAsOf,
  type Database,
  personName,
  type Queries,
  titleIn,
} from '../../foundation/tables/index.ts'
import { present, REJECTION_TEXTS } from '../own-flats/index.ts'
import { type RawBuilder, sql } from 'kysely'

/** What an administrator looks at before a flat is listed. */
export function createFlatReviewService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Everything that decides whether a flat is listed. It works for flats in every status.
     *
     * @throws {DomainError} ADMINS_ONLY (403), 404 if there is no such flat.
     */
    async get(actor: User, id: number): Promise<FlatReview> {
      requireAdmin(actor)
      const readerLocale = actor.locale ?? DEFAULT_LOCALE
      const row = await findFlatToManage(db, actor, id)
      // Named before it is read: what changes in between is refused, not overlooked.
      const state = stateOf(row, await listImages(db, id))
      const flat = await present(db, row, clock())
      const {
        locale: spoken,
        flats,
        created_at: since,
        last_seen_at: lastLogin,
        ...owner
      } = await findOwnerFacts(db, row.owner_id, clock())
      const medianPrice = await usualPriceIn(db, row.city)
      const locale = isLocale(spoken) ? spoken : DEFAULT_LOCALE

      return {
        flat,
        state,
        title: titleOf(row, readerLocale),
        owner: {
          ...owner,
          locale,
          since: since.toISOString(),
          lastLogin: lastLogin.toISOString(),
          flats: Object.fromEntries(FLAT_STATUSES.map((status) => [status, flats[status] ?? 0])),
        },
        medianPrice,
        doubles: await listDoubles(db, row, readerLocale),
        hints: hintsOf(row, { imageCount: flat.images.length, medianPrice }),
        history: await listDecisions(db, id),
        reasons: REJECTION_REASONS.map((code) => ({ code, text: REJECTION_TEXTS[code][locale] })),
        queue: placeIn(await listWaiting(db), id),
      }
    },
  }
}

/** The place of a flat among those that wait; from one that does not wait, the next is the first. */
function placeIn(waiting: readonly Waiting[], id: number): FlatReview['queue'] {
  const ids = waiting.map((flat) => flat.id)
  const at = ids.indexOf(id)
  return {
    total: ids.length,
    position: at === -1 ? null : at + 1,
    previous: ids[at - 1] ?? null,
    next: ids[at + 1] ?? null,
    first: ids.find((other) => other !== id) ?? null,
    since: waiting[at]?.since.toISOString() ?? null,
  }
}

/** What the rules of the domain say of a flat alone: contact details in its texts first. */
function hintsOf(
  flat: FlatRow,
  { imageCount, medianPrice }: { imageCount: number; medianPrice: number | null },
): FieldHint[] {
  const draft = draftOf(flat)
  const contacts = LISTING_TEXTS.flatMap((field) => checkContacts(field, draft[field], findPublicContacts))
  const facts = { imageCount, ...(medianPrice !== null && { medianPrice }) }

  return [...contacts, ...flatHints(draft, facts)].map(({ field, code, min, max, words }) => ({
    field,
    code,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(words !== undefined && { words }),
  }))
}

const MOST_SHOWN = 5
/** A shorter text says too little to be anyone's. */
const LETTERS_TO_COMPARE = 80
/** The bits that a copy in another size or format may differ in from its original, of 64. */
const MOST_DIFFERENT_BITS = 4
/** A picture of nearly one colour looks like many others. */
const LEAST_BITS = 8
const LOOK_ALIKE = sql`(bit_count(mine.look # other.look) <= ${MOST_DIFFERENT_BITS}
  AND bit_count(mine.look) BETWEEN ${LEAST_BITS} AND ${64 - LEAST_BITS})`

// Word for word the expressions of the indexes.
const hashOf = (text: RawBuilder<unknown>) =>
  sql`md5(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g'))`

const houseOf = (street: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
  sql`replace(lower(${street} || ' ' || ${number}), 'ß', 'ss')`

/** More than a person reviews in a day. */
const MOST_WAITING = 1000

type Owner = FlatReview['owner']

interface OwnerFacts extends Omit<Owner, 'since' | 'lastLogin' | 'locale' | 'flats'> {
  created_at: Date
  last_seen_at: Date
  locale: string | null
  flats: Partial<Record<FlatStatus, number>>
}

/** The owner of a flat with the history that a review looks at. */
async function findOwnerFacts(db: Queries, id: string, now: Date): Promise<OwnerFacts> {
  const { rows } = await sql<OwnerFacts>`
    SELECT person.id, ${personName('person')} AS name, person.email, person.email_verified AS verified,
      person.is_commercial AS commercial, person.company_name AS company, person.created_at, person.last_seen_at,
      person.locale, CASE WHEN person.blocked_at IS NULL THEN 'ACTIVE' ELSE 'BLOCKED' END AS status,
      (SELECT count(*)::int FROM (
        SELECT status FROM ${bookingsAsOf(now)} AS asked WHERE tenant_id = person.id
        UNION ALL
        SELECT let.status FROM ${bookingsAsOf(now)} AS let JOIN flat ON flat.id = let.flat_id WHERE flat.owner_id = person.id
      ) AS stay WHERE status = 'BOOKING_COMPLETED') AS bookings,
      (SELECT coalesce(jsonb_object_agg(status, count), '{}') FROM (
        SELECT status, count(*) FROM flat WHERE owner_id = person.id GROUP BY status
      ) AS own) AS flats,
      -- One that was taken back is none.
      (SELECT count(*) FILTER (WHERE entry.after->>'status' = 'REJECTED')::int
          - count(*) FILTER (WHERE entry.before->>'status' = 'REJECTED')::int
       FROM audit_entry AS entry WHERE entry.subject_type = 'FLAT' AND entry.action = 'FLAT_STATUS_CHANGED'
         AND entry.subject_id IN (SELECT flat.id::text FROM flat WHERE flat.owner_id = person.id)) AS rejections,
      (SELECT count(*)::int FROM content_report WHERE affected_id = person.id AND is_reported) AS reports
    FROM app_user AS person
    WHERE person.id = ${id}`.execute(db)

  const [owner] = rows
  if (!owner) throw new Error('A flat without an owner')
  return owner
}

/** What administrators did to the status of a flat and to its changes, newest first. */
async function listDecisions(db: Queries, id: number): Promise<FlatReview['history']> {
  const { rows } = await sql<Omit<FlatReview['history'][number], 'time'> & { at: Date }>`
    SELECT entry.id, entry.at, ${personName('person')} AS admin, entry.action,
      coalesce(entry.before->>'status', entry.before->>'decision') AS "from",
      coalesce(entry.after->>'status', entry.after->>'decision') AS "to", entry.reason
    FROM audit_entry AS entry LEFT JOIN app_user AS person ON person.id = entry.admin_id
    WHERE entry.subject_type = 'FLAT' AND entry.subject_id = ${String(id)}
        AND entry.action IN ('FLAT_STATUS_CHANGED', 'FLAT_REMOVED', 'FLAT_CHANGES_UNDONE', 'FLAT_CHANGES_ACCEPTED')
      OR entry.subject_type = 'REPORT' AND 'UNDONE' IN (entry.before->>'decision', entry.after->>'decision')
        AND entry.subject_id IN (SELECT report.id::text FROM content_report AS report WHERE report.flat_id = ${id})
    ORDER BY entry.at DESC, entry.id DESC LIMIT 20`.execute(db)

  return rows.map(({ at, ...change }) => ({ time: at.toISOString(), ...change }))
}

interface Waiting {
  id: number
  since: Date
}

/** The flats that wait for a review, the longest first. */
async function listWaiting(db: Queries): Promise<Waiting[]> {
  // Flats that were submitted before that was stored have waited longest.
  const since = sql<Date>`coalesce(submitted_at, created_at)`

  return db
    .selectFrom('flat')
    .select(['id', since.as('since')])
    .where('status', '=', 'IN_REVIEW')
    .orderBy(since)
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute()
}

type Doubles = FlatReview['doubles']

/** Flats that share a picture, a description or the address with a flat. Archived ones count: they may come back. */
async function listDoubles(db: Queries, flat: FlatRow, locale: Locale): Promise<Doubles> {
  const doubles: Doubles = []
  for (const [code, condition] of conditionsOf(flat)) {
    const flats = await listFlats(db, flat, { condition, locale })
    if (flats.length === 0) continue
    const photos = code === 'SAME_PICTURE' ? await listSharedPhotos(db, flat.id, flats) : []
    doubles.push({
      code,
      flats: flats.map((other) => ({
        ...other,
        photos: photos.filter(({ id }) => id === other.id).map(({ number, there }) => ({ number, there })),
      })),
    })
  }
  return doubles
}

function conditionsOf(flat: FlatRow): [DoubleHint, RawBuilder<boolean>][] {
  const texts = (['description_flat_en', 'description_flat_local'] as const).flatMap((column) => {
    const text = flat[column] ?? ''
    const isSame = sql<boolean>`${hashOf(sql.ref(`flat.${column}`))} = ${hashOf(sql`${text}::text`)}`
    return text.length < LETTERS_TO_COMPARE ? [] : [isSame]
  })

  return [
    [
      'SAME_PICTURE',
      sql`flat.id IN (
        SELECT other.flat_id FROM flat_image AS mine JOIN flat_image AS other ON other.key = mine.key
        WHERE mine.flat_id = ${flat.id}
        UNION ALL
        SELECT other.flat_id FROM flat_image AS mine JOIN flat_image AS other
          ON look_quarters(other.look) && look_quarters(mine.look)
        WHERE mine.flat_id = ${flat.id} AND ${LOOK_ALIKE})`,
    ],
    ['SAME_TEXT', texts.length > 0 ? sql`(${sql.join(texts, sql` OR `)})` : sql`false`],
    [
      'SAME_ADDRESS',
      sql`${houseOf(sql.ref('flat.street'), sql.ref('flat.house_number'))}
          = ${houseOf(sql`${flat.street}::text`, sql`${flat.house_number}::text`)}
        AND flat.postcode = ${flat.postcode} AND flat.owner_id <> ${flat.owner_id}`,
    ],
  ]
}

interface Wanted {
  condition: RawBuilder<boolean>
  locale: Locale
}

/** The photos of a flat that others show as well, by their numbers here and there. */
async function listSharedPhotos(db: Queries, flatId: number, others: readonly { id: number }[]) {
  const numbered = (ids: readonly number[]) => sql`(
    SELECT flat_id, key, look, row_number() OVER (PARTITION BY flat_id ORDER BY rank, id)::int AS number
    FROM flat_image WHERE flat_id = ANY (${ids}))`
  const { rows } = await sql<{ id: number; number: number; there: number }>`
    SELECT other.flat_id AS id, mine.number, other.number AS there
    FROM ${numbered([flatId])} AS mine JOIN ${numbered(others.map(({ id }) => id))} AS other
      ON other.key = mine.key OR ${LOOK_ALIKE}
    ORDER BY mine.number, other.number`.execute(db)

  return rows
}

/** Those of other owners first: only they are suspicious. */
async function listFlats(db: Queries, { id, owner_id: ownerId }: FlatRow, { condition, locale }: Wanted) {
  const { rows } = await sql<Omit<Doubles[number]['flats'][number], 'photos'>>`
    SELECT flat.id, ${titleIn(locale)} AS title, ${personName('owner')} AS owner, flat.owner_id AS "ownerId", flat.status
    FROM flat JOIN app_user AS owner ON owner.id = flat.owner_id
    WHERE ${condition} AND flat.id <> ${id}
    ORDER BY flat.owner_id = ${ownerId}, flat.id DESC LIMIT ${MOST_SHOWN}`.execute(db)

  return rows
}
