import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useIdempotencyKey } from './use-request-form.ts'

test('the same content has the same idempotency key each time it is sent', () => {
  const keyOf = renderHook(() => useIdempotencyKey()).result.current

  expect(keyOf({ startDate: '2027-01-15' })).toBe(keyOf({ startDate: '2027-01-15' }))
})

test('changed content gets a new idempotency key', () => {
  const keyOf = renderHook(() => useIdempotencyKey()).result.current

  expect(keyOf({ startDate: '2027-01-15' })).not.toBe(keyOf({ startDate: '2027-02-15' }))
})
