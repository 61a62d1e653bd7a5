import {
  CONTRACT_TYPES,
  FIXED_TERM_REASONS,
  MAX_REASON_LENGTH,
  TENANCY_BASES,
  TENANCY_LIMITS,
} from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Booking, NewBooking } from './booking.ts'
import {
  Count,
  Day,
  FlatIdParams,
  Id,
  IdempotencyHeaders,
  IdParams,
  lineUpTo,
  PdfFile,
  textUpTo,
  UploadedFile,
} from './parts.ts'
import { BookingProperties } from './reference-data.ts'

/** What waits for the caller: requests that need an action, and unread messages. */
const OpenRequests = Type.Object({ count: Type.Integer(), unreadMessages: Type.Integer() })
const Approval = Type.Object({ approved: Type.Boolean() })
const Reason = Type.Optional(Type.Object({ reason: Type.Optional(textUpTo(MAX_REASON_LENGTH)) }))

export const getBookingProperties = { response: BookingProperties } satisfies CallSchema
export const listTenantBookings = { response: Type.Array(Booking) } satisfies CallSchema
export const listFlatBookings = { params: FlatIdParams, response: Type.Array(Booking) } satisfies CallSchema
export const listLandlordBookings = { response: Type.Array(Booking) } satisfies CallSchema
export const readRevision = { response: Type.Object({ revision: Type.String() }) } satisfies CallSchema
export const requestBooking = {
  params: FlatIdParams,
  query: Type.Object({ startDate: Day, endDate: Day }),
  /** A repeated request with the same key is executed once and gets the same response. */
  headers: IdempotencyHeaders,
  body: NewBooking,
  response: Booking,
} satisfies CallSchema
export const landlordApprove = {
  params: IdParams,
  query: Approval,
  body: Reason,
  response: Booking,
} satisfies CallSchema
export const tenantApprove = {
  params: IdParams,
  query: Approval,
  body: Reason,
  response: Booking,
} satisfies CallSchema
export const cancelBooking = { params: IdParams, body: Reason, response: Booking } satisfies CallSchema
const ContractChoice = Type.Object({
  tenancyBasis: Type.Optional(Type.Enum([...TENANCY_BASES])),
  /** The purpose of a temporary use; defaults to the tenant's reason of stay. */
  purpose: Type.Optional(lineUpTo(TENANCY_LIMITS.purpose.max)),
  /** The reason of a fixed term. */
  reason: Type.Optional(Type.Enum([...FIXED_TERM_REASONS])),
  /** Confirms that both parties have signed the file by hand. */
  handSigned: Type.Optional(Type.Boolean()),
})
/** As JSON, or as multipart with the contract in the field `file`. */
export const chooseContractType = {
  params: IdParams,
  query: Type.Object({ contractType: Type.Enum([...CONTRACT_TYPES]) }),
  body: Type.Optional(ContractChoice),
  form: Type.Object({ ...ContractChoice.properties, file: Type.Optional(UploadedFile) }),
  response: Booking,
} satisfies CallSchema
export const signContract = {
  params: IdParams,
  query: Type.Object({ signed: Type.Boolean() }),
  body: Type.Optional(
    Type.Object({
      /** The typed name that serves as a signature. */
      name: Type.Optional(lineUpTo(TENANCY_LIMITS.signedName.max)),
      /** The hash of the contract that was shown, so that a replaced one is not signed. */
      documentHash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
      /** The reason for declining. */
      reason: Type.Optional(textUpTo(MAX_REASON_LENGTH)),
    }),
  ),
  response: Booking,
} satisfies CallSchema
export const downloadAttachment = {
  params: Type.Object({ id: Id, attachmentId: Id }),
  response: PdfFile,
} satisfies CallSchema
export const getSampleContract = {
  query: Type.Object({ language: Type.Optional(Type.Enum(['de', 'en'])) }),
  response: PdfFile,
} satisfies CallSchema
export const countOpenTenantRequests = { response: OpenRequests } satisfies CallSchema
export const countOpenLandlordRequests = { response: OpenRequests } satisfies CallSchema
export const countOpenFlatRequests = { params: FlatIdParams, response: Count } satisfies CallSchema
export const countFlatRequests = { params: FlatIdParams, response: Count } satisfies CallSchema
