// proves 18.30
import { expect, test } from '@jest/globals'
import {
  type BeforeDecision,
  complaintUntil,
  decisionsAbout,
  expectedOutcome,
  losingSide,
  REPORT_DECISIONS,
  type ReportDecision,
} from './content-report.ts'

test('the decisions on a report depend on whether it is about a flat, a text or a person', () => {
  expect(decisionsAbout('FLAT')).toEqual(['KEPT', 'CHANGED', 'UNDONE', 'HIDDEN', 'BLOCKED'])
  expect(decisionsAbout('REVIEW')).toEqual(['KEPT', 'HIDDEN', 'BLOCKED'])
  expect(decisionsAbout('REQUEST')).toEqual(['KEPT', 'HIDDEN', 'BLOCKED'])
  expect(decisionsAbout('MESSAGE')).toEqual(['KEPT', 'HIDDEN', 'BLOCKED'])
  expect(decisionsAbout('PERSON')).toEqual(['KEPT', 'BLOCKED'])
})

test('a complaint is possible for six months, to the last day of a shorter month', () => {
  expect([complaintUntil('2027-03-10'), complaintUntil('2027-08-31')]).toEqual(['2027-09-10', '2028-02-29'])
})

test('the reporter may complain if content is kept, its author if it is restricted', () => {
  expect(REPORT_DECISIONS.map((decision) => [decision, losingSide(decision)])).toEqual([
    ['KEPT', 'REPORTER'],
    ['CHANGED', 'REPORTER'],
    ['UNDONE', 'AFFECTED'],
    ['HIDDEN', 'AFFECTED'],
    ['BLOCKED', 'AFFECTED'],
  ])
})

const SHOWN: BeforeDecision = {
  latest: null,
  state: 'SHOWN',
  isAuthorBlocked: false,
  isLastRestriction: false,
}
const REMOVED: BeforeDecision = { ...SHOWN, latest: 'HIDDEN', state: 'HIDDEN' }
const BLOCKED: BeforeDecision = { ...SHOWN, latest: 'BLOCKED', isAuthorBlocked: true }
test.each<[string, ReportDecision, BeforeDecision, string]>([
  ['what is shown stays', 'KEPT', SHOWN, 'KEPT'],
  ['what is shown is removed', 'HIDDEN', SHOWN, 'HIDDEN'],
  [
    'what this decision alone has removed comes back',
    'KEPT',
    { ...REMOVED, isLastRestriction: true },
    'SHOWN_AGAIN',
  ],
  ['what another one removes as well does not', 'KEPT', REMOVED, 'STAYS_HIDDEN'],
  ['what is removed already stays so for a new report', 'KEPT', { ...REMOVED, latest: null }, 'STAYS_HIDDEN'],
  ['what was paused is given back to its owner', 'KEPT', { ...REMOVED, state: 'PAUSED' }, 'RELEASED'],
  ['what was paused stays so', 'HIDDEN', { ...REMOVED, state: 'PAUSED' }, 'STAYS_HIDDEN'],
  ['what was listed again is removed again', 'HIDDEN', { ...REMOVED, state: 'SHOWN' }, 'HIDDEN'],
  ['a block is taken back', 'KEPT', { ...BLOCKED, isLastRestriction: true }, 'UNBLOCKED'],
  ['a block for another reason stays', 'KEPT', BLOCKED, 'STAYS_BLOCKED'],
  ['a block stays', 'BLOCKED', BLOCKED, 'STAYS_BLOCKED'],
  ['changes come back', 'KEPT', { ...SHOWN, latest: 'UNDONE' }, 'REDONE'],
  ['changes stay undone', 'UNDONE', { ...SHOWN, latest: 'UNDONE' }, 'STAYS_UNDONE'],
])('the outcome of a decision, %s: %s', (_what, decision, before, outcome) => {
  expect(expectedOutcome(decision, before)).toBe(outcome)
})
