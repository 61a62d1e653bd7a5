import { invoiceCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './invoice-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createInvoiceService } from './invoice-service.ts'
import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { MARK_OVERDUE_INVOICES } from './invoice-service.ts'
import { INVOICE_ATTACHMENTS } from './invoice-attachments.ts'
import { allowMissingBody, named, registerUserCalls } from '../../infrastructure/http/index.ts'
import { sendPdf } from '../../infrastructure/documents/index.ts'

/** Invoices for landlords. */
export const invoiceRoom = defineRoom({
  services: { invoices: createInvoiceService },
  routes: (app, { invoices }) => {
    registerUserCalls(app, invoiceCalls, {
      listInvoices: (actor, { query }) => invoices.list(actor, query?.filter),
      countOpenInvoices: (actor, { query }) => invoices.countOpen(actor, query?.flatId),
      downloadInvoice: async (actor, { params }, { reply }) =>
        sendPdf(reply, await invoices.download(actor, params.id)),
      downloadCreditNote: async (actor, { params }, { reply }) =>
        sendPdf(reply, await invoices.downloadCreditNote(actor, params.id)),
      creditInvoice: (actor, { params, body }) => invoices.credit(actor, params.id, body),
    })
    app.register(
      named('invoices', async (calls) => {
        allowMissingBody(calls)
        registerUserCalls(calls, invoiceCalls, {
          closeInvoice: (actor, { params, body }) => invoices.close(actor, params.id, body ?? {}),
        })
      }),
    )
  },
  jobs: ({ invoices }): Record<string, JobType> => ({
    [MARK_OVERDUE_INVOICES]: { everySeconds: SECONDS_PER_HOUR, handle: () => invoices.markOverdue() },
  }),
  refusals: refuse.table,
  mailAttachments: INVOICE_ATTACHMENTS,
  fieldWords,
})
