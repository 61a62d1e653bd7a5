// proves 15.12
import { expect, test } from '@jest/globals'
import { type Problem, problemSentence, problemSentences } from './problem.ts'

const NEEDS: Problem = {
  code: 'NEEDS_EXPORT',
  values: { name: 'Sparkle', module: '@domizil/ui/parts' },
  more: 2,
  of: 'mf-search 2.0.0',
}

test.each([
  ['en', 'mf-search 2.0.0 needs Sparkle of @domizil/ui/parts, which the shell does not have (and 2 more)'],
  ['de', 'mf-search 2.0.0 braucht Sparkle aus @domizil/ui/parts, was die Shell nicht hat (und 2 weitere)'],
  ['es', 'mf-search 2.0.0 necesita Sparkle de @domizil/ui/parts, que el shell no tiene (y 2 más)'],
] as const)('an incompatibility is described in the language of the page: %s', (language, sentence) => {
  expect(problemSentence(NEEDS, language)).toBe(sentence)
})

test('several incompatibilities are separated by semicolons', () => {
  expect(problemSentences([NEEDS, { code: 'MISSING', of: 'mf-flat 1.0.0' }], 'de')).toMatch(
    /weitere\); mf-flat 1\.0\.0 fehlt$/,
  )
})

test('an unknown incompatibility is shown as its code', () => {
  expect(problemSentence({ code: 'toString' as Problem['code'], of: 'mf-flat 1.0.0' })).toBe(
    'mf-flat 1.0.0 toString',
  )
})
