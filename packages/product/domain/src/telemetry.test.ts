import { expect, test } from '@jest/globals'
import { failureMessage } from './telemetry.ts'

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'price')"),
    "TypeError: Cannot read properties of undefined (reading '…')",
  ],
  [new Error('Failed to fetch https://x.example/a?mail=tina@x.example'), 'Error: Failed to fetch …'],
  [new Error('No flat 4711 for tina@x.example'), 'Error: No flat # for …'],
  [new RangeError('“Torstraße 1” is\n too long'), 'RangeError: “…” is too long'],
  ['x'.repeat(500), 'x'.repeat(160)],
])('what tells a visitor apart is taken out of %s', (error, message) => {
  expect(failureMessage(error)).toBe(message)
})

test('taking it out once more changes nothing: the server does it again', () => {
  const message = failureMessage(new TypeError("Cannot read 'x' of https://a.example/1"))

  expect(failureMessage(message)).toBe(message)
})
