import { TrendingDown, TrendingUp } from '@domizil/ui/icons'
import { Tag, type Tone } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Sparkline } from './sparkline.tsx'
import { emptyShare, type Periods, responseHours, sumOf } from './trends.ts'
import styles from './trends.module.css'

type Unit = 'count' | 'euro' | 'hours' | 'share'

interface Figure {
  /** Its name is the message `trend.<id>`. */
  readonly id: string
  readonly unit: Unit
  readonly now: number | null
  readonly before: number | null
  /** Whether a decrease is an improvement. */
  readonly isBurden?: boolean
  readonly course?: readonly number[]
}

function figuresOf({ now, before }: Periods): Figure[] {
  const [last, lastBefore] = [now.at(-1), before.at(-1)]
  const summed = (id: 'requests' | 'completed' | 'feesNet', unit: Unit): Figure => ({
    id,
    unit,
    now: sumOf(now, id),
    before: sumOf(before, id),
    course: now.map((report) => report[id]),
  })

  return [
    {
      id: 'activeFlats',
      unit: 'count',
      now: last?.activeFlats ?? null,
      before: lastBefore?.activeFlats ?? null,
      course: now.map(({ activeFlats }) => activeFlats),
    },
    summed('requests', 'count'),
    summed('completed', 'count'),
    summed('feesNet', 'euro'),
    { id: 'response', unit: 'hours', isBurden: true, now: responseHours(now), before: responseHours(before) },
    { id: 'occupancy', unit: 'share', now: last?.occupancy ?? null, before: lastBefore?.occupancy ?? null },
    { id: 'emptySearches', unit: 'share', isBurden: true, now: emptyShare(now), before: emptyShare(before) },
    {
      id: 'overdue',
      unit: 'euro',
      isBurden: true,
      now: last?.overdueAmount ?? null,
      before: lastBefore?.overdueAmount ?? null,
    },
  ]
}

/** The key figures, each with its change. */
export function TrendTiles({ periods }: { periods: Periods }) {
  const write = useFigure()

  return (
    <dl className={styles.tiles}>
      {figuresOf(periods).map((figure) => (
        <div key={figure.id} className={styles.tile}>
          <dt>
            <FormattedMessage id={`trend.${figure.id}`} />
          </dt>
          <dd>
            <b>{figure.now === null ? '–' : write(figure.now, figure.unit)}</b>
            <span className={styles.foot}>
              <Change figure={figure} hasBefore={periods.before.length > 0} />
              {figure.course && <Sparkline values={figure.course} />}
            </span>
          </dd>
        </div>
      ))}
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
      {write(change, unit, true)}
    </Tag>
  )
}

const DIGITS: Record<Unit, number> = { count: 0, euro: 0, hours: 1, share: 1 }

/** Formats a figure with its unit; a change always with its sign. */
function useFigure() {
  const intl = useIntl()

  return (value: number, unit: Unit, isChange = false): string =>
    intl.formatNumber(value, {
      ...(unit === 'euro' && { style: 'currency', currency: 'EUR' }),
      ...(unit === 'hours' && { style: 'unit', unit: 'hour' }),
      ...(unit === 'share' && { style: 'percent' }),
      minimumFractionDigits: 0,
      maximumFractionDigits: DIGITS[unit],
      signDisplay: isChange ? 'exceptZero' : 'auto',
    })
}
