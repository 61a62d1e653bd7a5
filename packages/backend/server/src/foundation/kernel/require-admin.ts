import type { Actor } from './actor.ts'
import { adminsOnly } from './general-refusals.ts'

/**
 * Requires the admin role.
 * @throws {DomainError} ADMINS_ONLY (403) for other callers.
 */
export function requireAdmin(actor: Actor): void {
  if (!actor.isAdmin) throw adminsOnly()
}
