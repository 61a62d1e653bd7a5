import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrate, openDatabase, readSnapshot } from '@domizil/database'
import { fillFolder } from '@domizil/database/testing'
import { DEMO_MIGRATIONS } from '@domizil/demo'
import { hashPassword, IDENTITY_MIGRATIONS } from '@domizil/identity'
import { SERVER_MIGRATIONS } from '@domizil/server'

export const ANNA = '0d4c1d5e-2b1f-4f0e-9a51-b1f6f1f0c001'
export const PICTURE = 'images/ab/room.webp'
/** The numbered migrations of the server, oldest first. */
export const MIGRATIONS = readdirSync(SERVER_MIGRATIONS.folder)
  .filter((name) => !name.startsWith('repeat_'))
  .toSorted()

/**
 * Makes an embedded marketplace with a person, an account, a flat, a picture and a loaded demo, and closes it. `only` names the migrations that
 * it has.
 */
export async function givenMarketplace(dataFolder: string, only = MIGRATIONS): Promise<void> {
  const folder = path.join(dataFolder, 'postgres')
  await fillFolder(folder, only === MIGRATIONS ? SERVER_MIGRATIONS : undefined)
  const database = await openDatabase({ folder })
  await migrate(database.pool, IDENTITY_MIGRATIONS)
  await migrate(database.pool, { ...SERVER_MIGRATIONS, only })
  await migrate(database.pool, DEMO_MIGRATIONS)
  await database.pool.query('INSERT INTO demo_load (began_at, finished_at) VALUES (now(), now())')
  await database.pool.query(
    `INSERT INTO identity_account (id, email, first_name, last_name, locale, password_hash)
     VALUES ($1, 'anna@example.com', 'Anna', 'Muñoz', 'de', $2)`,
    [ANNA, await hashPassword('a password that nobody guesses')],
  )
  await database.pool.query(`INSERT INTO identity_secret (name, value) VALUES ('jwks', '{"keys": []}')`)
  await database.pool.query(
    "INSERT INTO app_user (id, email, given_name, family_name) VALUES ($1, 'anna@example.com', 'Anna', 'Muñoz')",
    [ANNA],
  )
  await database.pool.query(
    `INSERT INTO flat (owner_id, status, published_at, street, house_number, postcode, city, district, country_code, language_tag,
       latitude, longitude, price_per_month, deposit, type, size, floor_number, max_person, flat_booking_length, title_en, title_local,
       description_flat_en)
     VALUES ($1, 'ACTIVE', now(), 'Torstraße', '1a', '10119', 'Berlin', 'Mitte', 'DE', 'de_DE',
       52.5306, 13.4052, 1200, 2400, 'APARTMENT', 54.5, 2, 2, 'FLEXIBLE', 'Bright flat', 'Helle Wohnung', $2)`,
    [ANNA, 'A quiet place.\u2028Pasted from a text processor.\u2029Twice.\nAnd a line.'],
  )
  await database.pool.query(
    "INSERT INTO flat_image (flat_id, key, rank, derivatives) SELECT id, 'ab', 0, '{}' FROM flat",
  )
  await database.close()
  mkdirSync(path.join(dataFolder, 'files/images/ab'), { recursive: true })
  writeFileSync(path.join(dataFolder, 'files', PICTURE), 'a picture')
}

/** What the tables of a database hold. */
export async function contentOf(place: { url: string } | { folder: string }) {
  const database = await openDatabase(place)
  const tables = await readSnapshot(database.pool, async (snapshot) => snapshot.tables)
  await database.close()
  return tables
}
