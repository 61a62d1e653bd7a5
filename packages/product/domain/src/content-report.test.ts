import { expect, test } from '@jest/globals'
import { complaintUntil, decisionsAbout, losingSide, REPORT_DECISIONS } from './content-report.ts'

test('only listings are changed, and a person is no text that could be hidden', () => {
  expect(decisionsAbout('FLAT')).toEqual(['KEPT', 'CHANGED', 'UNDONE', 'HIDDEN', 'BLOCKED'])
  expect(decisionsAbout('REVIEW')).toEqual(['KEPT', 'HIDDEN', 'BLOCKED'])
  expect(decisionsAbout('REQUEST')).toEqual(['KEPT', 'HIDDEN', 'BLOCKED'])
  expect(decisionsAbout('MESSAGE')).toEqual(['KEPT', 'HIDDEN', 'BLOCKED'])
  expect(decisionsAbout('PERSON')).toEqual(['KEPT', 'BLOCKED'])
})

test('a complaint is possible for six months, to the last day of a shorter month', () => {
  expect([complaintUntil('2027-03-10'), complaintUntil('2027-08-31')]).toEqual(['2027-09-10', '2028-02-29'])
})

test('the reporter loses if the content stays, its author if it is restricted', () => {
  expect(REPORT_DECISIONS.map((decision) => [decision, losingSide(decision)])).toEqual([
    ['KEPT', 'REPORTER'],
    ['CHANGED', 'REPORTER'],
    ['UNDONE', 'AFFECTED'],
    ['HIDDEN', 'AFFECTED'],
    ['BLOCKED', 'AFFECTED'],
  ])
})
