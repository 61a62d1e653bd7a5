import type { Report } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import styles from './trends.module.css'

/** A series of daily figures. Its name is the message `series.<id>`. */
export interface Series {
  readonly id: string
  readonly of: (report: Report) => number
}

/** The data of a chart as a table, the last day first. */
export function ReportTable({ reports, series }: { reports: readonly Report[]; series: readonly Series[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="chart.day" />
          </th>
          {series.map(({ id }) => (
            <th key={id} scope="col">
              <FormattedMessage id={`series.${id}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reports.toReversed().map((report) => (
          <tr key={report.day}>
            <th scope="row">{formatDay(report.day)}</th>
            {series.map(({ id, of }) => (
              <td key={id}>
                <FormattedNumber value={of(report)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
