import { addDays, DAYS_TO_OBJECT, DAYS_TO_PAY_BACK, DAYS_TO_STATEMENT_OVERDUE } from '@domizil/domain'
import { sql } from 'kysely'
import { dayOf } from '../../foundation/kernel/index.ts'
import { type JobResult, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import { type MailOrder, orderMails } from '../../infrastructure/mail/index.ts'
import { listToRemind, markReminded, type ReminderRow } from './deposit-repository.ts'
import {
  depositAnswerReminder,
  depositOverdueLandlord,
  depositOverdueTenant,
  depositStatementReminder,
  depositUnpaidLandlord,
  depositUnpaidTenant,
} from './mails.ts'

/** The kind of the timer that reminds of deposits. */
export const REMIND_OF_DEPOSITS = 'REMIND_OF_DEPOSITS'

/** Reminds the parties once of each thing that is to be done for the return of a deposit. For a timer. */
export function remindOfDeposits(dependencies: JobTools): Promise<JobResult> {
  const { db } = dependencies

  return processEach(dependencies, {
    kind: REMIND_OF_DEPOSITS,
    list: (due, now) => listToRemind(db, dayOf(now), due),
    key: sql.ref('waiting.id'),
    keyOf: ({ id, kind }) => `${id} ${kind}`,
    process: (row, now) =>
      db.transaction().execute(async (trx) => {
        if (await markReminded(trx, row, now)) await orderMails(trx, ordersOf(row), now)
      }),
  })
}

function ordersOf({
  id: about,
  kind,
  end_date,
  stated_on,
  returned_cents,
  ...parties
}: ReminderRow): MailOrder[] {
  const landlord = { to: parties.owner_id, about }
  const tenant = { to: parties.tenant_id, about }
  if (kind === 'TO_STATE') {
    const due = addDays(end_date, DAYS_TO_STATEMENT_OVERDUE)
    return [depositStatementReminder.order({ ...landlord, values: { due } })]
  }
  if (kind === 'OVERDUE') return [depositOverdueLandlord.order(landlord), depositOverdueTenant.order(tenant)]

  const statedOn = stated_on ?? end_date
  if (kind === 'TO_ANSWER') {
    return [depositAnswerReminder.order({ ...tenant, values: { answer: addDays(statedOn, DAYS_TO_OBJECT) } })]
  }
  const values = { returned: returned_cents ?? 0, pay: addDays(statedOn, DAYS_TO_PAY_BACK) }
  return [
    depositUnpaidLandlord.order({ ...landlord, values }),
    depositUnpaidTenant.order({ ...tenant, values }),
  ]
}
