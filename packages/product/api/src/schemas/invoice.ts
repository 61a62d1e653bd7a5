import { INVOICE_STATUSES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, Id, orNull } from './parts.ts'

/** The service fee of a booking. Amounts in cents. */
export const Invoice = Type.Object({
  id: Id,
  number: Type.String({ examples: ['RE-2027-000001'] }),
  bookingId: Id,
  flatId: Id,
  /** The address at the time of the invoice. */
  flatAddress: Type.String(),
  status: Type.Enum([...INVOICE_STATUSES]),
  issuedOn: Day,
  dueOn: Day,
  paidOn: orNull(Day),
  /** The credit note that takes all of it back; the invoice is closed then. */
  creditNote: orNull(Type.Object({ number: Type.String({ examples: ['GS-2027-000001'] }), issuedOn: Day })),
  netCents: Type.Integer(),
  vatCents: Type.Integer(),
  grossCents: Type.Integer(),
})
export type Invoice = Static<typeof Invoice>
