import type { Report } from '@domizil/api'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { ChartCard } from './chart-card.tsx'
import { endings } from './trends.ts'
import styles from './trends.module.css'

type Ending = ReturnType<typeof endings>[number]

/** The reasons for cancelled requests: a list with bars, or a table. */
export function EndingBars({ reports }: { reports: readonly Report[] }) {
  const reasons = endings(reports)

  return (
    <ChartCard
      isReadable
      title={<FormattedMessage id="trend.endings" />}
      chart={<Bars reasons={reasons} />}
      table={<Table reasons={reasons} />}
    />
  )
}

function Bars({ reasons }: { reasons: readonly Ending[] }) {
  const most = reasons[0]?.count ?? 1
  if (reasons.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="trend.noEndings" />
      </p>
    )
  }

  return (
    <ul className={styles.bars}>
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          <span>
            <FormattedMessage id={`cancelReason.${reason}`} />
          </span>
          <b>
            <FormattedNumber value={count} />
          </b>
          <progress max={most} value={count} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

function Table({ reasons }: { reasons: readonly Ending[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="column.reason" />
          </th>
          <th scope="col">
            <FormattedMessage id="table.count" />
          </th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ reason, count }) => (
          <tr key={reason}>
            <th scope="row">
              <FormattedMessage id={`cancelReason.${reason}`} />
            </th>
            <td>
              <FormattedNumber value={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
