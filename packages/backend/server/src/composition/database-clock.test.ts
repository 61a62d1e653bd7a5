// proves 18.11
import { addHours } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { createQueries } from '@domizil/database'
import { withTestDatabase } from '@domizil/database/testing'
import type { Tables } from '../foundation/tables/index.ts'
import { followDatabaseClock } from './database-clock.ts'

test.each([-3, 0, 3])(
  'a machine whose clock is %i hours off uses the clock of the database',
  async (hours) => {
    await withTestDatabase(async ({ pool }) => {
      const { clock, stop } = await followDatabaseClock(createQueries<Tables>(pool), () =>
        addHours(new Date(), hours),
      )

      const ahead = clock()
      const { rows } = await pool.query<{ hours: number }>(
        'SELECT round(extract(epoch FROM clock_timestamp() - $1::timestamptz) / 3600)::int AS hours',
        [ahead],
      )
      stop()

      expect(rows).toEqual([{ hours: 0 }])
    })
  },
)
