// proves 15.12
import type { Problem } from '@domizil/federation'
import { expect, test } from '@jest/globals'
import { refusalSentence } from './environment-strip.tsx'

const NEWER = { code: 'OF_A_NEWER_GATEWAY' as Problem['code'] }

test.each([
  ['a known problem', { problem: { code: 'MISSING' as const }, reason: 'is missing' }, 'fehlt'],
  ['one of a newer gateway', { problem: NEWER, reason: 'ist gesperrt' }, 'ist gesperrt'],
  ['one of a newer gateway without words', { problem: NEWER }, 'OF_A_NEWER_GATEWAY'],
  [
    'an older gateway’s words',
    { reason: 'needs shell-api 2, the shell speaks 1' },
    'needs shell-api 2, the shell speaks 1',
  ],
])('the banner says why a version is refused: %s', (_, refused, sentence) => {
  expect(refusalSentence(refused, 'de')).toBe(sentence)
})
