// proves D1.3, D9.3
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Access, accessOf, type Call } from '@domizil/api'
import * as contract from '@domizil/api'
import * as schemas from '@domizil/api/schemas'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

type Method = Call['method']

type Address = Pick<Call, 'method' | 'path'>

const CALLS = Object.entries(contract).flatMap(([name, value]): [string, Address][] =>
  typeof value === 'object' && 'method' in value ? [[name, value]] : [],
)
const ADDRESSES = CALLS.map(([name, call]) => [name, call.method, call.path] as const)

const REFUSALS = ['UNAUTHENTICATED', 'ADMINS_ONLY']

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The path with something in the place of each parameter. */
const filled = (path: string) => path.replace(/:\w+/g, '1')

async function registered(): Promise<[Method, string, Access][]> {
  const { body } = await server.send('GET', '/docs/openapi.json')
  const paths: Record<string, Record<string, { security: unknown[] }>> = body.paths

  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]): [Method, string, Access] => [
      method.toUpperCase() as Method,
      path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
      security.length > 0 ? 'user' : 'open',
    ]),
  )
}

test('the server has every call of the contract once, with its access rule, and no other call', async () => {
  const onServer = (await registered()).map((call) => call.join(' ')).toSorted()
  const inContract = CALLS.map(([, call]) => {
    return [call.method, call.path, accessOf(call) === 'open' ? 'open' : 'user'].join(' ')
  }).toSorted()

  expect(onServer).toEqual(inContract)
})

test('the server has a schema for every call of the contract under its name', () => {
  const groups = Object.entries(schemas).filter(([name]) => name.endsWith('Calls'))
  const known = groups.flatMap(([, group]) => Object.keys(group))

  expect(CALLS.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
})

test.each(ADDRESSES)(
  'the call %s (%s %s) refuses callers whom its access rule excludes with 401 or 403',
  async (name, method, path) => {
    const access = accessOf({ path })
    const url = filled(path)
    const bad = { headers: { authorization: 'Bearer nonsense' } }

    const answers = [
      await server.send(method, url),
      await server.send(method, url, bad),
      // Separate users: one of the calls deletes its caller.
      await server.send(method, url, { as: { id: `user of ${name}` } }),
      await server.send(method, url, { as: { id: `admin of ${name}`, isAdmin: true } }),
    ]

    const refusals = answers.map(({ body }) => (REFUSALS.includes(body?.code) ? body.code : 'in'))

    const no = 'UNAUTHENTICATED'
    expect(refusals).toEqual(
      {
        open: ['in', 'in', 'in', 'in'],
        user: [no, no, 'in', 'in'],
        admin: [no, no, 'ADMINS_ONLY', 'in'],
      }[access],
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  },
)

test.each([
  ['GET', '/user/api/nonsense', 401],
  ['POST', '/admin/api/nonsense', 401],
  ['PUT', '/flat/api/create', 401],
  ['DELETE', '/flat/api/hello', 401],
  ['GET', '/user/%61pi/favorite/list', 401],
  ['GET', '/user/%61pi/nonsense', 404],
  ['GET', '/user/api/favorite/list/', 401],
  ['GET', '/nonsense', 404],
] as const)(
  '%s %s without a token is answered with %i, whether or not it exists',
  async (method, url, expected) => {
    const { status } = await server.send(method, url, method === 'PUT' ? { body: '{broken' } : {})

    expect(status).toBe(expected)
  },
)

test('an unknown address below /admin is a 403 for users and a 404 for administrators', async () => {
  const asUser = await server.send('GET', '/admin/api/nonsense', { as: { id: 'anna' } })
  const asAdmin = await server.send('GET', '/admin/api/nonsense', { as: { id: 'root', isAdmin: true } })

  expect([asUser.status, asAdmin.status]).toEqual([403, 404])
})
