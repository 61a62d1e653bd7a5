import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import styles from './overview.module.css'

interface CountTableProps {
  caption: ReactNode
  counts: Readonly<Record<string, number>>
  nameOf: (status: string) => string
}

/** The number of items in each status. */
export function CountTable({ caption, counts, nameOf }: CountTableProps) {
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
            <th scope="row">{nameOf(status)}</th>
            <td className={styles.number}>
              <FormattedNumber value={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
