import { Link } from '@domizil/app-kit/router'
import { flatBookingsPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { euro } from '../../lib/euro.ts'
import styles from './year.module.css'
import type { FlatYear } from './year-of-flats.ts'

interface FlatTableProps {
  rows: readonly FlatYear[]
  flats: readonly { readonly id: number; readonly title: string }[]
}

/** What each flat earns, and what becomes of its requests; those without either are folded. */
export function FlatTable({ rows, flats }: FlatTableProps) {
  const intl = useIntl()
  const earning = rows.filter(({ due, requests, contracts }) => due + requests + contracts > 0)
  const others = rows.filter((row) => !earning.includes(row))
  const nameOf = ({ flatId }: FlatYear) => {
    const title = flats.find(({ id }) => id === flatId)?.title
    return title === undefined ? (
      <FormattedMessage id="year.archived" values={{ number: flatId }} />
    ) : (
      <Link to={flatBookingsPath(flatId)}>{title}</Link>
    )
  }
  const countOf = (count: number) => (count === 0 ? '–' : intl.formatNumber(count))

  return (
    <section aria-labelledby="rents-by-flat">
      <h2 id="rents-by-flat" className={styles.heading}>
        <FormattedMessage id="year.byFlat" />
      </h2>
      <table className={`${styles.table} ${styles.flats}`}>
        <thead>
          <tr>
            {(['flat', 'due', 'open', 'requests', 'contracts'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'flat' ? styles.flat : styles.number}>
                <FormattedMessage id={`year.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {earning.map((row) => {
            const { flatId, due, open, requests, contracts } = row
            return (
              <tr key={flatId}>
                <th scope="row" className={styles.flat}>
                  {nameOf(row)}
                </th>
                <td className={styles.number}>{due === 0 ? '–' : euro(intl, due)}</td>
                <td className={styles.number}>{open === 0 ? '–' : euro(intl, open)}</td>
                <td className={styles.number}>{countOf(requests)}</td>
                <td className={styles.number}>{countOf(contracts)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <FormattedMessage id="year.otherFlats" values={{ count: others.length }} />
          </summary>
          <ul>
            {others.map((row) => (
              <li key={row.flatId}>{nameOf(row)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
