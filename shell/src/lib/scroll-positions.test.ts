import { beforeEach, expect, test } from '@jest/globals'
import { saveScrollPositions, readScrollPositions } from './scroll-positions.ts'

beforeEach(() => sessionStorage.clear())

test('scroll positions survive a reload', () => {
  saveScrollPositions(new Map([['entry', 640]]))

  expect(readScrollPositions().get('entry')).toBe(640)
})

test('a damaged stored value gives no scroll positions', () => {
  sessionStorage.setItem('domizil.scroll', '{"nonsense"')

  expect(readScrollPositions().size).toBe(0)
})
