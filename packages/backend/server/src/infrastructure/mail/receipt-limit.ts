import { type Actor, type CreateRateLimit, DomainError } from '../../foundation/kernel/index.ts'

/** Receipts to one mailbox within an hour, of all senders together; its owner's own do not count. */
const LIMIT = { points: 5, seconds: 3600 }

/**
 * Whether another receipt may go to an address that its sender has typed or not confirmed. What is received counts without a receipt as well: a
 * refusal would let others close the form for the owner of the address.
 */
export function receiptLimit(createRateLimit: CreateRateLimit) {
  const take = createRateLimit('receipts', LIMIT)

  return async (actor: Actor, typed = ''): Promise<boolean> => {
    const address = typed.toLowerCase()
    const isOwn = actor.id !== null && address === actor.email.toLowerCase()
    if (isOwn && actor.emailVerified !== false) return true

    try {
      await take(address)
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }
}
