import { type Day, formatDay } from '@domizil/domain'
import { fillIn, type Site } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { creditInvoice } from './credit-invoice.ts'
import { listUncredited } from './invoice-repository.ts'
import invoiceWords from './invoice-words.json' with { type: 'json' }
import { issueInvoice } from './issue-invoice.ts'

/** What a change of the last day makes of the rent, in whole euros. */
interface RentChange {
  bookingId: number
  /** The number of the proposal. */
  proposal: number
  before: number
  after: number
  /** The last day before, and from now on. */
  lastDays: { before: Day; after: Day }
}

/**
 * Charges the landlord for a change of the rent, at the percentage that was agreed: more rent by a second invoice, less
 * by credit notes for what was charged so far and one invoice for what is left. A booking that was never charged stays so.
 */
export async function chargeChange(
  trx: Queries,
  { bookingId, proposal, before, after, lastDays }: RentChange,
  site: Pick<Site, 'company' | 'fees'>,
  now: Date,
): Promise<void> {
  const issued = await listUncredited(trx, bookingId, now)
  const servicePercent = issued[0]?.service_percent
  if (servicePercent === undefined || before === after) return

  const isMore = after > before
  for (const invoice of isMore ? [] : issued) {
    const reason = fillIn(invoiceWords[invoice.locale].shortened, {
      before: formatDay(lastDays.before),
      after: formatDay(lastDays.after),
    })
    await creditInvoice(trx, invoice, reason, now)
  }
  const charge = isMore ? { proposal, totalRent: after - before } : { totalRent: after }
  await issueInvoice(trx, { bookingId, servicePercent, ...charge }, site, now)
}
