import { expect, test } from '@jest/globals'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

const failure = (code: string) => Object.assign(new Error('no'), { code })

test.each(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', '57P01', '53300', '08006', '40P01'])(
  'the error code %s means that the database is unavailable for a moment',
  (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(true)
  },
)

test.each(['23505', '42P01', '22003'])(
  'the error code %s does not mean that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(false)
  },
)

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('the error "%s", which has no code, means that the database is unavailable for a moment', (message) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(true)
})
