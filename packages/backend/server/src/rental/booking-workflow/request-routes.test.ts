// proves 4.27, 5.8, 7.41, 16.30, D5.8, D5.9, D5.10, D0.3, D10.3, D11.4
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenBlocked, givenFlat, givenUser } from '../../testing/given.ts'
import { bookingsAsOf } from '../../foundation/tables/index.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const OWNER = { id: 'otto' }
const TENANT = { id: 'tara', givenName: 'Tara', familyName: 'Quell' }
const DETAILS = {
  numberOfPersons: 2,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'We would love to stay in your flat.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}
let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  flatId = await givenFlat(server.db, { owner_id: 'otto', flat_booking_length: 'MONTHS_1_3' })
  await givenUser(server.db, 'tara')
})

interface Input {
  from?: string
  to?: string
  as?: Partial<User> | null
  details?: object
  key?: string
  id?: number
}

function request({
  from = '2027-04-01',
  to = '2027-05-31',
  as = TENANT,
  details = {},
  key,
  id = flatId,
}: Input = {}) {
  return server.send('POST', `/booking/api/new/${id}?startDate=${from}&endDate=${to}`, {
    ...(as && { as }),
    body: { ...DETAILS, ...details },
    headers: key ? { 'idempotency-key': key } : {},
  })
}

const refusal = async (input: Input) => {
  const { status, body } = await request(input)
  return [status, body.code]
}
const issues = async (input: Input) => {
  const { body } = await request(input)
  return body.details.map(({ field, code }: { field: string; code?: string }) =>
    code ? `${field}.${code}` : field,
  )
}

test('a request keeps the price of the flat at the time it was made', async () => {
  const { status, body } = await request({ from: '2027-03-15', to: '2027-04-20' })
  await server.db.updateTable('flat').set({ price_per_month: 5000 }).where('id', '=', flatId).execute()

  expect(status).toBe(200)
  expect(body).toMatchObject({
    flat: { id: flatId, city: 'Berlin', title_en: 'Bright flat in the old town' },
    role: 'TENANT',
    otherParty: { name: 'otto M.', initials: 'OM' },
    status: 'REQUESTED',
    cancelReason: null,
    months: 1,
    days: 6,
    pricePerMonth: 1200,
    deposit: 2400,
    totalRent: 1440,
    allowedActions: ['cancel'],
    expiresAt: '2027-03-13T12:00:00.000Z',
    events: [{ at: '2027-03-10T12:00:00.000Z', actor: 'TENANT', type: 'REQUESTED', note: null }],
  })
  expect((await server.send('GET', '/booking/api/tenant/list', { as: TENANT })).body[0]).toMatchObject({
    totalRent: 1440,
  })
})

test('a landlord cannot request their own flat', async () => {
  expect(await refusal({ as: OWNER })).toEqual([403, 'OWN_FLAT'])
})

test('only a listed flat can be requested, and a private one is a 404', async () => {
  const refusalIn = async (status: 'INACTIVE' | 'DRAFT' | 'ARCHIVED') =>
    refusal({ id: await givenFlat(server.db, { status, owner_id: 'otto' }) })

  expect(await refusalIn('INACTIVE')).toEqual([409, 'FLAT_NOT_ACTIVE'])
  expect(await refusalIn('DRAFT')).toEqual([404, 'FLAT_NOT_FOUND'])
  expect(await refusalIn('ARCHIVED')).toEqual([404, 'FLAT_NOT_FOUND'])
  expect(await refusal({ id: flatId + 1000 })).toEqual([404, 'FLAT_NOT_FOUND'])
})

test('contact details in the message of a request are refused', async () => {
  const { status, body } = await request({ details: { message: 'Please call me: 0170 1234567, any time.' } })

  expect([status, body.details]).toEqual([
    422,
    [
      {
        field: 'message',
        code: 'CONTACT_NOT_ALLOWED',
        message: 'Leave out web addresses, e-mail addresses and phone numbers: “0170 1234567”.',
      },
    ],
  ])
})

test('contact details in the name of the tenant’s company are refused, other names are not', async () => {
  expect(await issues({ details: { companyName: 'Acme, acme@example.com' } })).toEqual([
    'companyName.CONTACT_NOT_ALLOWED',
  ])
  expect((await request({ details: { companyName: 'Müller & Söhne GmbH, 2. OG' } })).status).toBe(200)
})

test('a user without a name cannot request a flat, and is told what is missing', async () => {
  const { status, body } = await request({ as: { id: 'nobody', familyName: '' } })

  expect([status, body.code]).toEqual([422, 'USER_DATA_INCOMPLETE'])
  expect(body.error).toMatch(
    /^Please complete your personal details first\. .*“Last name”.*: This is missing\.$/,
  )
  expect(body.details).toContainEqual({
    field: 'familyName',
    code: 'REQUIRED',
    message: 'This is missing.',
  })
})

test('the days of a request have to fit today and the flat', async () => {
  expect(await issues({ from: '2027-03-09' })).toEqual(['startDate.IN_THE_PAST'])
  expect(await issues({ from: '2029-03-11', to: '2029-05-10' })).toEqual(['startDate.TOO_FAR_AHEAD'])
  expect(await issues({ to: '2027-03-31' })).toEqual(['endDate.END_BEFORE_START'])
  expect(await issues({ to: '2027-04-29' })).toEqual(['endDate.LENGTH_NOT_OFFERED'])
  expect(await issues({ to: '2027-07-01' })).toEqual(['endDate.LENGTH_NOT_OFFERED'])
  expect(await refusal({ to: '2027-07-01' })).toEqual([422, 'BOOKING_INVALID'])
  expect(await refusal({ from: '2027-02-30' })).toEqual([400, 'INVALID_REQUEST'])
})

