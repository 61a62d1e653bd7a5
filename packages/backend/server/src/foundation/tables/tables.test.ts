// proves 3.2, 3.20, 3.23, 11.18
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  ALL_AMENITIES,
  ATTACHMENT_KINDS,
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  BOOKING_EVENT_TYPES,
  BOOKING_LENGTHS,
  BOOKING_STATUSES,
  CANCEL_REASONS,
  CONTRACT_TYPES,
  DEFAULT_ROOMS,
  ENERGY_CLASSES,
  FLAT_FIELD_NAMES,
  FLAT_STATUSES,
  FLAT_TYPES,
  flatFieldOf,
  flatFieldsWith,
  HELP_STATUSES,
  HELP_TOPICS,
  HOUSE_RULES,
  INVOICE_STATUSES,
  isNullable,
  MONTHS_OF_BOOKING_LENGTH,
  OCCUPATIONS,
  REASONS_OF_STAY,
  REPORT_DECISIONS,
  REPORT_GROUNDS,
  REPORT_PARTIES,
  REPORT_SUBJECTS,
  REVIEW_KINDS,
  REVIEW_STATUSES,
  SEARCH_SOURCES,
  TENANCY_BASES,
} from '@domizil/domain'
import { sql } from 'kysely'
import { givenFlat } from '../../testing/given.ts'
import { columnOf } from './field-columns.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface Column {
  name: string
  isNullable: boolean
}

/** The columns of every table according to the types. */
async function writtenTables(): Promise<Map<string, Column[]>> {
  const files = (await readdir(new URL('.', import.meta.url))).filter((name) => name.endsWith('tables.ts'))
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))
  const declared = sources.join('\n').replaceAll(/column<(.*)>\(\),/g, '$1')
  // A table whose names are needed at run time is a constant, of the columns' types.
  const constants = new Map(
    [...declared.matchAll(/^export const (\w+) = \{(.*?)\n\}/gms)].map(([, name, body]) => [name, body]),
  )
  const tables = declared.matchAll(/^ {2}(\w+): (?:typeof (\w+)|(?:\w+ & )?\{(.*?)\n {2}\})$/gms)

  return new Map(
    [...tables].map(([, table = '', constant, body = '']) => {
      const columns = constant ? (constants.get(constant) ?? '') : body.replaceAll(/^ {2}/gm, '')
      return [table, [...columnsIn(columns), ...(DERIVED[table] ?? [])].toSorted(byName)]
    }),
  )
}

/** The columns whose types are derived from the fields of a flat. */
const DERIVED: Record<string, Column[]> = {
  flat: FLAT_FIELD_NAMES.map((name) => ({
    name: columnOf(name),
    isNullable: flatFieldOf(name).kind !== 'choices',
  })),
  flat_search: flatFieldsWith({ searched: true }).map((name) => ({
    name: columnOf(name).replace('price_per_month', 'price').replace('flat_booking', 'booking'),
    isNullable: isNullable(name),
  })),
}

function columnsIn(body: string): Column[] {
  const withoutComments = body.replaceAll(/^ *\/\*\*.*?\*\/\n/gms, '')
  const columns = withoutComments
    .split(/\n(?= {2}\w+: )/)
    .flatMap((entry) => [...entry.matchAll(/^ {2}(\w+): (.*)/gms)])
  return columns.map(([, name = '', type = '']) => ({ name, isNullable: /\| null>?\s*$/.test(type) }))
}

/** Tables of libraries, whose statements are their own. */
const WRITTEN_BY_LIBRARIES = ['schema_migration', 'rate_limit']

async function realTables(): Promise<Map<string, Column[]>> {
  const { rows } = await sql<{ table: string; name: string; nullable: string }>`
    SELECT table_name AS "table", column_name AS name, is_nullable AS nullable
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT IN (${sql.join(WRITTEN_BY_LIBRARIES)})`.execute(server.db)
  const tables = new Map<string, Column[]>()
  for (const { table, name, nullable } of rows) {
    tables.set(
      table,
      [...(tables.get(table) ?? []), { name, isNullable: nullable === 'YES' }].toSorted(byName),
    )
  }
  return tables
}

