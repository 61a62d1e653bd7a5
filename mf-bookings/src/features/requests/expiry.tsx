import type { Booking } from '@domizil/api'
import { lastMinute, TIME_OF_DAY } from '@domizil/domain'
import { Clock } from '@domizil/ui/icons'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import styles from './request-side.module.css'
import { timeLeft } from './time-left.ts'

const MINUTE_MS = 60_000

/** The remaining time to act, with the moment at which it ends, as mails name it; nothing without a deadline. */
export function Expiry({ request: { expiresAt } }: { request: Pick<Booking, 'expiresAt'> }) {
  const intl = useIntl()
  const now = useMinute()
  const left = expiresAt ? timeLeft(expiresAt, now) : undefined
  if (!expiresAt || !left) return null

  const end = lastMinute(new Date(expiresAt))
  const day = dayOfMoment(end.toISOString())
  const words = intl.formatMessage({ id: `expiry.${left.unit}` }, { day, ...left })

  return (
    <p className={styles.expiry}>
      <Clock size={15} aria-hidden="true" />
      {left.unit === 'until'
        ? words
        : intl.formatMessage(
            { id: 'expiry.exact' },
            { left: words, day, time: intl.formatTime(end, TIME_OF_DAY) },
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
