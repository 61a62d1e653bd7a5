import { askLandlord, listFlatQuestions, listLandlordQuestions, listTenantQuestions } from '@domizil/api'
import { messageCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'
import type { QuestionService } from './question-service.ts'

export function addQuestionRoutes(app: FastifyInstance, { questions }: { questions: QuestionService }): void {
  registerUserCall(app, askLandlord, messageCalls.askLandlord, (actor, { params, body }, { request }) =>
    questions.ask(actor, { flatId: params.flatId, ...body, idempotencyKey: idempotencyKeyOf(request) }),
  )
  registerUserCall(app, listTenantQuestions, messageCalls.listTenantQuestions, (actor) =>
    questions.listAsTenant(actor),
  )
  registerUserCall(app, listLandlordQuestions, messageCalls.listLandlordQuestions, (actor) =>
    questions.listAsLandlord(actor),
  )
  registerUserCall(app, listFlatQuestions, messageCalls.listFlatQuestions, (actor, { params }) =>
    questions.listOfFlat(actor, params.flatId),
  )
}
