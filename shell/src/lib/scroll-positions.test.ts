import { beforeEach, expect, test } from '@jest/globals'
import { saveScrollPositions, readScrollPositions } from './scroll-positions.ts'

beforeEach(() => sessionStorage.clear())

test('positions survive a reload', () => {
  saveScrollPositions(new Map([['entry', 640]]))

  expect(readScrollPositions().get('entry')).toBe(640)
})

test('what somebody else has written there is no position', () => {
  sessionStorage.setItem('domizil.scroll', '{"nonsense"')

  expect(readScrollPositions().size).toBe(0)
})
