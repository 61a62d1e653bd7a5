import type { Booking } from '@domizil/api'
import { useEffect, useState } from 'react'
import { useRequestChanges } from '../requests-query.ts'

const REFRESH_MS = 3_000
/** Sealing takes seconds. */
const LONGEST_MS = 10 * 60_000

/** The final document that is not there: it is being made, or something keeps it from being made. */
type Sealing = 'SOON' | 'LATE' | undefined

/** How the final document stands; while it is being made the request is refreshed. */
export function useSealing(request: Booking): Sealing {
  const { refresh } = useRequestChanges()
  const [now, setNow] = useState(() => Date.now())
  const sealing = sealingOf(request, now)

  useEffect(() => {
    if (sealing !== 'SOON') return
    const timer = setInterval(() => {
      setNow(Date.now())
      void refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [sealing, refresh])

  return sealing
}

/** How the final document stands that both have signed; undefined once it is there. */
export function sealingOf(
  { status, signedDate, attachments }: Pick<Booking, 'status' | 'signedDate' | 'attachments'>,
  now: number,
): Sealing {
  if (status !== 'BOOKING_COMPLETED' || signedDate === null) return undefined
  const kinds = attachments.map(({ kind }) => kind)
  if (!kinds.includes('CONTRACT') || kinds.includes('SIGNED')) return undefined

  return now - Date.parse(signedDate) < LONGEST_MS ? 'SOON' : 'LATE'
}
