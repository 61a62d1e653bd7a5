import {
  BOOKING_EVENT_TYPES,
  ATTACHMENT_KINDS,
  BOOKING_ACTIONS,
  BOOKING_STATUSES,
  CANCEL_REASONS,
  CONTRACT_TYPES,
  HOUSE_RULES,
  MAX_ID,
  OCCUPATIONS,
  REASONS_OF_STAY,
  REQUEST_LIMITS,
  TENANCY_BASES,
} from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { FlatIdentity } from './flat.ts'
import { FlatImage } from './image.ts'
import { DepositSummary } from './deposit-return.ts'
import { LastDay } from './last-day.ts'
import { HandoverSummary } from './handover.ts'
import { PaymentSummary } from './payment.ts'
import { WallTime } from './message.ts'
import { Day, Euro, Id, lineUpTo, Moment, orNull, textWithin, wholeNumber } from './parts.ts'

/** The body of a new request. Never age, gender or nationality. */
export const NewBooking = Type.Object({
  /** The limit is the flat's. */
  numberOfPersons: wholeNumber({ min: 1, max: MAX_ID }),
  reasonOfStay: Type.Enum([...REASONS_OF_STAY]),
  occupation: Type.Enum([...OCCUPATIONS]),
  message: textWithin(REQUEST_LIMITS.message),
  hasPets: Type.Boolean(),
  smoker: Type.Boolean(),
  companyName: Type.Optional(lineUpTo(REQUEST_LIMITS.companyName.max)),
  acceptTerms: Type.Literal(true),
})
export type NewBooking = Static<typeof NewBooking>

/** An entry in the history of a booking. */
export const BookingEvent = Type.Object({
  at: Moment,
  actor: Type.Enum(['TENANT', 'LANDLORD', 'ADMIN', 'SYSTEM']),
  type: Type.Enum([...BOOKING_EVENT_TYPES]),
  note: orNull(Type.String()),
})
export type BookingEvent = Static<typeof BookingEvent>

/** A signature: the typed name, the time, and (in the contract) the hash of the signed file. */
const Signature = Type.Object({ name: Type.String(), at: Moment })

/** The contract of a booking, once the landlord has offered one. */
export const BookingContract = Type.Object({
  type: Type.Enum([...CONTRACT_TYPES]),
  tenancyBasis: Type.Enum([...TENANCY_BASES]),
  /** The purpose as text or as a code of `REASONS_OF_STAY`, or a code of `FIXED_TERM_REASONS`. */
  tenancyReason: orNull(Type.String()),
  offeredAt: Moment,
  /** Whether it has to be signed by hand: then the signed file replaces typed names. */
  isHandSigned: Type.Boolean(),
  /** SHA-256 of the file to sign; null without one. */
  documentHash: orNull(Type.String()),
  attachmentId: orNull(Id),
  landlordSignature: orNull(Signature),
  tenantSignature: orNull(Signature),
})
export type BookingContract = Static<typeof BookingContract>

/** How the two parties of a confirmed booking reach each other. */
const Contact = Type.Object({
  /** Given name and family name, also of a company's contact person. */
  name: Type.String(),
  /** International format; null if it is not known any more. */
  phone: orNull(Type.String()),
  email: Type.String(),
})

/** A booking, as one of its two parties sees it. */
export const Booking = Type.Object({
  id: Id,
  flat: Type.Object({
    ...FlatIdentity,
    image: orNull(FlatImage),
    /** Street, number, postcode and city; null before the booking is confirmed. */
    address: orNull(Type.String()),
    /** The house rules as they are now. */
    houseRules: Type.Array(Type.Enum([...HOUSE_RULES])),
  }),
  /** The caller's role in this booking. */
  role: Type.Enum(['TENANT', 'LANDLORD']),
  otherParty: Type.Object({
    name: Type.String(),
    initials: Type.String(),
    /** Landlords' reviews of the tenant; null for the tenant and without published reviews. */
    rating: orNull(Type.Object({ average: Type.Number(), count: Type.Integer() })),
    /** Null unless the booking is confirmed. */
    contact: orNull(Contact),
  }),
  status: Type.Enum([...BOOKING_STATUSES]),
  cancelReason: orNull(Type.Enum([...CANCEL_REASONS])),
  startDate: Day,
  endDate: Day,
  /** Whole months and remaining days. */
  months: Type.Integer(),
  days: Type.Integer(),
  pricePerMonth: Euro,
  deposit: Euro,
  totalRent: Euro,
  numberOfPersons: Type.Integer(),
  reasonOfStay: Type.Enum([...REASONS_OF_STAY]),
  occupation: Type.Enum([...OCCUPATIONS]),
  /** Empty once it is removed. */
  message: Type.String(),
  /** Whether an administrator has removed it after a report. */
  messageHidden: Type.Boolean(),
  hasPets: Type.Boolean(),
  smoker: Type.Boolean(),
  companyName: orNull(Type.String()),
  contractType: orNull(Type.Enum([...CONTRACT_TYPES])),
  signedDate: orNull(Moment),
  contract: orNull(BookingContract),
  attachments: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      kind: Type.Enum([...ATTACHMENT_KINDS]),
      bytes: Type.Integer(),
      createdAt: Moment,
    }),
  ),
  /** Null before the tenant has confirmed, and once the booking is cancelled. */
  payments: orNull(PaymentSummary),
  /** The return of the deposit; null before both have signed, and without a deposit. */
  depositReturn: orNull(DepositSummary),
  /** Another last day: what can be proposed, and the newest proposal; null before both have signed. */
  lastDay: orNull(LastDay),
  /** The protocols of moving in and out; none before both have signed. */
  handovers: Type.Array(HandoverSummary),
  /** Whether the landlord's confirmation of moving in can be written: for German flats, from the first day on. */
  canConfirmMoveIn: Type.Boolean(),
  /** The caller's possible actions. The browser derives none itself. */
  allowedActions: Type.Array(Type.Enum([...BOOKING_ACTIONS])),
  /** When the request expires; null in statuses without a deadline. */
  expiresAt: orNull(Moment),
  /** The number of messages that the caller has not read. */
  unreadMessages: Type.Integer(),
  /** The question that the request has followed: the thread is found under its id as well. */
  questionId: orNull(Id),
  /** The viewing that both have agreed on; null without one, once its day is over, and once the booking is cancelled. */
  viewing: orNull(WallTime),
  /** The review period and whether the caller can still review. Null before the last day of the stay. */
  review: orNull(
    Type.Object({
      closesOn: Day,
      canWrite: Type.Boolean(),
      /** The tenant's review and the landlord's reply, once both are published. */
      answered: orNull(Type.Object({ text: Type.String(), reply: Type.String(), repliedAt: Moment })),
    }),
  ),
  createdAt: Moment,
  events: Type.Array(BookingEvent),
})
export type Booking = Static<typeof Booking>
