import type { CallOutput, getOverview } from '@domizil/api'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import styles from './overview.module.css'

type Overview = CallOutput<typeof getOverview>

const TILES = [
  { id: 'activeFlats', count: ({ flats }: Overview) => flats['ACTIVE'] ?? 0 },
  { id: 'newFlats', count: ({ newFlatsThisWeek }: Overview) => newFlatsThisWeek },
  { id: 'users', count: ({ users }: Overview) => users },
  { id: 'newUsers', count: ({ newUsersThisWeek }: Overview) => newUsersThisWeek },
  { id: 'requests', count: ({ requestsThisWeek }: Overview) => requestsThisWeek },
] as const

/** The most important totals. */
export function Tiles({ overview }: { overview: Overview }) {
  return (
    <dl className={styles.tiles}>
      {TILES.map(({ id, count }) => (
        <div className={styles.tile} key={id}>
          <dt>
            <FormattedMessage id={`tile.${id}`} />
          </dt>
          <dd>
            <FormattedNumber value={count(overview)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
