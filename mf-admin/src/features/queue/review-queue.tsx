import { listAdminFlats } from '@domizil/api'
import { queryOf, useLocale, useQuery, useSay } from '@domizil/app-kit'
import { cityNameIn } from '@domizil/domain'
import { buttonClass, Skeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, flatPath } from '@domizil/links'
import { Moment, NameCell } from '../../lib/cells/cells.tsx'
import card from '../../lib/card.module.css'
import styles from './queue.module.css'

const SHOWN = 4
const WAITING_FLATS = queryOf(listAdminFlats, {
  query: { page: 0, size: 25, sort: 'waiting', dir: 'asc', status: ['IN_REVIEW'] },
})
const WAITING = adminListPath('flats', { status: 'IN_REVIEW', sort: 'waiting', dir: 'asc' })

/** The flats that have waited longest for a review. Renders nothing without any. */
export function ReviewQueue() {
  const say = useSay()
  const locale = useLocale()
  const waiting = useQuery(WAITING_FLATS)
  // The charts beside it move when it comes: its place is reserved.
  if (waiting.status === 'pending') return <Skeleton height="280px" />
  if (!waiting.data?.total) return null
  const { items, total } = waiting.data

  return (
    <section className={`${card.card} ${styles.queue}`} aria-labelledby="review-queue">
      <div className={styles.head}>
        <h3 id="review-queue">{say('queue.title')}</h3>
        <Link to={WAITING} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {say('queue.all', { total })}
        </Link>
      </div>
      <ul>
        {items.slice(0, SHOWN).map(({ id, title, owner, city, image, score, waiting: since }) => (
          <li key={id}>
            <NameCell
              image={image && <img src={image} alt="" loading="lazy" />}
              name={<Link to={flatPath(id)}>{title}</Link>}
              below={`${owner} · ${cityNameIn(locale, city)}`}
            />
            <span>{say('queue.score', { score })}</span>
            <Moment at={since} />
            <Link
              to={adminListPath('flats', { review: id })}
              className={buttonClass({ size: 'small' })}
              aria-label={say('list.actionOn', { action: say('link.review'), title })}
            >
              {say('link.review')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
