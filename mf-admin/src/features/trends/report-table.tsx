import { useSay } from '@domizil/app-kit'
import type { Report } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { FigureTable } from '../../lib/figure-table.tsx'

/** A series of daily figures. Its name is the message `series.<id>`. */
export interface Series {
  readonly id: string
  readonly of: (report: Report) => number
}

/** The data of a chart as a table, the last day first. */
export function ReportTable({ reports, series }: { reports: readonly Report[]; series: readonly Series[] }) {
  const say = useSay()

  return (
    <FigureTable
      columns={['chart.day', ...series.map(({ id }) => `series.${id}`)].map((id) => say(id))}
      groups={[
        {
          key: 'days',
          rows: reports.toReversed().map((report) => ({
            key: report.day,
            name: formatDay(report.day),
            figures: series.map(({ of }) => of(report)),
          })),
        },
      ]}
    />
  )
}
