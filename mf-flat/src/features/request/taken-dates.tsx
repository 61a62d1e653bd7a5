import type { DayRange } from '@domizil/api'
import { formatDay, mergePeriods } from '@domizil/domain'
import { FormattedMessage } from 'react-intl'
import { useToday } from '@domizil/app-kit/today'
import styles from './request.module.css'

/** The taken days. */
export function TakenDates({ ranges }: { ranges: readonly DayRange[] }) {
  const today = useToday()
  const taken = mergePeriods(ranges).filter(({ to }) => to >= today)
  if (taken.length === 0) return null

  return (
    <details className={styles.taken}>
      <summary>
        <FormattedMessage id="stay.taken" values={{ count: taken.length }} />
      </summary>
      <ul>
        {taken.map(({ from, to }) => (
          <li key={from}>
            {formatDay(from)} – {formatDay(to)}
          </li>
        ))}
      </ul>
    </details>
  )
}
