import { type FlatImage, getFlat, type PublicFlat } from '@domizil/api'
import {
  AMENITY_GROUPS,
  cityNameIn,
  type Locale,
  localePath,
  REVIEW_LIMITS,
  textFor,
  truncate,
} from '@domizil/domain'
import { flatPath, type PagePath, searchPath } from '@domizil/links'
import type { GatewayConfig } from '../../gateway-config.ts'
import type { PublicAnswers } from '../../public-answers.ts'
import { TEXTS } from '../texts.ts'
import type { FoundHead, Head } from './head-html.ts'

/** Short, because a visitor is waiting: a page without its description is better than a late one. */
const DEADLINE_MS = 800
/** The length that search engines display. */
const DESCRIPTION_LENGTH = 160
const ID = /^[1-9]\d{0,9}$/
const UNKNOWN: Head = { title: null, isIndexed: true, data: [] }

/** The head of a flat's page; undefined if the flat is not public. An empty head if the backend does not answer in time. */
export async function findFlatHead(
  config: GatewayConfig,
  { ask }: PublicAnswers,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<FoundHead | undefined> {
  if (!ID.test(id)) return undefined
  const path = `/api${getFlat.path.replace(':id', id)}`
  const answer = await ask({ path, locale, deadlineMs: DEADLINE_MS })
  if (answer?.status === 404 || answer?.status === 400) return undefined

  return { head: answer?.status === 200 ? describe(answer.body, config, locale) : UNKNOWN, isMissing: false }
}

/** An answer that does not match the schema must not fail the page. */
function describe(body: unknown, config: GatewayConfig, locale: Locale): Head {
  try {
    return headOf(body as PublicFlat, config, locale)
  } catch (error) {
    config.log(`a flat cannot be described: ${String(error)}`)
    return UNKNOWN
  }
}

function headOf(flat: PublicFlat, { publicUrl }: GatewayConfig, locale: Locale): Head {
  const { languageTag } = flat.location
  const title = textFor(locale, { en: flat.title_en, local: flat.title_local, languageTag })
  const text = textFor(locale, {
    en: flat.description_flat_en,
    local: flat.description_flat_local,
    languageTag,
  })
  const picture = orderedPictures(flat.images)[0]?.derivatives.large
  const isListed = flat.status === 'ACTIVE'
  const url = publicUrl + localePath(locale, flatPath(flat.id))

  return {
    title,
    description: truncate(text.replace(/\s+/g, ' '), DESCRIPTION_LENGTH),
    ...(picture && { picture: { ...picture, alt: title } }),
    isIndexed: isListed,
    data: isListed
      ? [offerOf(flat, { url, title, text }), trailOf(flat, { publicUrl, locale, url, title })]
      : [],
  }
}

interface Trail {
  readonly publicUrl: string
  readonly locale: Locale
  readonly url: string
  readonly title: string
}

/** The same breadcrumb as on the flat's page: all flats, the city's flats, the flat. */
function trailOf({ location }: PublicFlat, { publicUrl, locale, url, title }: Trail) {
  const city = cityNameIn(locale, location.city)
  const pageAt = (path: PagePath) => publicUrl + localePath(locale, path)
  const places = [
    { name: TEXTS[locale].allFlats, item: pageAt(searchPath()) },
    { name: city, item: pageAt(searchPath({ term: city })) },
    { name: title, item: url },
  ]

  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  }
}

/** The name of a flat in the page's language. */
interface NamedFlat {
  readonly url: string
  readonly title: string
  readonly text: string
}

/** The schema.org offer of a flat. Its place is the public one, never the exact address. */
function offerOf(flat: PublicFlat, named: NamedFlat) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    url: named.url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    price: flat.pricePerMonth,
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: flat.pricePerMonth,
      priceCurrency: 'EUR',
      unitCode: 'MON',
    },
    ...availabilityOf(flat),
    itemOffered: accommodationOf(flat, named),
  }
}

/** From which day the flat can be rented for its shortest stay; sold out without such a day. */
function availabilityOf({ availableFrom }: PublicFlat) {
  if (availableFrom === null) return { availability: 'https://schema.org/SoldOut' }

  return { availability: 'https://schema.org/InStock', availabilityStarts: availableFrom }
}

function accommodationOf(flat: PublicFlat, { url, title, text }: NamedFlat) {
  const { location, roomCounts } = flat

  return {
    // Only a product can be offered, and only an apartment has rooms.
    '@type': ['Apartment', 'Product'],
    name: title,
    description: text,
    image: orderedPictures(flat.images).map(({ derivatives }) => new URL(derivatives.xlarge.url, url).href),
    address: {
      '@type': 'PostalAddress',
      postalCode: location.postcode,
      addressLocality: location.city,
      addressCountry: location.countryCode,
    },
    geo: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
      geoRadius: location.radiusMetres,
    },
    ...ratingOf(flat),
    floorSize: { '@type': 'QuantitativeValue', value: flat.size, unitCode: 'MTK' },
    floorLevel: String(flat.floorNumber),
    numberOfRooms: roomCounts.bedrooms + roomCounts.livingRooms,
    numberOfBedrooms: roomCounts.bedrooms,
    numberOfBathroomsTotal: roomCounts.bathrooms,
    occupancy: { '@type': 'QuantitativeValue', maxValue: flat.maxPerson },
    petsAllowed: flat.houseRules.includes('PETS_ALLOWED'),
    amenityFeature: AMENITY_GROUPS.flatMap((group) => flat[group]).map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  }
}

/** The average rating of its tenants, as the page shows it; undefined without reviews. */
function ratingOf({ rating, reviewCount }: PublicFlat) {
  if (rating === null || reviewCount === 0) return {}
  const { min, max } = REVIEW_LIMITS.rating

  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount,
      worstRating: min,
      bestRating: max,
    },
  }
}

/** The pictures in display order: the main one, then by rank. */
function orderedPictures(images: readonly FlatImage[]): FlatImage[] {
  return images.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function placeOf({ mainImage, rank }: FlatImage): number {
  return mainImage ? -1 : rank
}
