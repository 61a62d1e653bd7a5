import { landlordApprove, tenantApprove, type Booking, cancelBooking, signContract } from '@domizil/api'
import { UNCONFIRMED_STATUSES } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'

/** A decision of a party about a request. */
export type Decision =
  | 'landlordApprove'
  | 'landlordDecline'
  | 'tenantApprove'
  | 'tenantDecline'
  | 'declineContract'
  | 'cancel'

/** Whether one of the parties has still to agree. */
export function isUnconfirmed({ status }: Pick<Booking, 'status'>): boolean {
  return UNCONFIRMED_STATUSES.some((one) => one === status)
}

/**
 * The word for a decision: before both have agreed, a tenant withdraws and a landlord declines what else is cancelled, or
 * takes back an approval.
 */
export function wordOf(decision: Decision, request: Pick<Booking, 'role' | 'status'>) {
  if (decision !== 'cancel' || !isUnconfirmed(request)) return decision

  if (request.role === 'TENANT') return 'withdraw'
  return request.status === 'LANDLORD_APPROVED' ? 'takeBack' : 'landlordDecline'
}

interface DecisionInput {
  readonly id: number
  readonly decision: Decision
  readonly reason?: string
}

/** Sends a decision; resolves with the updated request. */
export function sendDecision(shell: ShellApi, { id, decision, reason }: DecisionInput): Promise<Booking> {
  return SENDERS[decision](shell, id, reason)
}

type Sender = (shell: ShellApi, id: number, reason: string | undefined) => Promise<Booking>

const answer =
  (call: typeof landlordApprove | typeof tenantApprove, approved: boolean): Sender =>
  (shell, id, reason) =>
    shell.send(call, { params: { id }, query: { approved }, body: reason ? { reason } : {} })

const SENDERS: Record<Decision, Sender> = {
  landlordApprove: answer(landlordApprove, true),
  landlordDecline: answer(landlordApprove, false),
  tenantApprove: answer(tenantApprove, true),
  tenantDecline: answer(tenantApprove, false),
  declineContract: (shell, id, reason) =>
    shell.send(signContract, {
      params: { id },
      query: { signed: false },
      body: reason ? { reason } : {},
    }),
  cancel: (shell, id, reason) =>
    shell.send(cancelBooking, { params: { id }, body: reason ? { reason } : {} }),
}
