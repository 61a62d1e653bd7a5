// proves 16.35
import { expect, test } from '@jest/globals'
import { beginningOf } from './beginning-of.ts'

test.each([
  [
    'whole sentences, and no word of the next paragraph',
    'One sentence is here. Another one.\nBreakfast is at nine.',
    45,
    'One sentence is here. Another one.',
  ],
  [
    'a word where the sentence is too long',
    'A sentence that goes on and on and on without any end',
    30,
    'A sentence that goes on and on...',
  ],
  [
    'a word where the sentences end early',
    'No. A sentence that goes on and on without any end',
    30,
    'No. A sentence that goes on...',
  ],
  ['the limit where there is no blank', 'x'.repeat(40), 30, `${'x'.repeat(30)}...`],
])('the beginning of a text ends with %s', (_what, text, limit, beginning) => {
  expect(beginningOf(text, limit)).toBe(beginning)
})
