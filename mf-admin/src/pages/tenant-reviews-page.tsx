import { TENANT_REVIEW_LIST } from '../features/reviews/review-lists.tsx'
import { ListPage } from '../lib/list/list-page.tsx'

export function TenantReviewsPage() {
  return <ListPage list={TENANT_REVIEW_LIST} />
}
