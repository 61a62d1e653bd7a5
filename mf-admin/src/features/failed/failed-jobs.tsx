import { type FailedJob, listFailedJobs } from '@domizil/api'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'
import { ChevronDown } from '@domizil/ui/icons'
import { SectionHeading, Tag } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, flatPath, type PagePath } from '@domizil/links'
import { Moment } from '../../lib/cells/cells.tsx'
import card from '../../lib/card.module.css'
import styles from './failed.module.css'
import { bookingAddress } from '../../lib/booking-address.ts'

const bookingPath = (item: string) => {
  const [id = ''] = item.split(' ')
  return bookingAddress(id)
}

/** The place of the item of a kind, if the back office has one. */
const PLACES: Readonly<Record<string, (item: string) => PagePath>> = {
  END_EXPIRED_BOOKINGS: bookingPath,
  ERASE_UNLOCKED_RECORDS: (item) => adminListPath('users', { q: item }),
  REMIND_OF_BOOKINGS: bookingPath,
  SYNC_CALENDARS: (item) => flatPath(Number(item)),
  TELL_OF_MESSAGES: bookingPath,
}

/** What a job could not work on, with a link to it where there is one. */
function ItemLink({ kind, item }: { kind: string; item: string }) {
  const say = useSay()
  const placeOf = PLACES[kind]
  const name = say('failed.item', { item })

  return placeOf ? <Link to={placeOf(item)}>{name}</Link> : name
}

/** What jobs could not do, by kind. Renders nothing where all goes well. */
export function FailedJobs() {
  const say = useSay()
  const failed = useQuery(queryOf(listFailedJobs, {}))
  if (!failed.data?.length) return null

  return (
    <section className={`${card.card} ${styles.failed}`} aria-labelledby="failed-jobs">
      <SectionHeading id="failed-jobs" title={say('failed.title')} hint={say('failed.hint')} />
      {failed.data.map((job) => (
        <Kind key={job.kind} job={job} />
      ))}
    </section>
  )
}

function Kind({ job: { kind, count, since, nextTry, items } }: { job: FailedJob }) {
  const intl = useIntl()
  const say = useSay()
  const id = `failed.kind.${kind}`

  return (
    <details>
      <summary>
        <ChevronDown size={18} />
        {/* A kind that a newer server has added is known by its code. */}
        <b>{intl.messages[id] ? say(id) : kind}</b>
        <Tag tone="danger">{say('failed.count', { count })}</Tag>
        <Times since={since} nextTry={nextTry} />
        <span className={styles.reason}>{items[0]?.reason}</span>
      </summary>
      <ul>
        {items.map((one) => (
          <li key={one.item}>
            <ItemLink kind={kind} item={one.item} />
            <span>{say('failed.attempts', { count: one.attempts })}</span>
            <Times since={one.since} nextTry={one.nextTry} />
            <span className={styles.reason}>{one.reason}</span>
          </li>
        ))}
      </ul>
      {count > items.length && <p>{say('failed.more', { count: count - items.length })}</p>}
    </details>
  )
}

function Times({ since, nextTry }: { since: string; nextTry: string | null }) {
  const say = useSay()

  return (
    <span>
      <span>{say('failed.since', { time: <Moment at={since} /> })}</span>
      {' · '}
      {nextTry ? (
        <span>{say('failed.nextTry', { time: <Moment at={nextTry} /> })}</span>
      ) : (
        <span>{say('failed.givenUp')}</span>
      )}
    </span>
  )
}
