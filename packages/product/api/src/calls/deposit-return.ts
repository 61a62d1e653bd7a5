import { get, post, put } from '../call.ts'
import type * as schema from '../schemas/deposit-return-calls.ts'

/** The return of a booking's deposit, for both parties and administrators. */
export const readDepositReturn = get<typeof schema.readDepositReturn>('/booking/api/:id/depositReturn')
/** States as the landlord the return of the deposit and the deductions. In a dispute a higher return replaces it. Idempotent. */
export const stateDepositReturn = post<typeof schema.stateDepositReturn>('/booking/api/:id/depositReturn')
/** Accepts the statement as the tenant, or objects to its deductions. Idempotent. */
export const answerDepositReturn = post<typeof schema.answerDepositReturn>(
  '/booking/api/:id/depositReturn/:statement/answer',
)
/** Marks the return as paid back (the landlord) or as received (the tenant), or takes that back. Idempotent. */
export const markDepositReturn = put<typeof schema.markDepositReturn>(
  '/booking/api/:id/depositReturn/:statement/mark',
)
/** Writes the landlord's confirmation of moving in (§ 19 BMG) as a PDF of the booking. Idempotent on a day. */
export const confirmMoveIn = post<typeof schema.confirmMoveIn>('/booking/api/:id/moveInConfirmation')
/** Adds a picture or a PDF to a booking that both have signed, as multipart with the file in the field `file`. */
export const uploadStayFile = post<typeof schema.uploadStayFile>('/booking/api/:id/file')
/** A file of a booking: a picture as WebP, or the PDF. Of files that nothing names yet only its uploader gets it. */
export const downloadStayFile = get<typeof schema.downloadStayFile>('/booking/api/:id/file/:fileId')
