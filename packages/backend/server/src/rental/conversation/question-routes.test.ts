// proves 22.2, 16.4, 16.5, 16.6, 16.29, 16.30, D10.10, 21.28
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addDays, addHours, MAX_NEW_QUESTIONS } from '@domizil/domain'
import { dayOf, type User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { REQUEST } from '../../testing/sample-bodies.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto' }
const TENANT = { id: 'tara' }
const STRANGER = { id: 'anna' }
const ADMIN = { id: 'root', isAdmin: true }
const TIMES = ['T18:00', 'T19:30'].map((time) => `${addDays(dayOf(NOW), 2)}${time}`)
let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const user of ['tara', 'anna', 'root']) await givenUser(server.db, user)
})

type As = Partial<User> | null
const asWho = (as: As) => (as ? { as } : {})
const ask = (as: As, body: object = { text: 'Is there a lift?' }, flat = flatId) =>
  server.send('POST', `/booking/api/question/new/${flat}`, { ...asWho(as), body })
const thread = (id: number, as: As) => server.send('GET', `/booking/api/question/${id}/messages`, asWho(as))
const write = (id: number, as: As, text = 'There is one.') =>
  server.send('POST', `/booking/api/question/${id}/messages`, { ...asWho(as), body: { text } })
const markRead = (id: number, as: As, lastId = 1) =>
  server.send('PUT', `/booking/api/question/${id}/messages/read`, { ...asWho(as), body: { lastId } })
const own = async (as: As) => (await server.send('GET', '/booking/api/tenant/questions', asWho(as))).body
const ofFlat = (as: As) => server.send('GET', `/booking/api/flat/${flatId}/questions`, asWho(as))
const answer = (id: number, as: As, time: string | null) =>
  server.send('PUT', `/booking/api/message/${id}/viewing`, { ...asWho(as), body: { time } })

test('a question appears in the lists of both sides, with its unread count and without the family name', async () => {
  const { body } = await ask(TENANT)
  await write(body.questionId, LANDLORD)

  expect(body).toMatchObject({ bookingId: null, message: { author: 'TENANT', text: 'Is there a lift?' } })
  expect(await own(TENANT)).toMatchObject([
    {
      id: body.questionId,
      role: 'TENANT',
      flat: { id: flatId },
      unreadMessages: 1,
      lastMessage: { author: 'LANDLORD', text: 'There is one.' },
    },
  ])
  expect((await server.send('GET', '/booking/api/landlord/questions', asWho(LANDLORD))).body).toMatchObject([
    { role: 'LANDLORD', unreadMessages: 1 },
  ])
  expect((await ofFlat(LANDLORD)).body).toMatchObject([{ role: 'LANDLORD', unreadMessages: 1 }])
  expect((await thread(body.questionId, LANDLORD)).body.items).toHaveLength(2)
})

test('a second question about a flat is added to the same thread', async () => {
  const first = await ask(TENANT)
  const second = await ask(TENANT, { text: 'And a cellar?' })

  expect(second.body.questionId).toBe(first.body.questionId)
  expect((await own(TENANT)).length).toBe(1)
})

test('an owner cannot ask about their own flat, and nobody about an unlisted flat', async () => {
  const draft = await givenFlat(server.db, { owner_id: 'otto', status: 'DRAFT' })
  const paused = await givenFlat(server.db, { owner_id: 'otto', status: 'INACTIVE' })

  expect((await ask(LANDLORD)).body.code).toBe('QUESTION_ABOUT_OWN_FLAT')
  expect((await ask(TENANT, undefined, draft)).body.code).toBe('FLAT_NOT_FOUND')
  expect((await ask(TENANT, undefined, paused)).body.code).toBe('QUESTIONS_CLOSED')
  expect((await ask(null)).status).toBe(401)
})

