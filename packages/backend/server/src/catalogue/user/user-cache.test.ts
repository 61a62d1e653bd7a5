// proves 10.10, 11.28, 16.24
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { createUserCache } from './module.ts'

const ANNA = { id: 'anna', email: 'anna@example.org', givenName: 'Anna', familyName: 'Kern', isAdmin: false }

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
})

const users = () => server.db.selectFrom('app_user').selectAll().execute()

test('the first call of a user with a token stores the user', async () => {
  await server.send('GET', '/flat/api/hello', { as: { id: 'anna' } })

  expect(await users()).toMatchObject([
    { id: 'anna', email: 'anna@example.org', given_name: 'Anna', family_name: 'Kern', is_commercial: false },
  ])
})

test('a call that needs no token stores the user too, if it has one', async () => {
  await server.send('GET', '/flat/list', { as: { id: 'anna' } })

  expect(await users()).toHaveLength(1)
})

test('a refused call stores no user', async () => {
  await server.send('GET', '/flat/api/hello')
  await server.send('GET', '/admin/api/overview', { as: { id: 'anna' } })

  expect(await users()).toEqual([])
})

test('a new name in the token is stored, and the first day stays', async () => {
  const upsertUser = createUserCache(server.db, () => server.clock.now)
  await upsertUser(ANNA)
  const [before] = await users()
  server.clock.now = new Date('2027-03-11T12:00:00Z')

  await upsertUser({ ...ANNA, familyName: 'Lind' })

  const [after] = await users()
  expect(after).toMatchObject({
    family_name: 'Lind',
    created_at: before?.created_at,
    last_seen_at: server.clock.now,
  })
})

test('the stored day of registration is that of the token, also if the user was stored before', async () => {
  const registeredAt = new Date('2027-03-01T09:00:00Z')
  const upsertUser = createUserCache(server.db, () => server.clock.now)
  await upsertUser(ANNA)
  await upsertUser({ ...ANNA, familyName: 'Lind', registeredAt })

  expect(await users()).toMatchObject([{ created_at: registeredAt }])
})

test('a token from before a change of address does not restore the old address', async () => {
  const upsertUser = createUserCache(server.db, () => server.clock.now)
  await upsertUser({ ...ANNA, claimsAt: new Date('2027-03-10T11:00:00Z') })
  await upsertUser({ ...ANNA, email: 'new@example.org', claimsAt: new Date('2027-03-10T11:30:00Z') })

  await upsertUser({ ...ANNA, claimsAt: new Date('2027-03-10T11:10:00Z') })
  expect(await users()).toMatchObject([{ email: 'new@example.org' }])

  await upsertUser({ ...ANNA, email: 'third@example.org', claimsAt: new Date('2027-03-10T11:40:00Z') })
  expect(await users()).toMatchObject([{ email: 'third@example.org' }])
})

test('further calls on the same day write nothing', async () => {
  const upsertUser = createUserCache(server.db, () => server.clock.now)
  await upsertUser(ANNA)
  const first = server.clock.now

  server.clock.now = addHours(first, 1)
  await upsertUser(ANNA)
  const [sameDay] = await users()
  server.clock.now = addHours(first, 24)
  await upsertUser(ANNA)
  const [nextDay] = await users()

  expect([sameDay?.last_seen_at, nextDay?.last_seen_at]).toEqual([first, server.clock.now])
})

test('an account that another server has deleted is refused at once', async () => {
  const [here, there] = [createUserCache(server.db, () => NOW), createUserCache(server.db, () => NOW)]
  await here(ANNA)
  await there(ANNA)

  const actor = { ...ANNA, locale: 'en' as const }
  await server.services.accounts.remove(actor)

  await expect(here(ANNA)).rejects.toMatchObject({ code: 'ACCOUNT_DELETED', statusCode: 401 })
  await expect(there(ANNA)).rejects.toMatchObject({ code: 'ACCOUNT_DELETED', statusCode: 401 })
})

test('several simultaneous first calls store one user', async () => {
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => server.send('GET', '/flat/api/hello', { as: { id: 'anna' } })),
  )

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await users()).toHaveLength(1)
})
