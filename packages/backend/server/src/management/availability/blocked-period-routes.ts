import {
  confirmCalendar,
  createBlockedPeriod,
  listBlockedPeriods,
  listOwnBlockedPeriods,
  noteBlockedPeriod,
  removeBlockedPeriod,
} from '@domizil/api'
import { blockedPeriodCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { BlockedPeriodService } from './blocked-period-service.ts'

export function addBlockedPeriodRoutes(
  app: FastifyInstance,
  { blockedPeriods }: { blockedPeriods: BlockedPeriodService },
): void {
  registerUserCall(app, listBlockedPeriods, blockedPeriodCalls.listBlockedPeriods, (actor, { params }) =>
    blockedPeriods.list(actor, params.flatId),
  )
  registerUserCall(app, listOwnBlockedPeriods, blockedPeriodCalls.listOwnBlockedPeriods, (actor, { query }) =>
    blockedPeriods.listOwn(actor, query),
  )
  registerUserCall(
    app,
    createBlockedPeriod,
    blockedPeriodCalls.createBlockedPeriod,
    (actor, { params, body }) => blockedPeriods.create(actor, params.flatId, body),
  )
  registerUserCall(app, noteBlockedPeriod, blockedPeriodCalls.noteBlockedPeriod, (actor, { params, body }) =>
    blockedPeriods.note(actor, params.id, body.note),
  )
  registerUserCall(app, removeBlockedPeriod, blockedPeriodCalls.removeBlockedPeriod, (actor, { params }) =>
    blockedPeriods.remove(actor, params.id),
  )
  registerUserCall(app, confirmCalendar, blockedPeriodCalls.confirmCalendar, (actor, { params }) =>
    blockedPeriods.confirm(actor, params.flatId),
  )
}
