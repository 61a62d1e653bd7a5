import { deleteAccount, exportOwnData } from '@domizil/contract'
import { userCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../app/register-call.ts'
import type { AccountService } from './account-service.ts'
import type { PrivacyService } from './privacy-service.ts'

interface PrivacyServices {
  privacy: PrivacyService
  accounts: AccountService
}

export function addPrivacyRoutes(app: FastifyInstance, { privacy, accounts }: PrivacyServices): void {
  registerUserCall(app, exportOwnData, userCalls.exportOwnData, (actor, _input, { reply }) => {
    reply
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .header('cache-control', 'no-store')
    return privacy.exportData(actor)
  })
  registerUserCall(app, deleteAccount, userCalls.deleteAccount, (actor) => accounts.remove(actor))
}
