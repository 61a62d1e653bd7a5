import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { USUAL_JOURNEYS, usualTitles } from './usual-journeys.ts'

test('each file of the usual journeys exists', () => {
  const missing = Object.keys(USUAL_JOURNEYS).filter(
    (name) => !existsSync(new URL(`journeys/${name}.spec.ts`, import.meta.url)),
  )

  expect(missing).toEqual([])
})

test.each([
  ['desktop', 'desktop session.spec.ts having an account, en signing in leads back', true],
  ['desktop', 'desktop session.spec.ts having an account, de signing in leads back', false],
  ['mobile', 'mobile wizard-offline.spec.ts without a connection a draft says so', true],
  ['desktop', 'desktop wizard-offline.spec.ts without a connection a draft says so', false],
  ['desktop', 'desktop theme.spec.ts text is 14 px', false],
] as const)('in the size %s the journey "%s" is part of the usual run: %s', (size, title, isUsual) => {
  expect(usualTitles(size).test(title)).toBe(isUsual)
})
