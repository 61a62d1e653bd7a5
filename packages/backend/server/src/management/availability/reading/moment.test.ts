import { expect, test } from '@jest/globals'
import { readCalendar } from '../read-calendar.ts'

const LIMITS = { from: '2027-03-10', to: '2030-03-10' }

test.each([
  ['west of Greenwich, when it is the next day in Germany', '20270601T200000-0500', '2027-06-02'],
  ['at half an hour from UTC, when it is the day before in Germany', '20270602T031500+0530', '2027-06-01'],
  ['as 24 o’clock of its day', '20270601T240000', '2027-06-01'],
])('an event that is written %s is on the right day', (_how, start, day) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:${start}\nEND:VEVENT\nEND:VCALENDAR\n`

  expect(readCalendar(text, LIMITS).days[0]?.periods).toEqual([{ from: day, to: day }])
})
