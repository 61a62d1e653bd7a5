import { describe, expect, test } from '@jest/globals'
import { parseInWorker } from './parse-in-worker.ts'
import { readCalendar } from './read-calendar.ts'

const LIMITS = { from: '2027-03-10', to: '2030-03-10' }

const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT`).join('\r\n')}\r\nEND:VCALENDAR\r\n`
const daysOf = (...events: string[]) =>
  readCalendar(calendar(...events), LIMITS).periods.map(({ from, to }) => `${from}/${to}`)
const allDay = (from: string, end: string) => `DTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${end}`

describe('an event takes its days', () => {
  test.each([
    ['up to the day before its end', allDay('20270601', '20270611'), '2027-06-01/2027-06-10'],
    ['one day when it has no end', 'DTSTART;VALUE=DATE:20270601', '2027-06-01/2027-06-01'],
    ['one day when it ends as it begins', allDay('20270601', '20270601'), '2027-06-01/2027-06-01'],
    ['for its duration', 'DTSTART;VALUE=DATE:20270601\r\nDURATION:P3D', '2027-06-01/2027-06-03'],
    ['within one day', 'DTSTART:20270601T100000\r\nDTEND:20270601T120000', '2027-06-01/2027-06-01'],
    [
      'up to the night before departure',
      'DTSTART:20270601T150000\r\nDTEND:20270605T100000',
      '2027-06-01/2027-06-04',
    ],
    [
      'by the German day of a moment in UTC',
      'DTSTART:20270601T230000Z\r\nDTEND:20270603T080000Z',
      '2027-06-02/2027-06-02',
    ],
    [
      'as written, in a zone nobody knows',
      'DTSTART;TZID=W. Europe Standard Time:20270601T230000\r\nDTEND;TZID=W. Europe Standard Time:20270603T080000',
      '2027-06-01/2027-06-02',
    ],
    ['from today on', allDay('20270101', '20270315'), '2027-03-10/2027-03-14'],
    ['no further than days count', allDay('20300301', '20400101'), '2030-03-01/2030-03-10'],
  ])('%s', (_name, event, days) => {
    expect(daysOf(event)).toEqual([days])
  })

  test.each([
    ['it is over', allDay('20270301', '20270310')],
    ['it is cancelled', `STATUS:CANCELLED\r\n${allDay('20270601', '20270611')}`],
    ['it is marked as free', `TRANSP:TRANSPARENT\r\n${allDay('20270601', '20270611')}`],
    ['it has no day', 'SUMMARY:Someday'],
  ])('and none when %s', (_name, event) => {
    expect(daysOf(event)).toEqual([])
  })
})

test('neighbours and overlaps become one', () => {
  const days = daysOf(
    allDay('20270610', '20270612'),
    allDay('20270601', '20270605'),
    allDay('20270605', '20270607'),
    allDay('20270602', '20270604'),
  )

  expect(days).toEqual(['2027-06-01/2027-06-06', '2027-06-10/2027-06-11'])
})

describe('an event that comes back', () => {
  test('takes its days each time, but those excepted', () => {
    const weekly = `${allDay('20270601', '20270603')}\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\nEXDATE;VALUE=DATE:20270608`

    expect(daysOf(weekly)).toEqual(['2027-06-01/2027-06-02', '2027-06-15/2027-06-16'])
  })

  test('for ever takes all days that count', () => {
    expect(daysOf(`${allDay('20200101', '20200102')}\r\nRRULE:FREQ=DAILY`)).toEqual(['2027-03-10/2030-03-10'])
  })

  test('too often is too much', () => {
    const events = Array.from({ length: 10 }, () => `${allDay('20200101', '20200102')}\r\nRRULE:FREQ=DAILY`)

    expect(() => daysOf(...events)).toThrow('TOO_LARGE')
  })
})

describe('odd calendars', () => {
  test('an event that makes no sense hides no other', () => {
    expect(daysOf('DTSTART;VALUE=DATE:tomorrow', allDay('20270601', '20270602'))).toEqual([
      '2027-06-01/2027-06-01',
    ])
  })

  test('folded lines, lines without a colon and a byte order mark do no harm', () => {
    const text = `\uFEFFBEGIN:VCALENDAR\nBEGIN:VEVENT\nnonsense\nSUMMARY:A very\n  long line\nDTSTART;VALUE=DATE:2027\n 0601\nEND:VEVENT\nEND:VCALENDAR\n`

    expect(readCalendar(text, LIMITS)).toEqual({
      periods: [{ from: '2027-06-01', to: '2027-06-01' }],
      eventCount: 1,
    })
  })

  test('a calendar without events is one', () => {
    expect(readCalendar(calendar(), LIMITS)).toEqual({ periods: [], eventCount: 0 })
  })

  test.each(['', '<html>Not found</html>', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR'])(
    '%j is none',
    (text) => {
      expect(() => readCalendar(text, LIMITS)).toThrow('UNREADABLE')
    },
  )

  test('more events than anybody has are too much', () => {
    const events = Array.from({ length: 5_001 }, () => 'DTSTART;VALUE=DATE:20270601')

    expect(() => daysOf(...events)).toThrow('TOO_LARGE')
  })
})

describe('in a thread of its own', () => {
  test('a calendar is read the same', async () => {
    const text = calendar(allDay('20270601', '20270611'))

    expect(await parseInWorker(text, LIMITS)).toEqual(readCalendar(text, LIMITS))
  })

  test('what cannot be read is said', async () => {
    await expect(parseInWorker('nonsense', LIMITS)).rejects.toMatchObject({ problem: 'UNREADABLE' })
  })

  test('what takes too long is given up', async () => {
    const events = Array.from(
      { length: 5_000 },
      () => `${allDay('20270601', '20270602')}\r\nRRULE:FREQ=DAILY;COUNT=3`,
    )

    await expect(parseInWorker(calendar(...events), LIMITS, 1)).rejects.toMatchObject({
      problem: 'TOO_LARGE',
    })
  })
})
