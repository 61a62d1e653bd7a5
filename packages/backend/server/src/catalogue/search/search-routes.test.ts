// proves 7.20, 7.21, D6.1, D6.2
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ALL_AMENITIES } from '@domizil/domain'
import { givenBlocked, givenFlat, givenImage } from '../../testing/given.ts'
import { givenManyFlats } from '../../testing/many-flats.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

async function find(filter: object, as?: { id: string }) {
  const { status, body } = await server.send('POST', '/flat/search/filter', {
    body: filter,
    ...(as && { as }),
  })
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
  return body
}

async function foundIds(filter: object): Promise<number[]> {
  const { items } = await find(filter)
  return items.map(({ id }: { id: number }) => id)
}

test('an empty filter finds every listed flat and no other', async () => {
  const listed = await givenFlat(server.db)
  for (const status of ['DRAFT', 'IN_REVIEW', 'INACTIVE', 'REJECTED', 'ARCHIVED'] as const) {
    await givenFlat(server.db, { status })
  }

  const result = await find({})

  expect(result).toMatchObject({ total: 1, page: 0, pageSize: 24, items: [{ id: listed }] })
})

test('a flat that is unlisted disappears from the search, and comes back when it is listed again', async () => {
  const id = await givenFlat(server.db)
  const totals: number[] = []

  for (const status of ['INACTIVE', 'ACTIVE', 'ARCHIVED'] as const) {
    await server.db.updateTable('flat').set({ status }).where('id', '=', id).execute()
    totals.push((await find({})).total)
  }

  expect(totals).toEqual([0, 1, 0])
})

test('a card has the fields that a list shows', async () => {
  const id = await givenFlat(server.db, {
    published_at: new Date('2027-03-03T12:00:01Z'),
    rooms: '{"BEDROOM":3}',
  })
  await givenBlocked(server.db, id, '2027-03-01', '2027-03-20')
  await givenBlocked(server.db, id, '2027-03-21', '2027-03-31', 'CALENDAR')
  for (const rank of [0, 1, 2, 3]) await givenImage(server.db, id, rank, rank === 2)

  const [card] = (await find({}, { id: 'anna' })).items

  expect(card).toMatchObject({
    id,
    title_en: 'Bright flat in the old town',
    languageTag: 'de_DE',
    city: 'Berlin',
    district: 'Mitte',
    pricePerMonth: 1200,
    deposit: 2400,
    size: 54.5,
    bedrooms: 3,
    type: 'APARTMENT',
    maxPerson: 2,
    availableFrom: '2027-04-01',
    favourite: false,
    isNew: true,
    available: true,
  })
  expect(card.images.map(({ derivatives }: { derivatives: { xxlarge: unknown } }) => derivatives)).toEqual(
    [2, 0, 1].map((rank) => ({
      xxlarge: { url: `/api/image/key${id}-${rank}/xxlarge.webp`, width: 2400, height: 1600 },
    })),
  )
})

test('a flat is marked as new for seven days after it was published', async () => {
  const sevenDaysAgo = NOW.getTime() - 7 * 24 * 3600 * 1000
  const old = await givenFlat(server.db, { published_at: new Date(sevenDaysAgo) })
  const fresh = await givenFlat(server.db, { published_at: new Date(sevenDaysAgo + 1) })

  const cards = (await find({})).items.map(({ id, isNew }: { id: number; isNew: boolean }) => [id, isNew])

  expect(new Map(cards)).toEqual(
    new Map([
      [old, false],
      [fresh, true],
    ]),
  )
})

test('a favourite is marked for its user only', async () => {
  const id = await givenFlat(server.db)
  await server.send('PUT', `/user/api/favorite/add?flatId=${id}`, { as: { id: 'anna' } })

  const cards = [(await find({}, { id: 'anna' })).items[0], (await find({}, { id: 'ben' })).items[0]]

  expect(cards.map(({ favourite }) => favourite)).toEqual([true, false])
})

