import { Link } from '@domizil/app-kit/router'
import { adminListPath } from '@domizil/links'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import styles from './overview.module.css'

interface CountTableProps {
  caption: ReactNode
  list: 'flats' | 'bookings'
  counts: Readonly<Record<string, number>>
  nameOf: (status: string) => string
}

/** The number of rows of a list in each status, as links to them. */
export function CountTable({ caption, list, counts, nameOf }: CountTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="table.status" />
          </th>
          <th scope="col" className={styles.number}>
            <FormattedMessage id="table.count" />
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(counts).map(([status, count]) => (
          <tr key={status}>
            <th scope="row">
              <Link to={adminListPath(list, { status })}>{nameOf(status)}</Link>
            </th>
            <td className={styles.number}>
              <FormattedNumber value={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
