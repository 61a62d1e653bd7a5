import { FormattedMessage, useIntl } from 'react-intl'
import { euro } from '../../lib/euro.ts'
import styles from './year.module.css'
import type { FlatYear } from './year-of-flats.ts'

/** The sums of the year. */
export function YearTiles({ flats }: { flats: readonly FlatYear[] }) {
  const intl = useIntl()
  const sumOf = (name: 'due' | 'received' | 'open' | 'requests' | 'contracts') =>
    flats.reduce((sum, flat) => sum + flat[name], 0)
  const tiles = [
    { id: 'due', value: euro(intl, sumOf('due')) },
    { id: 'received', value: euro(intl, sumOf('received')) },
    { id: 'open', value: euro(intl, sumOf('open')) },
    { id: 'contracts', value: intl.formatNumber(sumOf('contracts')) },
  ] as const

  return (
    <dl className={styles.tiles}>
      {tiles.map(({ id, value }) => (
        <div key={id}>
          <dt>
            <FormattedMessage id={`year.${id}`} />
          </dt>
          <dd>{value}</dd>
          {id === 'contracts' && (
            <dd className={styles.hint}>
              <FormattedMessage id="year.ofRequests" values={{ count: sumOf('requests') }} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
