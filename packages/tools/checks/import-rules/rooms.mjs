import { ROOM_MAY_IMPORT } from './room-table.mjs'
import { rule, TEST } from './rule.mjs'

export { ROOM_MAY_IMPORT }

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
