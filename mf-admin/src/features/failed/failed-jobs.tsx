import { type FailedJob, listFailedJobs } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { ChevronDown } from '@domizil/ui/icons'
import { SectionHeading, Tag } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Moment } from '../../lib/cells/cells.tsx'
import styles from './failed.module.css'
import { ItemLink } from './item-link.tsx'

/** What jobs could not do, by kind. Renders nothing where all goes well. */
export function FailedJobs() {
  const failed = useQuery(queryOf(listFailedJobs, {}))
  if (!failed.data?.length) return null

  return (
    <section className={styles.failed} aria-labelledby="failed-jobs">
      <SectionHeading
        id="failed-jobs"
        title={<FormattedMessage id="failed.title" />}
        hint={<FormattedMessage id="failed.hint" />}
      />
      {failed.data.map((job) => (
        <Kind key={job.kind} job={job} />
      ))}
    </section>
  )
}

function Kind({ job: { kind, count, since, nextTry, items } }: { job: FailedJob }) {
  const intl = useIntl()
  const id = `failed.kind.${kind}`

  return (
    <details>
      <summary>
        <ChevronDown size={18} aria-hidden="true" />
        {/* A kind that a newer server has added is known by its code. */}
        <b>{intl.messages[id] ? intl.formatMessage({ id }) : kind}</b>
        <Tag tone="danger">
          <FormattedMessage id="failed.count" values={{ count }} />
        </Tag>
        <Times since={since} nextTry={nextTry} />
        <span className={styles.reason}>{items[0]?.reason}</span>
      </summary>
      <ul>
        {items.map((one) => (
          <li key={one.item}>
            <ItemLink kind={kind} item={one.item} />
            <span>
              <FormattedMessage id="failed.attempts" values={{ count: one.attempts }} />
            </span>
            <Times since={one.since} nextTry={one.nextTry} />
            <span className={styles.reason}>{one.reason}</span>
          </li>
        ))}
      </ul>
      {count > items.length && (
        <p>
          <FormattedMessage id="failed.more" values={{ count: count - items.length }} />
        </p>
      )}
    </details>
  )
}

function Times({ since, nextTry }: { since: string; nextTry: string | null }) {
  return (
    <span>
      <FormattedMessage tagName="span" id="failed.since" values={{ time: <Moment at={since} /> }} />
      {' · '}
      {nextTry ? (
        <FormattedMessage tagName="span" id="failed.nextTry" values={{ time: <Moment at={nextTry} /> }} />
      ) : (
        <FormattedMessage tagName="span" id="failed.givenUp" />
      )}
    </span>
  )
}
