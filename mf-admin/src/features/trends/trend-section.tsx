import { allReports, type CallOutput, type getOverview, type Report } from '@domizil/api'
import { addDays, type Day, formatDay } from '@domizil/domain'
import { LoadFailed, queryOf, useLocale, useQuery } from '@domizil/app-kit'
import { Download } from '@domizil/ui/icons'
import { Button, PillGroup, saveFile, SectionHeading, Skeleton } from '@domizil/ui/parts'
import { useSearchParams } from '@domizil/app-kit/router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CourseChart } from './course-chart.tsx'
import { EndingBars } from './ending-bars.tsx'
import { figuresOf } from './figures.ts'
import { reportFile } from './report-file.ts'
import { SearchChart } from './search-chart.tsx'
import { TrendTiles } from './trend-tiles.tsx'
import { periodsOf, TREND_DAYS, type TrendDays } from './trends.ts'
import styles from './trends.module.css'

interface TrendSectionProps {
  today: Day
  overview: CallOutput<typeof getOverview>
  /** Shown beside the chart of searches. */
  beside: ReactNode
}

/** The figures of the last whole days, compared with the same number of days before. The number is in the URL. */
export function TrendSection(props: TrendSectionProps) {
  const intl = useIntl()
  const [address, setAddress] = useSearchParams()
  const days = TREND_DAYS.find((one) => String(one) === address.get('days')) ?? TREND_DAYS[0]
  const period = { from: formatDay(addDays(props.today, -days)), to: formatDay(addDays(props.today, -1)) }

  return (
    <section className={styles.section} aria-labelledby="trends">
      <SectionHeading
        id="trends"
        title={<FormattedMessage id="trend.title" />}
        hint={<FormattedMessage id="trend.hint" values={{ days, ...period }} />}
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
      <Trends {...props} days={days} />
    </section>
  )
}

function Trends({ today, overview, beside, days }: TrendSectionProps & { days: TrendDays }) {
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
  const periods = periodsOf(reports.data, today, days)
  const { flats, users, usersToday } = overview
  const now = { today, days, listed: flats['ACTIVE'] ?? 0, users, usersToday }

  return (
    <>
      <TrendTiles figures={figuresOf(periods, now)} hasBefore={periods.before.length > 0} />
      {reports.data.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="trend.none" />
        </p>
      ) : (
        <>
          <div className={styles.charts}>
            <CourseChart reports={periods.now} />
            <EndingBars reports={periods.now} />
            {beside}
            <SearchChart reports={periods.now} />
          </div>
          <SaveReports reports={periods.now} days={days} />
        </>
      )}
    </>
  )
}

/** The same figures day by day as a file. */
function SaveReports({ reports, days }: { reports: readonly Report[]; days: TrendDays }) {
  const intl = useIntl()
  const locale = useLocale()

  const handleClick = () => {
    const texts = {
      locale,
      day: intl.formatMessage({ id: 'chart.day' }),
      nameOf: (id: string) => intl.formatMessage({ id: `series.${id}` }),
    }
    saveFile(reportFile(reports, texts), `domizil-${days}.csv`)
  }

  return (
    <Button
      size="small"
      className={styles.save}
      icon={<Download size={16} aria-hidden="true" />}
      onClick={handleClick}
    >
      <FormattedMessage id="trend.save" />
    </Button>
  )
}
