import type { EnergyCertificate, NewFlat } from '@domizil/api/schemas'
import {
  addDays,
  addMonths,
  AMENITIES,
  type Amenity,
  type AmenityGroup,
  type Day,
  energyClassOf,
  FLAT_FIELD_NAMES,
  type FlatField,
  type FlatFieldName,
  flatFieldOf,
  yearOf,
} from '@domizil/domain'
import { CITIES, type City } from '../places/cities.ts'
import { populationOf } from '../places/gazetteer.ts'
import { type Random, randomFrom } from '../random.ts'
import type { TextPair } from '../texts/block.ts'
import { Choice } from '../texts/choice.ts'
import { describeFlat, describeRegion } from '../texts/descriptions.ts'
import { type TitleBook, titleOf } from '../texts/titles.ts'
import { factsOf, type Plot } from './facts.ts'
import type { Building, Era, FlatFacts } from './flat-facts.ts'

/** The number of flats in the demo. */
const FLAT_COUNT = 372
/** The number of furnished flats grows more slowly than the population. */
const POPULATION_EXPONENT = 0.7

/** The share of landlords who state what they need not. */
const SHARE_STATED = 0.6

/** The plots of the demo: more in large and expensive cities, distributed over all quarters. */
function plots(): Plot[] {
  const weights = CITIES.map(weightOf)
  const all = weights.reduce((sum, weight) => sum + weight, 0)

  return CITIES.flatMap((city, index) => {
    const share = ((weights[index] ?? 0) / all) * FLAT_COUNT
    return plotsIn(city, Math.max(2, Math.round(share)))
  })
}

/** Demand for furnished flats grows with the rents. */
function weightOf({ geoName, euroPerSquareMetre }: City): number {
  return populationOf(geoName) ** POPULATION_EXPONENT * euroPerSquareMetre
}

function plotsIn(city: City, count: number): Plot[] {
  const quarters = randomFrom(`quarters of ${city.name}`).shuffle(city.quarters)

  return Array.from({ length: count }, (_, index) => {
    const quarter = quarters[index % quarters.length]
    if (!quarter) throw new Error(`${city.name} has no quarters`)
    return { key: `${slugOf(city.name)}-${String(index + 1).padStart(2, '0')}`, city, quarter }
  })
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replace(/[^a-z]+/g, '-')
}

/** kWh/(m²·a) */
const VALUES: Record<Era, readonly [from: number, to: number]> = {
  FOUNDERS: [96, 188],
  INTERWAR: [108, 205],
  POSTWAR: [102, 190],
  LATE_CENTURY: [84, 148],
  MODERN: [54, 98],
  NEW: [19, 49],
}
const VALID_MONTHS = 120
/** Older than any flat of the demo, so that its owner has the certificate. */
const NEWEST_ISSUE_DAYS = 160
const OLDEST_ISSUE_DAYS = 3400

/** The energy certificate of a building: its value fits the age, its class the value, and it is still valid. */
function energyCertificateOf(building: Building, today: Day, random: Random): EnergyCertificate {
  if (building.isListed) return { availability: 'NOT_REQUIRED', exemptionReason: 'LISTED_BUILDING' }
  if (random.chance(0.15)) return { availability: 'NOT_YET_AVAILABLE' }

  const energyValue = random.int(...VALUES[building.era]) + random.int(0, 9) / 10
  const issueDate = issueDateOf(building.constructionYear, today, random)
  return {
    availability: 'AVAILABLE',
    // Without the consumption of some winters only the demand can be calculated.
    certificateType: building.era === 'NEW' || random.chance(0.25) ? 'DEMAND' : 'CONSUMPTION',
    energyValue,
    energyCarriers: [...building.carriers],
    constructionYear: building.constructionYear,
    issueDate,
    validUntil: addMonths(issueDate, VALID_MONTHS),
    efficiencyClass: energyClassOf(energyValue),
  }
}

/** Not before the building was completed. */
function issueDateOf(constructionYear: number, today: Day, random: Random): Day {
  const daysSinceBuilt = (yearOf(today) - constructionYear - 1) * 365
  const oldest = Math.max(NEWEST_ISSUE_DAYS, Math.min(OLDEST_ISSUE_DAYS, daysSinceBuilt))
  return addDays(today, -random.int(NEWEST_ISSUE_DAYS, oldest))
}

/** A flat of the demo: its facts, and what its owner enters into the wizard. */
export interface DemoFlat {
  facts: FlatFacts
  input: NewFlat
}

