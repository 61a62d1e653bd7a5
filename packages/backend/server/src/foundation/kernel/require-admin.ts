import type { Actor } from './actor.ts'
import { adminsOnly } from './general-refusals.ts'

/** @throws {DomainError} ADMINS_ONLY (403) for everybody else. */
export function requireAdmin(actor: Actor): void {
  if (!actor.isAdmin) throw adminsOnly()
}
