import { addDays, type Day } from '../days/day.ts'
import { checkLength, checkNumber, type Issue } from '../issue.ts'
import type { BookingActor } from './booking-graph.ts'
import { combineRooms, type Rooms } from '../flat/rooms.ts'

/** The two protocols of a stay: at moving in, and at moving out. */
export const HANDOVER_KINDS = ['IN', 'OUT'] as const
export type HandoverKind = (typeof HANDOVER_KINDS)[number]

/** The rooms that a protocol can name; `OTHER` needs a name. */
export const HANDOVER_ROOMS = [
  'LIVINGROOM',
  'BEDROOM',
  'KITCHEN',
  'BATHROOM',
  'HALL',
  'OUTSIDE',
  'STORAGE',
  'OTHER',
] as const
export type HandoverRoomKind = (typeof HANDOVER_ROOMS)[number]
/** What keys are for. */
export const HANDOVER_KEYS = ['FLAT', 'HOUSE', 'MAILBOX', 'CELLAR', 'GARAGE', 'OTHER'] as const
export type HandoverKeyKind = (typeof HANDOVER_KEYS)[number]
/** The meters that a protocol can name. */
export const HANDOVER_METERS = ['ELECTRICITY', 'GAS', 'COLD_WATER', 'HOT_WATER', 'HEATING'] as const
export type HandoverMeterKind = (typeof HANDOVER_METERS)[number]
/** How a room is: good, or with defects or marks that are described. */
export const ROOM_CONDITIONS = ['GOOD', 'MARKED'] as const
export type RoomCondition = (typeof ROOM_CONDITIONS)[number]

/** The limits of a protocol, both ends included. */
export const HANDOVER_LIMITS = {
  rooms: { min: 1, max: 30 },
  keys: { min: 0, max: 20 },
  meters: { min: 0, max: 20 },
  photos: { min: 0, max: 40 },
  name: { min: 0, max: 60 },
  text: { min: 0, max: 1_000 },
  remarks: { min: 0, max: 2_000 },
  meterNumber: { min: 0, max: 40 },
  reading: { min: 1, max: 20 },
  keyCount: { min: 1, max: 99 },
} as const

/** How long before the first or last day a protocol can be written, in days. */
export const DAYS_BEFORE_HANDOVER = 7
/** How long after the day it can be written, and how long the other party has to answer, in days. */
export const DAYS_AFTER_HANDOVER = 14

/** A room as both have seen it. Rows have ids, so that the changes of two people are merged by row. */
export interface HandoverRoom<Photo = number> {
  readonly id: string
  readonly kind: HandoverRoomKind
  /** Which one, if there are several. */
  readonly name: string
  /** Null until it is chosen. */
  readonly condition: RoomCondition | null
  readonly text: string
  readonly photos: readonly Photo[]
}

/** The keys of one kind. */
export interface HandoverKeys {
  readonly id: string
  readonly kind: HandoverKeyKind
  readonly count: number
}

/** A meter and what it shows. */
export interface HandoverMeter<Photo = number> {
  readonly id: string
  readonly kind: HandoverMeterKind
  readonly number: string
  /** As it is read: digits, with a comma or point. */
  readonly reading: string
  readonly photos: readonly Photo[]
}

/** What a protocol says. `Photo` is the id of a file of the booking. */
export interface HandoverContent<Photo = number> {
  readonly rooms: readonly HandoverRoom<Photo>[]
  readonly keys: readonly HandoverKeys[]
  readonly meters: readonly HandoverMeter<Photo>[]
  readonly remarks: string
}

/** `DRAFT`: no party has confirmed yet. `CONFIRMED`: one has. `FINAL`: nothing changes any more. */
export const HANDOVER_STATES = ['NOT_YET', 'DRAFT', 'CONFIRMED', 'FINAL', 'CLOSED'] as const
export type HandoverState = (typeof HANDOVER_STATES)[number]

type Party = Extract<BookingActor, 'TENANT' | 'LANDLORD'>

/** What the state of a protocol follows from. */
export interface HandoverFacts {
  /** The first day of the stay for IN, the last for OUT. */
  readonly day: Day
  /** Whether something was written. */
  readonly isBegun: boolean
  /** The first confirmation. */
  readonly confirmedBy: Party | null
  readonly confirmedOn: Day | null
  /** Whether it was closed: by both, or by the job. */
  readonly isFinal: boolean
}

/** The first and the last day on which a protocol can be written. */
export function handoverDays(day: Day): { opensOn: Day; closesOn: Day } {
  return { opensOn: addDays(day, -DAYS_BEFORE_HANDOVER), closesOn: addDays(day, DAYS_AFTER_HANDOVER) }
}

/** The last day to answer: after it the protocol is final without. */
export function handoverAnswerUntil({ day, confirmedOn }: Pick<HandoverFacts, 'day' | 'confirmedOn'>): Day {
  const from = confirmedOn && confirmedOn > day ? confirmedOn : day
  return addDays(from, DAYS_AFTER_HANDOVER)
}

/** Where a protocol stands on a day. `CLOSED`: nothing was written in time. */
export function handoverState(facts: HandoverFacts, today: Day): HandoverState {
  const { opensOn, closesOn } = handoverDays(facts.day)
  if (facts.isFinal || (facts.isBegun && today > handoverAnswerUntil(facts))) return 'FINAL'
  if (facts.confirmedBy) return 'CONFIRMED'
  if (today > closesOn) return 'CLOSED'
  return today < opensOn && !facts.isBegun ? 'NOT_YET' : 'DRAFT'
}

/** The party that the other waits for. */
export function handoverTurn(facts: HandoverFacts, today: Day): Party | null {
  if (handoverState(facts, today) !== 'CONFIRMED') return null
  return facts.confirmedBy === 'TENANT' ? 'LANDLORD' : 'TENANT'
}

