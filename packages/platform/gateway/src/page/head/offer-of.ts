import type { PublicFlat } from '@domizil/api'
import { AMENITY_GROUPS, REVIEW_LIMITS } from '@domizil/domain'
import { orderedPictures } from './ordered-pictures.ts'

/** The name of a flat in the page's language. */
export interface NamedFlat {
  readonly url: string
  readonly title: string
  readonly text: string
}

/** The schema.org offer of a flat. Its place is the public one, never the exact address. */
export function offerOf(flat: PublicFlat, named: NamedFlat) {
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
      geoMidpoint: {
        '@type': 'GeoCoordinates',
        latitude: location.latitude,
        longitude: location.longitude,
      },
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
