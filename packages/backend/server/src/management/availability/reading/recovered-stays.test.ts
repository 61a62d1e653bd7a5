// proves 21.19
import { describe, expect, test } from '@jest/globals'
import { readCalendar } from '../read-calendar.ts'

const LIMITS = { from: '2027-03-10', to: '2030-03-10' }

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n')
const readingOf = (...lines: string[]) => {
  const { days, problems } = readCalendar(calendar(...lines), LIMITS)
  return [
    days.flatMap(({ periods }) => periods.map(({ from, to }) => `${from}/${to}`)),
    problems.map(({ reason }) => reason),
  ]
}
const STAY = 'DTSTART:20270601\nDTEND:20270611'
const STAY_DAYS = '2027-06-01/2027-06-10'

describe('a damaged line around an entry', () => {
  test.each([
    ['BEGIN:VEVEN', 'END:VEVENT'],
    ['BEGIN:VEVENT;', 'END:VEVENT'],
    ['BEGIN VEVENT', 'END:VEVENT'],
    ['BEGIN:VEVEN', 'END:VEVEN'],
    ['', 'END:VEVENT'],
    ['', ''],
  ])('does not lose its days: %j … %j', (begin, end) => {
    const before = event('UID:a', 'DTSTART:20270501')
    const after = event('UID:z', 'DTSTART:20270701')

    expect(readingOf(before, begin, 'UID:b', STAY, end, after)).toEqual([
      ['2027-05-01/2027-05-01', STAY_DAYS, '2027-07-01/2027-07-01'],
      [],
    ])
  })

  test.each([
    ['a task', 'BEGIN:VTODO', 'END:VTODO'],
    ['a part of another program', 'BEGIN:X-LOG', 'END:X-LOG'],
    ['a time zone whose first line is lost', 'BEGIN:STANDARD', 'END:STANDARD\nEND:VTIMEZONE'],
  ])('does not turn %s into an entry', (_name, begin, end) => {
    expect(readingOf(begin, STAY, end)).toEqual([[], []])
  })

  test('does not turn a part of an entry into an entry', () => {
    expect(readingOf(event('BEGIN:PARTICIPANT', 'DTSTART:20270801', 'END:PARTICIPANT', STAY))).toEqual([
      [STAY_DAYS],
      [],
    ])
  })

  test.each(['  ', '\t'])('an indented calendar is read, with its folded lines', (indent) => {
    const text = calendar(event('SUMMARY:a', ' b', 'DTSTART:202706', ' 01', 'DTEND:20270611'))
    const { days, problems } = readCalendar(text.replaceAll('\n', `\n${indent}`), LIMITS)

    expect([days.map(({ periods }) => periods), problems]).toEqual([
      [[{ from: '2027-06-01', to: '2027-06-10' }]],
      [],
    ])
  })

  test('an unreadable date in a list of dates is reported, and the others are read', () => {
    expect(readingOf(event(STAY, 'RDATE:soon,20270801'))).toEqual([
      [STAY_DAYS, '2027-08-01/2027-08-10'],
      ['DATE_UNREADABLE'],
    ])
  })

  test('two entries whose separating lines are missing block the days of both', () => {
    const both = event('UID:a', STAY, 'UID:b', 'DTSTART:20270801\nDTEND:20270803')

    expect(readingOf(both)).toEqual([[STAY_DAYS, '2027-08-01/2027-08-02'], ['START_UNREADABLE']])
  })

  test('a change of an unknown time of a series does not change the series', () => {
    const series = event('UID:a', 'SEQUENCE:0', STAY)
    const change = event('UID:a', 'SEQUENCE:1', 'RECURRENCE-ID:soon', 'DTSTART:20270801')

    expect(readingOf(series, change)).toEqual([[STAY_DAYS, '2027-08-01/2027-08-01'], ['DATE_UNREADABLE']])
  })
})