/** A protocol to begin with: the rooms of the flat, one kind of keys and the meter of every flat. */
export function handoverTemplate(rooms: Rooms, defaultRooms?: Rooms): HandoverContent {
  const counts = combineRooms(rooms, defaultRooms)
  const named: [HandoverRoomKind, number][] = [
    ['LIVINGROOM', counts.LIVINGROOM],
    ['BEDROOM', counts.BEDROOM],
    ['KITCHEN', counts.KITCHEN + counts.KITCHENETTE],
    ['BATHROOM', counts.BATHROOM],
    ['HALL', 1],
  ]
  const listed = named.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${kind.toLowerCase()}-${index + 1}`,
      kind,
      name: count > 1 ? String(index + 1) : '',
      condition: null,
      text: '',
      photos: [],
    })),
  )
  return {
    rooms: listed.slice(0, HANDOVER_LIMITS.rooms.max),
    keys: [{ id: 'flat-1', kind: 'FLAT', count: 1 }],
    meters: [{ id: 'electricity-1', kind: 'ELECTRICITY', number: '', reading: '', photos: [] }],
    remarks: '',
  }
}

/** Which room of its kind it is: its name, or its number among those of the kind without one; empty for the first. */
export function roomName(
  { id, kind, name }: Pick<HandoverRoom, 'id' | 'kind' | 'name'>,
  rooms: readonly Pick<HandoverRoom, 'id' | 'kind' | 'name'>[],
): string {
  if (name.trim()) return name.trim()
  const unnamed = rooms.filter((one) => one.kind === kind && !one.name.trim())
  const at = unnamed.findIndex((one) => one.id === id)
  return at > 0 ? String(at + 1) : ''
}

/** A protocol of moving out to begin with: rooms, keys and meters of moving in, to be looked at again. */
export function handoverTemplateFrom({ rooms, keys, meters }: HandoverContent): HandoverContent {
  return {
    rooms: rooms.map((room) => ({ ...room, condition: null, text: '', photos: [] })),
    keys,
    meters: meters.map((meter) => ({ ...meter, reading: '', photos: [] })),
    remarks: '',
  }
}

/** The photos of a protocol. */
export function photosOf<Photo>({
  rooms,
  meters,
}: Pick<HandoverContent<Photo>, 'rooms' | 'meters'>): Photo[] {
  return [...rooms, ...meters].flatMap(({ photos }) => photos)
}

const READING = /^\d[\d.,' ]*$/

/** Validates what is written so far: fields are `rooms.0.name`. */
export function checkHandoverDraft<Photo>(content: HandoverContent<Photo>): Issue[] {
  const { rooms, keys, meters, remarks } = content
  return [
    ...checkRows('rooms', rooms),
    ...checkRows('keys', keys),
    ...checkRows('meters', meters),
    ...rooms.flatMap(({ name, text }, index) => [
      ...checkLength(`rooms.${index}.name`, name, HANDOVER_LIMITS.name),
      ...checkLength(`rooms.${index}.text`, text, HANDOVER_LIMITS.text),
    ]),
    ...keys.flatMap(({ count }, index) =>
      checkNumber(`keys.${index}.count`, count, HANDOVER_LIMITS.keyCount),
    ),
    ...meters.flatMap(({ number, reading }, index) => [
      ...checkLength(`meters.${index}.number`, number, HANDOVER_LIMITS.meterNumber),
      ...checkLength(`meters.${index}.reading`, reading, { ...HANDOVER_LIMITS.reading, min: 0 }),
    ]),
    ...checkLength('remarks', remarks, HANDOVER_LIMITS.remarks),
    ...checkPhotos(content),
  ]
}

/** Validates a protocol that is to be confirmed: it is complete as well. */
export function checkHandover<Photo>(content: HandoverContent<Photo>): Issue[] {
  const { rooms, meters } = content
  const none: Issue[] = rooms.length === 0 ? [{ field: 'rooms', code: 'TOO_FEW', min: 1 }] : []
  return [
    ...none,
    ...checkHandoverDraft(content),
    ...rooms.flatMap((room, index) => checkSeen(room, index)),
    ...meters.flatMap(({ reading }, index): Issue[] => {
      const field = `meters.${index}.reading`
      if (!reading.trim()) return [{ field, code: 'REQUIRED' }]
      return READING.test(reading.trim()) ? [] : [{ field, code: 'WRONG_FORMAT' }]
    }),
  ]
}

function checkSeen<Photo>(
  { kind, name, condition, text, photos }: HandoverRoom<Photo>,
  index: number,
): Issue[] {
  const issues: Issue[] = []
  if (kind === 'OTHER' && !name.trim()) issues.push({ field: `rooms.${index}.name`, code: 'REQUIRED' })
  if (!condition) issues.push({ field: `rooms.${index}.condition`, code: 'REQUIRED' })
  if (condition === 'MARKED' && !text.trim() && photos.length === 0)
    issues.push({ field: `rooms.${index}.text`, code: 'REQUIRED' })
  return issues
}

/** Ids are what changes are merged by: each is there once. */
function checkRows(field: 'rooms' | 'keys' | 'meters', rows: readonly { id: string }[]): Issue[] {
  const { max } = HANDOVER_LIMITS[field]
  if (rows.length > max) return [{ field, code: 'TOO_MANY', max }]
  return new Set(rows.map(({ id }) => id)).size === rows.length ? [] : [{ field, code: 'WRONG_FORMAT' }]
}

function checkPhotos<Photo>(content: HandoverContent<Photo>): Issue[] {
  const { max } = HANDOVER_LIMITS.photos
  return photosOf(content).length > max ? [{ field: 'photos', code: 'TOO_MANY', max }] : []
}
