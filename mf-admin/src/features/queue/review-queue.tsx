import { listAdminFlats } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { buttonClass, SectionHeading } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, flatPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { Moment, NameCell } from '../../lib/cells/cells.tsx'
import styles from './queue.module.css'

const SHOWN = 4
const WAITING_FLATS = queryOf(listAdminFlats, {
  query: { page: 0, size: 25, sort: 'created', dir: 'asc', status: ['IN_REVIEW'] },
})
const WAITING = adminListPath('flats', { status: 'IN_REVIEW', sort: 'created', dir: 'asc' })

/** The flats that have waited longest for a review. Renders nothing without any. */
export function ReviewQueue() {
  const intl = useIntl()
  const waiting = useQuery(WAITING_FLATS)
  if (!waiting.data?.total) return null
  const { items, total } = waiting.data

  return (
    <section className={styles.queue} aria-labelledby="review-queue">
      <SectionHeading
        id="review-queue"
        title={<FormattedMessage id="queue.title" />}
        action={
          <Link to={WAITING} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <FormattedMessage id="queue.all" values={{ total }} />
          </Link>
        }
      />
      <ul>
        {items.slice(0, SHOWN).map(({ id, title, owner, city, image, score, created }) => (
          <li key={id}>
            <NameCell
              image={image && <img src={image} alt="" loading="lazy" />}
              name={<Link to={flatPath(id)}>{title}</Link>}
              below={`${owner} · ${city}`}
            />
            <span>
              <FormattedMessage id="queue.score" values={{ score }} />
            </span>
            <Moment at={created} />
            <Link
              to={adminListPath('flats', { review: id })}
              className={buttonClass({ size: 'small' })}
              aria-label={intl.formatMessage({ id: 'review.of' }, { title })}
            >
              <FormattedMessage id="link.review" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
