import { ADMIN_LISTS, type AdminLists, type ListContract } from '@domizil/api'
import { type AdminListName, DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { sql } from 'kysely'
import type { Section } from './belongings.ts'
import type { ListSource, RowId, Sql, SourceOf } from './list-shape.ts'
import { BOOKINGS } from './sources/bookings.ts'
import { FLATS } from './sources/flats.ts'
import { INVOICES } from './sources/invoices.ts'
import { AUDIT, DEMAND, HELP_REQUESTS, MAILS, SEARCHES } from './sources/records.ts'
import { REPORTS } from './sources/reports.ts'
import { FLAT_REVIEWS, TENANT_REVIEWS } from './sources/reviews.ts'
import { USERS } from './sources/users.ts'

const SOURCES: { readonly [Name in AdminListName]: SourceOf<AdminLists[Name]> } = {
  flats: FLATS,
  bookings: BOOKINGS,
  users: USERS,
  invoices: INVOICES,
  flatReviews: FLAT_REVIEWS,
  tenantReviews: TENANT_REVIEWS,
  searches: SEARCHES,
  demand: DEMAND,
  helpRequests: HELP_REQUESTS,
  reports: REPORTS,
  mails: MAILS,
  audit: AUDIT,
}

/** A list of the back office as it is at a moment, in the language of a reader. */
export interface AdminListAsOf
  extends Omit<ListContract, 'flags' | 'people'>,
    Pick<ListSource<ListContract>, 'words' | 'numbers' | 'hiddenId' | 'hasPhones' | 'shown'> {
  /** Its rows, each with all columns and flags; a query pays for those that it names. */
  readonly rows: Sql
  /** The rows with these ids. */
  readonly rowsWith: (ids: readonly RowId[]) => Sql
  readonly flags: readonly string[]
  readonly people: Readonly<Record<string, Section>>
}

export function adminListAsOf(
  name: AdminListName,
  now: Date,
  locale: Locale = DEFAULT_LOCALE,
): AdminListAsOf {
  const { from, columns, flags = {}, people = {}, ...source }: ListSource<ListContract> = SOURCES[name]
  const rows = (only: (column: string) => Sql) => {
    const reading = { now, locale, only }
    const named = Object.entries({ ...columns(reading), ...flags }).map(
      ([column, value]) => sql`${value} AS ${sql.ref(column)}`,
    )
    return sql`SELECT ${sql.join(named)} FROM ${from(reading)}`
  }
  return {
    ...ADMIN_LISTS[name],
    ...source,
    people,
    flags: Object.keys(flags),
    rows: rows(() => sql``),
    rowsWith: (ids) =>
      sql`SELECT * FROM (${rows((column) => sql`WHERE ${sql.ref(column)} = ANY (${ids})`)}) AS item
        WHERE item.id = ANY (${ids})`,
  }
}

/** The columns of a file of a list, in order. */
export function columnsOfFile(name: AdminListName): string[] {
  const { columns }: ListContract = ADMIN_LISTS[name]
  return Object.entries(columns).flatMap(([column, { notInFile }]) => (notInFile ? [] : [column]))
}
