import { confirmHandover, readHandover, saveHandover } from '@domizil/api'
import { handoverCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { HandoverService } from './handover-service.ts'

export function addHandoverRoutes(app: FastifyInstance, { handovers }: { handovers: HandoverService }): void {
  registerUserCall(app, readHandover, handoverCalls.readHandover, (actor, { params: { id, kind } }) =>
    handovers.read(actor, { bookingId: id, kind }),
  )
  registerUserCall(app, saveHandover, handoverCalls.saveHandover, (actor, { params: { id, kind }, body }) =>
    handovers.save(actor, { bookingId: id, kind }, body),
  )
  registerUserCall(
    app,
    confirmHandover,
    handoverCalls.confirmHandover,
    (actor, { params: { id, kind }, body }) => handovers.confirm(actor, { bookingId: id, kind }, body),
  )
}
