import { allReports, type CallOutput, type getOverview, type Report } from '@domizil/api'
import { addDays, type Day, formatDay } from '@domizil/domain'
import { LoadFailed, queryOf, useLocale, useQuery } from '@domizil/app-kit'
import { Download } from '@domizil/ui/icons'
import { Button, PillGroup, saveFile, SectionHeading, Skeleton } from '@domizil/ui/parts'
import { useSearchParams } from '@domizil/app-kit/router'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { ChartCard } from './chart-card.tsx'
import { LazyReportPicture } from './lazy-report-picture.tsx'
import { ReportTable } from './report-table.tsx'
import { figuresOf } from './figures.ts'
import { reportFile } from './report-file.ts'
import { SearchChart } from './search-chart.tsx'
import { TrendTiles } from './trend-tiles.tsx'
import { endings, periodsOf, TREND_DAYS, type TrendDays } from './trends.ts'
import styles from './trends.module.css'

const SERIES = [
  { id: 'requests', of: ({ requests }: Report) => requests },
  { id: 'approved', of: ({ approved }: Report) => approved },
  { id: 'completed', of: ({ completed }: Report) => completed },
] as const

/** Requests and bookings by day. */
function CourseChart({ reports }: { reports: readonly Report[] }) {
  return (
    <ChartCard
      title={<FormattedMessage id="trend.course" />}
      chart={<LazyReportPicture shape="lines" reports={reports} series={SERIES} />}
      table={<ReportTable reports={reports} series={SERIES} />}
    />
  )
}

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

type Ending = ReturnType<typeof endings>[number]

/** The reasons for cancelled requests: a list with bars, or a table. */
function EndingBars({ reports }: { reports: readonly Report[] }) {
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