/** All flats of the demo by city; deterministic, with certificates that are valid today. */
export function demoFlats(today: Day): DemoFlat[] {
  const words = new Choice()
  const books = new Map<string, TitleBook>()

  return plots().map((plot) => {
    const facts = factsOf(plot)
    const book = books.get(plot.city.name) ?? { choice: new Choice(), given: new Set() }
    books.set(plot.city.name, book)

    const texts = {
      title: titleOf(facts, book),
      flat: describeFlat(facts, words),
      region: describeRegion(facts, words),
    }
    return { facts, input: newFlatOf(facts, texts, today) }
  })
}

/** The texts of a flat. */
interface FlatTexts {
  title: TextPair
  flat: TextPair
  region: TextPair
}

/** The body that creates the flat: its facts and texts in the API's form. */
function newFlatOf(facts: FlatFacts, texts: FlatTexts, today: Day): NewFlat {
  const told = {
    address: addressOf(facts),
    pricePerMonth: facts.pricePerMonth,
    deposit: facts.deposit,
    type: facts.type,
    size: facts.size,
    floorNumber: facts.floorNumber,
    maxPerson: facts.maxPerson,
    rooms: roomsOf(facts),
    flatBookingLength: facts.bookingLength,
    houseRules: [...facts.houseRules],
    ...amenityListsOf(facts.amenities),
    title_en: texts.title.en,
    title_local: texts.title.de,
    description_flat_en: texts.flat.en,
    description_flat_local: texts.flat.de,
    description_region_en: texts.region.en,
    description_region_local: texts.region.de,
    energyCertificate: energyCertificateOf(facts.building, today, randomFrom(`certificate of ${facts.key}`)),
  }

  return { ...statedValues(told, randomFrom(`what else is stated of ${facts.key}`)), ...told }
}

function addressOf(facts: FlatFacts): NewFlat['address'] {
  return {
    street: facts.street,
    houseNumber: facts.houseNumber,
    postcode: facts.postcode,
    city: facts.city.name,
    district: facts.quarter.name,
    countryCode: 'DE',
    languageTag: 'de_DE',
    latitude: facts.latitude,
    longitude: facts.longitude,
  }
}

function roomsOf(facts: FlatFacts): NonNullable<NewFlat['rooms']> {
  return {
    BEDROOM: facts.bedrooms,
    LIVINGROOM: facts.livingRooms,
    BATHROOM: facts.bathrooms,
    KITCHEN: facts.hasFullKitchen ? 1 : 0,
    KITCHENETTE: facts.hasFullKitchen ? 0 : 1,
  }
}

/** The amenities by group, in the order of the catalogue. */
function amenityListsOf(amenities: ReadonlySet<Amenity>) {
  const inGroup = <Group extends AmenityGroup>(group: Group) => {
    const codes: readonly (typeof AMENITIES)[Group][number][] = AMENITIES[group]
    return codes.filter((code) => amenities.has(code))
  }

  return {
    generalAmenities: inGroup('generalAmenities'),
    kitchenAmenities: inGroup('kitchenAmenities'),
    bathroomAmenities: inGroup('bathroomAmenities'),
    securityAmenities: inGroup('securityAmenities'),
    cleaningAmenities: inGroup('cleaningAmenities'),
    parkingAmenities: inGroup('parkingAmenities'),
    extrasAmenities: inGroup('extrasAmenities'),
  }
}

/** Plausible values of the fields that the demo does not tell a story about, by their rows. */
export function statedValues(told: object, random: Random): object {
  const names = FLAT_FIELD_NAMES.filter((name) => !(name in told))
  return Object.fromEntries(names.flatMap((name) => valueOf(name, flatFieldOf(name), random)))
}

/** The value of one field; nothing for an optional one that the landlord leaves out. */
export function valueOf(name: FlatFieldName, field: FlatField, random: Random): [FlatFieldName, unknown][] {
  if (field.kind === 'text' || (field.optional && !random.chance(SHARE_STATED))) return []
  return [[name, anyValue(field, random)]]
}

function anyValue(field: Exclude<FlatField, { kind: 'text' }>, random: Random): unknown {
  switch (field.kind) {
    case 'number':
      // Most flats are nearer to the least than to the most.
      return Math.min(field.max, Math.ceil(field.min + ((field.max - field.min) * random.next() ** 2) / 2))
    case 'boolean':
      return random.chance(0.5)
    case 'choice':
      return random.pick(field.codes)
    case 'choices': {
      const chosen = field.codes.filter(() => random.chance(0.4))
      return chosen.length > 0 || field.optional ? chosen : [random.pick(field.codes)]
    }
  }
}
