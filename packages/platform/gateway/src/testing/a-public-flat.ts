import type { FlatImage, PublicFlat } from '@domizil/api'
import { LISTED_VALUES } from '@domizil/domain/testing'

/** The API's view of a listed flat; a test changes what it is about. */
export function aPublicFlat(changes: Partial<PublicFlat> = {}): PublicFlat {
  return {
    id: 7,
    status: 'ACTIVE',
    location: {
      postcode: '12051',
      city: 'Berlin',
      district: 'Neukölln',
      countryCode: 'DE',
      languageTag: 'de_DE',
      latitude: 52.47,
      longitude: 13.44,
      radiusMetres: 200,
    },
    ...LISTED_VALUES,
    pricePerMonth: 1240,
    deposit: 2000,
    type: 'APARTMENT',
    size: 58,
    floorNumber: 3,
    maxPerson: 2,
    flatBookingLength: 'FLEXIBLE',
    rooms: {},
    roomCounts: { bedrooms: 1, livingRooms: 1, bathrooms: 1, kitchens: 1, kitchenettes: 0 },
    houseRules: ['PETS_ALLOWED'],
    generalAmenities: ['WIFI'],
    kitchenAmenities: [],
    bathroomAmenities: [],
    securityAmenities: [],
    cleaningAmenities: [],
    parkingAmenities: [],
    extrasAmenities: [],
    energyCertificate: null,
    title_en: 'Light-filled two-room flat',
    title_local: 'Helle Zweizimmerwohnung',
    description_flat_en: 'A quiet, sunny flat, one minute from the park.',
    description_flat_local: 'Eine ruhige, sonnige Wohnung, eine Minute vom Park.',
    images: [anImage(1, false), anImage(2, true)],
    mainImageId: 2,
    rating: null,
    reviewCount: 0,
    blockedRanges: [],
    availableFrom: '2027-03-10',
    landlord: {
      name: 'Otto M.',
      commercial: false,
      trader: null,
      since: '2026-01-01T00:00:00Z',
      flatCount: 1,
      responseHours: null,
      stays: 0,
    },
    own: false,
    favourite: false,
    ...changes,
  }
}

function anImage(id: number, mainImage: boolean): FlatImage {
  const variant = (name: string, width: number) => ({
    url: `/api/image/${id}/${name}.webp`,
    width,
    height: (width * 2) / 3,
  })
  return {
    id,
    mainImage,
    rank: id,
    derivatives: {
      thumb: variant('thumb', 300),
      medium: variant('medium', 600),
      large: variant('large', 1020),
      xlarge: variant('xlarge', 1500),
      xxlarge: variant('xxlarge', 2400),
    },
  }
}
