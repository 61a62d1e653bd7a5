import { STATED_VALUES } from '@domizil/domain/testing'
import type { Insertable } from 'kysely'
import {
  columnsOfFields,
  type Database,
  type StoredDerivatives,
  type Tables,
} from '../foundation/tables/index.ts'
import { NOW } from './now.ts'

const DERIVATIVES: StoredDerivatives = {
  thumb: { width: 320, height: 213 },
  medium: { width: 640, height: 427 },
  large: { width: 1024, height: 683 },
  xlarge: { width: 1600, height: 1067 },
  xxlarge: { width: 2400, height: 1600 },
}

/** All that a private landlord is asked for. */
export const COMPLETE_PROFILE = {
  phone: '+493012345678',
  street: 'Weg 1',
  postcode: '10119',
  city: 'Berlin',
  country_code: 'DE',
  billing_street: 'Weg 1',
  billing_postcode: '10119',
  billing_city: 'Berlin',
  billing_country_code: 'DE',
  commercial_stated: true,
} as const

/** The row of a user who first signed in now, with a complete profile. Of days before that there is nothing to report. */
export async function givenUser(db: Database, id: string): Promise<string> {
  await givenUsers(db, [id])
  return id
}

/** The rows of several users, by one statement. */
export async function givenUsers(db: Database, ids: readonly string[]): Promise<void> {
  const users = ids.map((id) => ({
    id,
    email: `${id}@example.org`,
    given_name: id,
    family_name: 'Muster',
    created_at: NOW,
    ...COMPLETE_PROFILE,
  }))
  await db
    .insertInto('app_user')
    .values(users)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A complete, listed flat in the middle of Berlin, unless the test says otherwise. */
export async function givenFlat(
  db: Database,
  change: Partial<Insertable<Tables['flat']>> = {},
): Promise<number> {
  const owner_id = await givenUser(db, change.owner_id ?? 'otto')
  const { id } = await db
    .insertInto('flat')
    .values({
      status: 'ACTIVE',
      published_at: NOW,
      street: 'Torstraße',
      house_number: '1a',
      postcode: '10119',
      city: 'Berlin',
      district: 'Mitte',
      country_code: 'DE',
      language_tag: 'de_DE',
      latitude: 52.5306,
      longitude: 13.4052,
      ...columnsOfFields(STATED_VALUES),
      price_per_month: 1200,
      deposit: 2400,
      type: 'APARTMENT',
      size: 54.5,
      floor_number: 2,
      max_person: 2,
      flat_booking_length: 'FLEXIBLE',
      title_en: 'Bright flat in the old town',
      title_local: 'Helle Wohnung in der Altstadt',
      description_flat_en: 'A quiet place with a view over the yard.',
      ...change,
      owner_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  return id
}

/** A picture of a flat; the first is usually the main one. */
export async function givenImage(
  db: Database,
  flatId: number,
  rank: number,
  main = rank === 0,
): Promise<number> {
  const { id } = await db
    .insertInto('flat_image')
    .values({
      flat_id: flatId,
      key: `key${flatId}-${rank}`,
      rank,
      main_image: main,
      derivatives: JSON.stringify(DERIVATIVES),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  return id
}

/** Blocks days of a flat, both ends included. */
export async function givenBlocked(
  db: Database,
  flatId: number,
  blocked_from: string,
  blocked_to: string,
  source: 'OWNER' | 'CALENDAR' = 'OWNER',
): Promise<void> {
  const calendar_id = source === 'CALENDAR' ? await givenCalendar(db, flatId) : null
  await db
    .insertInto('blocked_period')
    .values({ flat_id: flatId, blocked_from, blocked_to, source, calendar_id })
    .execute()
}

/** A calendar that a flat imports, called Bnb. */
async function givenCalendar(db: Database, flat_id: number): Promise<number> {
  const calendar = {
    flat_id,
    name: 'Bnb',
    url: 'https://bnb.example/a.ics',
    next_sync_at: new Date('2028-01-01'),
  }
  const { id } = await db
    .insertInto('imported_calendar')
    .values(calendar)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
