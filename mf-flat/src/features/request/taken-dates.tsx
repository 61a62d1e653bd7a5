import type { DayRange } from '@domizil/api'
import { formatDay, mergePeriods } from '@domizil/domain'
import { useMedia } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { useToday } from '@domizil/app-kit/today'
import styles from './request.module.css'

/** The taken days, which the reader unfolds; on paper they are unfolded. */
export function TakenDates({ ranges }: { ranges: readonly DayRange[] }) {
  const isPrinted = useMedia('print')
  const today = useToday()
  const taken = mergePeriods(ranges).filter(({ to }) => to >= today)
  if (taken.length === 0) return null

  return (
    <details className={styles.taken} open={isPrinted || undefined}>
      <summary>
        <FormattedMessage id="stay.taken" values={{ count: taken.length }} />
      </summary>
      <ul>
        {taken.map(({ from, to }) => (
          <li key={from}>{`${formatDay(from)} – ${formatDay(to)}`}</li>
        ))}
      </ul>
    </details>
  )
}
