import {
  type Access,
  accessOf,
  type Call,
  complainAboutDecision,
  deleteAccount,
  signContract,
} from '@domizil/api'
import { acceptedLocale } from '@domizil/domain/accepted-locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Actor,
  adminsOnly,
  ANONYMOUS,
  DomainError,
  unauthenticated,
  type User,
} from '../../foundation/kernel/index.ts'
import type { VerifyToken } from './verify-token.ts'

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
function isForbiddenWhenBlocked({ method, routeOptions }: FastifyRequest, prefix: string): boolean {
  const { access } = routeOptions.config
  if (access === 'admin') return true
  if (access !== 'user' || method === 'GET' || method === 'HEAD') return false

  const path = routeOptions.url?.slice(prefix.length)
  return !ALLOWED_WHEN_BLOCKED.some((call) => call.method === method && call.path === path)
}

/** @throws {DomainError} USER_BLOCKED (403) */
type RefuseBlocked = (user: User) => Promise<void>

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
  }
  interface FastifyContextConfig {
    /** The permission that the route requires. */
    access?: Access
  }
}

interface AuthenticationOptions {
  prefix: string
  verifyToken: VerifyToken
  /** Called for every signed-in request: stores the user. */
  upsertUser: (user: User) => Promise<void>
  refuseBlocked: RefuseBlocked
}

/** Authenticates the caller, and refuses calls without permission. */
export type Authenticate = (request: FastifyRequest) => Promise<void>

/**
 * Authenticates first: before the body and the parameters are parsed, and before an unknown path is answered with
 * 404.
 */
export function addAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor')
  app.addHook('onRequest', authenticate)
}

/** For an open call an invalid token counts as none, so that public pages work after a session has ended. */
export function createAuthentication({
  prefix,
  verifyToken,
  upsertUser,
  refuseBlocked,
}: AuthenticationOptions): Authenticate {
  return async (request) => {
    const access = accessTo(request, prefix)
    request.actor = await actorOf(request, access, verifyToken)

    if (access === 'admin' && !request.actor.isAdmin) throw adminsOnly()
    if (request.actor.id === null) return
    const actor = await upserted(request.actor, access, upsertUser)
    request.actor = actor
    if (actor.id !== null && isForbiddenWhenBlocked(request, prefix)) await refuseBlocked(actor)
  }
}

/** By the matched route, since paths have several spellings; by the path if there is none. */
function accessTo(request: FastifyRequest, prefix: string): Access {
  const { access } = request.routeOptions.config
  if (access) return access

  const path = request.url.slice(prefix.length).replace(/[?#].*/s, '')
  return accessOf({ path })
}

async function actorOf(request: FastifyRequest, access: Access, verifyToken: VerifyToken): Promise<Actor> {
  const token = bearerToken(request)
  if (access !== 'open') {
    if (!token) throw unauthenticated()
    return withLocale(await verifyToken(token), request)
  }

  const user = token ? await verifyToken(token).catch(() => null) : null
  return user ? withLocale(user, request) : ANONYMOUS
}

/** For an open call the token of a deleted account counts as none. */
async function upserted(
  user: User,
  access: Access,
  upsertUser: AuthenticationOptions['upsertUser'],
): Promise<Actor> {
  try {
    await upsertUser(user)
    return user
  } catch (error) {
    if (access === 'open' && error instanceof DomainError && error.statusCode === 401) return ANONYMOUS
    throw error
  }
}

function withLocale(user: User, { headers }: FastifyRequest): User {
  const locale = acceptedLocale(headers['accept-language'])
  return locale ? { ...user, locale } : user
}

function bearerToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization ?? '')?.[1]
}
