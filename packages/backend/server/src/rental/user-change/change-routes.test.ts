// proves D12.5, 22.1
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { addHours } from '@domizil/domain'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenStatement } from '../../testing/given-deposit.ts'
import { givenProposal } from '../../testing/given-last-day.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { deleteChanges } from './module.ts'

const LANDLORD = { id: 'otto' }
const TENANT = { id: 'tara' }
const STRANGER = { id: 'anna' }
let server: TestServer
let flatId: number
let bookingId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const user of ['tara', 'anna']) await givenUser(server.db, user)
  bookingId = await givenBooking(server.db, flatId, { tenant_id: 'tara', status: 'REQUESTED' })
})

const revisionOf = async (as: { id: string }) =>
  (await server.send('GET', '/booking/api/revision', { as })).body.revision as string
const revisions = () => Promise.all([LANDLORD, TENANT, STRANGER].map(revisionOf))

const CHANGES: readonly [string, () => Promise<unknown>][] = [
  [
    'an approval',
    () =>
      server.send('POST', `/booking/api/${bookingId}/landlordApprove?approved=true`, {
        as: LANDLORD,
        body: {},
      }),
  ],
  [
    'a message',
    () =>
      server.send('POST', `/booking/api/${bookingId}/messages`, {
        as: TENANT,
        body: { text: 'Hello there' },
      }),
  ],
  ['a statement of the deposit', () => givenStatement(server.db, bookingId)],
  ['a proposal of another last day', () => givenProposal(server.db, bookingId)],
  [
    'a cancellation',
    () => server.send('DELETE', `/booking/api/${bookingId}/cancel`, { as: TENANT, body: {} }),
  ],
]

test.each(CHANGES)('%s gives both parties a new revision, and nobody else', async (_what, change) => {
  const before = await revisions()

  await change()

  const after = await revisions()
  expect(after.map((revision, at) => revision !== before[at])).toEqual([true, true, false])
})

test('a question and its answer give both sides a new revision', async () => {
  const seen = [await revisionOf(LANDLORD)]
  const other = await givenFlat(server.db, { owner_id: 'otto' })

  const { body } = await server.send('POST', `/booking/api/question/new/${other}`, {
    as: STRANGER,
    body: { text: 'Is there a lift?' },
  })
  seen.push(await revisionOf(LANDLORD))
  const asked = await revisionOf(STRANGER)
  await server.send('POST', `/booking/api/question/${body.questionId}/messages`, {
    as: LANDLORD,
    body: { text: 'There is one.' },
  })
  seen.push(await revisionOf(LANDLORD))

  expect(new Set(seen).size).toBe(3)
  expect(await revisionOf(STRANGER)).not.toBe(asked)
})

test('reading gives no new revision', async () => {
  const before = await revisions()

  await server.send('GET', '/booking/api/tenant/list', { as: TENANT })
  await server.send('GET', '/booking/api/landlord/list', { as: LANDLORD })

  expect(await revisions()).toEqual(before)
})

test('a transaction that started earlier and ended later gives a new revision too', async () => {
  const note = (transaction: number) =>
    server.db.insertInto('user_change').values({ user_id: 'anna', transaction_id: transaction }).execute()
  await note(2_000_000_000_000)
  const before = await revisionOf(STRANGER)

  await note(1_999_999_999_999)

  expect(await revisionOf(STRANGER)).not.toBe(before)
})

test('changes older than a day are deleted', async () => {
  const { now } = (await sql<{ now: Date }>`SELECT now()`.execute(server.db)).rows[0] ?? { now: new Date() }
  await deleteChanges(server.db, addHours(now, -24))
  const recent = await revisionOf(TENANT)

  await deleteChanges(server.db, addHours(now, 24))

  expect([recent === '', await revisionOf(TENANT)]).toEqual([false, ''])
})
