import { expect, test } from '@jest/globals'
import { formatWallTime } from './format-wall-time.ts'

test('a time is shown with its weekday, as the clocks at the flat show it', () => {
  expect(formatWallTime('2026-11-25T18:00', 'de')).toBe('Mi 25.11.2026, 18:00')
})
