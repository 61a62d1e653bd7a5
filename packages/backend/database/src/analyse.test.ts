import { expect, test } from '@jest/globals'
import { analyse } from './analyse.ts'
import { withTestDatabase } from './testing.ts'

test('after a seed the statistics of the query planner show how large the tables are', async () => {
  await withTestDatabase(async ({ pool }) => {
    await pool.query('CREATE TABLE flat AS SELECT generate_series(1, 5000) AS id')

    await analyse(pool)

    const { rows } = await pool.query("SELECT reltuples::int FROM pg_class WHERE relname = 'flat'")
    expect(rows).toEqual([{ reltuples: 5000 }])
  })
})
