import { DEPOSIT_RETURN_LIMITS, MAX_ID, MOVE_IN_LIMITS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Booking } from './booking.ts'
import { DepositReturn, StayFile } from './deposit-return.ts'
import { Id, IdParams, lineUpTo, textUpTo, UploadedFile, wholeNumber } from './parts.ts'

const { deductions, reason, files, objection } = DEPOSIT_RETURN_LIMITS
const OfStatement = Type.Object({ id: Id, statement: Id })

export const readDepositReturn = { params: IdParams, response: DepositReturn } satisfies CallSchema
export const stateDepositReturn = {
  params: IdParams,
  body: Type.Object({
    /** With the deductions exactly the deposit. */
    returnedCents: wholeNumber({ min: 0, max: MAX_ID }),
    deductions: Type.Array(
      Type.Object({
        amountCents: wholeNumber({ min: 1, max: MAX_ID }),
        reason: textUpTo(reason.max),
        fileIds: Type.Array(Id, { maxItems: files.max }),
      }),
      { maxItems: deductions.max },
    ),
    /** How many statements the caller has seen: a repeated call states nothing twice. */
    after: wholeNumber({ min: 0, max: MAX_ID }),
  }),
  response: DepositReturn,
} satisfies CallSchema
export const answerDepositReturn = {
  params: OfStatement,
  body: Type.Object({
    accepted: Type.Boolean(),
    /** Why not. */
    objection: Type.Optional(textUpTo(objection.max)),
  }),
  response: DepositReturn,
} satisfies CallSchema
export const markDepositReturn = {
  params: OfStatement,
  /** Whether it is done: paid back for the landlord, received for the tenant. False takes it back. */
  body: Type.Object({ isDone: Type.Boolean() }),
  response: DepositReturn,
} satisfies CallSchema

export const confirmMoveIn = {
  params: IdParams,
  body: Type.Object({
    /** The names of those who move in. */
    names: Type.Array(lineUpTo(MOVE_IN_LIMITS.name.max), {
      minItems: MOVE_IN_LIMITS.names.min,
      maxItems: MOVE_IN_LIMITS.names.max,
    }),
    /** Name and address of the owner, if that is not the landlord. */
    flatOwner: Type.Optional(lineUpTo(MOVE_IN_LIMITS.flatOwner.max)),
  }),
  response: Booking,
} satisfies CallSchema
export const uploadStayFile = {
  params: IdParams,
  form: Type.Object({ file: UploadedFile }),
  response: StayFile,
} satisfies CallSchema
export const downloadStayFile = {
  params: Type.Object({ id: Id, fileId: Id }),
  /** Of a picture; a document has one size. */
  query: Type.Object({ size: Type.Optional(Type.Enum(['thumb', 'xlarge'])) }),
  response: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
} satisfies CallSchema
