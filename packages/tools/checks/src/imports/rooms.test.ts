import { expect, test } from '@jest/globals'
import { readRooms, roomRules } from './rooms.ts'

test('a room that may import one above it is refused', () => {
  const rooms = [
    { floor: 'ground', room: 'kernel', others: ['flat'] },
    { floor: 'catalogue', room: 'flat', others: [] },
  ]

  expect(() => roomRules(rooms)).toThrow('kernel may not import flat')
})

test('two rooms that may import each other are refused', () => {
  const rooms = [
    { floor: 'catalogue', room: 'flat', others: ['user'] },
    { floor: 'catalogue', room: 'user', others: ['flat'] },
  ]

  expect(() => roomRules(rooms)).toThrow('flat may not import user')
})

test('the table of a page is read from its last row to its first', () => {
  const page =
    '| floor | room | may import |\n|---|---|---|\n| rental | payment | kernel, flat |\n| ground | kernel | – |\n\nText\n'

  expect(readRooms(page)).toEqual([
    { floor: 'ground', room: 'kernel', others: [] },
    { floor: 'rental', room: 'payment', others: ['kernel', 'flat'] },
  ])
})

test('docs/architecture.md has the table of rooms', () => {
  expect(readRooms().length).toBeGreaterThan(40)
})
