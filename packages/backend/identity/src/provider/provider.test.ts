import { createQueries, migrate } from '@domizil/database'
import { openTestDatabase } from '@domizil/database/testing'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Adapter } from 'oidc-provider'
import type { IdentityTables } from '../queries/tables.ts'
import { createAdapterFactory } from './provider.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let codes: Adapter
let tokens: Adapter

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate(database.pool, {
    owner: 'identity',
    folder: new URL('../../migrations', import.meta.url),
  })
  const adapterFor = createAdapterFactory(createQueries<IdentityTables>(database.pool))
  codes = adapterFor('AuthorizationCode')
  tokens = adapterFor('RefreshToken')
})

afterAll(() => database.close())

test('a stored entry is found under its own kind only', async () => {
  await codes.upsert('found', { accountId: 'tina' }, 60)

  expect(await codes.find('found')).toEqual({ accountId: 'tina' })
  expect(await tokens.find('found')).toBeUndefined()
})

test('a code can be consumed once, and is marked as consumed', async () => {
  await codes.upsert('once', {}, 60)

  await codes.consume('once')

  await expect(codes.consume('once')).rejects.toMatchObject({ error: 'invalid_grant' })
  expect(await codes.find('once')).toEqual({ consumed: expect.any(Number) })
})

test('an expired entry is not found', async () => {
  await codes.upsert('expired', {}, -1)

  expect(await codes.find('expired')).toBeUndefined()
})

test('storing an entry again replaces it', async () => {
  await codes.upsert('again', { accountId: 'tina' }, -1)

  await codes.upsert('again', { accountId: 'rita' }, 60)

  expect(await codes.find('again')).toEqual({ accountId: 'rita' })
})

test('revoking a grant deletes everything that belongs to it, of every kind', async () => {
  await codes.upsert('of-grant', { grantId: 'g1' }, 60)
  await tokens.upsert('of-grant', { grantId: 'g1' }, 60)
  await tokens.upsert('of-another', { grantId: 'g2' }, 60)

  await tokens.revokeByGrantId('g1')

  expect(await Promise.all([codes.find('of-grant'), tokens.find('of-grant')])).toEqual([undefined, undefined])
  expect(await tokens.find('of-another')).toBeDefined()
})
