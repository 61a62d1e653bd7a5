import { useMoney, useSay } from '@domizil/app-kit'
import styles from './last-day.module.css'

interface ChangeOfRentProps {
  change: {
    readonly months: number
    readonly days: number
    readonly totalRent: number
    readonly difference: number
  }
}

/** What another last day costs, or what falls away. */
export function ChangeOfRent({ change: { months, days, totalRent, difference } }: ChangeOfRentProps) {
  const say = useSay()
  const money = useMoney()
  const sign = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'

  return (
    <p className={styles.rent}>
      {say(`lastDay.rent.${sign}`, {
        total: money(totalRent),
        difference: <strong>{money(Math.abs(difference))}</strong>,
        months,
        days,
      })}
    </p>
  )
}
