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

test('landlords learn from five people on what is looked for in their place, and of nobody who', async () => {
  await seekers(4)
  expect(await demandIn('Pankow')).toEqual([])

  await seekers(1, () => ({ bedroomsMin: 1, priceMax: 2000, message: 'Ask for Anna' }), 4)

  expect(await demandIn('Pankow')).toEqual([{ place: 'Pankow', people: 5, bedrooms: 2, priceMax: 1200 }])
})

test('who has no flat in the place learns nothing of it', async () => {
  await seekers(5, () => ({ city: 'Hamburg' }))
  await givenFlat(server.db, { owner_id: 'hanna', city: 'Hamburg' })

  const { body } = await server.send('GET', '/flat/api/demand?place=Hamburg', { as: { id: 'hanna' } })

  expect([await demandIn('Hamburg'), body.length]).toEqual([[], 1])
})

test('one person who looks five times is one person', async () => {
  await seekers(4)
  for (let time = 0; time < 5; time += 1) await seekers(1)

  expect(await demandIn('Pankow')).toEqual([])
})

test('what nobody says is null, and capitals and accents of the place do not count', async () => {
  await seekers(5, () => ({ city: 'MÜNCHEN', priceMax: undefined, bedroomsMin: undefined }))

  expect(await demandIn('München', 'Berlin')).toEqual([
    { place: 'München', people: 5, bedrooms: null, priceMax: null },
  ])
})

test('what is more than a year old, or was for days that are over, does not count', async () => {
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

test('the own wish of a landlord does not count', async () => {
  await seekers(4)
  await server.send('PUT', '/user/api/noFlatFoundRequest', {
    as: LANDLORD,
    body: { city: 'Pankow', hasPets: false, locale: 'en', alert: 'NONE' },
  })

  expect(await demandIn('Pankow')).toEqual([])
})

test('administrators read place, months, price, rooms, count and the message without contact data', async () => {
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

test('the file of the list has no contact data either, and the search does not find it', async () => {
  await seekers(1, () => ({ message: 'Call 0170 1234567' }))

  const file = await fetchCsv()
  const { body } = await server.send('GET', '/admin/api/demand?q=0170', { as: ADMIN })

  expect(file).toContain('id,time,place,months,priceMax,rooms,message,count')
  expect(file).toContain('Call …')
  expect(file).not.toContain('0170')
  expect(body.total).toBe(0)
})

test('a part of the map stands for a place, and counts for itself', async () => {
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
