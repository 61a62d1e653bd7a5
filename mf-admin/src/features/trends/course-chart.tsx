import type { Report } from '@domizil/api'
import { FormattedMessage } from 'react-intl'
import { ChartCard } from './chart-card.tsx'
import { LazyReportPicture } from './lazy-report-picture.tsx'
import { ReportTable } from './report-table.tsx'

const SERIES = [
  { id: 'requests', of: ({ requests }: Report) => requests },
  { id: 'approved', of: ({ approved }: Report) => approved },
  { id: 'completed', of: ({ completed }: Report) => completed },
] as const

/** Requests and bookings by day. */
export function CourseChart({ reports }: { reports: readonly Report[] }) {
  return (
    <ChartCard
      title={<FormattedMessage id="trend.course" />}
      chart={<LazyReportPicture shape="lines" reports={reports} series={SERIES} />}
      table={<ReportTable reports={reports} series={SERIES} />}
    />
  )
}
