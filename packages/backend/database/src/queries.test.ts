import { expect, test } from '@jest/globals'
import type { Generated } from 'kysely'
import { createQueries } from './queries.ts'
import { withTestDatabase } from './testing.ts'

interface Tables {
  flat: { id: Generated<number>; title: string }
}

test('a transaction that throws is rolled back', async () => {
  await withTestDatabase(async ({ pool }) => {
    const db = createQueries<Tables>(pool)
    await pool.query('CREATE TABLE flat (id int GENERATED ALWAYS AS IDENTITY, title text NOT NULL)')
    await db.insertInto('flat').values({ title: 'kept' }).execute()

    const attempt = db.transaction().execute(async (trx) => {
      await trx.insertInto('flat').values({ title: 'taken back' }).execute()
      throw new Error('changed my mind')
    })

    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await db.selectFrom('flat').selectAll().execute()).toEqual([{ id: 1, title: 'kept' }])
  })
})
