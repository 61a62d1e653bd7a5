import { expect, test } from '@jest/globals'
import { accessOf, type CallInput, type CallOutput } from './call.ts'
import { addFavourite, cancelBooking, getFlat, getOverview, listFlats, searchFlats } from './calls/index.ts'

test('the path of a call says who may make it', () => {
  expect(accessOf(listFlats)).toBe('open')
  expect(accessOf(addFavourite)).toBe('user')
  expect(accessOf(getOverview)).toBe('admin')
})

test('a call asks for the parts it declares and for no others', () => {
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
