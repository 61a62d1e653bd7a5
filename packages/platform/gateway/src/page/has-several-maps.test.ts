// proves 14.21, 21.88
import { expect, test } from '@jest/globals'
import { hasSeveralMaps } from './visit.ts'

const CHROMIUM = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome', `${CHROMIUM} Chrome/133.0.0.0 Safari/537.36`, true],
  ['a later Edge', `${CHROMIUM} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, true],
  ['the last Chrome with one map', `${CHROMIUM} Chrome/132.0.0.0 Safari/537.36`, false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  ['Safari', `${SAFARI} Version/26.0 Safari/605.1.15`, true],
  ['Safari of a phone', `${SAFARI} Version/26.1 Mobile/15E148 Safari/604.1`, true],
  ['the last Safari that was not tried', `${SAFARI} Version/18.6 Safari/605.1.15`, false],
  ['an old Android', `${CHROMIUM} Version/4.0 Chrome/90.0.0.0 Mobile Safari/537.36`, false],
  [
    'Chrome of iOS, which is Safari',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/150.0.0.0 Safari/604.1',
    false,
  ],
  ['a header that begins a match in each place', 'Version/26.1'.repeat(1_000), false],
  ['a client that says nothing', undefined, false],
])('support of %s for several import maps: %s %s', (_name, userAgent, expected) => {
  expect(hasSeveralMaps(userAgent)).toBe(expected)
})
