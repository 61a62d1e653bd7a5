// proves 7.13, 7.14, 7.15
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenBlocked, givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

const as = { id: 'anna' }
const add = (flatId: number | string, who = as) =>
  server.send('PUT', `/user/api/favorite/add?flatId=${flatId}`, { as: who })
const remove = (flatId: number) => server.send('DELETE', `/user/api/favorite/remove?flatId=${flatId}`, { as })
const list = async (who = as) => (await server.send('GET', '/user/api/favorite/list', { as: who })).body

const idsOf = (cards: { id: number }[]) => cards.map(({ id }) => id)

test('a flat is marked as a favourite, listed and removed again', async () => {
  const [one, two] = [await givenFlat(server.db), await givenFlat(server.db)]
  await add(one)
  server.clock.now = new Date('2027-03-10T12:00:01Z')

  const afterAdding = await add(two)
  const afterRemoving = await remove(two)

  expect(idsOf(afterAdding.body)).toEqual([two, one])
  expect(afterAdding.body[0]).toMatchObject({ favourite: true, available: true })
  expect(idsOf(afterRemoving.body)).toEqual([one])
  expect(idsOf(await list())).toEqual([one])
})

test('marking a flat twice, also at the same time, makes one favourite', async () => {
  const id = await givenFlat(server.db)

  const replies = await Promise.all([add(id), add(id), add(id)])

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(idsOf(await list())).toEqual([id])
})

test('removing a flat that is no favourite changes nothing', async () => {
  const reply = await remove(4711)

  expect([reply.status, reply.body]).toEqual([200, []])
})

test.each([
  ['4711', 404],
  ['0', 400],
  ['castle', 400],
  ['', 400],
  ['99999999999', 400],
])('marking the flat %j is answered with %i', async (flatId, status) => {
  expect((await add(flatId)).status).toBe(status)
})

test('marking without the id of a flat is refused', async () => {
  const { status, body } = await server.send('PUT', '/user/api/favorite/add', { as })

  expect([status, body.details]).toEqual([400, [{ field: 'flatId', message: 'This is missing.' }]])
})

test('a flat that its user may not see cannot be marked', async () => {
  const id = await givenFlat(server.db, { status: 'DRAFT', owner_id: 'otto' })

  expect((await add(id)).status).toBe(404)
  expect((await add(id, { id: 'otto' })).status).toBe(200)
})

test.each(['INACTIVE', 'ARCHIVED', 'REJECTED'] as const)(
  'a favourite that has become %s stays listed as no longer available',
  async (status) => {
    const id = await givenFlat(server.db)
    await add(id)

    await server.db.updateTable('flat').set({ status }).where('id', '=', id).execute()

    expect(await list()).toMatchObject([{ id, available: false }])
  },
)

test('each user has their own favourites', async () => {
  await add(await givenFlat(server.db))

  expect(await list({ id: 'ben' })).toEqual([])
})

test('for a wanted stay each favourite shows the nearest free days, or none', async () => {
  const [free, taken] = [await givenFlat(server.db), await givenFlat(server.db)]
  await server.db.updateTable('flat').set({ flat_booking_length: 'FLEXIBLE' }).execute()
  await givenBlocked(server.db, taken, '2027-05-01', '2027-05-31')
  for (const id of [free, taken]) await add(id)

  const url = '/user/api/favorite/list?startDate=2027-04-10&endDate=2027-06-20&flexDays=3'
  const cards = (await server.send('GET', url, { as })).body

  const stays = new Map(cards.map((card: { id: number; stay?: object }) => [card.id, card.stay]))
  expect(stays.get(free)).toEqual({ from: '2027-04-10', to: '2027-06-20' })
  expect(stays.get(taken)).toBeUndefined()
})
