import type { AdminBooking, AdminPerson, AdminReport, AdminReview, AdminUser } from '@domizil/api'
import { LoadFailed, useQuery, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { Skeleton } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminListPath, type AdminListView, adminPath, type PagePath, pathInAdmin } from '@domizil/links'
import { personQuery } from './person-query.ts'
import { auditAddress } from '../../../lib/audit-address.ts'
import { City, Euro, Moment, Status, WholeDay } from '../../../lib/cells/cells.tsx'
import { type Fact, Facts } from '../../../lib/facts.tsx'
import styles from './person.module.css'

/** Something that belongs to a person. */
interface Belonging {
  readonly key: number
  readonly name: ReactNode
  readonly to?: PagePath | undefined
  readonly facts?: ReactNode
  readonly status?: ReactNode
}

/** The newest rows of one kind that belong to a person. */
interface Section {
  readonly id: string
  readonly total: number
  readonly items: readonly Belonging[]
  /** The lists that have all of them together. Those of several are named. */
  readonly all: readonly { readonly to: PagePath; readonly list?: 'flatReviews' | 'tenantReviews' }[]
}

/** Everything about a person, in the order in which an administrator asks for it. */
function sectionsOf(about: AdminPerson): Section[] {
  const { person, flats, invoices, help, audit } = about

  return [
    {
      id: 'flats',
      total: flats.total,
      all: [{ to: adminListPath('flats', { ownerId: person.id }) }],
      items: flats.items.map(({ id, title, city, price, status }) => ({
        key: id,
        name: title,
        to: pathInAdmin('FLAT', { id: String(id), name: title }),
        facts: (
          <>
            <City name={city} /> · <Euro value={price} />
          </>
        ),
        status: <Status code={status} word={`flatStatus.${status}`} />,
      })),
    },
    { id: 'requests', ...bookingsOf(about.requests, { tenantId: person.id }) },
    { id: 'lettings', ...bookingsOf(about.lettings, { landlordId: person.id }) },
    {
      id: 'invoices',
      total: invoices.total,
      all: [{ to: adminListPath('invoices', { recipientId: person.id }) }],
      items: invoices.items.map(({ id, number, gross, due, status }) => ({
        key: id,
        name: number,
        to: pathInAdmin('INVOICE', { id: String(id), name: number }),
        facts: (
          <>
            <Euro cents value={gross} /> · <WholeDay day={due} />
          </>
        ),
        status: <Status code={status} word={`invoiceStatus.${status}`} />,
      })),
    },
    { id: 'reviewsBy', ...reviewsOf(about.reviewsBy, { authorId: person.id }) },
    { id: 'reviewsAbout', ...reviewsOf(about.reviewsAbout, { aboutId: person.id }) },
    { id: 'reportsBy', ...reportsOf(about.reportsBy, { reporterId: person.id }) },
    { id: 'reportsAbout', ...reportsOf(about.reportsAbout, { affectedId: person.id }) },
    {
      id: 'help',
      total: help.total,
      all: [{ to: adminPath({ tab: 'help', userId: person.id, status: '' }) }],
      items: help.items.map(({ id, reference, topic, time, status }) => ({
        key: id,
        name: reference,
        to: pathInAdmin('HELP_REQUEST', { id: String(id), name: reference }),
        facts: (
          <>
            <FormattedMessage tagName="span" id={`helpTopic.${topic}`} /> · <Moment at={time} />
          </>
        ),
        status: <Status code={status} word={`helpStatus.${status}`} />,
      })),
    },
    {
      id: 'audit',
      total: audit.total,
      all: [{ to: auditAddress('USER', person.id) }],
      items: audit.items.map(({ id, action, admin, time, reason }) => ({
        key: id,
        name: <FormattedMessage id={`auditAction.${action}`} />,
        facts: (
          <>
            <span>{admin || <FormattedMessage id="cell.left" />}</span> · <Moment at={time} />
            {reason && ` · ${reason}`}
          </>
        ),
      })),
    },
  ]
}

type Newest<Row> = { readonly total: number; readonly items: readonly Row[] }

