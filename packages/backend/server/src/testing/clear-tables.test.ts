import { createQueries } from '@domizil/database'
import { withTestDatabase } from '@domizil/database/testing'
import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { SERVER_MIGRATIONS } from '../composition/create-server.ts'
import type { Tables } from '../foundation/tables/index.ts'
import { clearingOf } from './clear-tables.ts'
import { givenFlat } from './given.ts'

test.each([1, 101])(
  'a table that no list names is emptied beside %i flats, and a seed table is kept',
  async (flats) => {
    await withTestDatabase(async ({ pool }) => {
      await pool.query(`
      CREATE TABLE seed AS SELECT 1 AS id;
      CREATE TABLE unnamed (flat_id integer REFERENCES flat)`)
      const db = createQueries<Tables>(pool)
      const clearing = await clearingOf(db)
      for (let count = 0; count < flats; count += 1) await givenFlat(db)
      await pool.query('INSERT INTO unnamed SELECT id FROM flat')

      await sql.raw(clearing).execute(db)

      const { rows } =
        await pool.query(`SELECT (SELECT count(*) FROM seed) AS seeds, (SELECT count(*) FROM unnamed) AS unnamed,
      (SELECT count(*) FROM flat) AS flats, (SELECT count(*) FROM app_user) AS people`)
      expect(rows).toEqual([{ seeds: 1, unnamed: 0, flats: 0, people: 0 }])
    }, SERVER_MIGRATIONS)
  },
)
