import { Column } from '@ant-design/charts'
import { formatDay } from '@domizil/domain'
import { useIntl } from 'react-intl'

interface ColumnChartProps {
  days: readonly { readonly day: string; readonly count: number }[]
}

/** Hidden from screen readers: the same data is beside it as a table. */
export function ColumnChart({ days }: ColumnChartProps) {
  const intl = useIntl()
  const count = intl.formatMessage({ id: 'chart.count' })

  return (
    <div aria-hidden="true">
      <Column
        data={days.map(({ day, count: value }) => ({ day: formatDay(day).slice(0, 6), [count]: value }))}
        xField="day"
        yField={count}
        height={260}
        animate={false}
        style={{ fill: '#8b1e2d', radiusTopLeft: 4, radiusTopRight: 4 }}
        axis={{ x: { labelOpacity: 1, labelAutoRotate: false }, y: { labelOpacity: 1 } }}
      />
    </div>
  )
}
