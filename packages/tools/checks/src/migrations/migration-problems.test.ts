// proves 18.23
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { migrationProblems } from './migration-problems.ts'

const BACKEND = join(import.meta.dirname, '../../../../backend')

test.each([
  'CREATE INDEX flat_city_idx ON flat (city)',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_city_idx ON flat (city)',
  '-- migration: concurrent\nCREATE INDEX CONCURRENTLY flat_city_idx ON flat (city)',
  '-- migration: concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a ON flat (a); SELECT 1',
  'DROP INDEX flat_city_idx',
  'DROP TABLE flat',
  'DROP FUNCTION fold_text',
  'TRUNCATE flat',
  'ALTER TABLE flat DROP COLUMN city',
  'ALTER TABLE flat RENAME COLUMN city TO town',
  'ALTER TABLE flat RENAME TO home',
  'ALTER TABLE flat ALTER COLUMN city TYPE varchar(90)',
  'ALTER TABLE flat ALTER COLUMN city SET NOT NULL',
  'ALTER TABLE flat ADD COLUMN city text NOT NULL',
  'ALTER TABLE flat ADD COLUMN secret text DEFAULT gen_random_uuid()::text',
  'ALTER TABLE flat ADD COLUMN number int GENERATED ALWAYS AS IDENTITY',
  'ALTER TABLE flat ADD COLUMN owner text REFERENCES app_user (id)',
  "ALTER TABLE flat ADD CONSTRAINT flat_city_is_named CHECK (city <> '')",
  'ALTER TABLE flat ADD CONSTRAINT flat_owner_fkey FOREIGN KEY (owner) REFERENCES app_user (id)',
  'ALTER TABLE flat ADD CONSTRAINT flat_city_key UNIQUE (city)',
  'ALTER TABLE flat ADD CONSTRAINT flat_days EXCLUDE USING gist (days WITH &&)',
  "ALTER TABLE flat ADD CONSTRAINT a CHECK (city <> '') NOT VALID; ALTER TABLE flat VALIDATE CONSTRAINT a",
  "ALTER TABLE flat ADD COLUMN town text; UPDATE flat SET town = city WHERE city <> ''",
  'LOCK TABLE flat',
])('the migration “%s” is reported as blocking or unsafe', async (text) => {
  expect(await migrationProblems(text)).toHaveLength(1)
})

test.each([
  'CREATE TABLE room (id int, flat_id int REFERENCES flat (id)); CREATE INDEX room_flat_idx ON room (flat_id)',
  'CREATE TABLE room (id int); ALTER TABLE room ADD CONSTRAINT room_pkey PRIMARY KEY (id)',
  '-- migration: concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS flat_city_idx ON flat (city)',
  '-- migration: concurrent\nDROP INDEX CONCURRENTLY IF EXISTS flat_city_idx',
  '-- migration: contracts after 0210\nALTER TABLE flat DROP COLUMN city',
  "ALTER TABLE flat ADD COLUMN city text NOT NULL DEFAULT ''",
  'ALTER TABLE flat ADD COLUMN added_at timestamptz NOT NULL DEFAULT now()',
  "ALTER TABLE flat ADD CONSTRAINT flat_city_is_named CHECK (city <> '') NOT VALID",
  'ALTER TABLE flat VALIDATE CONSTRAINT flat_city_is_named',
  'ALTER TABLE flat ADD CONSTRAINT flat_city_key UNIQUE USING INDEX flat_city_idx',
  'ALTER TABLE flat ALTER COLUMN city SET NOT NULL, DROP CONSTRAINT flat_city_is_set',
  "UPDATE flat SET town = city WHERE city <> ''",
])('the migration “%s” is accepted', async (text) => {
  expect(await migrationProblems(text)).toEqual([])
})

test.each(['server', 'identity', 'demo'])('no migration of %s blocks the site', async (part) => {
  const folder = join(BACKEND, part, 'migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const problems = await Promise.all(
    files.map(async (name) => [name, await migrationProblems(readFileSync(join(folder, name), 'utf8'))]),
  )

  expect(files.length).toBeGreaterThan(0)
  expect(problems.filter(([, found = []]) => found.length > 0)).toEqual([])
})
