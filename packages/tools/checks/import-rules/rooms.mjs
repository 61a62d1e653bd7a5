import { readFileSync } from 'node:fs'
import { rule, TEST } from './rule.mjs'

const PAGE = new URL('../../../../docs/architecture.md', import.meta.url)
const HEAD = '| floor | room | may import |\n|---|---|---|\n'

/** The rooms of the server from the bottom, each with its floor and what it may import: the table of docs/architecture.md. */
export function readRooms(page = readFileSync(PAGE, 'utf8')) {
  const [table = ''] = (page.split(HEAD)[1] ?? '').split('\n\n')

  return table
    .split('\n')
    .toReversed()
    .map((row) => {
      const [, floor = '', room = '', others = ''] = row.split('|').map((cell) => cell.trim())
      return { floor, room, others: others === '–' ? [] : others.split(', ') }
    })
}

/**
 * Creates the rules of the rooms.
 *
 * @throws {TypeError} for a row that lists a room which is not below it in the table: that import would lead upwards
 * or in a circle.
 */
export function roomRules(rows) {
  const below = new Map()
  for (const { floor, room, others } of rows) {
    const stranger = others.find((other) => !below.has(other))
    if (stranger)
      throw new TypeError(`${room} may not import ${stranger}: it is not below ${room} in the table`)
    below.set(room, `${SERVER}${floor}/${room}/`)
  }

  return rows.map(({ room, others }) =>
    rule(
      `imports-of-room-${room}`,
      `${room} may import ${others.join(', ') || 'no other room'}.`,
      { path: below.get(room), pathNot: PROOF },
      { path: SERVER, pathNot: [below.get(room), ...others.map((other) => below.get(other))] },
    ),
  )
}

const SERVER = '^packages/backend/server/src/'
// Tests compose a whole server and import rooms' internals.
const PROOF = [TEST, '/testing/']
const DOOR = '/(index|module)\\.ts$'
const ROOMS = readRooms()
const known = ROOMS.map(({ floor, room }) => `${floor}/${room}`)

export default [
  ...roomRules(ROOMS),
  rule(
    'imports-of-a-strange-room',
    'The table of docs/architecture.md says on which floor a new room is and what it may import.',
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
