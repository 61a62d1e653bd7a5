import { rule, TEST } from './rule.mjs'

/**
 * The rooms of the server, floor by floor from the bottom, and what each may import: rooms of the rows above its row
 * only, so no import leads upwards or in a circle. A test compares it with the table of `docs/architecture.md`.
 */
export const ROOM_MAY_IMPORT = {
  foundation: {
    kernel: [],
    tables: [],
  },
  infrastructure: {
    http: ['kernel'],
    job: ['kernel', 'tables'],
    audit: ['kernel', 'tables'],
    idempotency: ['kernel', 'tables', 'job'],
    storage: ['kernel', 'tables', 'job'],
    encryption: ['tables'],
    documents: ['kernel', 'tables', 'http', 'storage'],
    seal: ['kernel'],
    mail: ['kernel', 'tables', 'http', 'job', 'storage'],
  },
  catalogue: {
    'reference-data': ['http'],
    occupancy: ['tables'],
    address: ['kernel', 'http'],
    user: ['kernel', 'tables', 'http'],
    'bank-account': ['kernel', 'tables', 'http', 'audit', 'encryption', 'mail', 'user'],
    flat: ['kernel', 'tables', 'http', 'mail', 'address', 'user'],
    'listing-review': ['kernel', 'tables', 'http', 'job', 'audit', 'storage', 'flat'],
    image: ['kernel', 'tables', 'http', 'job', 'storage', 'flat', 'listing-review'],
    search: ['kernel', 'tables', 'http', 'job', 'address', 'flat'],
    'saved-search': ['kernel', 'tables', 'http', 'job', 'mail', 'user', 'search'],
  },
  rental: {
    booking: ['kernel', 'tables', 'job', 'mail', 'occupancy', 'flat'],
    payment: [
      'kernel',
      'tables',
      'http',
      'job',
      'encryption',
      'documents',
      'mail',
      'bank-account',
      'booking',
    ],
    conversation: ['kernel', 'tables', 'http', 'job', 'audit', 'idempotency', 'mail', 'flat', 'booking'],
    review: ['kernel', 'tables', 'http', 'job', 'audit', 'flat', 'booking'],
    'booking-view': ['kernel', 'tables', 'mail', 'flat', 'booking', 'payment', 'conversation'],
    'booking-workflow': [
      'kernel',
      'tables',
      'http',
      'job',
      'audit',
      'idempotency',
      'occupancy',
      'user',
      'flat',
      'booking',
      'payment',
      'conversation',
      'booking-view',
    ],
    invoice: ['kernel', 'tables', 'http', 'job', 'audit', 'documents', 'mail', 'booking'],
    'signed-contract': ['kernel', 'tables', 'job', 'storage', 'documents', 'seal', 'mail', 'booking'],
    'tenancy-contract': [
      'kernel',
      'tables',
      'http',
      'storage',
      'encryption',
      'documents',
      'bank-account',
      'booking',
      'payment',
      'booking-workflow',
      'invoice',
      'signed-contract',
    ],
  },
  management: {
    'own-flats': [
      'kernel',
      'tables',
      'http',
      'audit',
      'idempotency',
      'mail',
      'address',
      'user',
      'flat',
      'listing-review',
      'booking',
      'conversation',
    ],
    availability: ['kernel', 'tables', 'http', 'job', 'occupancy', 'flat', 'booking', 'own-flats'],
    'flat-review': ['kernel', 'tables', 'http', 'flat', 'own-flats'],
    admin: ['kernel', 'tables', 'http', 'audit', 'user', 'flat', 'booking'],
    'content-report': [
      'kernel',
      'tables',
      'http',
      'audit',
      'mail',
      'user',
      'flat',
      'listing-review',
      'booking',
      'conversation',
      'review',
      'admin',
      'own-flats',
    ],
    help: ['kernel', 'tables', 'http', 'job', 'audit', 'mail', 'content-report', 'admin'],
    privacy: [
      'kernel',
      'tables',
      'http',
      'job',
      'storage',
      'encryption',
      'mail',
      'user',
      'bank-account',
      'flat',
      'image',
      'booking',
    ],
    operations: ['kernel', 'tables', 'http', 'job'],
  },
}

const rowsOf = (floors) =>
  Object.entries(floors).flatMap(([floor, rooms]) =>
    Object.entries(rooms).map(([room, others]) => ({ floor, room, others })),
  )

/**
 * Creates the rules of the rooms.
 *
 * @throws {TypeError} for a row that lists a room which is not above it in the table: that import would lead upwards
 * or in a circle.
 */
export function roomRules(floors) {
  const rows = rowsOf(floors)
  const above = new Map()
  for (const { floor, room, others } of rows) {
    const stranger = others.find((other) => !above.has(other))
    if (stranger)
      throw new TypeError(`${room} may not import ${stranger}: it is not above ${room} in the table`)
    above.set(room, `${SERVER}${floor}/${room}/`)
  }

  return rows.map(({ room, others }) =>
    rule(
      `imports-of-room-${room}`,
      `${room} may import ${others.join(', ') || 'no other room'}.`,
      { path: above.get(room), pathNot: PROOF },
      { path: SERVER, pathNot: [above.get(room), ...others.map((other) => above.get(other))] },
    ),
  )
}

const SERVER = '^packages/backend/server/src/'
// Tests compose a whole server and import rooms' internals.
const PROOF = [TEST, '/testing/']
const DOOR = '/(index|module)\\.ts$'
const known = rowsOf(ROOM_MAY_IMPORT).map(({ floor, room }) => `${floor}/${room}`)

export default [
  ...roomRules(ROOM_MAY_IMPORT),
  rule(
    'imports-of-a-strange-room',
    'A new room says in ROOM_MAY_IMPORT on which floor it is and what it may import.',
    {
      path: `${SERVER}.`,
      pathNot: [`${SERVER}((${known.join('|')}|composition|testing)/|index\\.ts$)`, ...PROOF],
    },
    { path: SERVER },
  ),
  rule(
    'only-through-index',
    'An import of another room names its index.ts.',
    { path: `${SERVER}([^/]+)/([^/]+)/`, pathNot: PROOF },
    { path: `${SERVER}[^/]+/[^/]+/`, pathNot: [`${SERVER}$1/$2/`, `${SERVER}[^/]+/[^/]+${DOOR}`] },
  ),
  rule(
    'composition-uses-doors',
    'The composition needs of a room its index.ts and its module.ts.',
    { path: `${SERVER}(composition/|index\\.ts$)`, pathNot: PROOF },
    { path: `${SERVER}[^/]+/[^/]+/`, pathNot: [`${SERVER}[^/]+/[^/]+${DOOR}`] },
  ),
  rule(
    'module-is-for-the-composition',
    'Routes, jobs, refusals and mails are put together in one place.',
    { path: SERVER, pathNot: [`${SERVER}(composition/|index\\.ts$)`, ...PROOF] },
    { path: `${SERVER}[^/]+/[^/]+/module\\.ts$` },
  ),
]
