import {
  answerAsLandlord,
  answerAsTenant,
  type Booking,
  cancelBooking,
  signContract,
} from '@domizil/contract'
import { matchesFilter, REQUEST_FILTERS, type RequestFilter } from '@domizil/domain'
import { isApiError, messageOf, shellAtom } from '@domizil/remote-kit'
import type { ShellApi } from '@domizil/shell-api'
import { atom } from 'jotai'

export type RequestsOutcome =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly requests: readonly Booking[] }
  | { readonly status: 'failed'; readonly message: string }

/** Where the requests of a page come from. */
export type LoadRequests = (shell: ShellApi, signal: AbortSignal) => Promise<Booking[]>

/** What one of the parties can decide about a request here. */
export type Decision =
  | 'landlordApprove'
  | 'landlordDecline'
  | 'tenantApprove'
  | 'tenantDecline'
  | 'declineContract'
  | 'cancel'

const LOADING: RequestsOutcome = { status: 'loading' }
const outcomeAtom = atom<RequestsOutcome>(LOADING)

export const requestsOutcomeAtom = atom((get) => get(outcomeAtom))

export const requestFilterAtom = atom<RequestFilter>('ALL')

/** All requests of the page, whatever the filter. */
export const requestsAtom = atom((get) => {
  const outcome = get(outcomeAtom)
  return outcome.status === 'loaded' ? outcome.requests : []
})

export const visibleRequestsAtom = atom((get) => {
  const filter = get(requestFilterAtom)
  return get(requestsAtom).filter(({ status }) => matchesFilter(filter, status))
})

/** How many requests each filter would show. */
export const filterCountsAtom = atom((get) =>
  REQUEST_FILTERS.map((filter) => ({
    filter,
    count: get(requestsAtom).filter(({ status }) => matchesFilter(filter, status)).length,
  })),
)

/** Where the requests that are shown have come from. */
const sourceAtom = atom<{ readonly load: LoadRequests; readonly signal: AbortSignal }>()

export const loadRequestsAtom = atom(null, async (get, set, load: LoadRequests, signal: AbortSignal) => {
  set(outcomeAtom, LOADING)
  set(sourceAtom, { load, signal })
  try {
    const requests = await load(get(shellAtom), signal)
    if (!signal.aborted) set(outcomeAtom, { status: 'loaded', requests })
  } catch (error) {
    if (!signal.aborted) set(outcomeAtom, { status: 'failed', message: messageOf(error) })
  }
})

/** Shows the requests as they are by now; what is shown stays where they cannot be had. */
export const refreshRequestsAtom = atom(null, async (get, set) => {
  const { load, signal } = get(sourceAtom) ?? {}
  if (!load || !signal) return

  try {
    const requests = await load(get(shellAtom), signal)
    if (!signal.aborted) set(outcomeAtom, { status: 'loaded', requests })
  } catch (error) {
    if (!isApiError(error) && !signal.aborted) throw error
  }
})

interface DecisionInput {
  readonly id: number
  readonly decision: Decision
  readonly reason?: string
}

/** Sends a decision and shows the request as it is afterwards; the numbers in the user menu follow. */
export const decideAtom = atom(null, async (get, set, { id, decision, reason }: DecisionInput) => {
  const shell = get(shellAtom)

  await set(showRequestAtom, await SENDERS[decision](shell, id, reason))
})

/** Shows a request as it is now; the numbers in the user menu follow. */
export const showRequestAtom = atom(null, async (get, set, request: Booking) => {
  set(changeRequestAtom, request.id, request)
  await get(shellAtom).refreshCounters()
})

/** Shows what has become different about a request, without asking for it again. */
export const changeRequestAtom = atom(null, (_get, set, id: number, change: Partial<Booking>) =>
  set(outcomeAtom, (outcome) =>
    outcome.status === 'loaded'
      ? {
          ...outcome,
          requests: outcome.requests.map((one) => (one.id === id ? { ...one, ...change } : one)),
        }
      : outcome,
  ),
)

type Sender = (shell: ShellApi, id: number, reason: string | undefined) => Promise<Booking>

const answer =
  (call: typeof answerAsLandlord | typeof answerAsTenant, approved: boolean): Sender =>
  (shell, id, reason) =>
    shell.send(call, { params: { id }, query: { approved }, body: reason ? { reason } : {} })

const SENDERS: Record<Decision, Sender> = {
  landlordApprove: answer(answerAsLandlord, true),
  landlordDecline: answer(answerAsLandlord, false),
  tenantApprove: answer(answerAsTenant, true),
  tenantDecline: answer(answerAsTenant, false),
  declineContract: (shell, id, reason) =>
    shell.send(signContract, {
      params: { id },
      query: { signed: false },
      body: reason ? { reason } : {},
    }),
  cancel: (shell, id, reason) =>
    shell.send(cancelBooking, { params: { id }, body: reason ? { reason } : {} }),
}
