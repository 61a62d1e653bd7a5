import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { HelpRequest } from '@domizil/api/schemas'
import { ANONYMOUS } from '../../foundation/kernel/index.ts'
import { givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
}, 60_000)
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

test('anybody may ask, and gets a number to name', async () => {
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
    .select(['kind', 'to_address', 'subject', 'body_text'])
    .orderBy('id')
    .execute()
}

test('a receipt goes to the asker, in the language of the question, with its number and its words', async () => {
  const { body } = await ask({ name: 'Anna', locale: 'de', message: 'Wie ziehe ich eine Anfrage zurück?' })

  const [mail, ...others] = await mails()

  expect([mail?.kind, mail?.to_address, others]).toEqual(['HELP_RECEIVED', 'anna@example.org', []])
  expect(mail?.subject).toBe(`Ihre Frage ${body.referenceNumber} ist angekommen`)
  expect(mail?.body_text).toMatch(/^Guten Tag Anna!\n\n/)
  expect(mail?.body_text).toContain('Sie haben geschrieben: „Wie ziehe ich eine Anfrage zurück?“')
})

test.each([
  ['a visitor, whose address may be another person’s, the beginning', undefined, false],
  ['a user who is signed in, the whole', { id: 'anna' }, true],
])('a receipt repeats to %s of the question', async (_who, as, isWhole) => {
  const message = `How do I withdraw a request? ${'I have tried. '.repeat(30)}Please help.`
  if (as) await givenUser(server.db, as.id)

  await ask({ message }, as)

  expect((await mails())[0]?.body_text?.includes('Please help.')).toBe(isWhole)
})

test('who is signed in is remembered with the question', async () => {
  await ask({}, { id: 'anna' })
  await ask({}, { id: 'root', isAdmin: true })

  expect((await kept()).map(({ user_id }) => user_id)).toEqual(['anna', 'root'])
})

test('who fills in what nobody sees is answered and not kept', async () => {
  const { status, body } = await ask({ website: 'https://spam.example' })

  expect([status, body.referenceNumber]).toEqual([200, expect.any(String)])
  expect([await kept(), await mails()]).toEqual([[], []])
})

test('an address may ask ten times an hour', async () => {
  const askFrom = (address: string) => server.services.help.ask(ANONYMOUS, address, QUESTION)
  for (let count = 0; count < 10; count += 1) await askFrom('192.0.2.1')

  const [eleventh, other] = await Promise.allSettled([askFrom('192.0.2.1'), askFrom('192.0.2.2')])

  expect(eleventh).toMatchObject({ reason: { statusCode: 429, code: 'TOO_MANY_HELP_REQUESTS' } })
  expect(other.status).toBe('fulfilled')
  expect(await kept()).toHaveLength(11)
})

test('what cannot be understood, or says too little, is refused and not kept', async () => {
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

test('a message may be as short and as long as the limits', async () => {
  const replies = [await ask({ message: 'x'.repeat(10) }), await ask({ message: 'x'.repeat(2000) })]

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})