describe('a filter by number', () => {
  const CASES: [filter: string, column: string, value: number, accepted: number, refused: number][] = [
    ['priceMin', 'price_per_month', 1200, 1200, 1201],
    ['priceMax', 'price_per_month', 1200, 1200, 1199],
    ['depositMax', 'deposit', 2400, 2400, 2399],
    ['sizeMin', 'size', 54.5, 54, 55],
    ['sizeMax', 'size', 54.5, 55, 54],
    ['persons', 'max_person', 2, 2, 3],
    ['bedroomsMin', 'bedrooms', 1, 1, 2],
    ['bathroomsMin', 'bathrooms', 1, 1, 2],
  ]

  test.each(CASES)(
    '%s finds a flat at its limit, and not one beyond it',
    async (filter, _column, _value, accepted, refused) => {
      await givenFlat(server.db)

      const totals = [(await find({ [filter]: accepted })).total, (await find({ [filter]: refused })).total]

      expect(totals).toEqual([1, 0])
    },
  )
})

describe('a filter by code', () => {
  test('finds flats of any of several types or lengths', async () => {
    const loft = await givenFlat(server.db, { type: 'LOFT', flat_booking_length: 'MONTHS_3_6' })
    const studio = await givenFlat(server.db, { type: 'STUDIO', flat_booking_length: 'MONTHS_1_3' })
    await givenFlat(server.db, { type: 'PENTHOUSE', flat_booking_length: 'FLEXIBLE' })

    const byType = await foundIds({ types: ['LOFT', 'STUDIO'] })
    const byLength = await foundIds({ bookingLengths: ['MONTHS_1_3', 'MONTHS_3_6'] })

    expect(byType.toSorted()).toEqual([loft, studio])
    expect(byLength.toSorted()).toEqual([loft, studio])
  })

  test('finds only flats with every chosen amenity and every chosen house rule', async () => {
    const both = await givenFlat(server.db, { amenities: ['WIFI', 'BALCONY'], house_rules: ['PETS_ALLOWED'] })
    await givenFlat(server.db, { amenities: ['WIFI'], house_rules: ['SMOKING_ALLOWED'] })

    expect(await foundIds({ amenities: ['WIFI', 'BALCONY'] })).toEqual([both])
    expect(await foundIds({ houseRules: ['PETS_ALLOWED'] })).toEqual([both])
    expect(await foundIds({ houseRules: ['PETS_ALLOWED', 'SMOKING_ALLOWED'] })).toEqual([])
  })

  test('for an energy class finds better classes too, and no flats without a certificate', async () => {
    const certificate = (efficiencyClass: string) =>
      JSON.stringify({ availability: 'AVAILABLE', efficiencyClass })
    const best = await givenFlat(server.db, { energy_certificate: certificate('A+') })
    const middle = await givenFlat(server.db, { energy_certificate: certificate('C') })
    await givenFlat(server.db, { energy_certificate: certificate('D') })
    await givenFlat(server.db, { energy_certificate: '{"availability":"NOT_YET_AVAILABLE"}' })
    await givenFlat(server.db)

    expect((await foundIds({ energyClassMax: 'C' })).toSorted()).toEqual([best, middle])
  })

  test('for all amenities at once finds flats as well', async () => {
    const id = await givenFlat(server.db, { amenities: [...ALL_AMENITIES] })

    expect(await foundIds({ amenities: ALL_AMENITIES })).toEqual([id])
  })
})

