import { mergePeriods } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { readCalendar } from '../read-calendar.ts'

const LIMITS = { from: '2027-03-10', to: '2030-03-10' }

const daysOf = (...events: string[]) => {
  const entries = events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`)
  const text = ['BEGIN:VCALENDAR', ...entries, 'END:VCALENDAR', ''].join('\n')
  return mergePeriods(readCalendar(text, LIMITS).days.flatMap(({ periods }) => periods)).map(
    ({ from, to }) => `${from}/${to}`,
  )
}

test('a time that began months before today is still read if it lasts until today', () => {
  const monthly = 'DTSTART:20200101\nDURATION:P150D\nRRULE:FREQ=MONTHLY;UNTIL=20261101'

  expect(daysOf(monthly)).toEqual(['2027-03-10/2027-03-30'])
})

test('a time that began months before today is still read if only a change has made it last until today', () => {
  const monthly = 'UID:a\nDTSTART:20200101\nDURATION:P1D\nRRULE:FREQ=MONTHLY;UNTIL=20261101'
  const longer = 'UID:a\nRECURRENCE-ID;RANGE=THISANDFUTURE:20200201\nDTSTART:20200201\nDURATION:P150D'

  expect(daysOf(monthly, longer)).toEqual(['2027-03-10/2027-03-30'])
})

test('a cancelled time takes all later ones with it if the calendar says so', () => {
  const weekly = 'UID:a\nDTSTART:20270601\nDURATION:P1D\nRRULE:FREQ=WEEKLY;COUNT=5'
  const cancelled = 'UID:a\nRECURRENCE-ID;RANGE=THISANDFUTURE:20270615\nSTATUS:CANCELLED\nDTSTART:20270615'

  expect(daysOf(weekly, cancelled)).toEqual(['2027-06-01/2027-06-01', '2027-06-08/2027-06-08'])
})

test('of two changes of a time and all later ones the first one moves the later ones', () => {
  const weekly = 'UID:a\nDTSTART:20270601\nDURATION:P1D\nRRULE:FREQ=WEEKLY;COUNT=3'
  const moved = (day: string) =>
    `UID:a\nRECURRENCE-ID;RANGE=THISANDFUTURE:20270608\nDTSTART:${day}\nDURATION:P1D`

  expect(daysOf(weekly, moved('20270609'), moved('20270611'))).toEqual([
    '2027-06-01/2027-06-01',
    '2027-06-09/2027-06-09',
    '2027-06-11/2027-06-11',
    '2027-06-16/2027-06-16',
  ])
})

test.each([
  ['at midnight in Germany, written in UTC', 'EXDATE:20270607T220000Z'],
  ['in the evening of another zone', 'EXDATE;TZID=America/New_York:20270608T200000'],
])('a whole day of a series can be left out by a time %s', (_how, except) => {
  const weekly = `DTSTART:20270601\nDURATION:P1D\nRRULE:FREQ=WEEKLY;COUNT=3\n${except}`

  expect(daysOf(weekly)).toEqual(['2027-06-01/2027-06-01', '2027-06-15/2027-06-15'])
})
