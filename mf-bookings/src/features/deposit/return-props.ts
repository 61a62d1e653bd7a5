import type { Booking, DepositReturn } from '@domizil/api'

/** A return of a deposit, and what follows from a change. */
export interface ReturnProps {
  request: Booking
  data: DepositReturn
  /** Called with the return after a change. */
  onChanged: (changed: DepositReturn) => void
  /** Called when the server has another state than is shown. */
  onOutdated: () => Promise<void>
}
