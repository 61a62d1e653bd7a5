import type { Queries } from '../../foundation/tables/index.ts'
import { paymentMails } from './payment-mails.ts'
import { listPayers } from './payment-repository.ts'

/** Orders a mail to each tenant who still has to pay a landlord, whose account is another one now. */
export async function notifyPayers(
  trx: Queries,
  { ownerId, number }: { ownerId: string; number: string },
  now: Date,
): Promise<void> {
  const payers = await listPayers(trx, ownerId, now)
  const orders = payers.map(
    ({ id: bookingId, tenant_id: to }) =>
      ({ mail: 'PAYEE_CHANGED', to, bookingId, values: { number } }) as const,
  )
  await paymentMails.order(trx, orders, now)
}
