// proves 21.38, 21.39, 21.41, 21.65
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours, LOCALES } from '@domizil/domain'
import { newReferenceNumber } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import usualReplies from './help-templates.json' with { type: 'json' }

const ADMIN = { id: 'root', isAdmin: true }
const OTHER_ADMIN = { id: 'ruth', isAdmin: true }
const REPLY = { message: 'You find it among your requests.\nPress “Withdraw”.', close: true, seen: 0 }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  for (const id of ['root', 'ruth']) await givenUser(server.db, id)
})

async function givenHelpRequest(change: object = {}, userId: string | null = null): Promise<number> {
  const { id } = await server.db
    .insertInto('help_request')
    .values({
      reference: newReferenceNumber('H'),
      topic: 'BOOKING',
      message: 'How do I withdraw a request?',
      email: 'anna@example.org',
      page_url: '/help',
      locale: 'de',
      user_id: userId,
      created_at: server.clock.now,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const desk = async (id: number, as: object = ADMIN) =>
  (await server.send('GET', `/admin/api/helpRequest/${id}`, { as })).body
const post = (id: number, what: 'reply' | 'note' | 'assign', body: object, as: object = ADMIN) =>
  server.send('POST', `/admin/api/helpRequest/${id}/${what}`, { as, body })
const move = (id: number, way: 'close' | 'reopen') =>
  server.send('POST', `/admin/api/helpRequest/${id}/${way}`, { as: ADMIN })
const mails = async () =>
  (await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()).map(
    ({ payload }) => payload as unknown as { mail: string },
  )

test('a help request links to its account, flat and booking, if they exist', async () => {
  await givenUser(server.db, 'tara')
  const flatId = await givenFlat(server.db)
  const bookingId = await givenBooking(server.db, flatId)

  const known = await desk(await givenHelpRequest({ flat_id: flatId, booking_id: bookingId }, 'tara'))
  const unknown = await desk(await givenHelpRequest({ flat_id: 4711, booking_id: 4711 }))

  expect(known).toMatchObject({
    person: { id: 'tara', name: 'tara Muster' },
    flat: { id: flatId, title: 'Bright flat in the old town' },
    booking: { id: bookingId, status: 'REQUESTED' },
  })
  expect(unknown).toMatchObject({ person: null, flat: null, booking: null })
})

test('a reply is mailed in the language of the request to its address, and closes it', async () => {
  const id = await givenHelpRequest()

  const { status, body } = await post(id, 'reply', REPLY)

  expect([status, body.request.status, body.request.answered]).toEqual([200, 'CLOSED', NOW.toISOString()])
  expect(body.entries).toMatchObject([{ kind: 'REPLY', admin: 'Anna Kern', text: REPLY.message }])
  expect(body).toMatchObject({ isMine: true, request: { assignee: 'Anna Kern' } })
  expect(await mails()).toMatchObject([
    {
      mail: 'HELP_ANSWERED',
      to: null,
      address: 'anna@example.org',
      locale: 'de',
      values: {
        answer: REPLY.message,
        question: 'How do I withdraw a request?',
        number: body.request.reference,
      },
    },
  ])
})

test.each([
  [
    'the name of the account',
    { email: 'tara@example.org' },
    'tara',
    'Guten Tag tara Muster!',
    /^Sie hatten geschrieben: .*Freundliche Grüße/s,
  ],
  ['no name', { name: 'Tara T.' }, null, 'Guten Tag!', /^Wenn das nicht hilft.*Freundliche Grüße/s],
])(
  'the whole mail of a reply is shown before it is sent: one greeting by %s, and what follows',
  async (_by, change, user, greeting, following) => {
    await givenUser(server.db, 'tara')
    const id = await givenHelpRequest(change, user)
    const { mail, request } = await desk(id)

    await post(id, 'reply', REPLY)
    await server.runJobs()
    await server.runJobs()

    const sent = await server.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
    expect(mail).toEqual({
      subject: `Unsere Antwort auf Ihre Frage ${request.reference}`,
      before: greeting,
      after: expect.stringMatching(following),
    })
    expect(sent.body_text).toBe(`${mail.before}\n\n${REPLY.message}\n\n${mail.after}`)
  },
)

test('a help request from the account’s own address moves with it to a new address; another address stays', async () => {
  await givenUser(server.db, 'tara')
  const { email } = await server.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', 'tara')
    .executeTakeFirstOrThrow()
  const own = await givenHelpRequest({ email: email.toUpperCase() }, 'tara')
  const other = await givenHelpRequest({ email: 'work@example.org' }, 'tara')
  const ofNobody = await givenHelpRequest({ email })

  await server.send('GET', '/user/api/profile', { as: { id: 'tara', email: 'new@example.org' } })

  const addresses = await Promise.all(
    [own, other, ofNobody].map(async (id) => (await desk(id)).request.email),
  )
  expect(addresses).toEqual(['new@example.org', 'work@example.org', email])
})

test('the next help request is the next older open one, and after the last one the first', async () => {
  const ids: number[] = []
  for (const hour of [1, 2, 3, 4]) ids.push(await givenHelpRequest({ created_at: addHours(NOW, hour) }))
  const [first = 0, settled = 0, third = 0, last = 0] = ids
  await move(settled, 'close')

  const nexts = await Promise.all([first, third, last].map(async (id) => (await desk(id)).next))

  expect(nexts).toEqual([third, last, first])
})

test('a reply with a question leaves the request open, and only the first reply sets the time to answer', async () => {
  const id = await givenHelpRequest()
  server.clock.now = addHours(NOW, 2)
  const first = await post(id, 'reply', { ...REPLY, close: false })
  server.clock.now = addHours(NOW, 5)

  const { body } = await post(id, 'reply', { ...REPLY, seen: first.body.entries[0].id })

  expect(first.body.request.status).toBe('OPEN')
  expect([body.request.status, body.request.answered]).toEqual(['CLOSED', addHours(NOW, 2).toISOString()])
})

test('a closing that is undone sets no time to answer, unless there was a reply', async () => {
  const [replied, elsewhere] = [await givenHelpRequest(), await givenHelpRequest()]
  server.clock.now = addHours(NOW, 2)
  await post(replied, 'reply', REPLY)
  server.clock.now = addHours(NOW, 5)
  await move(elsewhere, 'close')

  await move(replied, 'reopen')
  await move(elsewhere, 'reopen')

  expect((await desk(replied)).request).toMatchObject({
    status: 'OPEN',
    answered: addHours(NOW, 2).toISOString(),
  })
  expect((await desk(elsewhere)).request).toMatchObject({ status: 'OPEN', answered: null })
})

test('reading a help request takes no lock and writes nothing', async () => {
  const id = await givenHelpRequest()

  server.setReadOnly(true)
  const { status } = await server.send('GET', `/admin/api/helpRequest/${id}`, { as: ADMIN })
  server.setReadOnly(false)

  expect(status).toBe(200)
})

test('the second of two administrators who reply at once has to read the first reply before', async () => {
  const id = await givenHelpRequest()
  const { body: note } = await post(id, 'note', { message: 'I call her.' })
  await post(id, 'reply', { ...REPLY, seen: note.entries[0].id })

  const { status, body } = await post(id, 'reply', { ...REPLY, seen: note.entries[0].id }, OTHER_ADMIN)

  expect([status, body.code]).toEqual([409, 'HELP_ANSWERED_MEANWHILE'])
  expect(await mails()).toHaveLength(1)
})

test('a note is visible to administrators only: it is not mailed, not exported, and answers nothing', async () => {
  await givenUser(server.db, 'tara')
  const id = await givenHelpRequest({}, 'tara')

  const { body } = await post(id, 'note', { message: '  She has called before.  ' })

  expect(body.entries).toMatchObject([{ kind: 'NOTE', text: 'She has called before.' }])
  expect(body.request).toMatchObject({ status: 'OPEN', answered: null })
  expect(await mails()).toEqual([])
  const exported = await server.send('GET', '/user/api/export', { as: { id: 'tara' } })
  expect(JSON.stringify(exported.body)).not.toContain('called before')
})

test('a request is assigned to an administrator or released, and a reply of another does not reassign it', async () => {
  const id = await givenHelpRequest()

  await post(id, 'assign', { mine: true })
  expect([(await desk(id)).isMine, (await desk(id, OTHER_ADMIN)).isMine]).toEqual([true, false])
  await post(id, 'reply', { ...REPLY, close: false }, OTHER_ADMIN)
  expect((await desk(id)).isMine).toBe(true)
  const { body } = await post(id, 'assign', { mine: false })

  expect([body.isMine, body.request.assignee]).toEqual([false, null])
})

test('reply templates are in the language of the request', async () => {
  const texts = []
  for (const locale of ['en', 'de', 'es']) {
    const { templates } = await desk(await givenHelpRequest({ locale }))
    texts.push(templates[0].text)
  }

  expect(texts).toEqual([
    'Thank you for your message.',
    'Vielen Dank für Ihre Nachricht.',
    'Gracias por su mensaje.',
  ])
})

test.each(LOCALES)(
  'the template on cancelling a request names the buttons by their texts in %s',
  (locale) => {
    const file = new URL(`../../../../../../mf-bookings/messages/${locale}.json`, import.meta.url)
    const texts = JSON.parse(readFileSync(file, 'utf8'))

    const template = usualReplies.WITHDRAW_REQUEST[locale]

    for (const id of ['action.withdraw', 'action.cancel', 'myRequests.title']) {
      expect(template).toContain(texts[id])
    }
  },
)

test('a reply that is empty, too long, or to no request is refused', async () => {
  const id = await givenHelpRequest()

  const replies = [
    await post(id, 'reply', { ...REPLY, message: '   ' }),
    await post(id, 'note', { message: 'x'.repeat(4001) }),
    await post(4711, 'reply', REPLY),
  ]

  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'HELP_ENTRY_INVALID'],
    [400, 'INVALID_REQUEST'],
    [404, 'HELP_REQUEST_NOT_FOUND'],
  ])
  expect(await mails()).toEqual([])
})

test('the daily report has the median time until help requests were first answered', async () => {
  for (const hours of [1, 3, 8]) {
    server.clock.now = NOW
    const id = await givenHelpRequest()
    server.clock.now = addHours(NOW, hours)
    await post(id, 'reply', REPLY)
  }
  server.clock.now = addHours(NOW, 24)

  await server.services.reports.makeDue()

  const { body } = await server.send('GET', '/admin/api/lastReport', { as: ADMIN })
  expect(body).toMatchObject({ day: '2027-03-10', medianHelpHours: 3 })
})
