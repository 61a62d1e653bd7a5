import { type Call, deleteAccount, signContract } from '@domizil/api'
import type { FastifyRequest } from 'fastify'
import type { User } from '../../foundation/kernel/index.ts'

/** Beside looking at what is theirs: signing what goes on, and leaving. */
const STILL_ALLOWED: readonly Pick<Call, 'method' | 'path'>[] = [signContract, deleteAccount]

/** Whether somebody who is blocked must not make the call. Nothing can be changed, and nothing administered. */
export function isKeptFromBlocked({ method, routeOptions }: FastifyRequest, prefix: string): boolean {
  const { access } = routeOptions.config
  if (access === 'admin') return true
  if (access !== 'user' || method === 'GET' || method === 'HEAD') return false

  const path = routeOptions.url?.slice(prefix.length)
  return !STILL_ALLOWED.some((call) => call.method === method && call.path === path)
}

/** @throws {DomainError} USER_BLOCKED (403) */
export type RefuseBlocked = (user: User) => Promise<void>
