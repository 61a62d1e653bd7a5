import { getFlatReview } from '@domizil/api'
import { PageTitle, queryOf, useQuery, useSay } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { adminListPath } from '@domizil/links'
import { Skeleton } from '@domizil/ui/parts'
import { ZoneNote } from '../../lib/cells/cells.tsx'
import { Breadcrumbs } from '../../lib/breadcrumbs.tsx'
import { GoneOrFailed } from '../../lib/gone-or-failed.tsx'
import styles from './review.module.css'
import { ReviewDesk } from './review-desk.tsx'

/** The review of one flat: everything that decides whether it is listed, and the decision. */
export function FlatReview({ id }: { id: number }) {
  const say = useSay()
  const review = useQuery(queryOf(getFlatReview, { params: { id } }))

  return (
    <div className={styles.page}>
      <PageTitle>{say('review.title', { id: String(id) })}</PageTitle>
      <Breadcrumbs
        above={{ to: adminListPath('flats'), name: say('list.flats') }}
        current={review.data?.title ?? `${id}`}
      />
      {review.status === 'error' && (
        <GoneOrFailed
          query={review}
          gone={say('review.gone')}
          failed={say('review.failed')}
          wayOn={{ to: adminListPath('flats'), name: say('list.flats') }}
        />
      )}
      {review.status === 'pending' && <Skeleton height="480px" />}
      {review.data && (
        <Themed>
          <ReviewDesk key={id} review={review.data} onChanged={() => void review.refetch()} />
          <ZoneNote />
        </Themed>
      )}
    </div>
  )
}
