import type { AdminPerson } from '@domizil/api/schemas'
import { type AdminListName, DEFAULT_LOCALE, isLocale, type Locale } from '@domizil/domain'
import { sql } from 'kysely'
import { type Clock, countryName, dayOf, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import { formatPhone } from '../../catalogue/user/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { adminListAsOf } from './admin-list.ts'
import { listByIds } from './admin-list-repository.ts'
import { refuse } from './admin-refusals.ts'
import type { AdminRows } from './admin-rows.ts'
import { presentListRow } from './present-row.ts'
import type { RowId } from './list-shape.ts'
import { BELONGINGS, type Section } from './belongings.ts'

const MOST_SHOWN = 5

/** What the back office knows of a person. */
export function createPersonService({ db, clock }: { db: Database; clock: Clock }) {
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
