import { deleteAccount, exportOwnData } from '@domizil/api'
import { userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { AccountService } from './account-service.ts'
import type { PrivacyService } from './privacy-service.ts'

interface PrivacyServices {
  privacy: PrivacyService
  accounts: AccountService
}

export function addPrivacyRoutes(app: FastifyInstance, { privacy, accounts }: PrivacyServices): void {
  registerUserCall(app, exportOwnData, userCalls.exportOwnData, (actor, _input, { reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return privacy.exportData(actor)
  })
  registerUserCall(app, deleteAccount, userCalls.deleteAccount, (actor) => accounts.remove(actor))
}