describe('a filter by days', () => {
  // Blocked from 10 to 20 May, both included.
  async function givenBusyFlat() {
    const id = await givenFlat(server.db)
    await givenBlocked(server.db, id, '2027-05-10', '2027-05-20')
    return id
  }

  test.each([
    ['ends the day before', '2027-04-09', '2027-05-09', 1],
    ['ends on the first blocked day', '2027-04-10', '2027-05-10', 0],
    ['begins on the last blocked day', '2027-05-20', '2027-06-19', 0],
    ['begins the day after', '2027-05-21', '2027-06-20', 1],
    ['lies around it', '2027-05-01', '2027-06-30', 0],
  ])('finds a flat only when it is free, for a stay that %s', async (_case, startDate, endDate, total) => {
    await givenBusyFlat()

    expect((await find({ startDate, endDate })).total).toBe(total)
  })

  test.each([
    [0, 0],
    [3, 0],
    [7, 1],
    [30, 1],
  ])('finds a flat only when it is free, for a stay that may move by %i days', async (flexDays, total) => {
    await givenBusyFlat()

    // Four days have to be gained: 24 May is the first day, 20 June the last of a stay from 17 May.
    const result = await find({ startDate: '2027-05-17', endDate: '2027-06-20', flexDays })

    expect(result.total).toBe(total)
  })

  test('never moves a stay into the past', async () => {
    const id = await givenFlat(server.db)
    await givenBlocked(server.db, id, '2027-03-12', '2028-12-31')
    await givenBlocked(server.db, id, '2027-01-01', '2027-01-31', 'CALENDAR')

    const result = await find({ startDate: '2027-03-12', months: 1, flexDays: 30 })

    expect(result.total).toBe(0)
  })

  test.each([
    ['2027-04-10', 1, 1],
    ['2027-04-11', 1, 0],
    ['2027-05-21', 3, 1],
  ])('finds a flat only when it is free, from %s for %i months', async (startDate, months, total) => {
    await givenBusyFlat()

    expect((await find({ startDate, months })).total).toBe(total)
  })

  test('with a first day alone looks for the shortest stay of each flat', async () => {
    const id = await givenFlat(server.db, { flat_booking_length: 'MONTHS_3_6' })
    await givenBlocked(server.db, id, '2027-07-01', '2027-07-31')

    const totals = [
      (await find({ startDate: '2027-04-01' })).total,
      (await find({ startDate: '2027-04-02' })).total,
    ]

    expect(totals).toEqual([1, 0])
  })

  test('with months alone looks for a gap of that length', async () => {
    const id = await givenFlat(server.db)
    await givenBlocked(server.db, id, '2027-03-01', '2027-05-31')
    await givenBlocked(server.db, id, '2027-08-01', '2035-12-31')

    const totals = [(await find({ months: 2 })).total, (await find({ months: 3 })).total]

    expect(totals).toEqual([1, 0])
  })

  test.each([
    ['2027-05-09', 1, 1],
    ['2027-05-10', 1, 0],
    ['2027-06-20', 1, 1],
    ['2027-06-19', 1, 0],
  ])('finds a flat only when it is free, until %s for %i months', async (endDate, months, total) => {
    await givenBusyFlat()

    expect((await find({ endDate, months })).total).toBe(total)
  })

  test.each([
    ['2027-04-01', '2027-06-29', 0],
    ['2027-04-01', '2027-06-30', 1],
    ['2027-04-01', '2027-09-30', 1],
    ['2027-04-01', '2027-10-01', 0],
  ])(
    'finds a flat let for three to six months only for stays of that length: %s to %s',
    async (startDate, endDate, total) => {
      await givenFlat(server.db, { flat_booking_length: 'MONTHS_3_6' })

      expect((await find({ startDate, endDate })).total).toBe(total)
    },
  )

  test('finds days that become free at once', async () => {
    await givenBusyFlat()
    const stay = { startDate: '2027-05-01', endDate: '2027-06-30' }
    const before = (await find(stay)).total

    await server.db.deleteFrom('blocked_period').execute()

    expect([before, (await find(stay)).total]).toEqual([0, 1])
  })

  test('is refused when the end is before the start', async () => {
    const { status, body } = await server.send('POST', '/flat/search/filter', {
      body: { startDate: '2027-05-02', endDate: '2027-05-01' },
    })

    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'INVALID_SEARCH',
      details: [{ field: 'endDate', code: 'END_BEFORE_START' }],
    })
  })
})

