import { answerDepositReturn, markDepositReturn, readDepositReturn, stateDepositReturn } from '@domizil/api'
import { depositReturnCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { DepositReturnService } from './deposit-service.ts'

export function addDepositRoutes(
  app: FastifyInstance,
  { depositReturns }: { depositReturns: DepositReturnService },
): void {
  registerUserCall(app, readDepositReturn, depositReturnCalls.readDepositReturn, (actor, { params }) =>
    depositReturns.read(actor, params.id),
  )
  registerUserCall(
    app,
    stateDepositReturn,
    depositReturnCalls.stateDepositReturn,
    (actor, { params, body }) => depositReturns.state(actor, params.id, body),
  )
  registerUserCall(
    app,
    answerDepositReturn,
    depositReturnCalls.answerDepositReturn,
    (actor, { params, body }) =>
      depositReturns.answer(actor, { bookingId: params.id, number: params.statement }, body),
  )
  registerUserCall(app, markDepositReturn, depositReturnCalls.markDepositReturn, (actor, { params, body }) =>
    depositReturns.mark(actor, { bookingId: params.id, number: params.statement }, body.isDone),
  )
}
