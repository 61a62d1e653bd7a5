// proves 7.10, D10.11
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = new Date('2027-03-10T12:00:00Z')
  await givenFlat(server.db, { owner_id: LANDLORD.id, city: 'Berlin', district: 'Pankow' })
  await givenFlat(server.db, { owner_id: LANDLORD.id, city: 'München' })
})

const ADMIN = { id: 'root', isAdmin: true }
const LANDLORD = { id: 'otto' }

/** People who look for a flat, each once. */
async function seekers(count: number, change: (index: number) => object = () => ({}), from = 0) {
  for (let index = from; index < from + count; index += 1) {
    const { status } = await server.send('PUT', '/user/api/noFlatFoundRequest', {
      as: { id: `seeker-${index}` },
      body: {
        city: 'Pankow',
        months: 3,
        priceMax: 1200,
        bedroomsMin: 2,
        hasPets: false,
        locale: 'en',
        alert: 'NONE',
        ...change(index),
      },
    })
    expect(status).toBe(200)
  }
}

const demandIn = async (...places: string[]) => {
  const query = places.map((place) => `place=${encodeURIComponent(place)}`).join('&')
  return (await server.send('GET', `/flat/api/demand?${query}`, { as: LANDLORD })).body
}

test('landlords see the demand for their place from five people on, and nothing about who they are', async () => {
  await seekers(4)
  expect(await demandIn('Pankow')).toEqual([])

  await seekers(1, () => ({ bedroomsMin: 1, priceMax: 2000, message: 'Ask for Anna' }), 4)

  expect(await demandIn('Pankow')).toEqual([{ place: 'Pankow', people: 5, bedrooms: 2, priceMax: 1200 }])
})

test('a landlord without a flat in a place does not see its demand', async () => {
  await seekers(5, () => ({ city: 'Hamburg' }))
  await givenFlat(server.db, { owner_id: 'hanna', city: 'Hamburg' })

  const { body } = await server.send('GET', '/flat/api/demand?place=Hamburg', { as: { id: 'hanna' } })

  expect([await demandIn('Hamburg'), body.length]).toEqual([[], 1])
})

test('one person who saves five searches counts once', async () => {
  await seekers(4)
  for (let time = 0; time < 5; time += 1) await seekers(1)

  expect(await demandIn('Pankow')).toEqual([])
})

test('the demand has null for a value that no search names, and ignores case and accents of the place', async () => {
  await seekers(5, () => ({ city: 'MÜNCHEN', priceMax: undefined, bedroomsMin: undefined }))

  expect(await demandIn('München', 'Berlin')).toEqual([
    { place: 'München', people: 5, bedrooms: null, priceMax: null },
  ])
})

test('searches that are over a year old, or for past days, are not counted', async () => {
  await seekers(5, () => ({ startDate: '2027-04-01' }))
  expect(await demandIn('Pankow')).toHaveLength(1)

  server.clock.now = new Date('2027-04-02T12:00:00Z')
  expect(await demandIn('Pankow')).toEqual([])

  await seekers(5)
  server.clock.now = new Date('2028-04-01T11:00:00Z')
  expect(await demandIn('Pankow')).toHaveLength(1)
  server.clock.now = new Date('2028-04-01T13:00:00Z')
  expect(await demandIn('Pankow')).toEqual([])
})

test('a landlord’s own search is not counted', async () => {
  await seekers(4)
  await server.send('PUT', '/user/api/noFlatFoundRequest', {
    as: LANDLORD,
    body: { city: 'Pankow', hasPets: false, locale: 'en', alert: 'NONE' },
  })

  expect(await demandIn('Pankow')).toEqual([])
})

test('administrators see place, months, price, rooms, count and the message without contact data', async () => {
  await seekers(2, (index) => ({
    message: index === 0 ? 'Near the park. Call 0170 1234567 or anna at mail dot de!' : 'With a lift.',
  }))

  const { body } = await server.send('GET', '/admin/api/demand?sort=id&dir=asc', { as: ADMIN })

  expect(body.total).toBe(2)
  expect(body.items).toMatchObject([
    {
      place: 'Pankow',
      months: 3,
      priceMax: 1200,
      rooms: 2,
      count: 2,
      message: 'Near the park. Call … or …!',
    },
    { message: 'With a lift.', count: 2 },
  ])
  expect(JSON.stringify(body)).not.toMatch(/seeker|0170|mail dot/)
})

test('neither the file of the list nor its search reveals contact data', async () => {
  await seekers(1, () => ({ message: 'Call 0170 1234567' }))

  const file = await fetchCsv()
  const { body } = await server.send('GET', '/admin/api/demand?q=0170', { as: ADMIN })

  expect(file).toContain('id,time,place,months,priceMax,rooms,message,count')
  expect(file).toContain('Call …')
  expect(file).not.toContain('0170')
  expect(body.total).toBe(0)
})

test('a search by map area is listed by the centre of the area, and counts separately', async () => {
  await seekers(1, () => ({ city: undefined, bounds: { north: 53, east: 14, south: 52, west: 13 } }))

  const { body } = await server.send('GET', '/admin/api/demand', { as: ADMIN })

  expect(body.items).toMatchObject([{ place: '52.5, 13.5', count: 1 }])
})

async function fetchCsv(): Promise<string> {
  const reply = await fetch(`${server.origin}/api/admin/api/demand`, {
    headers: { authorization: `Bearer ${await server.tokenFor(ADMIN)}`, accept: 'text/csv' },
  })
  return reply.text()
}
