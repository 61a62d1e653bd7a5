import { versionCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import type { VersionService } from './version-service.ts'

export function addVersionRoutes(app: FastifyInstance, { versions }: { versions: VersionService }): void {
  registerUserCalls(app, versionCalls, {
    listVersionChanges: (actor) => versions.history(actor),
    changeVersions: (actor, { params, body }) => versions.change(actor, { ...params, ...body }),
  })
}
