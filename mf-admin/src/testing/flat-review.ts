import type { FlatReview, OwnImage } from '@domizil/api'

const variant = { url: '/photo.webp', width: 320, height: 213 }
const aPhoto = (id: number): OwnImage => ({
  id,
  mainImage: id === 1,
  rank: id - 1,
  fileName: null,
  derivatives: { thumb: variant, medium: variant, large: variant, xlarge: variant, xxlarge: variant },
})

/** The review of a flat that is the second of eight; a test names only what it is about. */
export function aFlatReview(id: number, change: Partial<FlatReview> = {}): FlatReview {
  return {
    flat: {
      id,
      version: 1,
      status: 'IN_REVIEW',
      rejectionReason: null,
      address: {
        street: 'Kanalstraße',
        houseNumber: '5',
        postcode: '04229',
        city: 'Leipzig',
        countryCode: 'DE',
        languageTag: 'de_DE',
      },
      title_en: 'Loft at the canal',
      title_local: 'Loft am Kanal',
      pricePerMonth: 1090,
      defaultRooms: {},
      roomCounts: { bedrooms: 1, livingRooms: 1, bathrooms: 1, kitchens: 1, kitchenettes: 0 },
      images: [aPhoto(1), aPhoto(2)],
      waitingImages: [],
      mainImageId: 1,
      quality: { score: 86, nextSteps: [] },
      missing: [],
      openRequestCount: 0,
      unreadMessages: 0,
      decisionNumber: null,
      changedSinceReview: null,
      lastChange: { at: '2026-11-18T09:00:00Z', byOwner: true },
      createdAt: '2026-11-18T09:00:00Z',
    },
    state: 'as-seen',
    title: 'Loft at the canal',
    owner: {
      id: 'otto',
      name: 'Otto Owner',
      email: 'otto@example.org',
      verified: true,
      commercial: false,
      company: null,
      status: 'ACTIVE',
      since: '2026-01-18T09:00:00Z',
      lastLogin: '2026-11-18T09:00:00Z',
      locale: 'de',
      flats: { IN_REVIEW: 1 },
      rejections: 0,
      reports: 0,
      bookings: 0,
    },
    medianPrice: 1000,
    doubles: [],
    hints: [],
    history: [],
    reasons: [{ code: 'LISTED_TWICE', text: 'Bereits veröffentlicht.' }],
    queue: { total: 8, position: 2, previous: 6, next: 8, first: 6, since: '2026-11-18T09:00:00Z' },
    ...change,
  }
}
