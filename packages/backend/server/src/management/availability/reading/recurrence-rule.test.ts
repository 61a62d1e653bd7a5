import { mergePeriods } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { readCalendar } from '../read-calendar.ts'

const LIMITS = { from: '2027-03-10', to: '2030-03-10' }

const daysOf = (event: string) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${event}\nEND:VEVENT\nEND:VCALENDAR\n`
  return mergePeriods(readCalendar(text, LIMITS).days.flatMap(({ periods }) => periods)).map(
    ({ from }) => from,
  )
}

test.each([
  ['all times of a last day', 'DTSTART:20270601T150000\nRRULE:FREQ=WEEKLY;UNTIL=20270608'],
  [
    'the very time at which it ends, written in UTC',
    'DTSTART;TZID=Asia/Tokyo:20270601T080000\nRRULE:FREQ=WEEKLY;UNTIL=20270607T230000Z',
  ],
])('a rule includes %s', (_what, event) => {
  expect(daysOf(event)).toEqual(['2027-06-01', '2027-06-08'])
})

test('of a number of times on the 31st none is counted in shorter months', () => {
  expect(daysOf('DTSTART:20200131\nRRULE:FREQ=MONTHLY;COUNT=51')).toEqual(['2027-03-31'])
})

test('an hourly rule that names an hour comes back at that hour only', () => {
  expect(daysOf('DTSTART:20270601T010000\nRRULE:FREQ=HOURLY;BYHOUR=1;BYDAY=TU;COUNT=2')).toEqual([
    '2027-06-01',
    '2027-06-08',
  ])
})
