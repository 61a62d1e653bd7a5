import type { DepositSummary } from '@domizil/api'

/** What the card says of a return; undefined while there is nothing to say. */
export function noteOf({ state, isAccepted, isPaid, isReceived, returnedCents }: DepositSummary) {
  if (state === 'NOT_DUE') return undefined
  if (state === 'DISPUTED' && (isReceived || returnedCents === 0)) return 'DISPUTED_REST'
  if (state !== 'STATED') return state
  if (!isAccepted) return 'TO_ANSWER'
  return isPaid && !isReceived && returnedCents !== 0 ? 'TO_CONFIRM' : 'TO_PAY'
}
