import type { Actor } from './actor.ts'
import { DomainError } from './errors.ts'

/** @throws {DomainError} ADMINS_ONLY (403) for everybody else. */
export function requireAdmin(actor: Actor): void {
  if (!actor.isAdmin) throw new DomainError(403, 'ADMINS_ONLY')
}
