// proves 3.17, 3.18, 7.33, 7.34, 7.35, 21.30, 22.30
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { givenBlocked, givenFlat, givenUser } from '../../testing/given.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

const OTTO = { id: 'otto' }
const PEOPLE = [
  ['anonymous', undefined, 401],
  ['a stranger', { id: 'sven' }, 404],
  ['a tenant', { id: 'tara' }, 404],
] as const

const list = (flatId: number, as: object | undefined = OTTO) =>
  server.send('GET', `/flat/api/blockedPeriod/list/${flatId}`, { ...(as && { as }) })
const note = (id: number, text: unknown, as: object | undefined = OTTO) =>
  server.send('PUT', `/flat/api/blockedPeriod/note/${id}`, { ...(as && { as }), body: { note: text } })
const create = (flatId: number, blockedFrom: unknown, blockedTo: unknown, as: object | undefined = OTTO) =>
  server.send('PUT', `/flat/api/blockedPeriod/create/${flatId}`, {
    ...(as && { as }),
    body: { blockedFrom, blockedTo },
  })
const remove = (id: number, as: object | undefined = OTTO) =>
  server.send('DELETE', `/flat/api/blockedPeriod/remove/${id}`, { ...(as && { as }) })

const confirm = (flatId: number, as: object | undefined = OTTO) =>
  server.send('PUT', `/flat/api/blockedPeriod/confirm/${flatId}`, { ...(as && { as }) })

async function givenBookedDays(flatId: number): Promise<number> {
  const booking_id = await givenBooking(server.db, flatId, { status: 'WAITING_FOR_CONTRACT' })
  await server.db
    .insertInto('blocked_period')
    .values({
      flat_id: flatId,
      blocked_from: '2027-04-01',
      blocked_to: '2027-05-31',
      source: 'BOOKING',
      booking_id,
    })
    .execute()
  return booking_id
}

const periodsOf = (reply: { body: { blockedPeriodList: { blockedFrom: string; blockedTo: string }[] } }) =>
  reply.body.blockedPeriodList.map(({ blockedFrom, blockedTo }) => `${blockedFrom}/${blockedTo}`)

test('an owner blocks days, sees them on the page of the flat and frees them again', async () => {
  const flatId = await givenFlat(server.db)

  const created = await create(flatId, '2027-06-01', '2027-06-30')
  const listed = await list(flatId)
  const removed = await remove(created.body.blockedPeriodList[0].id)

  expect(created.status).toBe(200)
  expect(listed.body).toMatchObject({
    blockedPeriodList: [{ blockedFrom: '2027-06-01', blockedTo: '2027-06-30', source: 'OWNER' }],
    flat: { id: flatId, address: { street: 'Torstraße' } },
  })
  expect(removed.body.blockedPeriodList).toEqual([])
})

test('the list of blocked days is in order, names bookings, and leaves out past ones', async () => {
  const flatId = await givenFlat(server.db)
  await givenBlocked(server.db, flatId, '2027-08-01', '2027-08-02')
  await givenBlocked(server.db, flatId, '2027-07-01', '2027-07-02', 'CALENDAR')
  await givenBlocked(server.db, flatId, '2027-03-01', '2027-03-09')
  const bookingId = await givenBookedDays(flatId)

  const { body } = await list(flatId)

  expect(body.blockedPeriodList).toMatchObject([
    { blockedFrom: '2027-04-01', source: 'BOOKING', bookingId },
    { blockedFrom: '2027-07-01', source: 'CALENDAR' },
    { blockedFrom: '2027-08-01', source: 'OWNER' },
  ])
})

test('an owner sees the blocked days of all their flats within some months, without archived flats', async () => {
  const loft = await givenFlat(server.db)
  const studio = await givenFlat(server.db)
  const archived = await givenFlat(server.db, { status: 'ARCHIVED' })
  await givenUser(server.db, 'paul')
  const foreign = await givenFlat(server.db, { owner_id: 'paul' })
  for (const id of [studio, archived, foreign]) await givenBlocked(server.db, id, '2027-06-30', '2027-07-02')
  await givenBlocked(server.db, loft, '2027-05-01', '2027-05-31')
  await givenBlocked(server.db, loft, '2027-09-01', '2027-09-02')
  const bookingId = await givenBookedDays(studio)
  const listOwn = (query: string, as: object = OTTO) =>
    server.send('GET', `/flat/api/blockedPeriod/listOwn?${query}`, { as })

  const { body } = await listOwn('from=2027-05-31&months=3')

  expect(body).toMatchObject([
    { flatId: loft, blockedFrom: '2027-05-01', blockedTo: '2027-05-31', source: 'OWNER' },
    { flatId: studio, blockedFrom: '2027-04-01', source: 'BOOKING', bookingId },
    { flatId: studio, blockedFrom: '2027-06-30' },
  ])
  expect((await listOwn('from=2027-06-01&months=13')).status).toBe(400)
  expect((await listOwn('from=2027-06-01&months=3', { id: 'sven' })).body).toEqual([])
})