const byName = (one: Column, other: Column) => (one.name < other.name ? -1 : 1)

test('the TypeScript types name every table and column, and which are nullable', async () => {
  const written = await writtenTables()

  const real = await realTables()

  expect([...written.keys()].toSorted()).toEqual([...real.keys()].toSorted())
  for (const [table, columns] of real)
    expect({ table, columns: written.get(table) }).toEqual({ table, columns })
})

describe('the database', () => {
  test.each([
    ['flat_status_known', FLAT_STATUSES],
    ['flat_type_known', FLAT_TYPES],
    ['flat_booking_length_known', BOOKING_LENGTHS],
    ['flat_house_rules_known', HOUSE_RULES],
    ['flat_amenities_known', ALL_AMENITIES],
    ['booking_status_known', BOOKING_STATUSES],
    ['booking_cancel_reason_known', CANCEL_REASONS],
    ['booking_event_type_known', BOOKING_EVENT_TYPES],
    ['booking_contract_type_known', CONTRACT_TYPES],
    ['booking_tenancy_basis_known', TENANCY_BASES],
    ['booking_attachment_kind_known', ATTACHMENT_KINDS],
    ['invoice_status_known', INVOICE_STATUSES],
    ['review_kind_known', REVIEW_KINDS],
    ['review_status_known', REVIEW_STATUSES],
    ['audit_entry_action_known', AUDIT_ACTIONS],
    ['audit_entry_subject_known', AUDIT_SUBJECTS],
    ['help_request_status_known', HELP_STATUSES],
    ['help_request_topic_known', HELP_TOPICS],
    ['search_log_source_known', SEARCH_SOURCES],
    ['content_report_subject_known', REPORT_SUBJECTS],
    ['content_report_ground_known', REPORT_GROUNDS],
    ['content_report_decision_known', REPORT_DECISIONS],
    ['content_complaint_party_known', REPORT_PARTIES],
    ['content_complaint_decision_known', REPORT_DECISIONS],
    ['booking_reason_of_stay_known', REASONS_OF_STAY],
    ['booking_occupation_known', OCCUPATIONS],
  ])('has the codes of the domain in the constraint %s', async (constraint, codes) => {
    const { rows } = await sql<{ text: string }>`
      SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = ${constraint}`.execute(
      server.db,
    )

    const listed = [...(rows[0]?.text ?? '').matchAll(/'([^']+)'/g)].map(([, code]) => code)

    expect(listed.toSorted()).toEqual([...codes].toSorted())
  })

  test('has no amenity in two groups, so that one column holds all', () => {
    expect(new Set(ALL_AMENITIES).size).toBe(ALL_AMENITIES.length)
  })

  test('gives a flat the default rooms until its owner enters others', async () => {
    const id = await givenFlat(server.db)

    const { default_rooms } = await server.db
      .selectFrom('flat')
      .select('default_rooms')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect({ LIVINGROOM: 0, KITCHENETTE: 0, ...default_rooms }).toEqual(DEFAULT_ROOMS)
  })

  test.each(BOOKING_LENGTHS.map((length) => [length]))(
    'knows the least and most months of %s for a search',
    async (length) => {
      const id = await givenFlat(server.db, { flat_booking_length: length })

      const { min_months, max_months } = await server.db
        .selectFrom('flat_search')
        .select(['min_months', 'max_months'])
        .where('flat_id', '=', id)
        .executeTakeFirstOrThrow()

      expect({ minMonths: min_months, maxMonths: max_months }).toEqual(MONTHS_OF_BOOKING_LENGTH[length])
    },
  )

  test('ranks energy classes in their order for a search', async () => {
    const ranks: (number | null)[] = []
    for (const efficiencyClass of ENERGY_CLASSES) {
      const energy_certificate = JSON.stringify({ availability: 'AVAILABLE', efficiencyClass })
      const id = await givenFlat(server.db, { energy_certificate })
      const row = await server.db
        .selectFrom('flat_search')
        .select('energy_rank')
        .where('flat_id', '=', id)
        .executeTakeFirstOrThrow()
      ranks.push(row.energy_rank)
    }

    expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})
