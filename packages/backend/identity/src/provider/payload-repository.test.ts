import { createQueries, migrate } from '@domizil/database'
import { withTestDatabase } from '@domizil/database/testing'
import { expect, test } from '@jest/globals'
import type { IdentityTables } from '../queries/tables.ts'
import { deleteExpiredPayloads } from './payload-repository.ts'

test('the sweep deletes what expired more than an hour ago, and nothing else', () =>
  withTestDatabase(async ({ pool }) => {
    await migrate(pool, { owner: 'identity', folder: new URL('../../migrations', import.meta.url) })
    const db = createQueries<IdentityTables>(pool)
    await pool.query(`INSERT INTO identity_payload (model, id, payload, expires_at) VALUES
      ('Session', 'long ago', '{}', now() - interval '61 minutes'),
      ('Session', 'just now', '{}', now() - interval '59 minutes'),
      ('Session', 'never', '{}', null)`)

    await deleteExpiredPayloads(db)

    const { rows } = await pool.query('SELECT id FROM identity_payload ORDER BY id')
    expect(rows).toEqual([{ id: 'just now' }, { id: 'never' }])
  }))