test('blocked days are taken in searches and on the page of the flat, and free again afterwards', async () => {
  const flatId = await givenFlat(server.db)
  const search = async () =>
    (
      await server.send('POST', '/flat/search/filter', {
        body: { startDate: '2027-06-10', endDate: '2027-07-09' },
      })
    ).body.total

  const { body } = await create(flatId, '2027-06-01', '2027-06-30')
  const whileBlocked = [await search(), (await server.send('GET', `/flat/${flatId}`)).body.blockedRanges]
  await remove(body.blockedPeriodList[0].id)

  expect(whileBlocked).toEqual([0, [{ from: '2027-06-01', to: '2027-06-30' }]])
  expect(await search()).toBe(1)
})

test('blocking days counts as confirming that the calendar is up to date', async () => {
  const flatId = await givenFlat(server.db)
  const before = (await list(flatId)).body.flat.quality.score

  const { body } = await create(flatId, '2027-06-01', '2027-06-30')

  expect(body.flat.quality.score).toBe(before + 10)
})

test('an owner can confirm that the calendar is up to date without changing it', async () => {
  const flatId = await givenFlat(server.db)
  const before = (await list(flatId)).body

  const { status, body } = await confirm(flatId)

  expect([status, before.confirmedOn, body.confirmedOn]).toEqual([200, null, '2027-03-10'])
  expect(body.flat.quality.score).toBe(before.flat.quality.score + 10)
})

test.each([
  ['the last day of another block', '2027-06-30', '2027-07-05', 409, 'BLOCKED_PERIOD_OVERLAPS'],
  ['days within a booking', '2027-05-31', '2027-05-31', 409, 'BLOCKED_PERIOD_OVERLAPS'],
  ['an end before the start', '2027-08-02', '2027-08-01', 422, 'BLOCKED_PERIOD_INVALID'],
  ['days that are over', '2027-03-01', '2027-03-09', 422, 'BLOCKED_PERIOD_INVALID'],
  ['a day that does not exist', '2027-02-30', '2027-03-20', 400, 'INVALID_REQUEST'],
  ['no end', '2027-08-01', undefined, 400, 'INVALID_REQUEST'],
  ['a number', 20270801, '2027-08-01', 400, 'INVALID_REQUEST'],
])('%s cannot be blocked', async (_name, from, to, status, code) => {
  const flatId = await givenFlat(server.db)
  await givenBlocked(server.db, flatId, '2027-06-01', '2027-06-30')
  await givenBookedDays(flatId)

  const reply = await create(flatId, from, to)

  expect([reply.status, reply.body.code]).toEqual([status, code])
})

test('days after another block, and days of an imported calendar, can be blocked', async () => {
  const flatId = await givenFlat(server.db)
  await givenBlocked(server.db, flatId, '2027-06-01', '2027-06-30')
  await givenBlocked(server.db, flatId, '2027-07-01', '2027-07-31', 'CALENDAR')

  const reply = await create(flatId, '2027-07-01', '2027-07-31')

  expect(reply.status).toBe(200)
})

test('of many requests that block the same days at once exactly one succeeds', async () => {
  const flatId = await givenFlat(server.db)

  const replies = await Promise.all(
    Array.from({ length: 10 }, () => create(flatId, '2027-06-01', '2027-06-30')),
  )

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(periodsOf(await list(flatId))).toEqual(['2027-06-01/2027-06-30'])
})

test('a note on blocked days is stored, changed and removed, and only the owner reads it', async () => {
  const flatId = await givenFlat(server.db)
  const created = await server.send('PUT', `/flat/api/blockedPeriod/create/${flatId}`, {
    as: OTTO,
    body: { blockedFrom: '2027-06-01', blockedTo: '2027-06-30', note: '  Painter ' },
  })
  const [{ id, note: first }] = created.body.blockedPeriodList

  const changed = await note(id, 'Plumber')
  const { feedPath } = (
    await server.send('GET', `/flat/api/blockedPeriod/calendar?flatId=${flatId}`, { as: OTTO })
  ).body
  const others = [
    (await list(flatId, { id: 'root', isAdmin: true })).body,
    (await server.send('GET', `/flat/${flatId}`)).body,
    await (await fetch(`${server.origin}${feedPath}`)).text(),
  ]
  const ofAll = await server.send('GET', '/flat/api/blockedPeriod/listOwn?from=2027-06-01&months=1', {
    as: OTTO,
  })
  const own = await server.send('GET', '/user/api/export', { as: OTTO })
  const removed = await note(id, ' ')

  expect([first, changed.body.blockedPeriodList[0].note, ofAll.body[0].note]).toEqual([
    'Painter',
    'Plumber',
    'Plumber',
  ])
  expect(JSON.stringify(others)).not.toContain('Plumber')
  expect(own.body.blockedPeriods).toMatchObject([{ note: 'Plumber' }])
  expect(removed.body.blockedPeriodList[0]).not.toHaveProperty('note')
})

