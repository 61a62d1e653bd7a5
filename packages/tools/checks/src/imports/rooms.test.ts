import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { ROOM_MAY_IMPORT, roomRules } from './rooms.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')

/** The rows of the page's room table, from the bottom. */
function drawnRooms() {
  const [, table = ''] = page.split('| floor | room | may import |\n|---|---|---|\n')
  const rows = table.split('\n\n')[0]?.split('\n') ?? []

  return rows.toReversed().map((row) => {
    const [, floor = '', room = '', others = ''] = row.split('|').map((cell) => cell.trim())
    return { floor, room, others: others === '–' ? [] : others.split(', ') }
  })
}

test('a room that may import one above it is refused', () => {
  const table = { ground: { kernel: ['flat'] }, catalogue: { flat: [] } }

  expect(() => roomRules(table)).toThrow('kernel may not import flat')
})

test('two rooms that may import each other are refused', () => {
  const table = { catalogue: { flat: ['user'], user: ['flat'] } }

  expect(() => roomRules(table)).toThrow('flat may not import user')
})

test('the map of rooms in architecture.md equals the table of the import rules', () => {
  const rooms = Object.entries(ROOM_MAY_IMPORT).flatMap(([floor, row]) =>
    Object.entries(row).map(([room, others]) => ({ floor, room, others: [...others] })),
  )

  expect(drawnRooms()).toEqual(rooms)
})
