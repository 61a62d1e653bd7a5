import type { Queries } from '../../foundation/tables/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { payeeChanged } from './mails/payee-changed.ts'
import { listPayers } from './payment-repository.ts'

/** Orders a mail to each tenant who still has to pay a landlord, whose account is another one now. */
export async function notifyPayers(
  trx: Queries,
  { ownerId, number }: { ownerId: string; number: string },
  now: Date,
): Promise<void> {
  const payers = await listPayers(trx, ownerId, now)
  const orders = payers.map(({ id: about, tenant_id: to }) =>
    payeeChanged.order({ to, about, values: { number } }),
  )
  await orderMails(trx, orders, now)
}
