import { answerLastDay, markRefund, proposeLastDay, signAddendum, withdrawLastDay } from '@domizil/api'
import { lastDayCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { LastDayService } from './last-day-service.ts'

export function addAddendumRoutes(app: FastifyInstance, { lastDays }: { lastDays: LastDayService }): void {
  const proposalOf = ({ id, number }: { id: number; number: number }) => ({ bookingId: id, number })

  registerUserCall(app, proposeLastDay, lastDayCalls.proposeLastDay, (actor, { params, body }) =>
    lastDays.propose(actor, params.id, body),
  )
  registerUserCall(app, answerLastDay, lastDayCalls.answerLastDay, (actor, { params, body }) =>
    body.accepted
      ? lastDays.accept(actor, proposalOf(params))
      : lastDays.decline(actor, proposalOf(params), body.reason),
  )
  registerUserCall(app, withdrawLastDay, lastDayCalls.withdrawLastDay, (actor, { params }) =>
    lastDays.withdraw(actor, proposalOf(params)),
  )
  registerUserCall(app, signAddendum, lastDayCalls.signAddendum, (actor, { params, body }) =>
    lastDays.sign(actor, proposalOf(params), body),
  )
  registerUserCall(app, markRefund, lastDayCalls.markRefund, (actor, { params, body }) =>
    lastDays.markRefund(actor, proposalOf(params), body.isDone),
  )
}
