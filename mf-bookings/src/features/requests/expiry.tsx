import { Clock } from '@domizil/ui/icons'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './request-side.module.css'

const MINUTE_MS = 60_000

/** The remaining time to answer; nothing without a deadline. */
export function Expiry({ expiresAt }: { expiresAt: string | null }) {
  const now = useMinute()
  if (!expiresAt) return null
  const minutes = Math.floor((Date.parse(expiresAt) - now) / MINUTE_MS)
  if (minutes <= 0) return null

  const hours = Math.floor(minutes / 60)
  return (
    <p className={styles.expiry}>
      <Clock size={15} aria-hidden="true" />
      {hours >= 48 ? (
        <FormattedMessage id="expiry.days" values={{ count: Math.floor(hours / 24) }} />
      ) : hours >= 1 ? (
        <FormattedMessage id="expiry.hours" values={{ count: hours }} />
      ) : (
        <FormattedMessage id="expiry.minutes" values={{ count: minutes }} />
      )}
    </p>
  )
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
