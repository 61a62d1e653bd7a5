import type { Booking, FlatCard, OwnFlat, OwnImage, PublicFlat, SearchResult } from '@domizil/api'
import { LISTED_VALUES } from '@domizil/domain/testing'

const variant = (width: number) => ({ url: `/api/image/key/${width}.webp`, width, height: (width * 2) / 3 })

/** A picture with all its sizes, as its owner sees it. */
export function anImage(image: Partial<OwnImage> = {}): OwnImage {
  return {
    id: 1,
    mainImage: true,
    rank: 0,
    fileName: null,
    derivatives: {
      thumb: variant(320),
      medium: variant(640),
      large: variant(1024),
      xlarge: variant(1200),
      xxlarge: variant(1200),
    },
    ...image,
  }
}

/** A flat in a list; a test names only what it is about. */
export function aFlatCard(card: Partial<FlatCard> = {}): FlatCard {
  return {
    id: 1,
    title_en: 'Light-filled two-room flat at Körnerpark',
    title_local: 'Helle Zweizimmerwohnung am Körnerpark',
    languageTag: 'de_DE',
    city: 'Berlin',
    district: 'Neukölln',
    pricePerMonth: 1240,
    deposit: 2480,
    size: 58,
    bedrooms: 1,
    type: 'APARTMENT',
    maxPerson: 2,
    availableFrom: '2026-12-01',
    images: [anImage()],
    rating: null,
    reviewCount: 0,
    latitude: 52.47,
    longitude: 13.44,
    favourite: false,
    landlord: { responseHours: null, stays: 0 },
    isNew: false,
    available: true,
    ...card,
  }
}

/** The answer of a search; a test names only what it is about. */
export function aSearchResult(result: Partial<SearchResult> = {}): SearchResult {
  const items = result.items ?? [aFlatCard()]
  return { total: items.length, page: 0, pageSize: 24, items, bounds: null, ...result }
}

/** A flat as every visitor sees it; a test names only what it is about. */
export function aPublicFlat(flat: Partial<PublicFlat> = {}): PublicFlat {
  return {
    id: 1,
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
    deposit: 2480,
    type: 'APARTMENT',
    size: 58,
    floorNumber: 3,
    maxPerson: 2,
    rooms: { BEDROOM: 1 },
    flatBookingLength: 'FLEXIBLE',
    houseRules: ['PETS_ALLOWED'],
    generalAmenities: ['WIFI', 'DESK'],
    kitchenAmenities: ['STOVE'],
    bathroomAmenities: ['SHOWER'],
    securityAmenities: [],
    cleaningAmenities: ['WASHING_MACHINE'],
    parkingAmenities: [],
    extrasAmenities: [],
    title_en: 'Light-filled two-room flat at Körnerpark',
    title_local: 'Helle Zweizimmerwohnung am Körnerpark',
    description_flat_en: 'A calm, sunny flat one minute from the park.',
    description_flat_local: 'Eine ruhige, sonnige Wohnung, eine Minute vom Park.',
    energyCertificate: null,
    roomCounts: { bedrooms: 1, livingRooms: 1, bathrooms: 1, kitchens: 1, kitchenettes: 0 },
    images: [anImage()],
    mainImageId: 1,
    rating: null,
    reviewCount: 0,
    blockedRanges: [],
    availableFrom: '2026-12-01',
    landlord: {
      name: 'Anneliese L.',
      commercial: false,
      trader: null,
      since: '2021-03-01T00:00:00Z',
      flatCount: 3,
      responseHours: null,
      stays: 0,
    },
    own: false,
    favourite: false,
    ...flat,
  }
}

/** A flat as its owner sees it. */
export function anOwnFlat(flat: Partial<OwnFlat> = {}): OwnFlat {
  return {
    id: 1,
    version: 1,
    status: 'ACTIVE',
    rejectionReason: null,
    decisionNumber: null,
    changedSinceReview: null,
    address: {
      street: 'Karl-Marx-Straße',
      houseNumber: '12',
      postcode: '12051',
      city: 'Berlin',
      district: 'Neukölln',
      countryCode: 'DE',
      languageTag: 'de_DE',
    },
    title_en: 'Loft at the canal',
    pricePerMonth: 1240,
    size: 58,
    defaultRooms: {},
    roomCounts: { bedrooms: 1, livingRooms: 1, bathrooms: 1, kitchens: 1, kitchenettes: 0 },
    images: [],
    waitingImages: [],
    mainImageId: null,
    quality: { score: 90, nextSteps: [{ code: 'CONFIRM_CALENDAR', points: 10 }] },
    missing: [],
    openRequestCount: 0,
    unreadMessages: 0,
    lastChange: { at: '2026-11-01T12:00:00Z', byOwner: true },
    createdAt: '2026-11-01T12:00:00Z',
    ...flat,
  }
}

/** A booking request in its first status; a test names only what it is about. */
export function aBooking(booking: Partial<Booking> = {}): Booking {
  return {
    id: 1,
    flat: {
      id: 1,
      title_en: 'Light-filled two-room flat at Körnerpark',
      title_local: 'Helle Zweizimmerwohnung am Körnerpark',
      languageTag: 'de_DE',
      city: 'Berlin',
      district: 'Neukölln',
      image: anImage(),
      address: null,
      houseRules: [],
    },
    role: 'TENANT',
    otherParty: { name: 'Anneliese L.', initials: 'AL', rating: null, contact: null },
    status: 'REQUESTED',
    cancelReason: null,
    startDate: '2027-01-15',
    endDate: '2027-07-14',
    months: 6,
    days: 0,
    pricePerMonth: 1240,
    deposit: 2480,
    totalRent: 7440,
    numberOfPersons: 2,
    reasonOfStay: 'WORK_PROJECT',
    occupation: 'EMPLOYED',
    message: 'We would love to stay for half a year.',
    hasPets: false,
    messageHidden: false,
    smoker: false,
    companyName: null,
    contractType: null,
    signedDate: null,
    contract: null,
    attachments: [],
    payments: null,
    depositReturn: null,
    lastDay: null,
    handovers: [],
    canConfirmMoveIn: false,
    allowedActions: ['cancel'],
    expiresAt: '2026-11-23T12:00:00Z',
    unreadMessages: 0,
    questionId: null,
    viewing: null,
    review: null,
    createdAt: '2026-11-20T12:00:00Z',
    events: [],
    ...booking,
  }
}