describe('a filter by place', () => {
  const exactly = { shift_metres: 0 }

  test('with bounds includes their edges', async () => {
    await givenFlat(server.db, { ...exactly, latitude: 52.5, longitude: 13.4 })

    const touching = await find({ bounds: { north: 52.5, south: 52.5, east: 13.4, west: 13.4 } })
    const beside = await find({ bounds: { north: 52.6, south: 52.500001, east: 13.5, west: 13.3 } })

    expect([touching.total, beside.total]).toEqual([1, 0])
  })

  test('with bounds can cross the date line', async () => {
    const fiji = await givenFlat(server.db, { ...exactly, latitude: -17, longitude: 179.5 })
    const samoa = await givenFlat(server.db, { ...exactly, latitude: -17, longitude: -179.5 })
    await givenFlat(server.db, { ...exactly, latitude: -17, longitude: 0 })

    const ids = await foundIds({ bounds: { north: -10, south: -20, west: 179, east: -179 } })

    expect(ids.toSorted()).toEqual([fiji, samoa])
  })

  test('is refused with bounds that are upside down', async () => {
    const { status, body } = await server.send('POST', '/flat/search/filter', {
      body: { bounds: { north: 1, south: 2, east: 3, west: 3 } },
    })

    expect([status, body.details[0].field]).toEqual([422, 'bounds.south'])
  })

  test('with a radius finds flats within that many kilometres', async () => {
    // 0.1 degrees of latitude are 11.12 km.
    await givenFlat(server.db, { ...exactly, latitude: 52.1, longitude: 13 })
    const center = { latitude: 52, longitude: 13 }

    const totals = await Promise.all(
      [11, 12, undefined].map(
        async (radiusKm) => (await find({ center, ...(radiusKm && { radiusKm }) })).total,
      ),
    )

    expect(totals).toEqual([0, 1, 0])
  })

  test('with a radius does not find flats in the corners of the square around the circle', async () => {
    await givenFlat(server.db, { ...exactly, latitude: 52.08, longitude: 13.13 })

    expect((await find({ center: { latitude: 52, longitude: 13 }, radiusKm: 10 })).total).toBe(0)
  })

  test.each([
    ['across the date line', { latitude: -17, longitude: 179.98 }, { latitude: -17, longitude: -179.98 }],
    ['across it the other way', { latitude: -17, longitude: -179.98 }, { latitude: -17, longitude: 179.98 }],
    [
      'its rim, which is widest nearer to the pole',
      { latitude: 89, longitude: 0 },
      { latitude: 89.00404, longitude: 5.157 },
    ],
    ['around a pole', { latitude: 89.97, longitude: 0 }, { latitude: 89.97, longitude: 180 }],
  ])('with a radius reaches %s', async (_case, center, { latitude, longitude }) => {
    const id = await givenFlat(server.db, { ...exactly, latitude, longitude })
    await givenFlat(server.db, { ...exactly, latitude: 0, longitude: 0 })

    expect(await foundIds({ center, radiusKm: 10 })).toEqual([id])
  })

  test('is answered with the bounds of what was found', async () => {
    await givenFlat(server.db, { ...exactly, latitude: 52, longitude: 13 })
    await givenFlat(server.db, { ...exactly, latitude: 48, longitude: 11 })

    expect((await find({})).bounds).toEqual({ north: 52, east: 13, south: 48, west: 11 })
    expect((await find({ priceMin: 20_000 })).bounds).toBeNull()
  })
})

describe('a filter by term', () => {
  test.each([
    'bright',
    'BRIGHT',
    'altst',
    'berlin',
    'Mitte',
    '10119',
    'berlin hell',
    'yard',
    'Berln',
    'alstadt',
  ])('finds the flat by "%s"', async (term) => {
    const id = await givenFlat(server.db)

    expect(await foundIds({ term })).toEqual([id])
    expect((await server.send('GET', `/flat/search/${encodeURIComponent(term)}`)).body).toHaveLength(1)
  })

  test.each(['Potsdam', 'berlin potsdam', 'xyz', 'brg'])('finds nothing for "%s"', async (term) => {
    await givenFlat(server.db)

    expect(await foundIds({ term })).toEqual([])
  })

  test.each(['München', 'munchen', 'MUENCHEN'])('finds "%s" with and without accents', async (term) => {
    const id = await givenFlat(server.db, { city: 'München' })

    expect(await foundIds({ term })).toEqual([id])
  })

  test('ranks a word in the title above one in the text', async () => {
    await givenFlat(server.db, { description_flat_en: 'The sauna of the gym is next door.' })
    const named = await givenFlat(server.db, { title_en: 'Penthouse with a sauna' })
    await givenFlat(server.db, { description_flat_en: 'Built beside a sauna.' })

    expect((await foundIds({ term: 'sauna' }))[0]).toBe(named)
  })

  test.each(["'", '& | !', ':*', '%', '(', '\\'])(
    'takes "%s" for text, not for an operator',
    async (term) => {
      await givenFlat(server.db)

      expect((await find({ term: `berlin ${term}` })).total).toBe(1)
      expect((await server.send('GET', `/flat/search/${encodeURIComponent(term)}`)).body).toEqual([])
    },
  )
})

