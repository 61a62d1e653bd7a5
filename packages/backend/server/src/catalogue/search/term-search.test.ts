import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

async function foundIds(term: string): Promise<number[]> {
  const { body } = await server.send('POST', '/flat/search/filter', { body: { term } })
  return body.items.map(({ id }: { id: number }) => id)
}

const inPlace = (city: string, postcode = '00001', district: string | null = null) =>
  givenFlat(server.db, { city, postcode, district })

describe('a term with the name of a place', () => {
  test('finds no street that is named after it', async () => {
    const leipzig = await inPlace('Leipzig', '04275', 'Südvorstadt')
    await givenFlat(server.db, {
      city: 'Frankfurt am Main',
      title_local: 'Ruhig an der Leipziger Straße',
      description_flat_en: 'Two minutes to Leipziger Straße, the train to Leipzig leaves nearby.',
    })

    expect(await foundIds('Leipzig')).toEqual([leipzig])
    expect((await server.send('GET', '/flat/search/Leipzig')).body).toMatchObject([{ id: leipzig }])
  })

  test('finds nothing if no flat is listed there', async () => {
    await givenFlat(server.db, { description_flat_en: 'The train to Leipzig leaves nearby.' })

    expect(await foundIds('Leipzig')).toEqual([])
  })

  test('finds texts with the word if the place is a small town far away', async () => {
    const there = await givenFlat(server.db, {
      description_flat_en: 'Very nice and modern, with a big garden.',
    })

    expect([await foundIds('modern'), await foundIds('garden')]).toEqual([[there], [there]])
  })

  test.each([
    ['München', ['Munich', 'munchen', 'MUENCHEN', 'Múnich']],
    ['Köln', ['Cologne', 'Colonia', 'Koeln', 'köln']],
    ['Frankfurt am Main', ['Frankfurt', 'frankfurt am main', 'Fráncfort']],
    ['Halle (Saale)', ['Halle', 'Halle Saale']],
    ['Sevilla', ['Seville', 'sevilla']],
    ['San Sebastián', ['Donostia', 'san sebastian']],
    ['Wien', ['Vienna', 'Viena', 'wien']],
  ])('finds %s by each of its names', async (city, names) => {
    const there = await inPlace(city)
    await givenFlat(server.db, { description_flat_en: `The night train to ${city} leaves nearby.` })

    for (const name of names) expect([name, await foundIds(name)]).toEqual([name, [there]])
  })

  test.each(['Prenzlauer Berg', 'berlin prenzlauer berg', 'Prenzlauer Berg, Berlin', '10119 Berlin'])(
    'finds a district or postcode together with its city: "%s"',
    async (term) => {
      const there = await inPlace('Berlin', '10119', 'Prenzlauer Berg')
      await inPlace('Berlin', '10999', 'Kreuzberg')
      await inPlace('Potsdam', '14467', 'Berliner Vorstadt')

      expect(await foundIds(term)).toEqual([there])
    },
  )

  test('finds a district by each of the names that it is made of', async () => {
    const altona = await inPlace('Hamburg', '22765', 'Altona-Nord')
    const both = await inPlace('Berlin', '10243', 'Friedrichshain-Kreuzberg')

    expect([await foundIds('Altona'), await foundIds('kreuzberg')]).toEqual([[altona], [both]])
  })

  test('finds those flats of the place that have the further words in their texts', async () => {
    const bright = await inPlace('Leipzig')
    await givenFlat(server.db, { city: 'Leipzig', title_en: 'Quiet attic under the roof', title_local: null })
    await inPlace('Dresden')

    expect(await foundIds('bright Leipzig')).toEqual([bright])
  })
})

describe('the beginning of a city’s name', () => {
  test('finds the flats of the city where it is not a word itself', async () => {
    const leipzig = await inPlace('Leipzig')
    await givenFlat(server.db, { description_flat_en: 'Two minutes to Leipziger Straße.' })

    expect(await foundIds('Leipz')).toEqual([leipzig])
  })

  test('finds the word where it is one', async () => {
    await givenFlat(server.db, { city: 'Berlin', district: 'Hellersdorf', title_local: 'Ruhige Wohnung' })
    const bright = await givenFlat(server.db, { title_local: 'Hell und ruhig' })

    expect(await foundIds('hell')).toContain(bright)
  })

  test('finds, as digits, the postcodes that start with them', async () => {
    const there = await inPlace('Leipzig', '04275')
    await givenFlat(server.db, { postcode: '10119', description_flat_en: 'Built in 0427 by monks.' })

    expect(await foundIds('0427')).toEqual([there])
  })
})

describe('a search does not find', () => {
  test.each(['Torstraße', 'Torstrasse', 'Torstraße 1a'])('the street of a flat by "%s"', async (term) => {
    await givenFlat(server.db, { street: 'Torstraße', house_number: '1a' })

    expect(await foundIds(term)).toEqual([])
  })

  test('the name of a city in texts of other flats after its last flat was unlisted', async () => {
    const gone = await inPlace('Kleinkleckersdorf')
    await server.db.updateTable('flat').set({ status: 'INACTIVE' }).where('id', '=', gone).execute()
    await givenFlat(server.db, { description_flat_en: 'A walk to Kleinkleckersdorf.' })

    expect(await foundIds('Kleinkleckersdorf')).toEqual([])
  })
})

test('flats that move to another city are found in the new one only', async () => {
  const id = await inPlace('Leipzig')

  await server.db.updateTable('flat').set({ city: 'Dresden' }).where('id', '=', id).execute()

  expect([await foundIds('Leipzig'), await foundIds('Dresden')]).toEqual([[], [id]])
})

test('twenty flats that are listed at once in new places are all stored', async () => {
  const cities = Array.from({ length: 20 }, (_, index) => `Neustadt ${index % 4}`)

  const ids = await Promise.all(cities.map((city) => inPlace(city, `9${city.length}0`)))

  expect(new Set(ids).size).toBe(20)
})
