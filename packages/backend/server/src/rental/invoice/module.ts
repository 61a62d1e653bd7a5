import { fieldWords, refuse } from './invoice-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createInvoiceService } from './invoice-service.ts'
import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { MARK_OVERDUE_INVOICES } from './invoice-service.ts'
import { addInvoiceRoutes } from './invoice-routes.ts'
import { INVOICE_ATTACHMENTS } from './invoice-attachments.ts'

/** Invoices for landlords. */
export const invoiceRoom = defineRoom({
  services: { invoices: createInvoiceService },
  routes: [addInvoiceRoutes],
  jobs: ({ invoices }): Record<string, JobType> => ({
    [MARK_OVERDUE_INVOICES]: { everySeconds: SECONDS_PER_HOUR, handle: () => invoices.markOverdue() },
  }),
  refusals: refuse.table,
  mailAttachments: INVOICE_ATTACHMENTS,
  fieldWords,
})
