// proves 7.11, 12.18, D7.3, 21.41, 21.42
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { HelpRequest } from '@domizil/api/schemas'
import { type Actor, ANONYMOUS } from '../../foundation/kernel/index.ts'
import { givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

const QUESTION: HelpRequest = {
  topic: 'BOOKING',
  message: 'How do I withdraw a request?',
  email: 'anna@example.org',
  pageUrl: 'http://localhost/my-requests',
  locale: 'en',
  acceptPrivacy: true,
}
const ask = (change: object = {}, as?: object) =>
  server.send('PUT', '/user/needhelp', { ...(as && { as }), body: { ...QUESTION, ...change } })
const kept = () => server.db.selectFrom('help_request').selectAll().execute()

test('anybody can send a help request, and gets its number', async () => {
  const { status, body } = await ask({ name: ' Anna ', phone: '', flatId: 7, bookingId: 8 })

  expect([status, body]).toEqual([200, { referenceNumber: expect.stringMatching(/^H-\w{4}-\w{4}$/) }])
  expect(await kept()).toMatchObject([
    {
      reference: body.referenceNumber,
      topic: 'BOOKING',
      message: 'How do I withdraw a request?',
      email: 'anna@example.org',
      name: 'Anna',
      phone: null,
      flat_id: 7,
      booking_id: 8,
      locale: 'en',
      user_id: null,
    },
  ])
})

async function mails() {
  await server.runJobs()
  await server.runJobs()
  return server.db
    .selectFrom('mail')
    .select(['kind', 'to_address', 'subject', 'body_text', 'body_html'])
    .orderBy('id')
    .execute()
}

test.each([
  ['a visitor', ANONYMOUS, 'visitor@example.org'],
  [
    'a user with another address than that of the account',
    { id: 'anna', email: 'anna@example.org' },
    'other@example.org',
  ],
  [
    'a user whose address is not confirmed',
    { id: 'nora', email: 'nora@example.org', emailVerified: false },
    'nora@example.org',
  ],
])('the receipt for %s has number and topic, and no words of the sender', async (_who, as, email) => {
  for (const id of ['anna', 'nora']) await givenUser(server.db, id)
  await server.db.updateTable('app_user').set({ email_verified: false }).where('id', '=', 'nora').execute()
  const words = 'Dear customer, open http://evil.example now'

  const { referenceNumber } = await server.services.help.ask({ ...ANONYMOUS, ...as } as Actor, '192.0.2.9', {
    ...QUESTION,
    email,
    name: words,
    phone: words,
    message: words,
    locale: 'de',
  })

  const [mail, ...others] = await mails()
  expect([mail?.kind, mail?.to_address, others]).toEqual(['HELP_RECEIVED', email, []])
  expect(mail?.subject).toBe(`Ihre Frage ${referenceNumber} ist angekommen`)
  expect(mail?.body_text).toMatch(/^Guten Tag!\n\n.*das Thema: Eine Anfrage oder Buchung\.\n/)
  expect(`${mail?.body_text} ${mail?.body_html}`).not.toMatch(/evil|Dear/)
})

test('the receipt to the address of the account greets by name', async () => {
  await givenUser(server.db, 'anna')

  await ask({ email: 'ANNA@example.org' }, { id: 'anna' })

  expect((await mails())[0]?.body_text).toMatch(/^Hello Anna Kern,/)
})

test('an address gets five receipts an hour from all senders, and every request is stored', async () => {
  const to = (email: string, network: number) =>
    server.services.help.ask(ANONYMOUS, `203.0.113.${network}`, { ...QUESTION, email })
  for (let network = 0; network < 7; network += 1)
    await to(network % 2 ? 'a@example.org' : 'A@Example.org', network)
  await to('b@example.org', 7)

  const receipts = (await mails()).map(({ to_address: address }) => address.toLowerCase())

  expect(receipts.toSorted()).toEqual([...Array(5).fill('a@example.org'), 'b@example.org'])
  expect(await kept()).toHaveLength(8)
})

test('a reply to an address that may be another person’s repeats neither name nor text of the request', async () => {
  await givenUser(server.db, 'root')
  await ask({ email: 'r@example.org', name: 'Dear customer', message: 'Open http://evil.example now' })
  const [request] = await kept()
  const admin = { id: 'root', isAdmin: true }

  const reply = { message: 'Which flat do you mean?', close: true, seen: 0 }
  await server.send('POST', `/admin/api/helpRequest/${request?.id}/reply`, { as: admin, body: reply })

  const mail = (await mails()).find(({ kind }) => kind === 'HELP_ANSWERED')
  expect(mail?.body_text).toMatch(/^Hello,\n\nWhich flat do you mean\?\n\nIf this does not help/)
})

test.each([
  ['name', 'Eve\r\nBcc: all@example.org'],
  ['name', 'Eve\u202eevE'],
  ['phone', '030\u0000123'],
  ['phone', '030\u200b123'],
  ['message', 'How do I \u001b[31m withdraw a request?'],
])('a help request with the %s %j is refused with the name of the field', async (field, text) => {
  const { status, body } = await ask({ [field]: text })

  expect([status, body.details.map((one: { field: string }) => one.field)]).toEqual([400, [field]])
  expect(await kept()).toEqual([])
})

test('texts are stored in composed Unicode form, with the same line endings', async () => {
  const { status } = await ask({
    name: ' Mu\u0308ller\n',
    message: ' How do I\r\nwithdraw a request? 🏠\u2028Anna ',
  })

  expect([status, await kept()]).toMatchObject([
    200,
    [{ name: 'Müller', message: 'How do I\nwithdraw a request? 🏠\nAnna' }],
  ])
})

test('a help request of a signed-in user is stored with the user', async () => {
  await ask({}, { id: 'anna' })
  await ask({}, { id: 'root', isAdmin: true })

  expect((await kept()).map(({ user_id }) => user_id)).toEqual(['anna', 'root'])
})

test('a help request with the hidden field filled in is answered and not stored', async () => {
  const { status, body } = await ask({ website: 'https://spam.example' })

  expect([status, body.referenceNumber]).toEqual([200, expect.any(String)])
  expect([await kept(), await mails()]).toEqual([[], []])
})

test('a network address can send ten help requests an hour', async () => {
  const askFrom = (address: string) => server.services.help.ask(ANONYMOUS, address, QUESTION)
  for (let count = 0; count < 10; count += 1) await askFrom('192.0.2.1')

  const [eleventh, other] = await Promise.allSettled([askFrom('192.0.2.1'), askFrom('192.0.2.2')])

  expect(eleventh).toMatchObject({ reason: { statusCode: 429, code: 'TOO_MANY_HELP_REQUESTS' } })
  expect(other.status).toBe('fulfilled')
  expect(await kept()).toHaveLength(11)
})

test('an invalid or too short help request is refused and not stored', async () => {
  const statuses: number[] = []
  for (const change of [
    { topic: 'WEATHER' },
    { message: 'Too short' },
    { message: 'x'.repeat(2001) },
    { email: 'anna' },
    { email: 'anna@localhost' },
    { acceptPrivacy: false },
    { acceptPrivacy: undefined },
    { pageUrl: undefined },
    { locale: 'fr' },
    { flatId: 'seven' },
    { message: '          a          ' },
  ]) {
    statuses.push((await ask(change)).status)
  }

  expect(statuses).toEqual([...Array(10).fill(400), 422])
  expect(await kept()).toEqual([])
})

test('a help request can be as short and as long as the limits', async () => {
  const replies = [await ask({ message: 'x'.repeat(10) }), await ask({ message: 'x'.repeat(2000) })]

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})
