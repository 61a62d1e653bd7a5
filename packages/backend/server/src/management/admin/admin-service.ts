import type { CallOutput, countWaiting, getOverview } from '@domizil/api'
import type { AdminFind, AdminPerson } from '@domizil/api/schemas'
import {
  type AdminFindKind,
  type AdminListName,
  BOOKING_STATUSES,
  type Day,
  DEFAULT_LOCALE,
  FLAT_STATUSES,
  isLocale,
  type Locale,
} from '@domizil/domain'
import { sql } from 'kysely'
import { formatPhone } from '../../catalogue/user/index.ts'
import {
  type Actor,
  type Clock,
  countryName,
  dayOf,
  requireAdmin,
  type User,
} from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Database, invoicesAsOf, type Queries } from '../../foundation/tables/index.ts'
import { listByIds, listIds } from './admin-list-repository.ts'
import { adminListAsOf, type AdminListAsOf } from './admin-list.ts'
import { refuse } from './admin-refusals.ts'
import type { AdminRows } from './admin-rows.ts'
import { BELONGINGS, type Section } from './belongings.ts'
import type { RowId } from './list-shape.ts'
import { presentListRow } from './present-row.ts'
import { numberIn } from './searched-words.ts'

export type Overview = CallOutput<typeof getOverview>
export type Waiting = CallOutput<typeof countWaiting>

/** How many of each kind: who does not find theirs among them says more, or asks the list. */
const MOST_OF_EACH = 5

type Shown = Omit<AdminFind, 'kind'>

const MOST_SHOWN = 5

/** What administrators see of the whole, and find in it. */
export function createAdminService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createFindService({ db, clock }),
    ...createPersonService({ db, clock }),
    /**
     * What the marketplace holds right now.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async overview(actor: Actor): Promise<Overview> {
      requireAdmin(actor)
      const today = dayOf(clock())
      return {
        flats: allOf(FLAT_STATUSES, await countByStatus(db, adminListAsOf('flats', clock()))),
        bookings: allOf(BOOKING_STATUSES, await countByStatus(db, adminListAsOf('bookings', clock()))),
        users: await countUsers(db),
        usersToday: await countUsersSince(db, today),
        today,
      }
    },

    /**
     * How much waits for an administrator.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async waiting(actor: Actor): Promise<Waiting> {
      requireAdmin(actor)

      return {
        reports: await countWaitingReports(db),
        helpRequests: await countWithStatus(db, 'help_request', 'OPEN'),
        flatsInReview: await countWithStatus(db, 'flat', 'IN_REVIEW'),
        changedFlats: await countChangedFlats(db),
        missingContracts: await countMissingContracts(db, clock()),
        overdueInvoices: await countOverdueInvoices(db, clock()),
      }
    },
  }
}

/** Every status with its count, also those that nothing is in. */
function allOf(statuses: readonly string[], counts: Map<string, number>): Record<string, number> {
  return Object.fromEntries(statuses.map((status) => [status, counts.get(status) ?? 0]))
}

/** How many rows of a list there are in each status: the same rows that the list shows. */
async function countByStatus(db: Queries, { rows: source }: AdminListAsOf): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT status, count(*)::int AS count FROM (${source}) AS item GROUP BY status`.execute(db)

  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How many accounts there are. */
async function countUsers(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM app_user WHERE deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many accounts were created since a day began in Germany. */
async function countUsersSince(db: Queries, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM app_user
    WHERE deleted_at IS NULL AND created_at >= ${day}::date::timestamp AT TIME ZONE 'Europe/Berlin'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many rows of a table are in one status. */
async function countWithStatus(db: Queries, table: 'help_request' | 'flat', status: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${sql.table(table)} WHERE status = ${status}`.execute(db)

  return rows[0]?.count ?? 0
}

/** The listed flats that have changed since their review. */
async function countChangedFlats(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('kept_listing')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('report_id', 'is', null)
    .where('changed_at', 'is not', null)
    .executeTakeFirstOrThrow()

  return count
}

/** The number of bookings that await the partner's contract. */
async function countMissingContracts(db: Queries, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'WAITING_FOR_CONTRACT')
    .where('contract_type', '=', 'PARTNER_CONTRACT')
    .where('contract_hash', 'is', null)
    .executeTakeFirstOrThrow()

  return count
}

/** The invoices that are overdue. */
async function countOverdueInvoices(db: Queries, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'OVERDUE')
    .executeTakeFirstOrThrow()

  return count
}

/** The reports that wait for a decision: the first one, or that about a complaint. */
async function countWaitingReports(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM content_report WHERE decided_at IS NULL)::int
      + (SELECT count(DISTINCT report_id) FROM content_complaint WHERE decided_at IS NULL)::int AS count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const words = (...parts: (string | number | null)[]) => parts.filter(Boolean).join(', ') || null

/** Each kind with its list, and what is shown of a row. */
const KINDS: { [Name in AdminListName]?: [AdminFindKind, (row: AdminRows[Name]) => Shown] } = {
  users: ['USER', ({ id, name, email }) => ({ id, name: name || email, hint: words(name && email) })],
  flats: [
    'FLAT',
    ({ id, title, city, owner }) => ({ id: String(id), name: title, hint: words(`${id}`, city, owner) }),
  ],
  bookings: [
    'BOOKING',
    ({ id, flat, tenant }) => ({ id: String(id), name: flat, hint: words(`${id}`, tenant) }),
  ],
  invoices: ['INVOICE', ({ id, number, recipient }) => ({ id: String(id), name: number, hint: recipient })],
  helpRequests: [
    'HELP_REQUEST',
    ({ id, reference, name, email }) => ({ id: String(id), name: reference, hint: words(name, email) }),
  ],
  reports: [
    'REPORT',
    ({ id, reference, affected }) => ({ id: String(id), name: reference, hint: words(affected) }),
  ],
}

