// proves 21.12
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { givenHelpRequest as givenHelpRow } from '../../testing/given-help-request.ts'
import { givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
const OTHER_ADMIN = { id: 'ruth', isAdmin: true }
const OPEN = { status: 'OPEN', closed: null, closedBy: null }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  await givenUser(server.db, 'root')
  await givenUser(server.db, 'ruth')
})

async function givenHelpRequest(as?: object): Promise<number> {
  await server.send('PUT', '/user/needhelp', {
    ...(as && { as }),
    body: {
      topic: 'OTHER',
      message: 'Where is my answer?',
      email: 'anna@example.org',
      pageUrl: '/help',
      locale: 'en',
      acceptPrivacy: true,
    },
  })
  const rows = server.db.selectFrom('help_request').select('id').orderBy('id', 'desc')
  return (await rows.executeTakeFirstOrThrow()).id
}

const move = (id: number, way: 'close' | 'reopen', as: object = ADMIN) =>
  server.send('POST', `/admin/api/helpRequest/${id}/${way}`, { as })
const inbox = async (query = '') =>
  (await server.send('GET', `/admin/api/helpRequests${query}`, { as: ADMIN })).body.items
const audit = async (id: number) =>
  (
    await server.send('GET', `/admin/api/audit?subjectType=HELP_REQUEST&subjectId=${id}&sort=id&dir=asc`, {
      as: ADMIN,
    })
  ).body.items
const waiting = async () => (await server.send('GET', '/admin/api/waiting', { as: ADMIN })).body.helpRequests

test('a new help request is open and counted as waiting', async () => {
  const id = await givenHelpRequest()

  expect(await inbox()).toMatchObject([{ id, ...OPEN }])
  expect(await waiting()).toBe(1)
})

test('a closed help request has the time and the administrator who closed it, and is not counted as waiting', async () => {
  const id = await givenHelpRequest()

  const { status, body } = await move(id, 'close')

  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      id,
      status: 'CLOSED',
      closed: '2027-03-10T12:00:00.000Z',
      closedBy: 'Anna Kern',
    }),
  ])
  expect(await waiting()).toBe(0)
})

test('the inbox can be filtered to open requests', async () => {
  const [first, second] = [await givenHelpRequest(), await givenHelpRequest()]
  await move(first, 'close')

  expect((await inbox('?status=OPEN')).map(({ id }: { id: number }) => id)).toEqual([second])
})

test('a reopened request is open again, without the time and the administrator who closed it', async () => {
  const id = await givenHelpRequest()
  await move(id, 'close')

  const { status, body } = await move(id, 'reopen')

  expect([status, body]).toEqual([200, expect.objectContaining({ id, ...OPEN })])
})

test('closing and reopening are in the audit log, without the text of the request', async () => {
  const id = await givenHelpRequest()

  await move(id, 'close')
  await move(id, 'reopen', OTHER_ADMIN)

  const entry = { id: expect.any(Number), time: '2027-03-10T12:00:00.000Z', admin: 'Anna Kern', reason: null }
  const about = { subjectType: 'HELP_REQUEST', subjectId: String(id), subject: expect.stringMatching(/^H-/) }
  const [open, closed] = [{ status: 'OPEN' }, { status: 'CLOSED' }]
  expect(await audit(id)).toEqual([
    { ...entry, ...about, adminId: 'root', action: 'HELP_REQUEST_CLOSED', before: open, after: closed },
    { ...entry, ...about, adminId: 'ruth', action: 'HELP_REQUEST_REOPENED', before: closed, after: open },
  ])
})

test('two administrators who close a request at once close it once', async () => {
  const id = await givenHelpRequest()

  const answers = await Promise.all([move(id, 'close'), move(id, 'close', OTHER_ADMIN)])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [entry, ...others] = await audit(id)
  const { closed_by } = await server.db
    .selectFrom('help_request')
    .select('closed_by')
    .executeTakeFirstOrThrow()
  expect([entry.adminId, others]).toEqual([closed_by, []])
})

test('a request that does not exist can be neither closed nor opened', async () => {
  const answers = [await move(4711, 'close'), await move(4711, 'reopen')]

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'HELP_REQUEST_NOT_FOUND'],
    [404, 'HELP_REQUEST_NOT_FOUND'],
  ])
})

test('the data export has the state of a person’s help requests, but not who handled them', async () => {
  await givenUser(server.db, 'tara')
  await move(await givenHelpRequest({ id: 'tara' }), 'close')

  const { body } = await server.send('GET', '/user/api/export', { as: { id: 'tara' } })

  expect(body.helpRequests).toMatchObject([{ status: 'CLOSED' }])
  expect(JSON.stringify(body.helpRequests)).not.toContain('root')
})

test('a request with a later reply is not deleted half a year after it was closed', async () => {
  const id = await givenHelpRow(server, 'anna', 1)
  await move(id, 'close')
  const later = addHours(NOW, 100 * 24)
  await server.db
    .insertInto('help_entry')
    .values({ request_id: id, admin_id: 'root', kind: 'REPLY', text: 'One more thing.', created_at: later })
    .execute()

  const left: number[] = []
  for (const days of [181, 281]) {
    server.clock.now = addHours(NOW, days * 24)
    await server.services.helpInbox.purgeClosed()
    left.push((await inbox()).length)
  }

  expect(left).toEqual([1, 0])
})

test('a request is deleted half a year after it was closed, an open one is not', async () => {
  const [closed, open] = [await givenHelpRequest(), await givenHelpRequest()]
  await move(closed, 'close')

  server.clock.now = addHours(NOW, 179 * 24)
  await server.services.helpInbox.purgeClosed()
  expect(await inbox()).toHaveLength(2)
  server.clock.now = addHours(NOW, 181 * 24)
  await server.services.helpInbox.purgeClosed()

  expect((await inbox()).map(({ id }: { id: number }) => id)).toEqual([open])
})
