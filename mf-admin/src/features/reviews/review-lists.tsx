import { listAdminFlatReviews, listAdminTenantReviews } from '@domizil/api'
import { describeList } from '../../lib/list/describe-list.tsx'
import { FLAT, REVIEW_COLUMNS, REVIEW_PARTS, TENANT } from './review-columns.tsx'

/** Tenants' reviews of flats. */
export const FLAT_REVIEW_LIST = describeList(listAdminFlatReviews, 'flatReviews', {
  ...REVIEW_PARTS,
  columns: [FLAT, ...REVIEW_COLUMNS],
})

/** Landlords' reviews of tenants. */
export const TENANT_REVIEW_LIST = describeList(listAdminTenantReviews, 'tenantReviews', {
  ...REVIEW_PARTS,
  columns: [FLAT, TENANT, ...REVIEW_COLUMNS],
})
