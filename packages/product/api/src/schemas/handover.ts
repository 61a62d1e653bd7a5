import {
  HANDOVER_KEYS,
  HANDOVER_KINDS,
  HANDOVER_LIMITS,
  HANDOVER_METERS,
  HANDOVER_ROOMS,
  HANDOVER_STATES,
  ROOM_CONDITIONS,
} from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { StayFile } from './deposit-return.ts'
import { Day, Id, lineUpTo, Moment, orNull, textUpTo, wholeNumber } from './parts.ts'

const { rooms, keys, meters, photos, name, text, remarks, meterNumber, reading, keyCount } = HANDOVER_LIMITS
const Party = Type.Enum(['TENANT', 'LANDLORD'])
/** Of a row, made by the client; a change of two people is merged by it. */
const RowId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
/** Pictures that were added to the booking by `uploadStayFile`. */
const Photos = Type.Array(Id, { maxItems: photos.max })

/** Where a protocol of moving in or out stands, for the card of a booking. */
export const HandoverSummary = Type.Object({
  kind: Type.Enum([...HANDOVER_KINDS]),
  state: Type.Enum([...HANDOVER_STATES]),
  /** The first and the last day on which it can be written. */
  opensOn: Day,
  closesOn: Day,
  /** The last day to answer: after it the protocol is final. */
  answerUntil: Day,
  /** Whether something was written. */
  isBegun: Type.Boolean(),
  /** The party that has confirmed first. */
  confirmedBy: orNull(Party),
  /** The party that the other waits for. */
  turn: orNull(Party),
})
export type HandoverSummary = Static<typeof HandoverSummary>

/** What a protocol says. */
export const HandoverText = Type.Object({
  rooms: Type.Array(
    Type.Object({
      id: RowId,
      kind: Type.Enum([...HANDOVER_ROOMS]),
      /** Which one, if there are several. */
      name: lineUpTo(name.max),
      /** Null until it is chosen. */
      condition: orNull(Type.Enum([...ROOM_CONDITIONS])),
      text: textUpTo(text.max),
      photos: Photos,
    }),
    { maxItems: rooms.max },
  ),
  keys: Type.Array(
    Type.Object({ id: RowId, kind: Type.Enum([...HANDOVER_KEYS]), count: wholeNumber(keyCount) }),
    { maxItems: keys.max },
  ),
  meters: Type.Array(
    Type.Object({
      id: RowId,
      kind: Type.Enum([...HANDOVER_METERS]),
      number: lineUpTo(meterNumber.max),
      reading: lineUpTo(reading.max),
      photos: Photos,
    }),
    { maxItems: meters.max },
  ),
  remarks: textUpTo(remarks.max),
})
export type HandoverText = Static<typeof HandoverText>

/** A protocol of moving in or out. */
export const Handover = Type.Object({
  summary: HandoverSummary,
  /** Which version it is, 0 before a party has written; changes and confirmations name it. */
  revision: Type.Integer(),
  content: HandoverText,
  editedAt: orNull(Moment),
  editedBy: orNull(Party),
  /** The earlier first. */
  confirmations: Type.Array(Type.Object({ by: Party, at: Moment, remarks: Type.String() })),
  /** The files behind the photos. */
  photos: Type.Array(StayFile),
  /** What the caller can do now. */
  allowed: Type.Array(Type.Enum(['edit', 'confirm'])),
})
export type Handover = Static<typeof Handover>
