import type { Invoice } from '@domizil/api/schemas'
import { INVOICE_STATUSES, type InvoiceFilter, matchesInvoiceFilter } from '@domizil/domain'
import { sql } from 'kysely'
import type { Download } from '../../infrastructure/documents/index.ts'
import {
  type Clock,
  dayOf,
  type Log,
  requireAdmin,
  type Site,
  type User,
} from '../../foundation/kernel/index.ts'
import { recordAction, requireReason } from '../../infrastructure/audit/index.ts'
import { type JobResult, processEach } from '../../infrastructure/job/index.ts'
import { creditInvoice } from './credit-invoice.ts'
import { findCreditNote } from './credit-note-repository.ts'
import { refuse } from './invoice-refusals.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import {
  closeInvoice,
  findInvoice,
  findInvoiceFile,
  type InvoiceRow,
  type InvoiceView,
  countOpenInvoicesOf,
  listInvoicesOf,
  lockInvoice,
  listDueInvoices,
  markOverdue,
} from './invoice-repository.ts'
import { writeInvoice } from './write-invoice.ts'

/** The kind of the timer that finds invoices that were not paid in time. */
export const MARK_OVERDUE_INVOICES = 'MARK_OVERDUE_INVOICES'

/** Why an invoice is taken back, and whether a right one follows. */
export interface Correction {
  reason: string
  reissue?: boolean | undefined
}

/** What landlords are charged for their bookings. Tenants pay nothing. */
export function createInvoiceService(dependencies: { db: Database; clock: Clock; log: Log; site: Site }) {
  const { db, clock, site } = dependencies

  async function find(actor: User, id: number): Promise<InvoiceView> {
    const invoice = await findInvoice(db, id, clock())
    const mayRead = invoice?.recipient_id === actor.id || actor.isAdmin
    if (!invoice || !mayRead) throw refuse('INVOICE_NOT_FOUND')
    return invoice
  }

  return {
    /** One's own invoices, all of them or those of a status, the newest first. */
    async list(actor: User, filter: InvoiceFilter = 'ALL'): Promise<Invoice[]> {
      const statuses = INVOICE_STATUSES.filter((status) => matchesInvoiceFilter(filter, status))
      return (await listInvoicesOf(db, { recipientId: actor.id, statuses }, clock())).map(presentInvoice)
    },
    /** The number of the landlord's invoices that are to be paid, of one flat or of all. */
    countOpen: (actor: User, flatId?: number) => countOpenInvoicesOf(db, actor.id, clock(), flatId),

    /**
     * An invoice as PDF, for its recipient and administrators.
     *
     * @throws {DomainError} 404 for everybody else.
     */
    async download(actor: User, id: number): Promise<Download> {
      const invoice = await find(actor, id)
      return {
        name: `${invoice.number}.pdf`,
        content: (await findInvoiceFile(db, id)) ?? (await writeInvoice(invoice)),
      }
    },

    /**
     * Closes an invoice that has been paid, today unless another day is named. Closing it again changes nothing.
     *
     * @throws {DomainError} 404 if there is no such invoice.
     * @throws {DomainError} ADMINS_ONLY (403), PAID_ON_INVALID (422) for a day before the invoice or after today.
     */
    async close(
      actor: User,
      id: number,
      { paidOn, reason }: { paidOn?: string; reason?: string } = {},
    ): Promise<Invoice> {
      requireAdmin(actor)
      const now = clock()
      const today = dayOf(now)
      const day = paidOn ?? today

      return db.transaction().execute(async (trx) => {
        const invoice = await lockInvoice(trx, id, now)
        if (!invoice) throw refuse('INVOICE_NOT_FOUND')
        if (day < invoice.issued_on || day > today) throw refuse('PAID_ON_INVALID')
        if (invoice.status === 'CLOSED') return read(trx, id, now)

        await closeInvoice(trx, id, day)
        const subject = { action: 'INVOICE_CLOSED', subjectType: 'INVOICE', subjectId: id } as const
        const facts = { before: factsOf(invoice), after: { status: 'CLOSED', paidOn: day } }
        await recordAction(trx, actor, { ...subject, ...facts, reason }, now)
        return read(trx, id, now)
      })
    },

    /**
     * The credit note of an invoice as PDF, for its recipient and administrators.
     *
     * @throws {DomainError} 404 for everybody else, and where there is none.
     */
    async downloadCreditNote(actor: User, id: number): Promise<Download> {
      await find(actor, id)
      const note = await findCreditNote(db, id)
      if (!note) throw refuse('CREDIT_NOTE_NOT_FOUND')
      return { name: `${note.number}.pdf`, content: note.content }
    },

    /**
     * Takes a wrong invoice back by a credit note, and charges the booking again if that is asked for. The answer is the
     * invoice that was taken back.
     *
     * @throws {DomainError} 404 if there is no such invoice.
     * @throws {DomainError} ADMINS_ONLY (403), ADMIN_REASON_INVALID (422), ALREADY_CREDITED, RECIPIENT_GONE,
     * BILLING_ADDRESS_MISSING (409).
     */
    async credit(actor: User, id: number, { reason, reissue = false }: Correction): Promise<Invoice> {
      requireAdmin(actor)
      const text = requireReason(reason)
      const now = clock()

      return db.transaction().execute(async (trx) => {
        const invoice = await lockInvoice(trx, id, now)
        if (!invoice) throw refuse('INVOICE_NOT_FOUND')
        if (invoice.credited_on !== null) throw refuse('ALREADY_CREDITED')

        const number = await creditInvoice(trx, invoice, text, now)
        const subject = { action: 'INVOICE_CREDITED', subjectType: 'INVOICE', subjectId: id } as const
        const facts = { before: factsOf(invoice), after: { status: 'CLOSED', creditNote: number } }
        await recordAction(trx, actor, { ...subject, ...facts, reason: text }, now)
        if (reissue) await issueInvoice(trx, againOf(invoice), site, now)
        return read(trx, id, now)
      })
    },

    /** Charges a booking that was completed elsewhere: a past stay of the demo. */
    issue: (id: number) =>
      db.transaction().execute((trx) => issueInvoice(trx, { bookingId: id }, site, clock())),

    /** Marks unpaid invoices as overdue. For a timer. */
    markOverdue: (): Promise<JobResult> =>
      processEach(dependencies, {
        kind: MARK_OVERDUE_INVOICES,
        list: (due, now) => listDueInvoices(db, now, due),
        key: sql.ref('invoice.id'),
        keyOf: (id) => id,
        process: (id) => markOverdue(db, id),
      }),
  }
}

async function read(trx: Queries, id: number, now: Date): Promise<Invoice> {
  const invoice = await findInvoice(trx, id, now)
  if (!invoice) throw refuse('INVOICE_NOT_FOUND')
  return presentInvoice(invoice)
}

/** The same charge once more: the booking may have another rent by now, which other invoices are for. */
function againOf({ booking_id: bookingId, total_rent: totalRent, proposal }: InvoiceRow) {
  return { bookingId, totalRent, proposal }
}

function factsOf({ status, paid_on: paidOn }: InvoiceRow) {
  return { status, paidOn }
}

/** An invoice as its recipient sees it. */
export function presentInvoice(invoice: InvoiceView): Invoice {
  const { credit_number: number, credited_on: issuedOn } = invoice
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
    creditNote: number !== null && issuedOn !== null ? { number, issuedOn } : null,
    netCents: invoice.net_cents,
    vatCents: invoice.vat_cents,
    grossCents: invoice.gross_cents,
  }
}
