import { Column, Line } from '@ant-design/charts'
import type { Report } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { formatDay } from '@domizil/domain'
import { useRoom } from '../../lib/list/layout/use-room.ts'
import type { Series } from './report-table.tsx'
import styles from './trends.module.css'

export interface ReportPictureProps {
  shape: 'lines' | 'columns'
  reports: readonly Report[]
  series: readonly Series[]
}

/** The chart with its legend: charts and tiles of a week are seen at once. */
const HEIGHT = 210
const COLOURS = { lines: ['#8b1e2d', '#c98a1b', '#31566b'], columns: ['#31566b', '#dc9fa7'] }

/** Hidden from screen readers: the same data is beside it as a table. */
export function ReportPicture({ shape, reports, series }: ReportPictureProps) {
  const say = useSay()
  // The library follows the window alone (`autoFit`): a card becomes narrower where another takes the room beside it, too. Its
  // listener would keep each picture that is gone. Without a width it draws 640 px, beyond the card and the page.
  const { frame, room } = useRoom<HTMLDivElement>()
  const points = reports.flatMap((report) =>
    series.map(({ id, of }) => ({
      day: formatDay(report.day).slice(0, 6),
      count: of(report),
      name: say(`series.${id}`),
    })),
  )
  const Picture = shape === 'lines' ? Line : Column
  // A canvas inherits no typeface from the page.
  const labelFontFamily = getComputedStyle(document.body).fontFamily
  const label = { labelFontFamily, labelFontSize: 13, labelOpacity: 1, labelFill: '#5d5257' }

  return (
    <div ref={frame} className={styles.picture}>
      {Number.isFinite(room) && (
        <Picture
          data={points}
          xField="day"
          yField="count"
          colorField="name"
          width={room}
          height={HEIGHT}
          autoFit={false}
          animate={false}
          {...(shape === 'columns' ? { stack: true } : { style: { lineWidth: 2.5 } })}
          scale={{ color: { range: COLOURS[shape] } }}
          legend={{ color: { itemLabelFontFamily: labelFontFamily, itemLabelFontSize: 13 } }}
          axis={{
            x: { ...label, labelAutoRotate: false },
            y: {
              ...label,
              grid: true,
              gridStroke: '#e4dcd4',
              gridStrokeOpacity: 1,
              gridLineWidth: 1,
              gridLineDash: [0, 0],
            },
          }}
        />
      )}
    </div>
  )
}
