import { Column, Line } from '@ant-design/charts'
import type { Report } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { useIntl } from 'react-intl'
import type { Series } from './report-table.tsx'

export interface ReportPictureProps {
  shape: 'lines' | 'columns'
  reports: readonly Report[]
  series: readonly Series[]
}

const COLOURS = { lines: ['#8b1e2d', '#c98a1b', '#31566b'], columns: ['#31566b', '#dc9fa7'] }

/** Hidden from screen readers: the same data is beside it as a table. */
export function ReportPicture({ shape, reports, series }: ReportPictureProps) {
  const intl = useIntl()
  const points = reports.flatMap((report) =>
    series.map(({ id, of }) => ({
      day: formatDay(report.day).slice(0, 6),
      count: of(report),
      name: intl.formatMessage({ id: `series.${id}` }),
    })),
  )
  const Picture = shape === 'lines' ? Line : Column

  return (
    <Picture
      data={points}
      xField="day"
      yField="count"
      colorField="name"
      height={260}
      animate={false}
      {...(shape === 'columns' && { stack: true })}
      scale={{ color: { range: COLOURS[shape] } }}
      axis={{ x: { labelOpacity: 1, labelAutoRotate: false }, y: { labelOpacity: 1 } }}
    />
  )
}