describe('the times of an entry', () => {
  test.each([
    ['up to the last minute of a day', 'DTSTART:20270601T000000\nDTEND:20270610T235900'],
    ['up to hour 24', 'DTSTART:20270601T000000\nDTEND:20270610T240000'],
    ['in a zone that begins with a slash', 'DTSTART;TZID=/Europe/Berlin:20270601T1500\nDTEND:20270611T1000'],
    ['at other minutes of each hour', 'DTSTART:20270601T1000\nRRULE:FREQ=HOURLY;BYMINUTE=30;COUNT=230'],
  ])('block its days %s', (_name, lines) => {
    expect(readingOf(event(lines))).toEqual([[STAY_DAYS], []])
  })

  test.each([
    ['busy times', 'BEGIN:VFREEBUSY\nFREEBUSY:20270611T0000/20270601T0000\nEND:VFREEBUSY'],
    ['a negative length', 'BEGIN:VFREEBUSY\nFREEBUSY:20270611T0000/-P10D\nEND:VFREEBUSY'],
    ['further periods', event('DTSTART:20270601\nRDATE;VALUE=PERIOD:20270611T0000/20270601T0000')],
  ])('block its days even if the end is before the start, in %s', (_name, lines) => {
    expect(readingOf(lines)).toEqual([[STAY_DAYS], ['END_BEFORE_START']])
  })

  test('follow, in a series, the last change before each of them, in any order', () => {
    const series = event('UID:a', 'DTSTART:20270401', 'RRULE:FREQ=MONTHLY;COUNT=5')
    const change = (time: string, start: string) =>
      event('UID:a', `RECURRENCE-ID;RANGE=THISANDFUTURE:${time}`, `DTSTART:${start}`)

    const [days] = readingOf(series, change('20270501', '20270502'), change('20270701', '20270710'))

    expect(days).toEqual(
      ['2027-04-01', '2027-05-02', '2027-06-02', '2027-07-10', '2027-08-10'].map((day) => `${day}/${day}`),
    )
  })

  test('block days in the window if a change has made a time before it longer', () => {
    const series = event('UID:a', 'DTSTART:20261201', 'RRULE:FREQ=MONTHLY;COUNT=4')
    const change = event(
      'UID:a',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20270101',
      'DTSTART:20270101',
      'DURATION:P20D',
    )

    expect(readingOf(series, change)).toEqual([['2027-03-10/2027-03-20'], []])
  })

  test('of a series do not block the day of an exclusion in its own time zone', () => {
    const series = event(
      'DTSTART:20270601',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;TZID=Asia/Tokyo:20270603T000000',
    )

    expect(readingOf(series)).toEqual([['2027-06-01/2027-06-02'], []])
  })
})

test.each([
  ['DURATION:P1M', 'END_UNREADABLE'],
  ['RRULE:FREQ=MONTHLY;BYMONTHDAY=0', 'RULE_UNREADABLE'],
])('the meaningless line %s is reported to the owner', (line, reason) => {
  expect(readingOf(event('DTSTART:20270601', line))).toEqual([['2027-06-01/2027-06-01'], [reason]])
})

test('a rule with too many times is ignored, and the rest of the calendar is read', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n % 60).join(',')
  const rules = ['DAILY;BYHOUR=0,1,2,3', 'HOURLY'].map((freq) =>
    event('DTSTART:20270601', `RRULE:FREQ=${freq};BYMINUTE=${numbers(5000)};BYSECOND=${numbers(5000)}`),
  )
  const { problems, readCount } = readCalendar(calendar(...rules, event(STAY)), LIMITS)

  expect([problems.map(({ reason }) => reason), readCount]).toEqual([['RULE_TOO_LONG', 'RULE_TOO_LONG'], 1])
})

test('a rule with an interval beyond all dates never recurs', () => {
  expect(readingOf(event('DTSTART:20270601', 'RRULE:FREQ=YEARLY;INTERVAL=999999999'))).toEqual([
    ['2027-06-01/2027-06-01'],
    [],
  ])
})
