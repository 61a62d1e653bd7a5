import { REVIEW_STATUSES } from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

const COLUMNS = {
  id: { kind: 'id', sorted: true, part: true },
  booking: { kind: 'id' },
  flat: { kind: 'name', sorted: true },
  flatId: { kind: 'id', part: true },
  tenant: { kind: 'name', part: true },
  /** Empty for a deleted account. */
  author: { kind: 'name', sorted: true },
  /** In which the author reads the reasons of a decision. */
  authorLocale: { kind: 'language', part: true },
  rating: { kind: 'number', sorted: true },
  /** The rating by category. */
  categories: { kind: 'other' },
  text: { kind: 'text' },
  reply: { kind: 'text', optional: true },
  status: { kind: 'code', codes: REVIEW_STATUSES, vocabulary: 'reviewStatus', sorted: true, filtered: true },
  hiddenReason: { kind: 'text', optional: true, part: true },
  created: { kind: 'moment', sorted: true },
} as const

const PARTS = {
  /** `aboutId` is the tenant of a review of a tenant, the owner of the flat of a review of a flat. */
  people: ['authorId', 'aboutId'],
  day: 'created',
  dir: 'desc',
} as const

/** Tenants' reviews of flats; `tenant` is the author. */
export const FLAT_REVIEWS = { ...PARTS, columns: COLUMNS } as const satisfies ListContract

/** Landlords' reviews of tenants. */
export const TENANT_REVIEWS = {
  ...PARTS,
  columns: { ...COLUMNS, tenant: { kind: 'name', sorted: true } },
} as const satisfies ListContract
