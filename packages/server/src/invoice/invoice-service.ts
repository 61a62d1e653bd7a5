import type { Invoice } from '@domizil/contract/schemas'
import { INVOICE_STATUSES, type InvoiceFilter, matchesInvoiceFilter } from '@domizil/domain'
import { recordAction } from '../audit/audit-repository.ts'
import type { Download } from '../attachment/attachment-service.ts'
import type { User } from '../lib/actor.ts'
import { dayOf } from '../lib/clock.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { Queries } from '../lib/queries.ts'
import { requireAdmin } from '../lib/require-admin.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import {
  closeInvoice,
  findInvoice,
  type InvoiceRow,
  type InvoiceView,
  listInvoicesOf,
  lockInvoice,
  markOverdue,
} from './invoice-repository.ts'
import { writeInvoice } from './write-invoice.ts'

export type InvoiceService = ReturnType<typeof createInvoiceService>

/** What landlords are charged for their bookings. Tenants pay nothing. */
export function createInvoiceService({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
  async function find(actor: User, id: number): Promise<InvoiceView> {
    const invoice = await findInvoice(db, id)
    if (!invoice || !(invoice.recipient_id === actor.id || actor.isAdmin)) {
      throw new NotFoundError('INVOICE_NOT_FOUND')
    }
    return invoice
  }

  return {
    /** One's own invoices, all of them or those of a status, the newest first. */
    async list(actor: User, filter: InvoiceFilter = 'ALL'): Promise<Invoice[]> {
      await markOverdue(db, dayOf(clock()))
      const statuses = INVOICE_STATUSES.filter((status) => matchesInvoiceFilter(filter, status))
      return (await listInvoicesOf(db, actor.id, statuses)).map(presentInvoice)
    },

    /**
     * An invoice as PDF, for its recipient and administrators.
     *
     * @throws {NotFoundError} for everybody else.
     */
    async download(actor: User, id: number): Promise<Download> {
      const invoice = await find(actor, id)
      return { name: `${invoice.number}.pdf`, content: await writeInvoice(invoice) }
    },

    /**
     * Closes an invoice that has been paid, today unless another day is named. Closing it again changes nothing.
     *
     * @throws {NotFoundError} if there is no such invoice.
     * @throws {DomainError} ADMINS_ONLY (403), PAID_ON_INVALID (422) for a day before the invoice or after today.
     */
    async close(
      actor: User,
      id: number,
      { paidOn, reason }: { paidOn?: string; reason?: string } = {},
    ): Promise<Invoice> {
      requireAdmin(actor)
      const today = dayOf(clock())
      const day = paidOn ?? today

      return db.transaction().execute(async (trx) => {
        const invoice = await lockInvoice(trx, id)
        if (!invoice) throw new NotFoundError('INVOICE_NOT_FOUND')
        if (day < invoice.issued_on || day > today) throw new DomainError(422, 'PAID_ON_INVALID')
        if (invoice.status === 'CLOSED') return read(trx, id)

        const closed = await closeInvoice(trx, id, day)
        const subject = { action: 'INVOICE_CLOSED', subjectType: 'INVOICE', subjectId: id } as const
        const facts = { before: factsOf(invoice), after: factsOf(closed) }
        await recordAction(trx, actor, { ...subject, ...facts, reason }, clock())
        return read(trx, id)
      })
    },

    /** Finds what nobody has paid in time. For a timer. */
    markOverdue: () => markOverdue(db, dayOf(clock())),
  }
}

async function read(trx: Queries, id: number): Promise<Invoice> {
  const invoice = await findInvoice(trx, id)
  if (!invoice) throw new NotFoundError('INVOICE_NOT_FOUND')
  return presentInvoice(invoice)
}

function factsOf({ status, paid_on: paidOn }: InvoiceRow) {
  return { status, paidOn }
}

/** An invoice as its recipient sees it. */
export function presentInvoice(invoice: InvoiceView): Invoice {
  return {
    id: invoice.id,
    number: invoice.number,
    bookingId: invoice.booking_id,
    flatId: invoice.flat_id,
    flatAddress: invoice.flat_address,
    status: invoice.status,
    issuedOn: invoice.issued_on,
    dueOn: invoice.due_on,
    paidOn: invoice.paid_on,
    netCents: invoice.net_cents,
    vatCents: invoice.vat_cents,
    grossCents: invoice.gross_cents,
  }
}