describe('the order and pages of a result', () => {
  const day = (number: number) => new Date(Date.UTC(2027, 1, number))

  async function givenThree() {
    return [
      await givenFlat(server.db, {
        price_per_month: 900,
        size: 30,
        published_at: day(3),
        quality: 10,
        latitude: 50,
      }),
      await givenFlat(server.db, {
        price_per_month: 700,
        size: 50,
        published_at: day(1),
        quality: 30,
        latitude: 51,
      }),
      await givenFlat(server.db, {
        price_per_month: 800,
        size: 40,
        published_at: day(2),
        quality: 20,
        latitude: 52,
      }),
    ]
  }

  test.each([
    [{ sort: 'NEWEST' }, [0, 2, 1]],
    [{ sort: 'PRICE_ASC' }, [1, 2, 0]],
    [{ sort: 'PRICE_DESC' }, [0, 2, 1]],
    [{ sort: 'SIZE_DESC' }, [1, 2, 0]],
    [{ sort: 'RELEVANCE' }, [1, 2, 0]],
    [{}, [1, 2, 0]],
    [{ sort: 'DISTANCE', bounds: { north: 60, south: 45, east: 14, west: 13 } }, [2, 1, 0]],
    [{ sort: 'DISTANCE' }, [1, 2, 0]],
  ])('follow the filter %j', async (filter, order) => {
    const ids = await givenThree()

    expect(await foundIds(filter)).toEqual(order.map((index) => ids[index]))
  })

  test('begin with the nearest flat when sorted by distance', async () => {
    const near = await givenFlat(server.db, { latitude: 52.01, longitude: 13 })
    const nearer = await givenFlat(server.db, { latitude: 52, longitude: 13 })
    const far = await givenFlat(server.db, { latitude: 52.04, longitude: 13 })

    expect(await foundIds({ sort: 'DISTANCE', center: { latitude: 52, longitude: 13 } })).toEqual([
      nearer,
      near,
      far,
    ])
  })

  test('begin with the flat nearest to the named place', async () => {
    const [middle, edge] = [
      { latitude: 52.52, longitude: 13.41 },
      { latitude: 52.41, longitude: 13.6 },
    ]
    const far = await givenFlat(server.db, { ...edge, quality: 90 })
    const near = await givenFlat(server.db, { ...middle, quality: 10 })

    expect(await foundIds({ term: 'Berlin', sort: 'DISTANCE' })).toEqual([near, far])
  })

  test('hold every flat once, even if all flats are equal', async () => {
    for (let count = 0; count < 30; count += 1) await givenFlat(server.db)

    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => foundIds({ page, pageSize: 12, sort: 'PRICE_ASC' })),
    )

    expect(pages.map((ids) => ids.length)).toEqual([12, 12, 6, 0])
    expect(new Set(pages.flat()).size).toBe(30)
  })
})

