import type { AdminPerson, AdminUser } from '@domizil/api'
import { LoadFailed, useQuery } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { Skeleton } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { personQuery } from './person-query.ts'
import { type Belonging, sectionsOf } from './sections-of.tsx'
import styles from './person.module.css'

/** How to reach a person, and the newest of everything that is theirs. What there is none of is named in one line. */
export function PersonSections({ row }: { row: AdminUser }) {
  const query = useQuery(personQuery(row.id))
  if (query.status === 'error' && !query.data) {
    return (
      <LoadFailed
        query={query}
        title={<FormattedMessage id="list.failed" />}
        retry={<FormattedMessage id="list.retry" />}
      />
    )
  }
  if (!query.data) return <Skeleton height="240px" />
  return <Known about={query.data} />
}

function Known({ about }: { about: AdminPerson }) {
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
              <FormattedMessage tagName="span" id={`person.${id}`} />{' '}
              <span>{`(${intl.formatNumber(total)})`}</span>
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
                    <FormattedMessage id={list ? `list.${list}` : 'person.all'} values={{ total }} />
                  </Link>
                ))}
              </p>
            )}
          </section>
        ))}
      {empty.length > 0 && (
        <p className={styles.facts}>
          <FormattedMessage id="person.none" />{' '}
          {empty.map(({ id }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <FormattedMessage tagName="span" id={`person.${id}`} />
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

function Contact({ about: { phone, company, address, locale } }: { about: AdminPerson }) {
  const facts: readonly [string, ReactNode][] = [
    ['column.phone', phone],
    ['person.company', company],
    ['person.address', address],
    ['column.locale', locale && <FormattedMessage id={`locale.${locale}`} />],
  ]
  const known = facts.filter(([, value]) => Boolean(value))
  if (known.length === 0) return null

  return (
    <dl className={styles.contact}>
      {known.map(([id, value]) => (
        <div key={id}>
          <dt>
            <FormattedMessage id={id} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
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
