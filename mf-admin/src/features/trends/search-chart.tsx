import type { Report } from '@domizil/api'
import { FormattedMessage } from 'react-intl'
import { ChartCard } from './chart-card.tsx'
import { LazyReportPicture } from './lazy-report-picture.tsx'
import { ReportTable } from './report-table.tsx'

const SERIES = [
  { id: 'found', of: ({ searches, zeroResults }: Report) => searches - zeroResults },
  { id: 'notFound', of: ({ zeroResults }: Report) => zeroResults },
] as const

/** The numbers of searches with and without results. */
export function SearchChart({ reports }: { reports: readonly Report[] }) {
  return (
    <ChartCard
      title={<FormattedMessage id="trend.searches" />}
      chart={<LazyReportPicture shape="columns" reports={reports} series={SERIES} />}
      table={<ReportTable reports={reports} series={SERIES} />}
    />
  )
}
