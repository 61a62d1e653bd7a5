import type { Registry } from '@domizil/federation'
import { RefusedError, type Store } from '@domizil/cli'
import type { FastifyRequest } from 'fastify'
import type { Access, Team } from './access.ts'
import type { Objects } from './objects.ts'

/** What the routes share. */
export interface Context {
  readonly folder: string
  /** What keeps the registry: the folder, or the bucket that it is a copy of. */
  readonly store: Store
  /** @throws if the registry cannot be read. */
  readonly registry: () => Registry
  readonly objects: Objects
  readonly access: () => Access
  /** @throws {RefusedError} without the token of a team. */
  teamOf(request: FastifyRequest): Promise<Team>
}

/** Refuses what a team has no right to. */
export function notAllowed(sentence: string): RefusedError {
  return new RefusedError('NOT_ALLOWED', sentence)
}
