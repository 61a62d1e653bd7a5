import type { Insertable } from 'kysely'
import type { Database, Tables } from '../foundation/tables/index.ts'
import { NOW } from './now.ts'

/** A deposit of 2,400 that the landlord has received, in one payment. */
export async function givenPaidDeposit(db: Database, booking_id: number): Promise<void> {
  await db
    .insertInto('booking_payment')
    .values({
      booking_id,
      number: 1,
      kind: 'DEPOSIT',
      due_on: '2027-01-10',
      amount_cents: 240_000,
      received_at: NOW,
    })
    .execute()
}

/** A landlord's statement with one deduction of 85.50, of the present day unless the test says otherwise. */
export async function givenStatement(
  db: Database,
  booking_id: number,
  change: Partial<Insertable<Tables['deposit_statement']>> = {},
): Promise<void> {
  const statement = {
    booking_id,
    number: 1,
    stated_at: NOW,
    stated_on: '2027-03-10',
    received_cents: 240_000,
    returned_cents: 231_450,
    ...change,
  }
  await db.insertInto('deposit_statement').values(statement).execute()
  await db
    .insertInto('deposit_deduction')
    .values({
      booking_id,
      statement: statement.number,
      number: 1,
      amount_cents: statement.received_cents - statement.returned_cents,
      reason: 'The lamp in the hall is broken.',
    })
    .execute()
}
