// proves 15.32, 15.34
import { expect, test } from '@jest/globals'
import { browserOf, failureFrames, failureMessage } from './telemetry.ts'

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'price')"),
    "TypeError: Cannot read properties of undefined (reading '…')",
  ],
  [new Error('Failed to fetch https://x.example/a?mail=tina@x.example'), 'Error: Failed to fetch …'],
  [new Error('No flat 4711 for tina@x.example'), 'Error: No flat # for …'],
  [new RangeError('“Torstraße 1” is\n too long'), 'RangeError: “…” is too long'],
  ['x'.repeat(500), 'x'.repeat(160)],
])('personal data are removed from the message of %s', (error, message) => {
  expect(failureMessage(error)).toBe(message)
})

test('removing personal data from a message twice changes nothing', () => {
  const message = failureMessage(new TypeError("Cannot read 'x' of https://a.example/1"))

  expect(failureMessage(message)).toBe(message)
})

const thrown = (stack: string, cause?: unknown) => Object.assign(new Error('x', { cause }), { stack })

test.each([
  [
    'Chrome',
    `Error: x
    at onClick (https://x.example/remotes/mf-flat/1.4.0/page-flat.a1.js:1:10)
    at Module.<anonymous> (chrome-extension://abc/content.js:5:5)
    at https://x.example/remotes/shell/1.0.0+5/react.b2.js:2:345`,
  ],
  [
    'Firefox and Safari',
    `onClick@https://x.example/remotes/mf-flat/1.4.0/page-flat.a1.js:1:10
tina@https://other.example/x.js:1:1
@https://x.example/remotes/shell/1.0.0+5/react.b2.js:2:345`,
  ],
])('the frames of a failure in %s are reduced to places in our scripts', (_, stack) => {
  expect(failureFrames(thrown(stack))).toEqual([
    'mf-flat/1.4.0/page-flat.a1.js:1:10',
    'shell/1.0.0+5/react.b2.js:2:345',
  ])
})

test('for a wrapped error the frames of its innermost cause are used, at most ten', () => {
  const line = (at: number) => `at x (https://x.example/remotes/mf-flat/1.0.0/a.js:1:${at})`
  const inner = thrown(Array.from({ length: 12 }, (_, at) => line(at)).join('\n'))

  const frames = failureFrames(thrown(line(99), thrown('no place', inner)))

  expect(frames).toHaveLength(10)
  expect(frames[0]).toBe('mf-flat/1.0.0/a.js:1:0')
  expect(failureFrames('words')).toEqual([])
})

const MOZILLA = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${MOZILLA} Chrome/131.0.0.0 Safari/537.36`, 'chrome'],
  [`${MOZILLA} HeadlessChrome/131.0.0.0 Safari/537.36`, 'chrome'],
  [`${MOZILLA} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'edge'],
  [`${MOZILLA} Version/18.1 Safari/605.1.15`, 'safari'],
  [`${MOZILLA} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0', 'firefox'],
  ['curl/8.5.0', 'other'],
  [undefined, 'other'],
])('the user agent %s is reduced to its browser family', (userAgent, family) => {
  expect(browserOf(userAgent)).toBe(family)
})
