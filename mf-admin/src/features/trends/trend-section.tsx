import { allReports, type CallOutput, type getOverview, type Report } from '@domizil/api'
import { lazyChunk, LoadFailed, queryOf, useLocale, useQuery, useSay } from '@domizil/app-kit'
import { Link, useSearchParams } from '@domizil/app-kit/router'
import { addDays, type Day, formatDay, type Locale, WHOLE_EUROS } from '@domizil/domain'
import { Download, TrendingDown, TrendingUp } from '@domizil/ui/icons'
import { Button, PillGroup, saveFile, SectionHeading, Skeleton, Tag, type Tone } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'
import card from '../../lib/card.module.css'
import { FigureTable } from '../../lib/figure-table.tsx'
import { ChartCard } from './chart-card.tsx'
import { type Figure, figuresOf, type Unit } from './figures.ts'
import type { ReportPictureProps } from './report-picture.tsx'
import { ReportTable } from './report-table.tsx'
import styles from './trends.module.css'
import { endings, periodsOf, TREND_DAYS, type TrendDays } from './trends.ts'

const LINE_WIDTH = 88
const LINE_HEIGHT = 26
const PERCENT = 100
const DIGITS: Record<Written, number> = { count: 0, euro: 0, hours: 1, share: 1, points: 1 }

/** The columns of the file; the name of each is the message `series.<id>`. */
const REPORT_COLUMNS = {
  activeFlats: ({ activeFlats }) => activeFlats,
  newFlats: ({ newFlats }) => newFlats,
  newUsers: ({ newUsers }) => newUsers,
  requests: ({ requests }) => requests,
  approved: ({ approved }) => approved,
  completed: ({ completed }) => completed,
  found: ({ searches, zeroResults }) => searches - zeroResults,
  notFound: ({ zeroResults }) => zeroResults,
  responseHours: ({ medianResponseHours }) => medianResponseHours,
  helpHours: ({ medianHelpHours }) => medianHelpHours,
  occupancy: ({ occupancy }) => occupancy,
  feesNet: ({ feesNet }) => feesNet,
  overdueAmount: ({ overdueAmount }) => overdueAmount,
} satisfies Record<string, (report: Report) => number | null>

const SERIES = [
  { id: 'requests', of: ({ requests }: Report) => requests },
  { id: 'approved', of: ({ approved }: Report) => approved },
  { id: 'completed', of: ({ completed }: Report) => completed },
] as const

/** The chart, whose library is loaded when it is first rendered. */
const ReportPicture = lazyChunk<ReportPictureProps>('report-picture', () =>
  import(/* webpackChunkName: "report-picture" */ './report-picture.tsx').then(
    (module) => module.ReportPicture,
  ),
)