/** The search over the whole back office. */
function createFindService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * What has all of the words, the newest first, at most five of each kind. A number finds what it names first.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async find(actor: User, q: string): Promise<AdminFind[]> {
      requireAdmin(actor)
      const found: AdminFind[] = []
      // One after the other: a visitor who shares the connection waits for one of them at most.
      for (const name of Object.keys(KINDS) as (keyof typeof KINDS)[])
        if (name !== 'users' || !isShortNumber(q)) found.push(...(await findIn(name, q, actor.locale)))
      return found.toSorted((one, other) => Number(isNamed(other, q)) - Number(isNamed(one, q)))
    },
  }

  async function findIn<Name extends AdminListName>(
    name: Name,
    q: string,
    locale: Locale | undefined,
  ): Promise<AdminFind[]> {
    const [kind, shownOf] = KINDS[name] as [AdminFindKind, (row: AdminRows[Name]) => Shown]
    const list = adminListAsOf(name, clock(), locale)
    const ids = await listIds(db, list, { q, filters: {} }, { limit: MOST_OF_EACH, offset: 0 })
    const rows = await listByIds<AdminRows[Name]>(db, list, ids)

    return rows.map((row) => ({ kind, ...shownOf(row) }))
  }
}

/** Whether something is what its number or its name says, not one of those that only contain it. */
function isNamed({ kind, id, name }: AdminFind, q: string): boolean {
  // Of flats and bookings the id is the number that people know; "B-000048" is a booking alone.
  const isNumbered = kind === 'BOOKING' || (kind === 'FLAT' && /^\d/.test(q.trim()))
  return (isNumbered && id === String(numberIn(q))) || name.toLowerCase() === q.trim().toLowerCase()
}

/** Parts of phone numbers and houses are not meant by the number of a booking or a flat; a postcode has five digits. */
const isShortNumber = (q: string) => numberIn(q) !== undefined && !/^\d{5,}$/.test(q.trim())

/** What the back office knows of a person. */
function createPersonService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * A person with the newest of everything that is theirs.
     *
     * @throws {DomainError} ADMINS_ONLY (403), USER_NOT_FOUND (404) of deleted accounts too.
     */
    async person(actor: User, id: string): Promise<AdminPerson> {
      requireAdmin(actor)
      const [person] = await rowsOf('users', [id], actor.locale)
      const contact = await findContact(db, id)
      if (!person || !contact) throw refuse('USER_NOT_FOUND')

      const newest = newestOf(id, actor.locale)
      const { phone, company_name: company, street, postcode, city, country_code: country, locale } = contact
      const town = [postcode, city].filter(Boolean).join(' ')
      return {
        person,
        phone: phone && formatPhone(phone),
        company,
        address:
          [street, town, country && countryName(country, actor.locale ?? DEFAULT_LOCALE)]
            .filter(Boolean)
            .join(', ') || null,
        locale: isLocale(locale) ? locale : null,
        flats: await newest('flats', ['flats']),
        requests: await newest('requests', ['bookings']),
        lettings: await newest('lettings', ['bookings']),
        invoices: await newest('invoices', ['invoices']),
        reviewsBy: await newest('reviewsBy', ['flatReviews', 'tenantReviews']),
        reviewsAbout: await newest('reviewsAbout', ['flatReviews', 'tenantReviews']),
        reportsBy: await newest('reportsBy', ['reports']),
        reportsAbout: await newest('reportsAbout', ['reports']),
        help: await newest('help', ['helpRequests']),
        audit: await newest('audit', ['audit']),
      }
    },
  }

  /** The rows of a section are in one list, those of reviews in two; in the order of the ids. */
  function newestOf(id: string, locale: Locale | undefined) {
    return async <Name extends AdminListName>(
      section: Parameters<typeof listBelongings>[1],
      lists: readonly Name[],
    ): Promise<{ total: number; items: AdminRows[Name][] }> => {
      const { ids, total } = await listBelongings(db, section, id)
      const items: AdminRows[Name][] = []
      for (const name of ids.length > 0 ? lists : []) items.push(...(await rowsOf(name, ids, locale)))

      const placeOf = new Map(ids.map((one, place) => [one, place]))
      return {
        total,
        items: items.toSorted((one, other) => Number(placeOf.get(one.id)) - Number(placeOf.get(other.id))),
      }
    }
  }

  async function rowsOf<Name extends AdminListName>(
    name: Name,
    ids: readonly (number | string)[],
    locale: Locale | undefined,
  ): Promise<AdminRows[Name][]> {
    const rows = await listByIds<AdminRows[Name]>(db, adminListAsOf(name, clock(), locale), ids)
    return rows.map((row) => presentListRow(row, dayOf(clock())))
  }
}

/** The newest rows that belong to a person, and how many there are. */
interface Belongings {
  readonly ids: RowId[]
  readonly total: number
}

/** What belongs to a person in one section, the newest first. */
async function listBelongings(db: Queries, section: Section, id: string): Promise<Belongings> {
  const { rows } = await sql<{ ids: RowId[] | null; total: number }>`
    SELECT (array_agg(id ORDER BY id DESC))[1:${sql.lit(MOST_SHOWN)}] AS ids, count(*)::int AS total
    FROM ${BELONGINGS[section](id)}`.execute(db)

  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
}

/** What the list of users does not say of a person. */
async function findContact(db: Queries, id: string) {
  return db
    .selectFrom('app_user')
    .select(['phone', 'company_name', 'street', 'postcode', 'city', 'country_code', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
}
