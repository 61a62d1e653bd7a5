import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { type InvoiceService, MARK_OVERDUE_INVOICES } from './invoice-service.ts'
import { addInvoiceRoutes } from './invoice-routes.ts'
import { refuse } from './invoice-refusals.ts'
import { invoiceMails } from './invoice-mails.ts'

export { createInvoiceService, type InvoiceService } from './invoice-service.ts'

/** Invoices for landlords. */
export const invoiceModule = {
  routes: [addInvoiceRoutes],
  jobs: ({ invoices }: { invoices: InvoiceService }): Record<string, JobType> => ({
    [MARK_OVERDUE_INVOICES]: { everySeconds: SECONDS_PER_HOUR, handle: () => invoices.markOverdue() },
  }),
  refusals: refuse.table,
  mails: invoiceMails.texts,
}
