import type { FlatReview } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { FLAT_STATUSES } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { adminListPath } from '@domizil/links'
import { FormattedNumber } from 'react-intl'
import { Moment, Status, Verified, YesNo } from '../../lib/cells/cells.tsx'
import styles from './review.module.css'

/** The owner with the history that a review looks at. */
export function ReviewOwner({ owner }: { owner: FlatReview['owner'] }) {
  const say = useSay()
  const flats = FLAT_STATUSES.filter((status) => (owner.flats[status] ?? 0) > 0)

  return (
    <section className={styles.card} aria-labelledby="review-owner">
      <h2 id="review-owner">{say('link.owner')}</h2>
      <p className={styles.titleText}>
        <Link to={adminListPath('users', { details: owner.id })}>{owner.name || owner.email}</Link>
        {owner.company && ` · ${owner.company}`}
      </p>
      <p translate="no">{owner.email}</p>
      <dl className={styles.pairs}>
        <dt>{say('column.status')}</dt>
        <dd>
          <Status code={owner.status} word={`userStatus.${owner.status}`} />
        </dd>
        <dt>{say('column.verified')}</dt>
        <dd>
          <Verified value={owner.verified} />
        </dd>
        <dt>{say('column.commercial')}</dt>
        <dd>
          <YesNo value={owner.commercial} />
        </dd>
        <dt>{say('review.since')}</dt>
        <dd>
          <Moment at={owner.since} />
        </dd>
        <dt>{say('column.flats')}</dt>
        <dd>
          {flats.map((status, at) => (
            <span key={status}>
              {at > 0 && ', '}
              <span>
                <FormattedNumber value={owner.flats[status] ?? 0} />
              </span>{' '}
              <span>{say(`flatStatus.${status}`)}</span>
            </span>
          ))}
        </dd>
        <dt>{say('review.rejections')}</dt>
        <dd>
          <FormattedNumber value={owner.rejections} />
        </dd>
        <dt>{say('review.reports')}</dt>
        <dd>
          <FormattedNumber value={owner.reports} />
        </dd>
        <dt>{say('review.stays')}</dt>
        <dd>
          <FormattedNumber value={owner.bookings} />
        </dd>
      </dl>
    </section>
  )
}
