// proves 11.26, 11.27
import { expect, test } from '@jest/globals'
import { readConfig } from './read-config.ts'

test('without RATE_LIMITS the default limits apply', () => {
  expect(readConfig({}).rateLimits).toEqual({})
})

test('RATE_LIMITS sets calls and seconds of named limits', () => {
  const { rateLimits } = readConfig({ RATE_LIMITS: 'search=1200/60, uploads=50/600' })

  expect(rateLimits).toEqual({
    search: { points: 1200, seconds: 60 },
    uploads: { points: 50, seconds: 600 },
  })
})

test.each(['searches=1/60', 'search=0/60', 'search=1', 'search=1/60;uploads=1/60', 'search=-1/60'])(
  'RATE_LIMITS=%j is refused with the existing names',
  (text) => {
    expect(() => readConfig({ RATE_LIMITS: text })).toThrow(/RATE_LIMITS has .*search, places/)
  },
)

test.each([
  [{}, false],
  [{ DATABASE_URL: 'postgres://a@b/c' }, true],
])('with %j rate limits are shared between processes: %s', (env, shared) => {
  expect(readConfig(env).sharesLimits).toBe(shared)
})

test('the limit of registrations is converted to an hour', () => {
  expect(readConfig({}).registrationsPerHour).toBe(30)
  expect(readConfig({ RATE_LIMITS: 'registrations=10/600' })).toMatchObject({
    registrationsPerHour: 60,
    rateLimits: {},
  })
})
