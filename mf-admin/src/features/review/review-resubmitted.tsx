import { getListingChanges } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { FormattedMessage } from 'react-intl'
import { ListingChanges } from '../../lib/changes/listing-changes.tsx'
import styles from './review.module.css'

/** What differs from the last decision in a flat that was submitted again. Renders nothing
 * without a difference, unless something could not be compared. */
export function ReviewResubmitted({ id }: { id: number }) {
  const changes = useQuery(queryOf(getListingChanges, { params: { id } }))
  if (changes.status === 'pending') return null
  const { texts, price, images, facts, areFactsUnknown } = changes.data ?? {}
  if (texts?.length === 0 && !price && !images && !facts && !areFactsUnknown) return null

  return (
    <section className={styles.card} aria-labelledby="review-resubmitted">
      <h2 id="review-resubmitted">
        <FormattedMessage id="review.resubmitted" />
      </h2>
      <ListingChanges flat={{ id }} />
    </section>
  )
}
