import type { Registry } from '@domizil/federation'
import type { RegistryHome } from '@domizil/cli'
import type { FastifyRequest } from 'fastify'
import type { Access, Team } from './access.ts'
import type { Bucket } from './bucket.ts'
import type { Objects } from './objects.ts'
import type { Revisions } from './revisions.ts'

/** What the routes share. */
export interface Context {
  readonly folder: string
  /** What changes the registry: the folder, or the bucket that it is a copy of. */
  readonly home: RegistryHome
  readonly bucket: Bucket | undefined
  /** @throws if the registry cannot be read. */
  readonly registry: () => Registry
  readonly objects: Objects
  readonly revisions: Revisions
  readonly access: () => Access
  /** @throws {ServiceRefusal} without the token of a team. */
  teamOf(request: FastifyRequest): Promise<Team>
  /** Asks again: a team may have lost its rights while a call goes on. */
  isTeamStill(request: FastifyRequest): Promise<boolean>
}
