import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import fc from 'fast-check'
import * as contract from '@domizil/contract'
import { givenFlat, givenImage } from '../testing/given.ts'
import { givenBooking } from '../testing/given-booking.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { type AnyRequest, anyRequest, callsOf, type DescribedCall } from './testing/any-request.ts'

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default
/** The same requests every time; another seed goes hunting. */
const SEED = Number(process.env['REQUEST_SEED'] ?? 1)
const TRIES = Number(process.env['REQUEST_TRIES'] ?? 25)
const PATIENCE_MS = 10_000
const NAMES = Object.entries(contract).flatMap(([name, value]) =>
  typeof value === 'object' && 'method' in value ? [name] : [],
)

let server: TestServer
let calls: DescribedCall[]
let named: Record<string, object>
let validator: Ajv2020

beforeAll(async () => {
  server = await openTestServer()
  const { body: document } = await server.send('GET', '/docs/openapi.json')
  calls = callsOf(document)
  named = document.components.schemas
  validator = addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(document, 'api')

  const flatId = await givenFlat(server.db, { owner_id: 'somebody' })
  await givenImage(server.db, flatId, 0)
  await givenBooking(server.db, flatId)
  await givenBooking(server.db, await givenFlat(server.db), { tenant_id: 'somebody' })
}, 60_000)
afterAll(() => server.close())

async function send({ method }: DescribedCall, { url, who, contentType, body }: AnyRequest) {
  const token = who === 'a liar' ? 'nonsense' : await server.tokenFor({ id: who, isAdmin: who === 'admin' })

  return fetch(`${server.origin}/api${url}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      ...(who !== 'nobody' && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(method !== 'GET' && body !== undefined && { body }),
  })
}

/** What the description promises of an answer and the answer does not keep. */
async function brokenPromise(call: DescribedCall, reply: Response): Promise<unknown> {
  const isFailure = !reply.ok
  if (reply.status >= 500) return `${reply.status} ${await reply.text()}`
  if (!isFailure && !reply.headers.get('content-type')?.includes('json')) return undefined

  const body: unknown = await reply.json()
  const pointer = `api#/paths/${encodePointer(call.path)}/${call.method.toLowerCase()}/responses/200/content/application~1json/schema`
  const validate = validator.getSchema(isFailure ? 'api#/components/schemas/ErrorBody' : pointer)
  return validate?.(body) === true ? undefined : { body, errors: validate?.errors }
}

const encodePointer = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))

test.each(NAMES)(
  '%s answers whatever it is sent as the description says',
  async (name) => {
    const call = calls.find(({ operation }) => operation.operationId === name)
    if (!call) throw new Error(`${name} is not described`)

    await fc.assert(
      fc.asyncProperty(anyRequest(call, named), async (request) => {
        expect(await brokenPromise(call, await send(call, request))).toBeUndefined()
      }),
      { seed: SEED, numRuns: TRIES },
    )
  },
  90_000,
)
