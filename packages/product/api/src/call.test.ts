import { expect, test } from '@jest/globals'
import { accessOf, type CallInput, type CallOutput } from './call.ts'
import { addFavourite, cancelBooking, getFlat, getOverview, listFlats, searchFlats } from './index.ts'

test('the path of a call determines whether it needs a user or an admin', () => {
  expect(accessOf(listFlats)).toBe('open')
  expect(accessOf(addFavourite)).toBe('user')
  expect(accessOf(getOverview)).toBe('admin')
})

test('the types of a call require its parameters, query and body, and refuse others', () => {
  const flat: CallInput<typeof getFlat> = { params: { id: 7 } }
  const search: CallInput<typeof searchFlats> = { body: { types: ['LOFT'] } }
  // @ts-expect-error an unknown type of flat
  const nonsense: CallInput<typeof searchFlats> = { body: { types: ['CASTLE'] } }
  // @ts-expect-error the id is missing
  const incomplete: CallInput<typeof getFlat> = {}
  // @ts-expect-error the body is missing
  const empty: CallInput<typeof searchFlats> = {}
  const withoutReason: CallInput<typeof cancelBooking> = { params: { id: 7 } }
  const total = (result: CallOutput<typeof searchFlats>): number => result.total

  expect([flat, search, nonsense, incomplete, empty, withoutReason, total]).toHaveLength(7)
})
