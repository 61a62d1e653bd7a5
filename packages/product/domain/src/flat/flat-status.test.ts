// proves D2.1, 18.43
import { expect, test } from '@jest/globals'
import {
  canArchive,
  canBeHidden,
  FLAT_TRANSITIONS,
  type FlatActor,
  flatTransition,
  isListed,
  isOpenByLink,
  statusAfterComplaint,
  statusAfterMove,
} from './flat-status.ts'
import { FLAT_STATUSES, type FlatStatus } from '../statuses.ts'

/** All transitions of the actor, as `FROM>REQUESTED=REACHED`. */
function waysOf(actor: FlatActor, isReviewOn = true): string[] {
  const pairs = FLAT_STATUSES.flatMap((from) => FLAT_STATUSES.map((to) => ({ from, to })))
  return pairs.flatMap(({ from, to }) => {
    const way = flatTransition({ from, to, actors: [actor], isReviewOn })
    return way ? [`${from}>${to}=${way.to}`] : []
  })
}

test('deciding a report, editing and deleting a flat each have transitions of their own', () => {
  const waysBy = (call: string) =>
    FLAT_TRANSITIONS.filter((arrow) => arrow.call === call).map(({ from, to, actors }) => ({
      from,
      to,
      actors,
    }))

  expect(waysBy('decideReport')).toEqual([
    { from: FLAT_STATUSES.filter(canBeHidden), to: 'REJECTED', actors: ['ADMIN'] },
    ...['ACTIVE', 'IN_REVIEW', 'INACTIVE', 'DRAFT'].map((to) => ({
      from: ['REJECTED'],
      to,
      actors: ['ADMIN'],
    })),
  ])
  expect(waysBy('edit')).toEqual([{ from: ['ACTIVE', 'INACTIVE'], to: 'IN_REVIEW', actors: ['SYSTEM'] }])
  expect(waysBy('remove')).toEqual([
    { from: FLAT_STATUSES.filter(canArchive), to: 'ARCHIVED', actors: ['OWNER', 'ADMIN'] },
  ])
})

test.each([
  ['ACTIVE', false, true, 'ACTIVE'],
  ['ACTIVE', false, false, 'INACTIVE'],
  ['ACTIVE', true, true, 'IN_REVIEW'],
  ['ACTIVE', true, false, 'DRAFT'],
  ['INACTIVE', false, true, 'INACTIVE'],
  ['INACTIVE', false, false, 'INACTIVE'],
  ['INACTIVE', true, true, 'IN_REVIEW'],
  ['IN_REVIEW', false, true, 'IN_REVIEW'],
  ['IN_REVIEW', false, false, 'DRAFT'],
] as const)(
  'after a granted complaint a flat that was %s (changed: %s, publishable: %s) becomes %s',
  (before, hasChanged, isPublishable, status) => {
    expect(statusAfterComplaint({ before, hasChanged, isPublishable })).toBe(status)
  },
)

test('the transitions of an owner are submit, withdraw, pause and activate', () => {
  expect(waysOf('OWNER')).toEqual([
    'DRAFT>IN_REVIEW=IN_REVIEW',
    'DRAFT>ACTIVE=IN_REVIEW',
    'IN_REVIEW>DRAFT=DRAFT',
    'ACTIVE>INACTIVE=INACTIVE',
    'INACTIVE>ACTIVE=ACTIVE',
    'REJECTED>IN_REVIEW=IN_REVIEW',
    'REJECTED>ACTIVE=IN_REVIEW',
  ])
})

test('without reviews an owner’s submission makes a flat active', () => {
  expect(waysOf('OWNER', false).filter((way) => /^(DRAFT|REJECTED)/.test(way))).toEqual([
    'DRAFT>IN_REVIEW=ACTIVE',
    'DRAFT>ACTIVE=ACTIVE',
    'REJECTED>IN_REVIEW=ACTIVE',
    'REJECTED>ACTIVE=ACTIVE',
  ])
})

test('the transitions of an admin are approve, reject, pause and activate', () => {
  expect(waysOf('ADMIN')).toEqual([
    'IN_REVIEW>ACTIVE=ACTIVE',
    'IN_REVIEW>REJECTED=REJECTED',
    'ACTIVE>INACTIVE=INACTIVE',
    'ACTIVE>REJECTED=REJECTED',
    'INACTIVE>ACTIVE=ACTIVE',
  ])
})

test('every transition to a public status checks completeness, and a rejection needs a reason', () => {
  const way = (from: FlatStatus, to: FlatStatus, actor: FlatActor) =>
    flatTransition({ from, to, actors: [actor], isReviewOn: true })

  expect(
    [
      way('DRAFT', 'ACTIVE', 'OWNER'),
      way('INACTIVE', 'ACTIVE', 'OWNER'),
      way('IN_REVIEW', 'ACTIVE', 'ADMIN'),
    ].map((arrow) => arrow?.gate),
  ).toEqual([true, true, true])
  expect(way('ACTIVE', 'INACTIVE', 'OWNER')?.gate).toBeUndefined()
  expect(way('ACTIVE', 'REJECTED', 'ADMIN')?.reason).toBe(true)
})

test('a report can hide public flats with a reason, and restoring one checks completeness', () => {
  const decided = FLAT_TRANSITIONS.filter(({ call }) => call === 'decideReport')

  expect(FLAT_STATUSES.filter(canBeHidden)).toEqual(['IN_REVIEW', 'ACTIVE', 'INACTIVE'])
  expect(decided.filter(({ reason }) => reason === true).map(({ to }) => to)).toEqual(['REJECTED'])
  expect(decided.filter(({ gate }) => gate === true).map(({ to }) => to)).toEqual(['ACTIVE', 'IN_REVIEW'])
})

test('a flat whose address changes is reviewed again', () => {
  expect(FLAT_STATUSES.map((status) => statusAfterMove(status, true))).toEqual([
    'DRAFT',
    'IN_REVIEW',
    'IN_REVIEW',
    'IN_REVIEW',
    'REJECTED',
    'ARCHIVED',
  ])
  expect(FLAT_STATUSES.map((status) => statusAfterMove(status, false))).toEqual(FLAT_STATUSES)
})

test('an archived flat has no further transitions', () => {
  expect(FLAT_STATUSES.filter(canArchive)).toEqual(['DRAFT', 'IN_REVIEW', 'ACTIVE', 'INACTIVE', 'REJECTED'])
  expect([...waysOf('OWNER'), ...waysOf('ADMIN')].some((way) => way.startsWith('ARCHIVED'))).toBe(false)
})

test('active flats are listed, paused ones open by link only', () => {
  expect(FLAT_STATUSES.filter(isListed)).toEqual(['ACTIVE'])
  expect(FLAT_STATUSES.filter(isOpenByLink)).toEqual(['ACTIVE', 'INACTIVE'])
})
