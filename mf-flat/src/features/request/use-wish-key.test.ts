import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useWishKey } from './use-wish-key.ts'

test('the same wish keeps its key however often it is sent', () => {
  const keyOf = renderHook(() => useWishKey()).result.current

  expect(keyOf({ startDate: '2027-01-15' })).toBe(keyOf({ startDate: '2027-01-15' }))
})

test('another wish has another key', () => {
  const keyOf = renderHook(() => useWishKey()).result.current

  expect(keyOf({ startDate: '2027-01-15' })).not.toBe(keyOf({ startDate: '2027-02-15' }))
})
