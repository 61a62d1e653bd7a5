import { Themed } from '@domizil/remote-kit/themed'
import { DayField } from '@domizil/ui/date'
import { useIntl } from 'react-intl'
import type { ListView } from './list-address.ts'
import styles from './list.module.css'
import type { ChangeView } from './use-list.ts'

export interface DayFieldsProps {
  view: Pick<ListView, 'from' | 'to'>
  change: ChangeView
}

/** The first and the last day. Each takes effect at once. */
export function DayFields({ view: { from, to }, change }: DayFieldsProps) {
  const intl = useIntl()

  return (
    <Themed>
      <div className={styles.days}>
        <DayField
          label={intl.formatMessage({ id: 'days.from' })}
          value={from}
          onChange={(day) => change({ from: day, ...(day && to && to < day && { to: undefined }) })}
        />
        <DayField
          label={intl.formatMessage({ id: 'days.to' })}
          value={to}
          min={from}
          onChange={(day) => change({ to: day })}
        />
      </div>
    </Themed>
  )
}
