// proves D7.8
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { WHOLE_FLAT } from '../../testing/flat-bodies.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
const OWNER = { id: 'otto' }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  await givenUser(server.db, 'root')
})

const entriesOf = async (subjectType: string, subjectId: number | string) => {
  const query = `?subjectType=${subjectType}&subjectId=${subjectId}&sort=id&dir=asc`
  return (await server.send('GET', `/admin/api/audit${query}`, { as: ADMIN })).body.items
}
const setStatus = (id: number, status: string, as: object, reason?: string) =>
  server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=${status}`, { as, body: { reason } })

async function givenFlatInReview(): Promise<number> {
  const id = await givenFlat(server.db, {
    status: 'IN_REVIEW',
    description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
    description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
  })
  for (const rank of [0, 1, 2]) await givenImage(server.db, id, rank)
  return id
}

describe('an action of an administrator is recorded with the state before and after', () => {
  test('when a flat is approved or rejected', async () => {
    const id = await givenFlatInReview()

    expect((await setStatus(id, 'ACTIVE', ADMIN)).status).toBe(200)
    expect((await setStatus(id, 'REJECTED', ADMIN, 'The pictures show another flat')).status).toBe(200)

    expect(await entriesOf('FLAT', id)).toEqual([
      {
        id: expect.any(Number),
        time: '2027-03-10T12:00:00.000Z',
        admin: 'Anna Kern',
        adminId: 'root',
        action: 'FLAT_STATUS_CHANGED',
        subjectType: 'FLAT',
        subjectId: String(id),
        subject: 'Bright flat in the old town',
        before: { status: 'IN_REVIEW' },
        after: { status: 'ACTIVE' },
        reason: null,
      },
      expect.objectContaining({
        before: { status: 'ACTIVE' },
        after: { status: 'REJECTED' },
        reason: 'The pictures show another flat',
      }),
    ])
  })

  test('when a flat is removed', async () => {
    const id = await givenFlat(server.db)

    await server.send('DELETE', `/flat/api/remove/${id}`, {
      as: ADMIN,
      body: { reason: 'The flat does not exist' },
    })

    expect(await entriesOf('FLAT', id)).toMatchObject([
      {
        action: 'FLAT_REMOVED',
        before: { status: 'ACTIVE' },
        after: { status: 'ARCHIVED' },
        reason: 'The flat does not exist',
      },
    ])
  })

  test('when a booking is cancelled, once', async () => {
    const id = await givenBooking(server.db, await givenFlat(server.db))
    const cancel = () =>
      server.send('DELETE', `/booking/api/${id}/cancel`, {
        as: ADMIN,
        body: { reason: 'Asked for by phone' },
      })

    expect((await cancel()).status).toBe(200)
    await cancel()

    expect(await entriesOf('BOOKING', id)).toMatchObject([
      {
        action: 'BOOKING_CANCELED',
        before: { status: 'REQUESTED' },
        after: { status: 'BOOKING_CANCELED' },
        reason: 'Asked for by phone',
      },
    ])
  })

  test('when a contract is chosen for the landlord', async () => {
    const id = await givenBooking(server.db, await givenFlat(server.db), { status: 'WAITING_FOR_CONTRACT' })

    await server.send('POST', `/booking/api/${id}/chooseContractType?contractType=PARTNER_CONTRACT`, {
      as: ADMIN,
    })

    expect(await entriesOf('BOOKING', id)).toMatchObject([
      {
        action: 'CONTRACT_CHOSEN',
        before: { contractType: null },
        after: { contractType: 'PARTNER_CONTRACT' },
      },
    ])
  })
})

test('actions of owners and parties are not in the audit log', async () => {
  const id = await givenFlat(server.db)
  const booking = await givenBooking(server.db, id)

  await setStatus(id, 'INACTIVE', OWNER)
  await server.send('DELETE', `/booking/api/${booking}/cancel`, { as: OWNER })

  expect(await entriesOf('FLAT', id)).toEqual([])
  expect(await entriesOf('BOOKING', booking)).toEqual([])
})

test('an action that is refused is not in the audit log', async () => {
  const id = await givenFlat(server.db)

  expect((await setStatus(id, 'REJECTED', ADMIN)).body.code).toBe('REASON_REQUIRED')

  expect(await entriesOf('FLAT', id)).toEqual([])
})

test.each(['UPDATE audit_entry SET reason = NULL', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
  'the database refuses the statement %s',
  async (statement) => {
    const id = await givenFlat(server.db)
    await server.send('DELETE', `/flat/api/remove/${id}`, {
      as: ADMIN,
      body: { reason: 'It does not exist' },
    })

    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('audit_entry is append-only')

    expect(await entriesOf('FLAT', id)).toHaveLength(1)
  },
)

test('audit entries name their subject by its title or name, and are found by that', async () => {
  const id = await givenFlatInReview()
  await setStatus(id, 'ACTIVE', ADMIN)
  await server.send('POST', '/admin/api/user/otto/block', {
    as: ADMIN,
    body: { reason: 'Asked for by the police' },
  })

  const found = async (q: string) =>
    (await server.send('GET', `/admin/api/audit?q=${q}&sort=id&dir=asc`, { as: ADMIN })).body.items.map(
      ({ subjectType, subject }: { subjectType: string; subject: string }) => [subjectType, subject],
    )

  expect(await found('bright')).toEqual([['FLAT', 'Bright flat in the old town']])
  // By the name of a person also what is about their flats.
  expect(await found('muster')).toEqual([
    ['FLAT', 'Bright flat in the old town'],
    ['USER', 'otto Muster'],
  ])
})
