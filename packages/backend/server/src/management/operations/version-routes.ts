import { changeVersions, listVersionChanges } from '@domizil/api'
import { versionCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { VersionService } from './version-service.ts'

export function addVersionRoutes(app: FastifyInstance, { versions }: { versions: VersionService }): void {
  registerUserCall(app, listVersionChanges, versionCalls.listVersionChanges, (actor) =>
    versions.history(actor),
  )
  registerUserCall(app, changeVersions, versionCalls.changeVersions, (actor, { params, body }) =>
    versions.change(actor, { ...params, ...body }),
  )
}
