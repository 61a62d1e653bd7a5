import type { Booking } from '@domizil/api'
import { useEffect, useState } from 'react'
import { useRequestChanges } from '../requests-query.ts'

const REFRESH_MS = 3_000
/** Sealing takes seconds. Where it takes longer, the mail tells. */
const LONGEST_MS = 10 * 60_000

/** Whether the final document is being made: then the request is refreshed until it is there. */
export function useSealing(request: Booking): boolean {
  const { refresh } = useRequestChanges()
  const [now, setNow] = useState(() => Date.now())
  const isSealing = isSealedSoon(request, now)

  useEffect(() => {
    if (!isSealing) return
    const timer = setInterval(() => {
      setNow(Date.now())
      void refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isSealing, refresh])

  return isSealing
}

/** Whether both have signed a moment ago, and there is no final document yet. */
export function isSealedSoon(
  { status, signedDate, attachments }: Pick<Booking, 'status' | 'signedDate' | 'attachments'>,
  now: number,
): boolean {
  if (status !== 'BOOKING_COMPLETED' || signedDate === null) return false
  const kinds = attachments.map(({ kind }) => kind)

  return kinds.includes('CONTRACT') && !kinds.includes('SIGNED') && now - Date.parse(signedDate) < LONGEST_MS
}
