import type { Booking } from '@domizil/api'
import { useEffect, useState } from 'react'

/** Sealing takes seconds. */
const LONGEST_MS = 10 * 60_000

/** The final document that is not there: it is being made, or something keeps it from being made. */
type Sealing = 'SOON' | 'LATE' | undefined

/** How the final document stands. The list is loaded again once it is there. */
export function useSealing(request: Booking): Sealing {
  const [now, setNow] = useState(() => Date.now())
  const sealing = sealingOf(request, now)
  const { signedDate } = request

  useEffect(() => {
    if (sealing !== 'SOON' || signedDate === null) return
    const timer = setTimeout(() => setNow(Date.now()), Date.parse(signedDate) + LONGEST_MS - Date.now())
    return () => clearTimeout(timer)
  }, [sealing, signedDate])

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
