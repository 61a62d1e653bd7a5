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

/** What each flat earns, and what becomes of its requests. */
export function FlatTable({ rows, flats }: FlatTableProps) {
  const intl = useIntl()
  const countOf = (count: number) => (count === 0 ? '–' : intl.formatNumber(count))

  return (
    <section aria-labelledby="rents-by-flat">
      <h2 id="rents-by-flat" className={styles.heading}>
        <FormattedMessage id="year.byFlat" />
      </h2>
      <table className={styles.table}>
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
          {rows.map(({ flatId, due, open, requests, contracts }) => {
            const title = flats.find(({ id }) => id === flatId)?.title
            return (
              <tr key={flatId}>
                <th scope="row" className={styles.flat}>
                  {title === undefined ? (
                    <FormattedMessage id="year.archived" values={{ number: flatId }} />
                  ) : (
                    <Link to={flatBookingsPath(flatId)}>{title}</Link>
                  )}
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
    </section>
  )
}
