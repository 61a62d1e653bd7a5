import { beforeEach, expect, test } from '@jest/globals'
import { keepPositions, keptPositions } from './scroll-positions.ts'

beforeEach(() => sessionStorage.clear())

test('positions survive a reload', () => {
  keepPositions(new Map([['entry', 640]]))

  expect(keptPositions().get('entry')).toBe(640)
})

test('what somebody else has written there is no position', () => {
  sessionStorage.setItem('domizil.scroll', '{"nonsense"')

  expect(keptPositions().size).toBe(0)
})
