import { allReports } from '@domizil/api'
import { addDays, type Day } from '@domizil/domain'
import { LoadFailed, queryOf, useQuery } from '@domizil/app-kit'
import { PillGroup, SectionHeading, Skeleton } from '@domizil/ui/parts'
import { useSearchParams } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { CourseChart } from './course-chart.tsx'
import { EndingBars } from './ending-bars.tsx'
import { SearchChart } from './search-chart.tsx'
import { TrendTiles } from './trend-tiles.tsx'
import { periodsOf, TREND_DAYS, type TrendDays } from './trends.ts'
import styles from './trends.module.css'

/** The figures of the last days, compared with the same number of days before. The number is in the URL. */
export function TrendSection({ today }: { today: Day }) {
  const intl = useIntl()
  const [address, setAddress] = useSearchParams()
  const days = TREND_DAYS.find((one) => String(one) === address.get('days')) ?? TREND_DAYS[0]

  return (
    <section className={styles.section} aria-labelledby="trends">
      <SectionHeading
        id="trends"
        title={<FormattedMessage id="trend.title" />}
        hint={<FormattedMessage id="trend.hint" values={{ days }} />}
        action={
          <PillGroup
            label={intl.formatMessage({ id: 'trend.period' })}
            name="trend-days"
            options={TREND_DAYS.map((one) => ({
              value: String(one),
              label: intl.formatMessage({ id: 'trend.days' }, { days: one }),
            }))}
            value={String(days)}
            onChange={(value) => setAddress({ days: value })}
          />
        }
      />
      <Trends today={today} days={days} />
    </section>
  )
}

function Trends({ today, days }: { today: Day; days: TrendDays }) {
  const reports = useQuery(queryOf(allReports, { query: { from: addDays(today, -2 * days) } }))
  if (reports.status === 'pending') return <Skeleton height="280px" />
  if (reports.status === 'error') {
    return (
      <LoadFailed
        query={reports}
        title={<FormattedMessage id="dashboard.failed" />}
        retry={<FormattedMessage id="dashboard.retry" />}
      />
    )
  }
  if (reports.data.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="trend.none" />
      </p>
    )
  }
  const periods = periodsOf(reports.data, today, days)

  return (
    <>
      <TrendTiles periods={periods} />
      <div className={styles.charts}>
        <CourseChart reports={periods.now} />
        <EndingBars reports={periods.now} />
        <SearchChart reports={periods.now} />
      </div>
    </>
  )
}
