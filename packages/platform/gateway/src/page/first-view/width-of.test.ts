import { expect, test } from '@jest/globals'
import { widthOf } from './width-of.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'

test.each([
  ['a phone by its name', { 'user-agent': PHONE }, 412],
  ['a desktop by its name', { 'user-agent': DESKTOP }, 1280],
  ['a phone by its hint', { 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?1' }, 412],
  ['a phone that asks for the desktop page', { 'user-agent': PHONE, 'sec-ch-ua-mobile': '?0' }, 1280],
  ['whoever says nothing', {}, 1280],
])('%s gets its width', (_who, headers, width) => {
  expect(widthOf(headers)).toBe(width)
})
