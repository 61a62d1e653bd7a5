import { Link } from '@domizil/app-kit/router'
import { TrendingDown, TrendingUp } from '@domizil/ui/icons'
import { Tag, type Tone } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Figure, Unit } from './figures.ts'
import styles from './trends.module.css'

const WIDTH = 88
const HEIGHT = 26

/** A small line chart without numbers: they are beside it. */
function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const span = highest - lowest || 1
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH
    const y = HEIGHT - ((value - lowest) / span) * HEIGHT
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })

  return (
    <svg
      className={styles.sparkline}
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}

/** The key figures, each with its change, as a link to the list of what it counts. */
export function TrendTiles({ figures, hasBefore }: { figures: readonly Figure[]; hasBefore: boolean }) {
  const write = useFigure()

  return (
    <dl className={styles.tiles}>
      {figures.map((figure) => {
        const name = <FormattedMessage id={`trend.${figure.id}`} />
        return (
          <div key={figure.id} className={styles.tile}>
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
  const write = useFigure()
  if (!hasBefore || now === null || before === null) return <span />
  const change = now - before
  if (change === 0) {
    return (
      <Tag>
        <FormattedMessage id="trend.unchanged" />
      </Tag>
    )
  }
  const isUp = change > 0
  const tone: Tone = isUp === isBurden ? 'danger' : 'ok'
  const Icon = isUp ? TrendingUp : TrendingDown

  return (
    <Tag tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {unit === 'share' ? (
        <FormattedMessage id="trend.points" values={{ points: write(change * PERCENT, 'points', true) }} />
      ) : (
        write(change, unit, true)
      )}
    </Tag>
  )
}

const PERCENT = 100
/** The change of a share is in percentage points. */
type Written = Unit | 'points'
const DIGITS: Record<Written, number> = { count: 0, euro: 0, hours: 1, share: 1, points: 1 }

/** Formats a figure with its unit; a change always with its sign. */
function useFigure() {
  const intl = useIntl()

  return (value: number, unit: Written, isChange = false): string =>
    intl.formatNumber(value, {
      ...(unit === 'euro' && { style: 'currency', currency: 'EUR' }),
      ...(unit === 'hours' && { style: 'unit', unit: 'hour' }),
      ...(unit === 'share' && { style: 'percent' }),
      minimumFractionDigits: 0,
      maximumFractionDigits: DIGITS[unit],
      signDisplay: isChange ? 'exceptZero' : 'auto',
    })
}
