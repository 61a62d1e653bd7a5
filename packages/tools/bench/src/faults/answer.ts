import type { Booking } from '../load/bookings.ts'
import type { Figures } from '../load/figures.ts'
import { repeated } from '../load/repeated.ts'
import type { Call } from '../load/signed-in.ts'

/**
 * Changes the state of a booking and remembers the event of which the site has told. The same answer again changes
 * nothing, so it is repeated without a key.
 */
export async function answer(
  figures: Figures,
  call: Call,
  what: string,
  { body = {}, event }: { body?: object; event?: string } = {},
): Promise<Booking> {
  const booking = await repeated(figures, 'answer', () => call<Booking>(what, body))
  figures.written.events.add(`${booking.id} ${event ?? booking.cancelReason ?? booking.status}`)
  return booking
}

/** Signs a contract by a typed name. */
export function sign(
  figures: Figures,
  call: Call,
  { id, contract }: Booking,
  name: string,
): Promise<Booking> {
  const body = { name, documentHash: contract?.documentHash }
  return answer(figures, call, `POST /booking/api/${id}/signContract?signed=true`, { body })
}

/** Whether the contract of a booking waits for the signature of the caller who has listed it. */
export function isToSign({ allowedActions, contract }: Booking): boolean {
  return allowedActions.includes('signContract') && typeof contract?.documentHash === 'string'
}
