import { formatDay } from '@domizil/domain'
import { lazyChunk } from '@domizil/app-kit'
import { Button, Skeleton } from '@domizil/ui/parts'
import { Suspense, useState } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import styles from './overview.module.css'

interface Day {
  readonly day: string
  readonly count: number
}

const ColumnChart = lazyChunk('column-chart', () =>
  import(/* webpackChunkName: "column-chart" */ './column-chart.tsx').then((module) => module.ColumnChart),
)

/** The requests of the last thirty days, as a chart or as a table. */
export function RequestsChart({ days }: { days: readonly Day[] }) {
  const [isTable, setIsTable] = useState(false)

  return (
    <section className={styles.chart} aria-labelledby="requests-chart">
      <div className={styles.head}>
        <h2 id="requests-chart">
          <FormattedMessage id="chart.requests" />
        </h2>
        <Button size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          <FormattedMessage id={isTable ? 'chart.asChart' : 'chart.asTable'} />
        </Button>
      </div>
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <Suspense fallback={<Skeleton height="260px" />}>
          <ColumnChart days={days} />
        </Suspense>
      )}
    </section>
  )
}

function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="chart.day" />
          </th>
          <th scope="col" className={styles.number}>
            <FormattedMessage id="chart.count" />
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, count }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td className={styles.number}>
              <FormattedNumber value={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
