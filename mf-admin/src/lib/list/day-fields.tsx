import { useSay } from '@domizil/app-kit'
import { StayDates } from '@domizil/app-kit/stay'
import { today } from '@domizil/app-kit/today'
import { addMonths } from '@domizil/domain'
import type { ListView } from './list-address.ts'
import styles from './list.module.css'
import type { ChangeView } from './use-list.ts'

export interface DayFieldsProps {
  view: Pick<ListView, 'from' | 'to'>
  change: ChangeView
}

/** No row is older. */
const EARLIEST = '2020-01-01'
/** How far ahead stays can end, in months. */
const MONTHS_AHEAD = 60

/** The first and the last day of the filter. Each takes effect at once. */
export function DayFields({ view: { from, to }, change }: DayFieldsProps) {
  const say = useSay()

  return (
    <div className={styles.days}>
      <StayDates
        value={{ from, to }}
        labels={{ from: say('days.from'), to: say('days.to') }}
        title={say('days.title')}
        earliest={EARLIEST}
        latest={addMonths(today(), MONTHS_AHEAD)}
        onChange={(stay) => change({ from: stay.from, to: stay.to })}
      />
    </div>
  )
}