test('a note that is too long is refused, and only days blocked by hand can have one', async () => {
  const flatId = await givenFlat(server.db)
  await givenBlocked(server.db, flatId, '2027-06-01', '2027-06-02')
  await givenBlocked(server.db, flatId, '2027-07-01', '2027-07-31', 'CALENDAR')
  const [byHand, imported] = (await list(flatId)).body.blockedPeriodList

  const replies = [
    await note(byHand.id, 'x'.repeat(101)),
    await note(imported.id, 'Painter'),
    await note(4711, 'Painter'),
  ]

  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'INVALID_REQUEST'],
    [409, 'BLOCKED_BY_CALENDAR'],
    [404, 'BLOCKED_PERIOD_NOT_FOUND'],
  ])
})

describe('blocked days cannot be freed by hand', () => {
  test.each(['BOOKING', 'CALENDAR'] as const)('if their source is %s', async (source) => {
    const flatId = await givenFlat(server.db)
    if (source === 'BOOKING') await givenBookedDays(flatId)
    else await givenBlocked(server.db, flatId, '2027-04-01', '2027-05-31', 'CALENDAR')
    const { body } = await list(flatId)

    const reply = await remove(body.blockedPeriodList[0].id)

    expect([reply.status, reply.body.code]).toEqual([409, `BLOCKED_BY_${source}`])
    expect(periodsOf(await list(flatId))).toEqual(['2027-04-01/2027-05-31'])
  })
})

test('the refusal to free days of an imported calendar names the calendar', async () => {
  const flatId = await givenFlat(server.db)
  await givenBlocked(server.db, flatId, '2027-04-01', '2027-05-31', 'CALENDAR')
  const [imported] = (await list(flatId)).body.blockedPeriodList

  const { body } = await remove(imported.id)

  expect(body.error).toContain('“Bnb”')
})

test('an archived flat keeps its blocked days', async () => {
  const flatId = await givenFlat(server.db, { status: 'ARCHIVED' })

  const reply = await create(flatId, '2027-06-01', '2027-06-30')

  expect([reply.status, reply.body.code]).toEqual([409, 'FLAT_ARCHIVED'])
})

describe('the blocked days of a flat', () => {
  test.each(PEOPLE)('are not shown to %s, who cannot change them either', async (_who, as, expected) => {
    const flatId = await givenFlat(server.db)
    await givenBooking(server.db, flatId)
    const { body } = await create(flatId, '2027-06-01', '2027-06-30')
    const who = as ?? null
    const options = who ? { as: who } : {}

    const replies = [
      await server.send('GET', `/flat/api/blockedPeriod/list/${flatId}`, options),
      await server.send('PUT', `/flat/api/blockedPeriod/create/${flatId}`, {
        ...options,
        body: { blockedFrom: '2027-09-01', blockedTo: '2027-09-02' },
      }),
      await server.send('PUT', `/flat/api/blockedPeriod/note/${body.blockedPeriodList[0].id}`, {
        ...options,
        body: { note: 'Painter' },
      }),
      await server.send('DELETE', `/flat/api/blockedPeriod/remove/${body.blockedPeriodList[0].id}`, options),
      await server.send('PUT', `/flat/api/blockedPeriod/confirm/${flatId}`, options),
    ]

    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(expected))
    expect(periodsOf(await list(flatId))).toEqual(['2027-06-01/2027-06-30'])
  })

  test('are shown to an administrator, who cannot change them', async () => {
    const flatId = await givenFlat(server.db)
    const { body } = await create(flatId, '2027-06-01', '2027-06-30')
    const root = { id: 'root', isAdmin: true }

    const replies = [
      await list(flatId, root),
      await create(flatId, '2027-09-01', '2027-09-02', root),
      await note(body.blockedPeriodList[0].id, 'Painter', root),
      await remove(body.blockedPeriodList[0].id, root),
      await confirm(flatId, root),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403])
  })

  test('are answered to a stranger in the same way whether or not there are any', async () => {
    const flatId = await givenFlat(server.db)
    const { body } = await create(flatId, '2027-06-01', '2027-06-30')

    const [foreign, missing] = [
      await remove(body.blockedPeriodList[0].id, { id: 'sven' }),
      await remove(4711, { id: 'sven' }),
    ]

    expect(foreign).toMatchObject({ status: 404, body: missing.body })
  })
})
