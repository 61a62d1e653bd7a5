import { TORSTRASSE, WHOLE_FLAT } from './flat-bodies.ts'
import { CONTRACT_HASH } from './marketplace-rows.ts'

export const REASON = { reason: 'Asked for by phone' }
export const REQUEST = {
  numberOfPersons: 1,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'I would love to stay in your flat.',
  hasPets: false,
  smoker: false,
  companyName: 'Muster GmbH',
  acceptTerms: true,
}
export const HELP = {
  topic: 'OTHER',
  message: 'Where is my answer?',
  email: 'anna@example.org',
  name: 'Anna Kern',
  phone: '+493012345678',
  website: '',
  pageUrl: '/help',
  locale: 'en',
  acceptPrivacy: true,
}
const BOUNDS = { north: 52.6, east: 13.6, south: 52.4, west: 13.2 }
/** All that a search can ask for at once, and what a saved one takes of it. */
const FILTERS = {
  center: { latitude: 52.5, longitude: 13.4 },
  radiusKm: 20,
  near: { latitude: 52.52, longitude: 13.41 },
  nearName: 'Alexanderplatz',
  nearKm: 5,
  flexDays: 3,
  priceMin: 100,
  depositMax: 5000,
  sizeMin: 10,
  sizeMax: 100,
  bathroomsMin: 0,
  types: ['APARTMENT'],
  bookingLengths: ['FLEXIBLE'],
  amenities: ['WIFI'],
  houseRules: ['PETS_ALLOWED'],
  energyClassMax: 'C',
  endDate: '2027-09-30',
}
export const FILTER = {
  ...FILTERS,
  term: 'Berlin',
  bounds: BOUNDS,
  startDate: '2027-08-01',
  months: 2,
  priceMax: 5000,
  bedroomsMin: 0,
  persons: 1,
  sort: 'PRICE_ASC',
  page: 0,
  pageSize: 12,
  isRepeated: false,
  include: ['pins', 'histogram'],
}
export const SEARCH = {
  city: 'Berlin',
  bounds: BOUNDS,
  startDate: '2027-08-01',
  months: 3,
  priceMax: 900,
  persons: 1,
  bedroomsMin: 1,
  hasPets: false,
  message: 'Near a park, please.',
  filters: { ...FILTERS, sort: 'NEWEST' },
  locale: 'en',
  alert: 'INSTANT',
}
const ratings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 5]))
export const FLAT_REVIEW = {
  ratings: ratings('cleanliness', 'accuracy', 'communication', 'location', 'value'),
  text: 'A very fine place to stay.',
}
export const TENANT_REVIEW = {
  ratings: ratings('communication', 'care', 'rules'),
  text: 'A very fine guest to have.',
}
export const SIGNATURE = { name: 'Anna Kern', documentHash: CONTRACT_HASH, reason: 'It suits me.' }
export const PROFILE = {
  phone: '+493012345678',
  street: 'Weg 1',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  billingStreet: 'Weg 1',
  billingPostcode: '10119',
  billingCity: 'Berlin',
  billingCountryCode: 'DE',
  commercial: true,
  companyName: 'Muster GmbH',
  registerNumber: 'HRB 1',
  vatId: 'DE123456789',
}
/** An address with its pin. */
export const PLACE = { ...TORSTRASSE, district: 'Mitte', latitude: 52.53, longitude: 13.4 }
/** A flat with all that an owner can say of it. */
export const FLAT = {
  ...WHOLE_FLAT,
  address: PLACE,
  rooms: { BEDROOM: 2, LIVINGROOM: 1, BATHROOM: 1, KITCHEN: 1, KITCHENETTE: 0 },
  bathroomAmenities: ['SHOWER'],
  securityAmenities: ['SMOKE_DETECTOR'],
  cleaningAmenities: ['DRYER'],
  parkingAmenities: ['GARAGE'],
  extrasAmenities: ['CELLAR'],
  description_region_en: 'There is a park.',
  description_region_local: 'Es gibt einen Park.',
  energyCertificate: {
    availability: 'AVAILABLE',
    certificateType: 'DEMAND',
    energyValue: 24.7,
    energyCarriers: ['PELLETS'],
    constructionYear: 1990,
    issueDate: '2024-01-31',
    validUntil: '2034-01-31',
    efficiencyClass: 'A+',
    exemptionReason: 'OTHER',
    exemptionText: 'It is a boat.',
  },
}
export const TENANCY = {
  tenancyBasis: 'TEMPORARY_USE',
  purpose: 'Work in the city',
  reason: 'OWN_USE',
  handSigned: false,
}
/** What every list of an administrator takes. */
export const LIST = 'page=0&size=25&dir=desc&q=a&from=2027-01-01&to=2027-12-31'
