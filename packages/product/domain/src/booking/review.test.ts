import { expect, test } from '@jest/globals'
import { averageRating, checkReview, isReviewOpen } from './review.ts'

const RATINGS = { cleanliness: 5, accuracy: 4, communication: 3, location: 2, value: 1 }

test('a review is possible from the last day of the stay for fourteen days', () => {
  const open = (today: string) => isReviewOpen('2027-05-31', today)

  expect(['2027-05-30', '2027-05-31', '2027-06-14', '2027-06-15'].map(open)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('every category needs a whole rating from 1 to 5', () => {
  const wrong = (ratings: object) =>
    checkReview('FLAT', { ratings: { ...RATINGS, ...ratings }, text: 'x'.repeat(20) }).map(
      ({ field, code }) => `${field} ${code}`,
    )

  expect(wrong({})).toEqual([])
  expect(wrong({ value: 0 })).toEqual(['value OUT_OF_RANGE'])
  expect(wrong({ value: 6, location: 4.5 })).toEqual(['location NOT_WHOLE', 'value OUT_OF_RANGE'])
  expect(wrong({ value: undefined })).toEqual(['value REQUIRED'])
})

test('a review of a flat may be longer than one of a tenant', () => {
  const ratings = { ...RATINGS, care: 5, rules: 5 }
  const wrong = (kind: 'FLAT' | 'TENANT', length: number) =>
    checkReview(kind, { ratings, text: 'x'.repeat(length) }).length

  expect([19, 20, 1000, 1001].map((length) => wrong('FLAT', length))).toEqual([1, 0, 0, 1])
  expect([19, 20, 500, 501].map((length) => wrong('TENANT', length))).toEqual([1, 0, 0, 1])
})

test('an average has one decimal, and is null without ratings', () => {
  expect([averageRating([5, 4, 4]), averageRating([5]), averageRating([])]).toEqual([4.3, 5, null])
})
