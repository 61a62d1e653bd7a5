// proves 11.26, 11.27
import { expect, test } from '@jest/globals'
import { readConfig } from './read-config.ts'

test('every limit is the usual one where none is named', () => {
  expect(readConfig({}).rateLimits).toEqual({})
})

test('limits are named with their calls and seconds', () => {
  const { rateLimits } = readConfig({ RATE_LIMITS: 'search=1200/60, uploads=50/600' })

  expect(rateLimits).toEqual({
    search: { points: 1200, seconds: 60 },
    uploads: { points: 50, seconds: 600 },
  })
})

test.each(['searches=1/60', 'search=0/60', 'search=1', 'search=1/60;uploads=1/60', 'search=-1/60'])(
  '%j is refused with the names that there are',
  (text) => {
    expect(() => readConfig({ RATE_LIMITS: text })).toThrow(/RATE_LIMITS has .*search, places/)
  },
)

test.each([
  [{}, false],
  [{ DATABASE_URL: 'postgres://a@b/c' }, true],
])('with %j limits are shared: %s', (env, shared) => {
  expect(readConfig(env).sharesLimits).toBe(shared)
})

test('registrations are counted by the hour', () => {
  expect(readConfig({}).registrationsPerHour).toBe(30)
  expect(readConfig({ RATE_LIMITS: 'registrations=10/600' })).toMatchObject({
    registrationsPerHour: 60,
    rateLimits: {},
  })
})
