import { INVOICE_STATUSES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, Id, orNull } from './parts.ts'

/** The fee for a booking. Amounts in cents. */
export const Invoice = Type.Object({
  id: Id,
  number: Type.String({ examples: ['RE-2027-000001'] }),
  bookingId: Id,
  flatId: Id,
  /** As it was when the invoice was written. */
  flatAddress: Type.String(),
  status: Type.Enum([...INVOICE_STATUSES]),
  issuedOn: Day,
  dueOn: Day,
  paidOn: orNull(Day),
  netCents: Type.Integer(),
  vatCents: Type.Integer(),
  grossCents: Type.Integer(),
})
export type Invoice = Static<typeof Invoice>
