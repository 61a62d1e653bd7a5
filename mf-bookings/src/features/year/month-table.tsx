import { FormattedMessage, useIntl } from 'react-intl'
import { euro } from '../../lib/euro.ts'
import styles from './year.module.css'
import type { Rents } from './year-of-flats.ts'

const COLUMNS = ['due', 'received', 'open'] as const

/** The rents of the months of a year that have some. */
export function MonthTable({ months }: { months: readonly Rents[] }) {
  const intl = useIntl()
  const shown = months.flatMap((rents, at) =>
    COLUMNS.some((column) => rents[column] !== 0) ? { ...rents, at } : [],
  )
  const nameOf = (at: number) => intl.formatDate(Date.UTC(2001, at), { month: 'long', timeZone: 'UTC' })

  return (
    <section aria-labelledby="rents-by-month">
      <h2 id="rents-by-month" className={styles.heading}>
        <FormattedMessage id="year.byMonth" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage id="year.hint" />
      </p>
      {shown.length < months.length && (
        <p className={styles.hint}>
          <FormattedMessage id="year.emptyMonths" values={{ count: shown.length }} />
        </p>
      )}
      {shown.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="year.month" />
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={styles.number}>
                  <FormattedMessage id={`year.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, ...rents }) => (
              <tr key={at}>
                <th scope="row">{nameOf(at)}</th>
                {COLUMNS.map((column) => (
                  <td key={column} className={styles.number}>
                    {rents[column] === 0 ? '–' : euro(intl, rents[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