describe('the pins and the price histogram', () => {
  test('are in the answer only when asked for', async () => {
    await givenFlat(server.db)

    const plain = await find({})
    const full = await find({ include: ['pins', 'histogram'] })

    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['pins']))
    expect(plain.priceHistogram).toBeUndefined()
    expect(full.pins).toHaveLength(1)
    expect(full.pins[0]).toMatchObject({ pricePerMonth: 1200, bedrooms: 1, district: 'Mitte' })
    expect(full.priceHistogram).toEqual({ min: 1200, max: 1210, step: 10, counts: [1] })
  })

  test('ignore the price filter in the histogram, and no other filter', async () => {
    await givenFlat(server.db, { price_per_month: 500 })
    await givenFlat(server.db, { price_per_month: 1500 })
    await givenFlat(server.db, { price_per_month: 9000, type: 'LOFT' })

    const { total, priceHistogram } = await find({
      priceMax: 600,
      types: ['APARTMENT'],
      include: ['histogram'],
    })

    expect(total).toBe(1)
    expect(priceHistogram.counts.reduce((sum: number, count: number) => sum + count)).toBe(2)
    expect([priceHistogram.min, priceHistogram.max]).toEqual([500, 1550])
  })

  test('become clusters above a thousand flats, which together count all of them', async () => {
    await givenManyFlats(server.db, 1000)
    const atLimit = await find({ include: ['pins'] })
    await givenManyFlats(server.db, 1)

    const above = await find({ include: ['pins'] })

    expect([atLimit.pins.length, atLimit.clusters]).toEqual([1000, undefined])
    expect([above.pins, sumOf(above.clusters)]).toEqual([undefined, 1001])
    expect(above.clusters.length).toBeLessThan(300)
  })

  test('become clusters that count the flats within the bounds and the price filter', async () => {
    const bounds = { north: 80, east: 180, south: -30, west: -180 }
    await givenManyFlats(server.db, 1001)
    await givenFlat(server.db, { latitude: -40, longitude: 170 })
    await givenFlat(server.db, { price_per_month: 9000 })

    const { clusters } = await find({ bounds, priceMax: 8000, include: ['pins'] })

    expect(sumOf(clusters)).toBe(1001)
  })

  test('become clusters, of which one with a single flat names it', async () => {
    await givenManyFlats(server.db, 1001)
    const lonely = await givenFlat(server.db, { latitude: -40, longitude: 170, price_per_month: 777 })

    const { clusters } = await find({ include: ['pins'] })

    expect(clusters.at(-1)).toMatchObject({ count: 1, pin: { id: lonely, pricePerMonth: 777, bedrooms: 1 } })
    expect(clusters[0].pin).toBeUndefined()
  })

  test('become clusters in the same cells, wherever the map is moved', async () => {
    await givenManyFlats(server.db, 1400)
    const cellsUpTo = async (east: number): Promise<string[]> => {
      const bounds = { north: 55.9, south: 48.1, west: east - 7, east }
      const { clusters } = await find({ bounds, include: ['pins'] })
      return clusters.map(({ cell }: { cell: string }) => cell)
    }

    const [before, after] = [await cellsUpTo(13.2), await cellsUpTo(13.3)]

    expect(new Set(before).size).toBe(before.length)
    expect(after.toSorted()).toEqual(before.toSorted())
  })
})

function sumOf(clusters: { count: number }[]): number {
  return clusters.reduce((sum, { count }) => sum + count, 0)
}

describe('a search that finds nothing', () => {
  test('names the filter to leave out that gives the most flats', async () => {
    await givenFlat(server.db, { amenities: ['WIFI'] })
    await givenFlat(server.db, { amenities: ['WIFI'] })
    await givenFlat(server.db, { amenities: ['WIFI', 'SAUNA'], price_per_month: 2000 })

    const { total, relax } = await find({ amenities: ['WIFI', 'SAUNA'], priceMax: 1500 })

    expect({ total, relax }).toEqual({ total: 0, relax: { filter: 'amenities', value: 'SAUNA', total: 2 } })
  })

  test('counts up to a thousand flats for a filter to leave out', async () => {
    await givenManyFlats(server.db, 1001)

    const { relax } = await find({ sizeMin: 900 })

    expect(relax).toEqual({ filter: 'sizeMin', total: 1000 })
  })

  test('names no filter where leaving out one does not help', async () => {
    await givenFlat(server.db)

    const result = await find({ priceMin: 5000, sizeMin: 500 })

    expect(result.relax).toBeUndefined()
  })
})
