import { listAdminFlatReviews, listAdminTenantReviews } from '@domizil/api'
import { describeList } from '../../lib/list/list-description.ts'
import { FLAT, REVIEW_COLUMNS, REVIEW_PARTS, TENANT } from './review-columns.tsx'

/** Tenants' reviews of flats. */
export const FLAT_REVIEW_LIST = describeList(listAdminFlatReviews, {
  ...REVIEW_PARTS,
  name: 'flatReviews',
  columns: [FLAT, ...REVIEW_COLUMNS],
})

/** Landlords' reviews of tenants. */
export const TENANT_REVIEW_LIST = describeList(listAdminTenantReviews, {
  ...REVIEW_PARTS,
  name: 'tenantReviews',
  columns: [FLAT, TENANT, ...REVIEW_COLUMNS],
})