const bookingsOf = ({ total, items }: Newest<AdminBooking>, whose: AdminListView): Omit<Section, 'id'> => ({
  total,
  all: [{ to: adminListPath('bookings', whose) }],
  items: items.map(({ id, flat, landlord, tenant, startDate, endDate, status }) => ({
    key: id,
    name: flat,
    to: pathInAdmin('BOOKING', { id: String(id), name: flat }),
    facts: (
      <>
        <span>{`${landlord} → ${tenant}`}</span> · <WholeDay day={startDate} /> – <WholeDay day={endDate} />
      </>
    ),
    status: <Status code={status} word={`bookingStatus.${status}`} />,
  })),
})

const reviewsOf = ({ total, items }: Newest<AdminReview>, whose: AdminListView): Omit<Section, 'id'> => ({
  total,
  all: [
    { to: adminListPath('flat-reviews', whose), list: 'flatReviews' },
    { to: adminListPath('tenant-reviews', whose), list: 'tenantReviews' },
  ],
  items: items.map(({ id, booking, flat, author, text, status }) => ({
    key: id,
    name: flat,
    to: pathInAdmin('BOOKING', { id: String(booking), name: flat }),
    facts: (
      <>
        <span>{author || <FormattedMessage id="cell.left" />}</span>: <span>{text}</span>
      </>
    ),
    status: <Status code={status} word={`reviewStatus.${status}`} />,
  })),
})

const reportsOf = (
  { total, items }: Newest<AdminReport>,
  whose: { reporterId: string } | { affectedId: string },
): Omit<Section, 'id'> => ({
  total,
  all: [{ to: adminPath({ tab: 'reports', ...whose, status: '' }) }],
  items: items.map(({ id, reference, ground, excerpt, status }) => ({
    key: id,
    name: reference,
    to: pathInAdmin('REPORT', { id: String(id), name: reference }),
    facts: (
      <>
        <FormattedMessage tagName="span" id={`reportGround.${ground}`} /> · <span>{excerpt}</span>
      </>
    ),
    status: <Status code={status} word={`reportStatus.${status}`} />,
  })),
})

/** How to reach a person, and the newest of everything that is theirs. What there is none of is named in one line. */
export function PersonSections({ row }: { row: AdminUser }) {
  const say = useSay()
  const query = useQuery(personQuery(row.id))
  if (query.status === 'error' && !query.data) {
    return <LoadFailed query={query} title={say('list.failed')} retry={say('list.retry')} />
  }
  if (!query.data) return <Skeleton height="240px" />
  return <Known about={query.data} />
}

function Known({ about }: { about: AdminPerson }) {
  const say = useSay()
  const intl = useIntl()
  const sections = sectionsOf(about)
  const empty = sections.filter(({ total }) => total === 0)

  return (
    <div className={styles.sections}>
      <Contact about={about} />
      {sections
        .filter(({ total }) => total > 0)
        .map(({ id, total, items, all }) => (
          <section key={id} aria-labelledby={`person-${id}`}>
            <h3 id={`person-${id}`} className={styles.title}>
              <span>{say(`person.${id}`)}</span> <span>{`(${intl.formatNumber(total)})`}</span>
            </h3>
            <ul className={styles.list}>
              {items.map((item) => (
                <Item key={item.key} item={item} />
              ))}
            </ul>
            {total > items.length && (
              <p className={styles.all}>
                {all.map(({ to, list }) => (
                  <Link key={to} to={to}>
                    {say(list ? `list.${list}` : 'person.all', { total })}
                  </Link>
                ))}
              </p>
            )}
          </section>
        ))}
      {empty.length > 0 && (
        <p className={styles.facts}>
          {say('person.none')}{' '}
          {empty.map(({ id }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <span>{say(`person.${id}`)}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

function Contact({ about: { phone, company, address, locale } }: { about: AdminPerson }) {
  const say = useSay()
  const facts: readonly Fact[] = [
    ['column.phone', phone],
    ['person.company', company],
    ['person.address', address],
    ['column.locale', locale && say(`locale.${locale}`)],
  ]
  const known = facts.filter(([, value]) => Boolean(value))

  return known.length > 0 && <Facts facts={known} />
}

function Item({ item: { name, to, facts, status } }: { item: Belonging }) {
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {to ? <Link to={to}>{name}</Link> : <b>{name}</b>}
        {facts && <span className={styles.facts}>{facts}</span>}
      </span>
      {status}
    </li>
  )
}
