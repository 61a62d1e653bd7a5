import { closeInvoice, downloadInvoice, listInvoices } from '@domizil/contract'
import { invoiceCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { allowMissingBody } from '../app/allow-missing-body.ts'
import { registerUserCall } from '../app/register-call.ts'
import { sendPdf } from '../attachment/send-file.ts'
import type { InvoiceService } from './invoice-service.ts'

export function addInvoiceRoutes(app: FastifyInstance, { invoices }: { invoices: InvoiceService }): void {
  registerUserCall(app, listInvoices, invoiceCalls.listInvoices, (actor, { query }) =>
    invoices.list(actor, query?.filter),
  )
  registerUserCall(app, downloadInvoice, invoiceCalls.downloadInvoice, async (actor, { params }, { reply }) =>
    sendPdf(reply, await invoices.download(actor, params.id)),
  )
  app.register(async (calls) => {
    allowMissingBody(calls)
    registerUserCall(calls, closeInvoice, invoiceCalls.closeInvoice, (actor, { params, body }) =>
      invoices.close(actor, params.id, body ?? {}),
    )
  })
}
