import { FLAT_STATUSES, FLAT_TYPES } from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

/** The list of flats, in every status. */
export const FLATS = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    /** The URL of a small picture. */
    image: { kind: 'text', optional: true, part: true },
    title: { kind: 'name', sorted: true },
    owner: { kind: 'name', sorted: true },
    ownerId: { kind: 'text', part: true },
    /** The language in which the owner is sent an administrator's words. */
    ownerLocale: { kind: 'language', part: true },
    city: { kind: 'name', sorted: true },
    type: {
      kind: 'code',
      label: 'flatField.type',
      codes: FLAT_TYPES,
      vocabulary: 'flatField.type',
      optional: true,
      sorted: true,
      filtered: true,
    },
    size: { kind: 'number', label: 'flatField.size', optional: true, sorted: true },
    price: { kind: 'euro', label: 'flatField.pricePerMonth', optional: true, sorted: true },
    deposit: { kind: 'euro', label: 'flatField.deposit', optional: true, sorted: true },
    status: { kind: 'code', codes: FLAT_STATUSES, vocabulary: 'flatStatus', sorted: true, filtered: true },
    /** The quality score, 0 to 100. */
    score: { kind: 'count', sorted: true },
    /** The number of booking requests. */
    requests: { kind: 'count', sorted: true },
    created: { kind: 'moment', sorted: true },
    published: { kind: 'moment', optional: true, sorted: true },
    /** Since when it has waited for a review; null if it does not. */
    waiting: { kind: 'moment', optional: true, sorted: true },
    rejectionReason: { kind: 'text', optional: true, part: true },
    /** When texts, pictures or price last changed without a review; null if none did. */
    changedSinceReview: { kind: 'moment', optional: true, sorted: true, part: true },
  },
  /** Whether it has changed since it was reviewed. */
  flags: ['changed'],
  people: ['ownerId'],
  day: 'created',
  dir: 'desc',
} as const satisfies ListContract
