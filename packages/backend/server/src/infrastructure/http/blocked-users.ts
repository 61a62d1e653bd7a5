import { type Call, complainAboutDecision, deleteAccount, signContract } from '@domizil/api'
import type { FastifyRequest } from 'fastify'
import type { User } from '../../foundation/kernel/index.ts'

/**
 * The calls besides reading that a blocked user may make: signing existing contracts, complaining about the block, and
 * deleting the account.
 */
const ALLOWED_WHEN_BLOCKED: readonly Pick<Call, 'method' | 'path'>[] = [
  signContract,
  complainAboutDecision,
  deleteAccount,
]

/** Whether a blocked user may not make the call: no changes, and nothing of the back office. */
export function isForbiddenWhenBlocked({ method, routeOptions }: FastifyRequest, prefix: string): boolean {
  const { access } = routeOptions.config
  if (access === 'admin') return true
  if (access !== 'user' || method === 'GET' || method === 'HEAD') return false

  const path = routeOptions.url?.slice(prefix.length)
  return !ALLOWED_WHEN_BLOCKED.some((call) => call.method === method && call.path === path)
}

/** @throws {DomainError} USER_BLOCKED (403) */
export type RefuseBlocked = (user: User) => Promise<void>
