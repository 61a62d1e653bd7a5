import type { Booking } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { Clock } from '@domizil/ui/icons'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './request-side.module.css'
import { type TimeLeft, timeLeft } from './time-left.ts'

const MINUTE_MS = 60_000

/** The remaining time to act; nothing without a deadline. */
export function Expiry({ request: { expiresAt } }: { request: Pick<Booking, 'expiresAt'> }) {
  const now = useMinute()
  const left = expiresAt ? timeLeft(expiresAt, now) : undefined
  if (!left) return null

  return (
    <p className={styles.expiry}>
      <Clock size={15} aria-hidden="true" />
      <FormattedMessage id={`expiry.${left.unit}`} values={valuesOf(left)} />
    </p>
  )
}

function valuesOf(left: TimeLeft) {
  return left.unit === 'until' ? { day: formatDay(left.day) } : { ...left }
}

/** The current time, updated every minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])

  return now
}