/** Requests and bookings by day. */
function CourseChart({ reports }: { reports: readonly Report[] }) {
  const say = useSay()

  return (
    <ChartCard
      title={say('trend.course')}
      chart={<ReportPicture shape="lines" reports={reports} series={SERIES} />}
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
  const say = useSay()
  const [address, setAddress] = useSearchParams()
  const days = TREND_DAYS.find((one) => String(one) === address.get('days')) ?? TREND_DAYS[0]
  const period = { from: formatDay(addDays(props.today, -days)), to: formatDay(addDays(props.today, -1)) }

  return (
    <section className={styles.section} aria-labelledby="trends">
      <SectionHeading
        id="trends"
        title={say('trend.title')}
        hint={say('trend.hint', { days, ...period })}
        action={
          <PillGroup
            label={say('trend.period')}
            name="trend-days"
            options={TREND_DAYS.map((one) => ({
              value: String(one),
              label: say('trend.days', { days: one }),
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
  const say = useSay()
  const reports = useQuery(queryOf(allReports, { query: { from: addDays(today, -2 * days) } }))
  if (reports.status === 'pending') return <Skeleton height="280px" />
  if (reports.status === 'error') {
    return <LoadFailed query={reports} title={say('dashboard.failed')} retry={say('dashboard.retry')} />
  }
  const periods = periodsOf(reports.data, today, days)
  const { flats, users, usersToday } = overview
  const now = { today, days, listed: flats['ACTIVE'] ?? 0, users, usersToday }

  return (
    <>
      <TrendTiles figures={figuresOf(periods, now)} hasBefore={periods.before.length > 0} />
      {reports.data.length === 0 ? (
        <p className={styles.none}>{say('trend.none')}</p>
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
  const say = useSay()
  const locale = useLocale()

  const handleClick = () => {
    const texts = {
      locale,
      day: say('chart.day'),
      nameOf: (id: string) => say(`series.${id}`),
    }
    saveFile(reportFile(reports, texts), `domizil-${days}.csv`)
  }

  return (
    <Button size="small" className={styles.save} icon={<Download size={16} />} onClick={handleClick}>
      {say('trend.save')}
    </Button>
  )
}

type Ending = ReturnType<typeof endings>[number]

/** The reasons for cancelled requests: a list with bars, or a table. */
function EndingBars({ reports }: { reports: readonly Report[] }) {
  const say = useSay()
  const reasons = endings(reports)

  return (
    <ChartCard
      isReadable
      title={say('trend.endings')}
      chart={<Bars reasons={reasons} />}
      table={<Table reasons={reasons} />}
    />
  )
}

function Bars({ reasons }: { reasons: readonly Ending[] }) {
  const say = useSay()
  const most = reasons[0]?.count ?? 1
  if (reasons.length === 0) {
    return <p className={styles.none}>{say('trend.noEndings')}</p>
  }

  return (
    <ul className={styles.bars}>
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          <span>{say(`cancelReason.${reason}`)}</span>
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
  const say = useSay()

  return (
    <FigureTable
      columns={[say('column.reason'), say('table.count')]}
      groups={[
        {
          key: 'reasons',
          rows: reasons.map(({ reason, count }) => ({
            key: reason,
            name: say(`cancelReason.${reason}`),
            figures: [count],
          })),
        },
      ]}
    />
  )
}

interface FileTexts {
  readonly locale: Locale
  readonly day: string
  readonly nameOf: (column: string) => string
}

/** A figure with at most four decimals: a share is a hundredth of a percent exact. */
function cellOf(figure: number | null, point: string): string {
  return figure === null ? '' : String(Number(figure.toFixed(4))).replace('.', point)
}

/** The reports of a period as CSV that a spreadsheet in the reader's language opens: with its separator and comma. */
export function reportFile(reports: readonly Report[], { locale, day, nameOf }: FileTexts): Blob {
  const [separator, point] = locale === 'en' ? [',', '.'] : [';', ',']
  const columns = Object.entries(REPORT_COLUMNS)
  const lines = [
    [day, ...columns.map(([id]) => `"${nameOf(id)}"`)],
    ...reports.map((report) => [
      formatDay(report.day),
      ...columns.map(([, of]) => cellOf(of(report), point)),
    ]),
  ]

  // A byte order mark: without it the program takes the text for another encoding.
  return new Blob([`\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`], {
    type: 'text/csv',
  })
}

/** A small line chart without numbers: they are beside it. */
function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const span = highest - lowest || 1
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * LINE_WIDTH
    const y = LINE_HEIGHT - ((value - lowest) / span) * LINE_HEIGHT
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })

  return (
    <svg
      className={styles.sparkline}
      viewBox={`-2 -2 ${LINE_WIDTH + 4} ${LINE_HEIGHT + 4}`}
      width={LINE_WIDTH}
      height={LINE_HEIGHT}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}

/** The key figures, each with its change, as a link to the list of what it counts. */
function TrendTiles({ figures, hasBefore }: { figures: readonly Figure[]; hasBefore: boolean }) {
  const say = useSay()
  const write = useFigure()

  return (
    <dl className={styles.tiles}>
      {figures.map((figure) => {
        const name = say(`trend.${figure.id}`)
        return (
          <div key={figure.id} className={`${card.card} ${styles.tile}`}>
            <dt>{figure.to ? <Link to={figure.to}>{name}</Link> : name}</dt>
            <dd>
              <b>{figure.now === null ? '–' : write(figure.now, figure.unit)}</b>
              <span className={styles.foot}>
                <Change figure={figure} hasBefore={hasBefore} />
                {figure.course && <Sparkline values={figure.course} />}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Change({
  figure: { now, before, unit, isBurden = false },
  hasBefore,
}: {
  figure: Figure
  hasBefore: boolean
}) {
  const say = useSay()
  const write = useFigure()
  if (!hasBefore || now === null || before === null) return <span />
  const change = now - before
  if (change === 0) {
    return <Tag>{say('trend.unchanged')}</Tag>
  }
  const isUp = change > 0
  const tone: Tone = isUp === isBurden ? 'danger' : 'ok'
  const Icon = isUp ? TrendingUp : TrendingDown

  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {unit === 'share'
        ? say('trend.points', { points: write(change * PERCENT, 'points', true) })
        : write(change, unit, true)}
    </Tag>
  )
}

/** The change of a share is in percentage points. */
type Written = Unit | 'points'

/** Formats a figure with its unit; a change always with its sign. */
function useFigure() {
  const intl = useIntl()

  return (value: number, unit: Written, isChange = false): string =>
    intl.formatNumber(value, {
      ...(unit === 'euro' && WHOLE_EUROS),
      ...(unit === 'hours' && { style: 'unit', unit: 'hour' }),
      ...(unit === 'share' && { style: 'percent' }),
      minimumFractionDigits: 0,
      maximumFractionDigits: DIGITS[unit],
      signDisplay: isChange ? 'exceptZero' : 'auto',
    })
}

const SEARCH_SERIES = [
  { id: 'found', of: ({ searches, zeroResults }: Report) => searches - zeroResults },
  { id: 'notFound', of: ({ zeroResults }: Report) => zeroResults },
] as const

/** The numbers of searches with and without results. */
function SearchChart({ reports }: { reports: readonly Report[] }) {
  const say = useSay()

  return (
    <ChartCard
      title={say('trend.searches')}
      chart={<ReportPicture shape="columns" reports={reports} series={SEARCH_SERIES} />}
      table={<ReportTable reports={reports} series={SEARCH_SERIES} />}
    />
  )
}
