import { contractNumber, paymentReference } from '@domizil/domain'
import { sql } from 'kysely'
import { dayOf } from '../../foundation/kernel/index.ts'
import { type JobResult, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import { payeeChanged, paymentOpenLandlord, paymentOpenTenant } from './mails.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { listPayers, listToRemind, lockOpenPayments, markReminded } from './payment-repository.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** The kind of the timer that reminds of payments. */
export const REMIND_OF_PAYMENTS = 'REMIND_OF_PAYMENTS'

/** Reminds tenant and landlord once of each payment that is open. For a timer. */
export function remindOfPayments(dependencies: JobTools): Promise<JobResult> {
  const { db } = dependencies

  return processEach(dependencies, {
    kind: REMIND_OF_PAYMENTS,
    list: (due, now) => listToRemind(db, { now, today: dayOf(now) }, due),
    key: sql.ref('booking.id'),
    keyOf: (id) => id,
    process: (id, now) =>
      db.transaction().execute(async (trx) => {
        const payments = await lockOpenPayments(trx, id, { now, today: dayOf(now) })
        if (payments.length === 0) return

        await orderMails(trx, payments.flatMap(ordersOf), now)
        await markReminded(
          trx,
          id,
          payments.map(({ number }) => number),
          now,
        )
      }),
  })
}

type OpenPayment = Awaited<ReturnType<typeof lockOpenPayments>>[number]

function ordersOf({
  booking_id: about,
  number,
  kind,
  amount_cents: gross,
  due_on: due,
  ...parties
}: OpenPayment) {
  const payment = paymentReference(contractNumber(about), number)
  const values = { kind, payment, gross, due }

  return [
    paymentOpenTenant.order({ to: parties.tenant_id, about, values }),
    paymentOpenLandlord.order({ to: parties.owner_id, about, values }),
  ]
}

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