test('the longest stay is 24 months, also in a flat that is let for longer', async () => {
  await server.db.updateTable('flat').set({ flat_booking_length: 'FLEXIBLE' }).execute()

  expect(await issues({ from: '2027-05-01', to: '2029-05-01' })).toEqual(['endDate.STAY_TOO_LONG'])
  expect(await refusal({ to: '9999-12-31' })).toEqual([400, 'INVALID_REQUEST'])
  expect((await request({ from: '2027-05-01', to: '2029-04-30' })).body).toMatchObject({
    months: 24,
    days: 0,
  })
})

test('the refusal names the limits of the flat: its persons and its months', async () => {
  const sentencesOf = async (input: Input) =>
    (await request(input)).body.details.map(({ message }: { message: string }) => message)

  expect(await sentencesOf({ details: { numberOfPersons: 99 } })).toEqual(['Enter a value between 1 and 2.'])
  expect(await sentencesOf({ to: '2027-07-01' })).toEqual(['This flat is rented for 1 to 3 months.'])
  await server.db.updateTable('flat').set({ flat_booking_length: 'MONTHS_12_PLUS' }).execute()
  expect(await sentencesOf({ to: '2027-07-01' })).toEqual(['The shortest stay in this flat, in months: 12.'])
})

test('a refusal names every invalid field', async () => {
  expect(
    await issues({ details: { numberOfPersons: 3, message: `   Hello there${' '.repeat(20)}` } }),
  ).toEqual(['numberOfPersons.OUT_OF_RANGE', 'message.LENGTH_OUT_OF_RANGE'])
  expect(await refusal({ details: { acceptTerms: false } })).toEqual([400, 'INVALID_REQUEST'])
  expect(await refusal({ details: { reasonOfStay: 'FUN' } })).toEqual([400, 'INVALID_REQUEST'])
})

test.each(['OWNER', 'CALENDAR'] as const)(
  'a request for days that are blocked by %s is refused',
  async (source) => {
    await givenBlocked(server.db, flatId, '2027-05-31', '2027-06-30', source)

    expect(await refusal({})).toEqual([409, 'DATES_TAKEN'])
    expect((await request({ to: '2027-05-30' })).status).toBe(200)
  },
)

test('a request that is made during a confirmation does not stay open for taken days', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await givenFlat(server.db, { owner_id: 'otto' })
    const approved = await givenBooking(server.db, id, { tenant_id: 'other', status: 'LANDLORD_APPROVED' })

    await Promise.all([
      server.send('POST', `/booking/api/${approved}/tenantApprove?approved=true`, { as: { id: 'other' } }),
      request({ id }),
    ])

    const open = await server.db
      .selectFrom(bookingsAsOf(NOW).as('booking'))
      .select('id')
      .where('flat_id', '=', id)
      .where('status', '=', 'REQUESTED')
      .execute()
    expect(open).toEqual([])
  }
})

test('a second open request for the same flat is refused, also at the same time', async () => {
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => request()))

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409,
  ])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_REQUESTED')
})

test('a new request is possible after the first has ended', async () => {
  await givenBooking(server.db, flatId, { status: 'BOOKING_CANCELED', cancel_reason: 'EXPIRED' })

  expect((await request()).status).toBe(200)
})

test('a tenant can have twenty open requests, however many are made at once', async () => {
  for (let made = 0; made < 18; made += 1)
    await givenBooking(server.db, await givenFlat(server.db), { tenant_id: 'tara' })
  const flats = [flatId, await givenFlat(server.db), await givenFlat(server.db), await givenFlat(server.db)]

  const replies = await Promise.all(flats.map((id) => request({ id })))

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 409, 409,
  ])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_OPEN_REQUESTS')
})

test('requests with the same idempotency key make one booking and get the same answer', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => request({ key: 'k1' })))
  const later = await request({ key: 'k1' })

  expect(
    new Set([...replies, later].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
  ).toBe(1)
  expect(later.status).toBe(200)
  expect(await server.db.selectFrom('booking').select('id').execute()).toHaveLength(1)
})

test('an idempotency key belongs to one request of one person', async () => {
  await request({ key: 'k1' })

  expect(await refusal({ key: 'k1', to: '2027-05-30' })).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect((await request({ key: 'k1', as: { id: 'anna' } })).status).toBe(200)
  expect(await refusal({ key: 'k'.repeat(201) })).toEqual([400, 'INVALID_REQUEST'])
})

test('the idempotency key of a refused request can be used again', async () => {
  await givenBlocked(server.db, flatId, '2027-04-10', '2027-04-12')
  expect(await refusal({ key: 'k1' })).toEqual([409, 'DATES_TAKEN'])
  await server.db.deleteFrom('blocked_period').execute()

  expect((await request({ key: 'k1' })).status).toBe(200)
})

test('an idempotency key and its answer are deleted after a week, and not before', async () => {
  await request({ key: 'k1' })
  const kept = async () => (await server.db.selectFrom('idempotency_key').select('key').execute()).length

  server.clock.now = new Date(NOW.getTime() + 7 * 24 * 3_600_000)
  await server.runJobs()
  expect(await kept()).toBe(1)

  server.clock.now = new Date(NOW.getTime() + 8 * 24 * 3_600_000 + 1)
  await server.runJobs()
  expect(await kept()).toBe(0)
})