test('a tenant can ask about a limited number of flats a day', async () => {
  for (let at = 0; at < MAX_NEW_QUESTIONS; at += 1) {
    const flat = await givenFlat(server.db, { owner_id: 'otto' })
    expect((await ask(TENANT, undefined, flat)).status).toBe(200)
  }

  expect((await ask(TENANT)).body.code).toBe('TOO_MANY_QUESTIONS')
  server.clock.now = addHours(NOW, 25)
  expect((await ask(TENANT)).status).toBe(200)
})

test('a tenant who asks about many flats at once gets no further than the limit of a day', async () => {
  const flats: number[] = []
  for (let at = 0; at < MAX_NEW_QUESTIONS + 3; at += 1) {
    flats.push(await givenFlat(server.db, { owner_id: 'otto' }))
  }

  const answers = await Promise.all(flats.map((flat) => ask(TENANT, undefined, flat)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_NEW_QUESTIONS)
})

test.each([
  'Call me: 0170 1234567',
  'Write to tara@example.com',
  'See www.example.com',
  'SEE FLAT.IMMOBILIEN',
  'tara at mail dot de',
])('contact details in a question are refused: %j', async (text) => {
  const { body } = await ask(TENANT)

  expect((await ask(TENANT, { text })).body.code).toBe('CONTACT_TOO_EARLY')
  expect((await write(body.questionId, LANDLORD, text)).body.code).toBe('CONTACT_TOO_EARLY')
})

test('the refusal names the contact details in the text', async () => {
  const { body } = await ask(TENANT, { text: 'Please write to tara (at) mail punkt de, thank you.' })

  expect(body.error).toContain('Please leave out “tara (at) mail punkt de” here.')
})

test('contact details in a booking are refused until it is confirmed', async () => {
  const id = await givenBooking(server.db, flatId)
  const send = () =>
    server.send('POST', `/booking/api/${id}/messages`, { as: TENANT, body: { text: 'Call 0170 1234567' } })

  expect((await send()).body.code).toBe('CONTACT_TOO_EARLY')
  await server.db.updateTable('booking').set({ status: 'WAITING_FOR_CONTRACT' }).execute()
  expect((await send()).status).toBe(200)
})

test('a question about a flat that the tenant has requested is added to the thread of the booking', async () => {
  const bookingId = await givenBooking(server.db, flatId)

  const { body } = await ask(TENANT)

  expect(body).toMatchObject({ questionId: null, bookingId })
  expect(await own(TENANT)).toEqual([])
})

test('when a tenant requests the flat the thread continues in the booking, with its messages and read marks', async () => {
  const asked = await ask(TENANT)
  const replied = await write(asked.body.questionId, LANDLORD)
  await markRead(asked.body.questionId, LANDLORD, replied.body.id)

  const request = await server.send(
    'POST',
    `/booking/api/new/${flatId}?startDate=2027-05-01&endDate=2027-07-31`,
    { as: TENANT, body: REQUEST },
  )
  expect(request.status).toBe(200)
  const bookingId = request.body.id

  const { body } = await server.send('GET', `/booking/api/${bookingId}/messages`, { as: LANDLORD })
  expect(body.items.map(({ text }: { text: string }) => text)).toEqual(['Is there a lift?', 'There is one.'])
  const [tenants] = (await server.send('GET', '/booking/api/tenant/list', { as: TENANT })).body
  expect(tenants.unreadMessages).toBe(1)
  expect(await own(TENANT)).toEqual([])
})

describe('a question that has become a request', () => {
  let questionId: number
  let bookingId: number
  const request = () =>
    server.send('POST', `/booking/api/new/${flatId}?startDate=2027-05-01&endDate=2027-07-31`, {
      as: TENANT,
      body: REQUEST,
    })
  const threadOfBooking = (as: As) => server.send('GET', `/booking/api/${bookingId}/messages`, asWho(as))

  beforeEach(async () => {
    questionId = (await ask(TENANT)).body.questionId
  })

  test('can be written to under the old and the new address', async () => {
    bookingId = (await request()).body.id

    const written = await write(questionId, LANDLORD, 'There is one.')
    const marked = await markRead(questionId, TENANT, written.body.id)

    expect([written.status, marked.body]).toEqual([200, { count: 0 }])
    expect((await thread(questionId, TENANT)).body).toEqual((await threadOfBooking(TENANT)).body)
    expect((await thread(questionId, TENANT)).body.items).toHaveLength(2)
    const [landlords] = (await server.send('GET', '/booking/api/landlord/list', { as: LANDLORD })).body
    expect([landlords.id, landlords.questionId]).toEqual([bookingId, questionId])
  })

  test.each([
    ['an administrator', ADMIN, 403],
    ['a stranger', STRANGER, 404],
    ['nobody', null, 401],
  ])('is closed to %s as before', async (_who, as, status) => {
    bookingId = (await request()).body.id

    const replies = [
      await thread(questionId, as),
      await write(questionId, as),
      await markRead(questionId, as),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([status, status, status])
  })

  test('keeps messages that are written at the same time', async () => {
    const texts = Array.from({ length: 12 }, (_, at) => `Line ${at}`)

    const [requested, ...written] = await Promise.all([
      request(),
      ...texts.map((text) => write(questionId, LANDLORD, text)),
    ])
    bookingId = requested?.body.id

    expect(written.map(({ status }) => status)).toEqual(texts.map(() => 200))
    const { items } = (await threadOfBooking(TENANT)).body
    expect(items.map(({ text }: { text: string }) => text).toSorted()).toEqual(
      ['Is there a lift?', ...texts].toSorted(),
    )
  })
})

test('the landlord’s badge of a flat counts unread questions with the other messages', async () => {
  await ask(TENANT)

  const { body } = await server.send('GET', '/user/api/flat/list', { as: LANDLORD })

  expect(body[0].unreadMessages).toBe(1)
})

test('the tenant’s badge counts unread answers with the other messages, and nobody else’s does', async () => {
  const asked = await ask(TENANT)
  await write(asked.body.questionId, LANDLORD)
  const unreadOf = async (as: Partial<User>) =>
    (await server.send('GET', '/booking/api/tenant/openRequestCount', { as })).body.unreadMessages

  expect([await unreadOf(TENANT), await unreadOf(STRANGER)]).toEqual([1, 0])
})

test('an unread question is announced by mail, without its text', async () => {
  const { body } = await ask(TENANT, { text: 'A word in confidence' })
  server.clock.now = addHours(NOW, 0.1)
  await server.db.updateTable('job').set({ run_at: server.clock.now }).where('done_at', 'is', null).execute()
  await server.runJobs()
  await server.runJobs()

  const [mail, ...more] = await server.db.selectFrom('mail').selectAll().execute()
  expect(more).toEqual([])
  expect(mail?.kind).toBe('QUESTION_MESSAGE_RECEIVED')
  expect(mail?.user_id).toBe('otto')
  expect(mail?.body_text).toContain(`/flat/${flatId}/bookings?question=${body.questionId}`)
  expect(mail?.body_text).not.toContain('confidence')
})

test('the export has a person’s questions and their messages', async () => {
  const { body } = await ask(TENANT)

  const data = (await server.send('GET', '/user/api/export', { as: TENANT })).body

  expect(data.questions).toMatchObject([{ id: body.questionId, flat_id: flatId }])
  expect(data.messages).toMatchObject([{ question_id: body.questionId, text: 'Is there a lift?' }])
})

describe('a viewing', () => {
  const propose = async (as: As = TENANT) => (await ask(as, { text: '', viewingTimes: TIMES })).body

  test('is proposed with several times, of which the other side accepts one', async () => {
    const { questionId, message } = await propose()
    const reply = await answer(message.id, LANDLORD, TIMES[1] ?? '')

    expect(message).toMatchObject({ text: '', viewingTimes: TIMES })
    expect(reply.body).toMatchObject({
      author: 'LANDLORD',
      viewingTimes: null,
      viewingAnswer: { messageId: message.id, time: TIMES[1] },
    })
    expect((await thread(questionId, TENANT)).body.items).toHaveLength(2)
  })

  test('can be proposed with a text of spaces, which is stored as none', async () => {
    const { status, body } = await ask(TENANT, { text: ' \n ', viewingTimes: TIMES })

    expect([status, body.message?.text]).toEqual([200, ''])
  })

  const mailsLater = async () => {
    server.clock.now = addHours(server.clock.now, 2)
    await server.db
      .updateTable('job')
      .set({ run_at: server.clock.now })
      .where('done_at', 'is', null)
      .execute()
    await server.runJobs()
    await server.runJobs()
    const mails = await server.db
      .selectFrom('mail')
      .select(['user_id', 'body_text'])
      .where('kind', '=', 'QUESTION_MESSAGE_RECEIVED')
      .orderBy('id')
      .execute()
    return mails.map(({ user_id, body_text }) => `${user_id}: ${body_text}`)
  }

  test('is mailed with its times while it waits for an answer', async () => {
    await propose()

    expect(await mailsLater()).toEqual([
      expect.stringMatching(
        /^otto: [^]*A viewing is proposed: Fri 12\.03\.2027, 18:00 or Fri 12\.03\.2027, 19:30/,
      ),
    ])
  })

  test.each([
    ['agreed', TIMES[1] ?? '', /^tara: [^]*The viewing is agreed: Fri 12\.03\.2027, 19:30/],
    [
      'declined',
      null,
      /^tara: [^]*None of the times [^:]*: Fri 12\.03\.2027, 18:00 or Fri 12\.03\.2027, 19:30/,
    ],
  ])('that is %s is mailed to the side that proposed it', async (_how, time, told) => {
    const { message } = await propose()
    await answer(message.id, LANDLORD, time)

    expect(await mailsLater()).toEqual([
      expect.stringMatching(/^otto: [^]*A viewing is proposed/),
      expect.stringMatching(told),
    ])
  })

  test('is mailed to the other side even if the thread is read, at most once an hour', async () => {
    const { questionId, message } = await propose()
    await server.send('PUT', `/booking/api/question/${questionId}/messages/read`, {
      as: LANDLORD,
      body: { lastId: message.id },
    })
    const again = await propose()
    await server.send('PUT', `/booking/api/question/${questionId}/messages/read`, {
      as: LANDLORD,
      body: { lastId: again.message.id },
    })

    expect(await mailsLater()).toEqual([expect.stringMatching(/^otto: [^]*A viewing is proposed/)])
  })

  test('leaves later messages unread when it is answered', async () => {
    const { message } = await propose()
    await ask(TENANT)
    await answer(message.id, LANDLORD, null)

    expect((await ofFlat(LANDLORD)).body).toMatchObject([{ unreadMessages: 1 }])
  })

  test('can be answered only once', async () => {
    const { message } = await propose()

    expect((await answer(message.id, LANDLORD, null)).status).toBe(200)
    expect((await answer(message.id, LANDLORD, TIMES[0] ?? '')).body.code).toBe('VIEWING_ANSWERED')
  })

  test('can be accepted at proposed times only, and a message without times not at all', async () => {
    const { message } = await propose()
    const plain = await ask(TENANT)

    expect((await answer(message.id, LANDLORD, `${addDays(dayOf(NOW), 5)}T10:00`)).body.code).toBe(
      'VIEWING_NOT_FOUND',
    )
    expect((await answer(plain.body.message.id, LANDLORD, null)).body.code).toBe('VIEWING_NOT_FOUND')
    expect((await answer(999_999, LANDLORD, null)).status).toBe(404)
  })

  test.each([
    [[`${addDays(dayOf(NOW), -1)}T18:00`], 422],
    [[...TIMES, ...TIMES].slice(0, 3), 422],
    [['tomorrow'], 400],
    [[], 400],
    [[...TIMES, ...TIMES], 400],
  ])('with the times %j is refused with %i', async (viewingTimes, status) => {
    expect((await ask(TENANT, { text: 'When?', viewingTimes })).status).toBe(status)
  })
})
