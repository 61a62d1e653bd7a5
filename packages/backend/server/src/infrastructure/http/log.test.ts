import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestLog } from '../../testing/test-log.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

/** Personal data of a user, which must never be logged. */
const SECRETS = {
  email: 'sabine.geheim@example.org',
  givenName: 'Sabine',
  familyName: 'Geheimrat',
  phone: '+4915112345678',
  street: 'Verborgener Weg 7',
  message: 'Meine Kontonummer ist streng vertraulich',
}
const PERSON = { id: 'user-of-the-log', ...SECRETS }
const QUESTION = {
  topic: 'OTHER',
  message: SECRETS.message,
  email: SECRETS.email,
  name: SECRETS.familyName,
  phone: SECRETS.phone,
  pageUrl: `/help?mail=${SECRETS.email}`,
  locale: 'de',
  acceptPrivacy: true,
}

let server: TestServer
let token: string

beforeAll(async () => {
  server = await openTestServer()
  token = await server.tokenFor(PERSON)
})
afterAll(() => server.close())

/** All log entries, with the nested properties of errors. */
function logged({ entries } = server.log): string {
  const seen = new WeakSet<object>()
  return JSON.stringify(entries, (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return '…'
    seen.add(value)
    return value instanceof Error
      ? Object.fromEntries(Object.getOwnPropertyNames(value).map((name) => [name, Reflect.get(value, name)]))
      : value
  })
}

function secretsIn(text: string): string[] {
  return [token, token.split('.')[2] ?? '', ...Object.values(SECRETS)].filter((secret) =>
    text.includes(secret),
  )
}

async function provoke(): Promise<number[]> {
  const as = PERSON
  const away = `/flat/search/${encodeURIComponent(SECRETS.email)}?phone=${encodeURIComponent(SECRETS.phone)}&access_token=${token}`
  const replies = [
    await server.send('PUT', '/user/api/profile', {
      as,
      body: { phone: SECRETS.phone, street: SECRETS.street },
    }),
    await server.send('PUT', '/user/api/profile', { as, body: { phone: `${SECRETS.phone} x` } }),
    await server.send('PUT', '/user/needhelp', { as, body: QUESTION }),
    await server.send('PUT', '/user/needhelp', { as, body: JSON.stringify(QUESTION).slice(0, -5) }),
    await server.send('GET', away, { as }),
    await server.send('GET', `/nonsense/${SECRETS.email}?token=${token}`, { as }),
    await server.send('GET', '/user/api/profile', { headers: { authorization: `Bearer ${token}x` } }),
    await server.send('GET', '/user/api/export', { as }),
  ]
  return replies.map(({ status }) => status)
}

test('personal data and tokens are in no log entry', async () => {
  const statuses = await provoke()
  await server.runJobs()

  expect(statuses).toEqual([200, 422, 200, 400, 200, 404, 401, 200])
  expect(secretsIn(logged())).toEqual([])
})

test('personal data and tokens are in no log entry even when every write fails', async () => {
  await server.db.schema.alterTable('app_user').renameTo('app_user_away').execute()
  await server.db.schema.alterTable('help_request').renameTo('help_request_away').execute()
  await server.db.schema.alterTable('job').dropColumn('last_error').execute()
  try {
    const statuses = await provoke()

    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(2)
    expect(server.log.entries.length).toBeGreaterThan(2)
    expect(secretsIn(logged())).toEqual([])
  } finally {
    await server.db.schema.alterTable('app_user_away').renameTo('app_user').execute()
    await server.db.schema.alterTable('help_request_away').renameTo('help_request').execute()
  }
})

test('the search for personal data in the log finds a planted address', () => {
  const log = createTestLog()
  log.error({ err: new Error(`no such address: ${SECRETS.email}`) }, 'A mail came back')

  expect(secretsIn(logged(log))).toEqual([SECRETS.email])
})
