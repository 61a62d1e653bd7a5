import { lastDayProposalsAsOf, type Queries } from '../../foundation/tables/index.ts'

/** The proposals of another last day of a user's bookings, on either side. */
export async function lastDaysOf(db: Queries, userId: string, now: Date) {
  return db
    .selectFrom(lastDayProposalsAsOf(now).as('said'))
    .innerJoin('booking', 'booking.id', 'said.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .selectAll('said')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .orderBy('said.booking_id')
    .orderBy('said.number')
    .execute()
}

/** What was stated of the deposits of a user's bookings, on either side, the protocols of moving in and out, and the files that the user has added. */
export async function depositsOf(db: Queries, userId: string) {
  const own = db
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select('booking.id')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
  const statements = await db
    .selectFrom('deposit_statement')
    .selectAll()
    .where('booking_id', 'in', own)
    .orderBy('booking_id')
    .orderBy('number')
    .execute()
  const deductions = await db
    .selectFrom('deposit_deduction')
    .selectAll()
    .where('booking_id', 'in', own)
    .orderBy('booking_id')
    .orderBy('statement')
    .orderBy('number')
    .execute()
  const handovers = await db
    .selectFrom('handover')
    .selectAll()
    .where('booking_id', 'in', own)
    .orderBy('booking_id')
    .orderBy('kind')
    .execute()
  const files = await db
    .selectFrom('booking_file')
    .select(['id', 'booking_id', 'kind', 'name', 'bytes', 'created_at'])
    .where((eb) =>
      eb.or([
        eb('uploaded_by', '=', userId),
        eb.and([eb('booking_id', 'in', own), eb('used_at', 'is not', null)]),
      ]),
    )
    .orderBy('id')
    .execute()

  return {
    depositReturns: statements.map((statement) => ({
      ...statement,
      deductions: deductions.filter(
        (row) => row.booking_id === statement.booking_id && row.statement === statement.number,
      ),
    })),
    handovers,
    bookingFiles: files.map((file) => ({
      ...file,
      file: `/api/booking/api/${file.booking_id}/file/${file.id}`,
    })),
  }
}

/** The stored payments of a user's bookings, on either side. */
export async function paymentsOf(db: Queries, userId: string) {
  return db
    .selectFrom('booking_payment as payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .selectAll('payment')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .orderBy('payment.booking_id')
    .orderBy('payment.number')
    .execute()
}
