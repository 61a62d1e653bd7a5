// proves 11.2, 16.19
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addHours, MESSAGES_AT_ONCE } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto' }
const TENANT = { id: 'tara' }
const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer
let flatId: number
let id: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const user of ['tara', 'anna', 'root']) await givenUser(server.db, user)
  id = await givenBooking(server.db, flatId)
})

type As = Partial<User> | null
const asWho = (as: As) => (as ? { as } : {})
const write = (as: As, text = 'Is there a lift?', key?: string) =>
  server.send('POST', `/booking/api/${id}/messages`, {
    ...asWho(as),
    body: { text },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const read = (as: As, query = '') => server.send('GET', `/booking/api/${id}/messages${query}`, asWho(as))
const markRead = (as: As, lastId: number) =>
  server.send('PUT', `/booking/api/${id}/messages/read`, { ...asWho(as), body: { lastId } })
const textsFor = async (as: As, query = '') =>
  (await read(as, query)).body.items.map(({ text }: { text: string }) => text)
const unreadOf = async (as: typeof TENANT) => {
  const path = as === TENANT ? '/booking/api/tenant/list' : `/booking/api/flat/${flatId}/list`
  return (await server.send('GET', path, { as })).body[0].unreadMessages
}

test('both parties read all messages, the oldest first', async () => {
  await write(TENANT, '  Is there a lift?\nAnd a cellar? ')
  server.clock.now = addHours(NOW, 1)
  await write(LANDLORD, 'Both, yes.')

  const expected = {
    items: [
      { author: 'TENANT', text: 'Is there a lift?\nAnd a cellar?', createdAt: NOW.toISOString() },
      { author: 'LANDLORD', text: 'Both, yes.', createdAt: addHours(NOW, 1).toISOString() },
    ],
    hasEarlier: false,
    canWrite: true,
  }
  expect((await read(TENANT)).body).toMatchObject(expected)
  expect((await read(LANDLORD)).body).toMatchObject(expected)
})

test('the messages of a booking that does not exist are a 404', async () => {
  expect((await server.send('GET', '/booking/api/999999/messages', { as: ADMIN })).status).toBe(404)
})

test.each([
  ['', 422],
  ['  \n ', 422],
  ['x', 200],
  ['x'.repeat(2000), 200],
  ['x'.repeat(2001), 400],
])('the message %j is answered with %i', async (text, status) => {
  expect((await write(TENANT, text)).status).toBe(status)
})

test('a message with a zero character is refused', async () => {
  expect((await write(TENANT, 'a\u0000b')).status).toBe(400)
})

test('a message that is sent twice with one idempotency key is stored once', async () => {
  const replies = [await write(TENANT, 'Hello', 'k'), await write(TENANT, 'Hello', 'k')]

  expect(replies[1]?.body).toEqual(replies[0]?.body)
  expect(await textsFor(LANDLORD)).toEqual(['Hello'])
  expect((await write(TENANT, 'Something else', 'k')).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('a long thread is read from its end', async () => {
  const all = Array.from({ length: MESSAGES_AT_ONCE + 2 }, (_, at) => `No. ${at}`)
  for (const text of all) await write(TENANT, text)

  const { body } = await read(LANDLORD)
  const earlier = await read(LANDLORD, `?before=${body.items[0].id}`)

  expect([body.items.length, body.items[0].text, body.hasEarlier]).toEqual([MESSAGES_AT_ONCE, 'No. 2', true])
  expect(earlier.body).toMatchObject({ items: [{ text: 'No. 0' }, { text: 'No. 1' }], hasEarlier: false })
})

test('both parties see the last agreed viewing on the request until its day is over', async () => {
  const agree = async (day: string) => {
    const times = [`${day}T18:00`]
    const { body } = await server.send('POST', `/booking/api/${id}/messages`, {
      as: TENANT,
      body: { text: '', viewingTimes: times },
    })
    const answered = { as: LANDLORD, body: { time: times[0] } }
    await server.send('PUT', `/booking/api/message/${body.id}/viewing`, answered)
  }
  const viewings = async () => {
    const own = await server.send('GET', '/booking/api/tenant/list', { as: TENANT })
    const asked = await server.send('GET', `/booking/api/flat/${flatId}/list`, { as: LANDLORD })
    return [own.body[0].viewing, asked.body[0].viewing]
  }
  expect(await viewings()).toEqual([null, null])

  await agree('2027-03-13')
  await agree('2027-03-12')

  expect(await viewings()).toEqual(['2027-03-12T18:00', '2027-03-12T18:00'])
  server.clock.now = new Date('2027-03-13T12:00:00Z')
  expect(await viewings()).toEqual([null, null])
})

test('in a cancelled booking messages can be read but not written', async () => {
  await write(TENANT)
  await server.send('DELETE', `/booking/api/${id}/cancel`, { as: TENANT })

  const { body } = await read(LANDLORD)

  expect([body.canWrite, body.items.length]).toEqual([false, 1])
  expect((await write(LANDLORD)).body.code).toBe('THREAD_CLOSED')
})

test('nobody can write to a deleted account, whose messages are deleted too', async () => {
  const over = { status: 'BOOKING_COMPLETED', start_date: '2027-01-01', end_date: '2027-03-09' } as const
  await server.db
    .updateTable('booking')
    .set({ ...over, signed_date: NOW })
    .execute()
  await write(TENANT, 'Thank you for everything')
  await write(LANDLORD, 'You are welcome')
  await server.send('DELETE', '/user/api/account', { as: TENANT })

  expect((await read(LANDLORD)).body).toMatchObject({ canWrite: false, items: [{ text: 'You are welcome' }] })
  expect((await write(LANDLORD)).body.code).toBe('THREAD_CLOSED')
})

test('the export has a person’s own messages and nobody else’s', async () => {
  await write(TENANT, 'From the tenant')
  await write(LANDLORD, 'From the landlord')

  const { body } = await server.send('GET', '/user/api/export', { as: TENANT })

  expect(body.messages).toMatchObject([{ booking_id: id, text: 'From the tenant' }])
})

describe('the unread messages', () => {
  test('are those of the other side that are not marked as read', async () => {
    await write(TENANT)
    const last = await write(TENANT)
    expect([await unreadOf(TENANT), await unreadOf(LANDLORD)]).toEqual([0, 2])

    expect((await markRead(LANDLORD, last.body.id)).body).toEqual({ count: 0 })

    expect([await unreadOf(TENANT), await unreadOf(LANDLORD)]).toEqual([0, 0])
  })

  test('are counted for the landlord over all bookings of a flat', async () => {
    const unreadOfFlat = async () =>
      (await server.send('GET', '/user/api/flat/list', { as: LANDLORD })).body[0].unreadMessages
    await write(TENANT)
    await write(LANDLORD)
    const last = await write(TENANT)
    expect(await unreadOfFlat()).toBe(2)

    await markRead(LANDLORD, last.body.id)

    expect(await unreadOfFlat()).toBe(0)
  })

  test('are counted for each side over all its requests, beside what needs an action', async () => {
    const unread = async (role: 'tenant' | 'flat', as: typeof TENANT) =>
      (await server.send('GET', `/booking/api/${role}/openRequestCount`, { as })).body.unreadMessages
    await write(TENANT)
    const last = await write(LANDLORD)
    await write(LANDLORD)
    expect([await unread('tenant', TENANT), await unread('flat', LANDLORD)]).toEqual([2, 1])
    expect([await unread('flat', TENANT), await unread('tenant', LANDLORD)]).toEqual([0, 0])

    await markRead(TENANT, last.body.id)

    expect(await unread('tenant', TENANT)).toBe(1)
  })

  test('are those after the last one that was marked', async () => {
    const first = await write(TENANT)
    await write(TENANT)

    expect((await markRead(LANDLORD, first.body.id)).body).toEqual({ count: 1 })
  })

  test('stay read when an older message is marked, and future messages cannot be marked', async () => {
    const first = await write(TENANT)
    await markRead(LANDLORD, 2_000_000_000)
    await markRead(LANDLORD, first.body.id)
    expect(await unreadOf(LANDLORD)).toBe(0)

    await write(TENANT)

    expect(await unreadOf(LANDLORD)).toBe(1)
  })

  test('are counted for each booking', async () => {
    await write(TENANT)
    const other = await givenBooking(server.db, flatId, { tenant_id: 'anna' })

    const { body } = await server.send('GET', `/booking/api/flat/${flatId}/list`, { as: LANDLORD })

    const counts = body.map((one: { id: number; unreadMessages: number }) => [one.id, one.unreadMessages])
    expect(Object.fromEntries(counts)).toEqual({ [id]: 1, [other]: 0 })
  })
})

describe('a mail about new messages', () => {
  async function mails(): Promise<string[]> {
    // Every timer is due, whatever the clock was set to.
    await server.db
      .updateTable('job')
      .set({ run_at: server.clock.now })
      .where('done_at', 'is', null)
      .execute()
    await server.runJobs()
    await server.runJobs()
    const found = await server.db
      .selectFrom('mail')
      .select('user_id')
      .where('kind', '=', 'MESSAGE_RECEIVED')
      .orderBy('id')
      .execute()
    return found.map(({ user_id }) => user_id ?? '')
  }
  const minutesLater = (minutes: number) => {
    server.clock.now = addHours(server.clock.now, minutes / 60)
  }

  test('is sent when they are unread for two minutes, without their text', async () => {
    await write(TENANT, 'A word in confidence')
    minutesLater(1)
    expect(await mails()).toEqual([])
    minutesLater(1)

    expect(await mails()).toEqual(['otto'])
    const { body_text, subject } = await server.db
      .selectFrom('mail')
      .select(['body_text', 'subject'])
      .executeTakeFirstOrThrow()
    expect(subject).toBe('New message about “Bright flat in the old town”')
    expect(body_text).toContain(`/flat/${flatId}/bookings?messages=${id}`)
    expect(body_text).not.toContain('confidence')
  })

  test('is not sent for messages that were read', async () => {
    const { body } = await write(LANDLORD)
    await markRead(TENANT, body.id)
    minutesLater(5)

    expect(await mails()).toEqual([])
  })

  test('is sent once an hour, for all messages since the last one', async () => {
    await write(LANDLORD)
    minutesLater(2)
    expect(await mails()).toEqual(['tara'])
    await write(LANDLORD)
    await write(LANDLORD)

    minutesLater(59)
    expect(await mails()).toEqual(['tara'])
    minutesLater(1)
    expect(await mails()).toEqual(['tara', 'tara'])
    minutesLater(120)
    expect(await mails()).toEqual(['tara', 'tara'])
  })

  test('links the tenant to their requests', async () => {
    await write(LANDLORD)
    minutesLater(2)
    await mails()

    const { body_text } = await server.db.selectFrom('mail').select('body_text').executeTakeFirstOrThrow()
    expect(body_text).toContain(`/my-requests?messages=${id}`)
  })
})
