import { createQueries } from '@domizil/database'
import { openDatabaseOutOfReach } from '@domizil/database/testing'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Tables } from '../../../foundation/tables/index.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { anyRequest } from './testing/any-request.ts'
import { CALL_NAMES, type DescribedApi, describedApi } from './testing/described-api.ts'

const SEED = Number(process.env['REQUEST_SEED'] ?? 1)
const TRIES = Number(process.env['REQUEST_TRIES'] ?? 10)
const AWAY = 503

const away = openDatabaseOutOfReach()
let server: TestServer
let api: DescribedApi

beforeAll(async () => {
  server = await openTestServer({ db: createQueries<Tables>(away.pool) })
  api = await describedApi(server)
})
afterAll(async () => {
  await server.close()
  await away.close()
})

test.each(CALL_NAMES)(
  'the call %s answers random requests with the error schema while the database is down',
  async (name) => {
    const call = api.call(name)

    await fc.assert(
      fc.asyncProperty(anyRequest(call, api.named), async (request) => {
        expect(await api.brokenPromise(call, await api.send(call, request), AWAY)).toBeUndefined()
      }),
      { seed: SEED, numRuns: TRIES },
    )
  },
)

test('a call that needs the database says that it is down and when to try again', async () => {
  const { status, body, headers } = await server.send('GET', '/flat/list')

  expect([status, body.code, headers.get('retry-after')]).toEqual([AWAY, 'DATABASE_UNAVAILABLE', '5'])
})
