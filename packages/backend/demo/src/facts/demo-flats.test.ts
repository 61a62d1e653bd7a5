import { expect, test } from '@jest/globals'
import { NewFlat } from '@domizil/api/schemas'
import { energyClassOf, SIZE_LIMITS } from '@domizil/domain'
import { Value } from 'typebox/value'
import { postcodeArea } from '../places/gazetteer.ts'
import { groupBy } from '../testing/group-by.ts'
import { demoFlats } from './demo-flats.ts'
import { has } from './flat-facts.ts'

const TODAY = '2027-03-10'
const FLATS = demoFlats(TODAY)
const METRES_PER_DEGREE = 111_320

const keysOf = (flats: typeof FLATS) => flats.map(({ facts }) => facts.key)

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

test('the demo has the same flats every time', () => {
  expect(demoFlats(TODAY)).toEqual(FLATS)
})

test('there are more than 320 flats, most of them in Berlin', () => {
  const inCity = groupBy(FLATS, ({ facts }) => facts.city.name)
  const biggest = [...inCity].toSorted(([, one], [, other]) => other.length - one.length)[0]

  expect(FLATS.length).toBeGreaterThan(320)
  expect(inCity.size).toBeGreaterThanOrEqual(40)
  expect(biggest?.[0]).toBe('Berlin')
})

test('every demo flat is valid input for the call that creates a flat', () => {
  const wrong = FLATS.filter(({ input }) => !Value.Check(NewFlat, input))

  expect(keysOf(wrong)).toEqual([])
})

test('every flat lies in Germany and within a kilometre of the centre of its postcode', () => {
  const misplaced = FLATS.filter(({ input: { address } }) => {
    const { latitude = 0, longitude = 0, postcode } = address
    const area = postcodeArea(postcode)
    if (!area) return true
    const north = (latitude - area.latitude) * METRES_PER_DEGREE
    const east = (longitude - area.longitude) * METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
    const isInGermany = latitude > 47.2 && latitude < 55.1 && longitude > 5.8 && longitude < 15.1
    return !isInGermany || Math.hypot(north, east) > 1000
  })

  expect(keysOf(misplaced)).toEqual([])
})

test('no two flats have the same address and door', () => {
  const doors = FLATS.map(
    ({ input: { address } }) => `${address.street} ${address.houseNumber} ${address.postcode}`,
  )

  expect(new Set(doors).size).toBe(doors.length)
})

test('the price per square metre is highest in Munich', () => {
  const perCity = groupBy(FLATS, ({ facts }) => facts.city.name)
  const levels = [...perCity].map(([city, flats]) => ({
    city,
    level: median(flats.map(({ facts }) => facts.pricePerMonth / facts.size)),
  }))

  expect(levels.toSorted((one, other) => other.level - one.level)[0]?.city).toBe('München')
})

test('monthly rents are a few hundred to a few thousand euro, and deposits three rents at most', () => {
  for (const { facts } of FLATS) {
    expect(facts.pricePerMonth).toBeGreaterThanOrEqual(300)
    expect(facts.pricePerMonth).toBeLessThanOrEqual(6500)
    expect(facts.deposit).toBeLessThanOrEqual(3 * facts.pricePerMonth)
    expect(facts.deposit).toBeGreaterThan(0)
  }
})

test('each energy class fits its value, and no certificate is older than its house', () => {
  for (const { input } of FLATS) {
    const {
      energyValue,
      efficiencyClass,
      issueDate = '',
      constructionYear = 0,
      validUntil = '',
    } = input.energyCertificate ?? {}
    if (energyValue === undefined) continue

    expect(efficiencyClass).toBe(energyClassOf(energyValue))
    expect(Number(issueDate.slice(0, 4))).toBeGreaterThanOrEqual(constructionYear)
    expect(validUntil > TODAY).toBe(true)
  }
})

test('no house of 1900 is in a new quarter, and no penthouse in an old town', () => {
  const outOfPlace = FLATS.filter(({ facts: { quarter, building, type } }) => {
    if (quarter.age === 'NEW') return building.constructionYear < 1990 || type === 'LOFT'
    return quarter.age === 'HISTORIC' && (building.constructionYear > 1914 || type === 'PENTHOUSE')
  })

  expect(keysOf(outOfPlace)).toEqual([])
})

test('the amenities and rooms of a flat fit its storey and its size', () => {
  const odd = FLATS.filter(({ facts }) => {
    const isLow = facts.floorNumber <= 0
    return (
      (isLow && has(facts, 'BALCONY', 'ROOF_TERRACE')) ||
      (facts.type === 'PENTHOUSE' && !has(facts, 'ELEVATOR')) ||
      !has(facts, 'SHOWER', 'LEVEL_ACCESS_SHOWER', 'BATHTUB') ||
      has(facts, 'WASHING_MACHINE') === has(facts, 'SHARED_LAUNDRY') ||
      facts.bedrooms + facts.livingRooms < 1 ||
      facts.size / facts.maxPerson < SIZE_LIMITS.min
    )
  })

  expect(keysOf(odd)).toEqual([])
})
