import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { givenFlat, givenImage } from '../../../testing/given.ts'
import { givenBooking } from '../../../testing/given-booking.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { anyRequest } from './testing/any-request.ts'
import { CALL_NAMES, type DescribedApi, describedApi } from './testing/described-api.ts'

/** A fixed seed; another one generates other requests. */
const SEED = Number(process.env['REQUEST_SEED'] ?? 1)
const TRIES = Number(process.env['REQUEST_TRIES'] ?? (process.env['DOMIZIL_TEST_ALL'] ? 25 : 10))

let server: TestServer
let api: DescribedApi

beforeAll(async () => {
  server = await openTestServer()
  api = await describedApi(server)

  const flatId = await givenFlat(server.db, { owner_id: 'somebody' })
  await givenImage(server.db, flatId, 0)
  await givenBooking(server.db, flatId)
  await givenBooking(server.db, await givenFlat(server.db), { tenant_id: 'somebody' })
})
afterAll(() => server.close())

test.each(CALL_NAMES)('the call %s answers random requests as its OpenAPI description says', async (name) => {
  const call = api.call(name)

  await fc.assert(
    fc.asyncProperty(anyRequest(call, api.named), async (request) => {
      expect(await api.brokenPromise(call, await api.send(call, request))).toBeUndefined()
    }),
    { seed: SEED, numRuns: TRIES },
  )
})
