import { CONTRACT_HASH } from './marketplace.ts'

export const REASON = { reason: 'Asked for by phone' }
export const REQUEST = {
  numberOfPersons: 1,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'I would love to stay in your flat.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}
export const HELP = {
  topic: 'OTHER',
  message: 'Where is my answer?',
  email: 'anna@example.org',
  pageUrl: '/help',
  locale: 'en',
  acceptPrivacy: true,
}
export const SEARCH = {
  city: 'Berlin',
  months: 3,
  priceMax: 900,
  persons: 1,
  hasPets: false,
  locale: 'en',
  alert: 'NONE',
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
export const SIGNATURE = { name: 'A Name', documentHash: CONTRACT_HASH }
