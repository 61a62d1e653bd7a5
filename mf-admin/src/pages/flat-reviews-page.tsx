import { FLAT_REVIEW_LIST } from '../features/reviews/review-lists.tsx'
import { ListPage } from '../lib/list/list-page.tsx'

export function FlatReviewsPage() {
  return <ListPage list={FLAT_REVIEW_LIST} />
}
