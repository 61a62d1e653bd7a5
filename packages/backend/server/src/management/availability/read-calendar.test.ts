// proves 21.19
import { mergePeriods, type Period } from '@domizil/domain'
import { describe, expect, test } from '@jest/globals'
import { MAX_ENTRIES, readCalendar } from './read-calendar.ts'
import { calendarParser } from './sync-calendar.ts'

const LIMITS = { from: '2027-03-10', to: '2030-03-10' }
const parseInWorker = calendarParser(5_000)
const TWO_YEARS = { ...LIMITS, rulesTo: '2029-03-10' }

const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT`).join('\r\n')}\r\nEND:VCALENDAR\r\n`
const daysIn = (text: string, limits: Period = LIMITS) =>
  mergePeriods(readCalendar(text, limits).days.flatMap(({ periods }) => periods)).map(
    ({ from, to }) => `${from}/${to}`,
  )
const daysOf = (...events: string[]) => daysIn(calendar(...events))
const problemsOf = (...events: string[]) =>
  readCalendar(calendar(...events), LIMITS).problems.map(({ reason }) => reason)
const allDay = (from: string, end: string) => `DTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${end}`

describe('an event blocks days', () => {
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
      'as written, in a zone that means the same',
      'DTSTART;TZID=W. Europe Standard Time:20270601T230000\r\nDTEND;TZID=W. Europe Standard Time:20270603T080000',
      '2027-06-01/2027-06-02',
    ],
    ['from today on', allDay('20270101', '20270315'), '2027-03-10/2027-03-14'],
    ['no further than days count', allDay('20300301', '20400101'), '2030-03-01/2030-03-10'],
  ])('as follows: %s', (_name, event, days) => {
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

test('adjacent and overlapping days are merged', () => {
  const days = daysOf(
    allDay('20270610', '20270612'),
    allDay('20270601', '20270605'),
    allDay('20270605', '20270607'),
    allDay('20270602', '20270604'),
  )

  expect(days).toEqual(['2027-06-01/2027-06-06', '2027-06-10/2027-06-11'])
})

describe('a recurring event', () => {
  test('blocks its days each time, except the excluded ones', () => {
    const weekly = `${allDay('20270601', '20270603')}\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\nEXDATE;VALUE=DATE:20270608`

    expect(daysOf(weekly)).toEqual(['2027-06-01/2027-06-02', '2027-06-15/2027-06-16'])
  })

  test('blocks all days of the window if it has no end', () => {
    expect(daysOf(`${allDay('20200101', '20200102')}\r\nRRULE:FREQ=DAILY`)).toEqual(['2027-03-10/2030-03-10'])
  })

  test('blocks only its own day if its rule never matches', () => {
    const impossible = `${allDay('20270601', '20270602')}\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30`

    expect(daysOf(impossible)).toEqual(['2027-06-01/2027-06-01'])
  })

  test('since 2015 is read without counting towards the limit', () => {
    const daily = `${allDay('20150101', '20150102')}\r\nRRULE:FREQ=DAILY;UNTIL=20261231`
    const events = Array.from({ length: 5_000 }, () => daily)

    expect([daysOf(...events, allDay('20270601', '20270602')), problemsOf(...events)]).toEqual([
      ['2027-06-01/2027-06-01'],
      [],
    ])
  })

  test('with a number of times ends with the last one, however long ago it began', () => {
    const monthly = `${allDay('20100105', '20100106')}\r\nRRULE:FREQ=MONTHLY;COUNT=210`

    expect(daysOf(monthly)).toEqual([
      '2027-04-05/2027-04-05',
      '2027-05-05/2027-05-05',
      '2027-06-05/2027-06-05',
    ])
  })

  test('with too many times blocks all days up to its end, and is reported', () => {
    const event = `DTSTART:20270601T000000\r\nRRULE:FREQ=SECONDLY;UNTIL=20270610T000000`

    expect([daysOf(event), problemsOf(event)]).toEqual([['2027-06-01/2027-06-10'], ['RULE_TOO_LONG']])
  })

  test('can be moved, cancelled or replaced at one of its times', () => {
    const series = `UID:a\r\n${allDay('20270601', '20270603')}\r\nRRULE:FREQ=WEEKLY;COUNT=4`
    const moved = `UID:a\r\nRECURRENCE-ID;VALUE=DATE:20270608\r\n${allDay('20270620', '20270621')}`
    const cancelled = `UID:a\r\nRECURRENCE-ID:20270615\r\nSTATUS:CANCELLED\r\n${allDay('20270615', '20270617')}`

    expect(daysOf(series, moved, cancelled)).toEqual([
      '2027-06-01/2027-06-02',
      '2027-06-20/2027-06-20',
      '2027-06-22/2027-06-23',
    ])
  })

  test('can be moved from one of its times on', () => {
    const series = `UID:a\r\n${allDay('20270601', '20270602')}\r\nRRULE:FREQ=WEEKLY;COUNT=3`
    const later = `UID:a\r\nRECURRENCE-ID;RANGE=THISANDFUTURE:20270608\r\n${allDay('20270609', '20270611')}`

    expect(daysOf(series, later)).toEqual([
      '2027-06-01/2027-06-01',
      '2027-06-09/2027-06-10',
      '2027-06-16/2027-06-17',
    ])
  })

  test('keeps a time whose change has no readable date', () => {
    const series = `UID:a\r\n${allDay('20270601', '20270602')}\r\nRRULE:FREQ=WEEKLY;COUNT=2`
    const change = `UID:a\r\nRECURRENCE-ID:20270608\r\nDTSTART:soon`

    expect([daysOf(series, change), problemsOf(series, change)]).toEqual([
      ['2027-06-01/2027-06-01', '2027-06-08/2027-06-08'],
      ['START_UNREADABLE'],
    ])
  })

  test('can also have extra dates and periods', () => {
    const event = `${allDay('20270601', '20270603')}\r\nRDATE;VALUE=DATE:20270610,20270620\r\nRDATE;VALUE=PERIOD:20270701T120000Z/P3D`

    expect(daysOf(event)).toEqual([
      '2027-06-01/2027-06-02',
      '2027-06-10/2027-06-11',
      '2027-06-20/2027-06-21',
      '2027-07-01/2027-07-03',
    ])
  })

  test.each([
    ['in UTC', 'EXDATE:20270608T130000Z'],
    ['in another zone', 'EXDATE;TZID=America/New_York:20270608T090000'],
    ['without a zone', 'EXDATE:20270608T150000'],
    ['as a day', 'EXDATE:20270608'],
  ])('can have an excluded time written %s', (_name, except) => {
    const weekly = `DTSTART;TZID=Europe/Berlin:20270601T150000\r\nDTEND;TZID=Europe/Berlin:20270602T110000\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\n${except}`

    expect(daysOf(weekly)).toEqual(['2027-06-01/2027-06-01', '2027-06-15/2027-06-15'])
  })

  test('blocks its own days when its rule cannot be read', () => {
    const event = `${allDay('20270601', '20270603')}\r\nRRULE:FREQ=SOMETIMES`

    expect([daysOf(event), problemsOf(event)]).toEqual([['2027-06-01/2027-06-02'], ['RULE_UNREADABLE']])
  })
})

describe('several versions of an entry', () => {
  const version = (sequence: number, from: string, end: string) =>
    `UID:a\r\nSEQUENCE:${sequence}\r\n${allDay(from, end)}`

  test('are resolved to the newest', () => {
    expect(daysOf(version(2, '20270701', '20270702'), version(1, '20270601', '20270602'))).toEqual([
      '2027-07-01/2027-07-01',
    ])
  })

  test('all count when none is newer', () => {
    expect(daysOf(version(1, '20270701', '20270702'), version(1, '20270601', '20270602'))).toHaveLength(2)
  })

  test('are resolved to the older one when the newest has no readable date', () => {
    expect(daysOf('UID:a\r\nSEQUENCE:2\r\nDTSTART:', version(1, '20270601', '20270602'))).toHaveLength(1)
  })
})

describe('a stay as exporters write it', () => {
  const STAY = ['2027-06-01/2027-06-10']

  test.each([
    ['dates without VALUE=DATE', 'DTSTART:20270601\r\nDTEND:20270611'],
    ['a zone on a date', 'DTSTART;TZID=Europe/Berlin:20270601\r\nDTEND;TZID=Europe/Berlin:20270611'],
    ['dashes', 'DTSTART;VALUE=DATE:2027-06-01\r\nDTEND;VALUE=DATE:2027-06-11'],
    ['ISO times', 'DTSTART:2027-06-01T15:00:00+02:00\r\nDTEND:2027-06-11T11:00:00+02:00'],
    ['lower case', 'dtstart;value=date:20270601\r\ndtend;value=date:20270611'],
    ['a date marked as a time', 'DTSTART;VALUE=DATE-TIME:20270601\r\nDTEND:20270611'],
    ['a time marked as a date', 'DTSTART;VALUE=DATE:20270601T000000Z\r\nDTEND;VALUE=DATE:20270611T000000Z'],
    ['a date folded with a tab', 'DTSTART;VALUE=DATE:2027\r\n\t0601\r\nDTEND:20270611'],
    ['a date whose fold is missing', 'DTSTART;VALUE=DATE:2027\r\n0601\r\nDTEND:20270611'],
    ['a Windows zone', 'DTSTART;TZID=W. Europe Standard Time:20270601T150000\r\nDURATION:P9DT20H'],
    ['a quoted zone', 'DTSTART;TZID="Europe/Berlin":20270601T150000\r\nDURATION:P9DT20H'],
    ['the path of a zone', 'DTSTART;TZID=/x.org/Europe/Berlin:20270601T150000\r\nDURATION:P9DT20H'],
    ['weeks and days', 'DTSTART:20270601\r\nDURATION:P1W3D'],
    ['a quote that is not closed', 'X-ALT;X="a:b\r\nDTSTART:20270601\r\nDTEND:20270611'],
    ['an alarm', `BEGIN:VALARM\r\nDURATION:P9W\r\nEND:VALARM\r\n${allDay('20270601', '20270611')}`],
  ])('is read with %s', (_name, event) => {
    expect([daysOf(event), problemsOf(event)]).toEqual([STAY, []])
  })

  test.each([
    ['no end that can be read', 'DTSTART:20270601\r\nDTEND:', ['2027-06-01/2027-06-01'], 'END_UNREADABLE'],
    [
      'an absurd duration',
      'DTSTART:20270601\r\nDURATION:P99999999W',
      ['2027-06-01/2027-06-01'],
      'END_UNREADABLE',
    ],
    [
      'no start that can be read',
      'DTSTART:20270231\r\nDTEND:20270611',
      ['2027-06-10/2027-06-10'],
      'START_UNREADABLE',
    ],
    ['its end first', 'DTSTART:20270611\r\nDTEND:20270601', STAY, 'END_BEFORE_START'],
    [
      'an unknown zone',
      'DTSTART;TZID=Mars:20270601T150000\r\nDTEND;TZID=Mars:20270611T110000',
      STAY,
      'ZONE_UNKNOWN',
    ],
    ['an unknown exception', 'DTSTART:20270601\r\nDTEND:20270611\r\nEXDATE:soon', STAY, 'DATE_UNREADABLE'],
  ])('is blocked as far as it can be read, and reported to the owner: %s', (_name, event, days, reason) => {
    const { problems } = readCalendar(calendar(`UID:x\r\n${event}`), LIMITS)

    expect([daysOf(event), problems]).toEqual([
      days,
      [{ uid: 'x', line: expect.any(Number), reason, isBlocked: true }],
    ])
  })

  test('without any date is reported with its UID and line, and hides no other entry', () => {
    const text = calendar('UID:x\r\nSUMMARY:Someday', allDay('20270601', '20270611'))
    const { problems, readCount } = readCalendar(text, LIMITS)

    expect([daysIn(text), readCount, problems]).toEqual([
      STAY,
      1,
      [{ uid: 'x', line: 3, reason: 'NO_DATES', isBlocked: false }],
    ])
  })

  test('as free-busy times is blocked where it is busy', () => {
    const text =
      'BEGIN:VCALENDAR\nBEGIN:VFREEBUSY\nFREEBUSY:20270601T120000Z/20270611T100000Z\nFREEBUSY;FBTYPE=FREE:20270701T120000Z/P3D\nEND:VFREEBUSY\nEND:VCALENDAR'

    expect(daysIn(text)).toEqual(STAY)
  })

  test.each([
    [
      'one after the other',
      `${calendar(allDay('20270601', '20270605'))}${calendar(allDay('20270605', '20270611'))}`,
    ],
    [
      'one in another',
      calendar(allDay('20270601', '20270605')).replace(
        'END:VCALENDAR',
        `${calendar(allDay('20270605', '20270611'))}END:VCALENDAR`,
      ),
    ],
    ['without the ends of events', calendar(allDay('20270601', '20270611')).replace('END:VEVENT\r\n', '')],
  ])('is read from calendars %s', (_name, text) => {
    expect([daysIn(text), readCalendar(text, LIMITS).problems]).toEqual([STAY, []])
  })

  test('in a calendar that is cut off is read, and the cut is reported', () => {
    const text = calendar(allDay('20270601', '20270611'), 'UID:b\r\nDTSTART:20270701')
    const cut = text.slice(0, text.indexOf('END:VEVENT', text.indexOf('UID:b')))

    expect(readCalendar(cut, LIMITS).problems).toMatchObject([
      { uid: 'b', reason: 'CUT_OFF', isBlocked: true },
    ])
    expect(readCalendar(text.replace('END:VCALENDAR', ''), LIMITS).problems).toMatchObject([
      { uid: '', reason: 'CUT_OFF' },
    ])
  })

  test('is read in a time zone that only the calendar defines', () => {
    const zone =
      'BEGIN:VTIMEZONE\r\nTZID:Office\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:-1000\r\nTZOFFSETTO:-1000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n'
    const text = calendar('DTSTART;TZID=Office:20270601T200000\r\nDURATION:P1D').replace(
      'BEGIN:VEVENT',
      `${zone}BEGIN:VEVENT`,
    )

    expect([daysIn(text), readCalendar(text, LIMITS).problems]).toEqual([['2027-06-02/2027-06-02'], []])
  })
})

describe('an unusual calendar', () => {
  test('with folded lines, lines without a colon or a byte order mark is read', () => {
    const text = `\uFEFFBEGIN:VCALENDAR\nBEGIN:VEVENT\nnonsense\nSUMMARY:A very\n  long line\nDTSTART;VALUE=DATE:2027\n 0601\nEND:VEVENT\nEND:VCALENDAR\n`

    expect(daysIn(text)).toEqual(['2027-06-01/2027-06-01'])
  })

  test('without events is a calendar', () => {
    expect(readCalendar(calendar(), LIMITS)).toEqual({ days: [], readCount: 0, problems: [] })
  })

  test.each([
    '',
    '<html>Not found</html>',
    '<pre>\nBEGIN:VCALENDAR\nEND:VCALENDAR',
    'BEGIN:VEVENT\r\nEND:VEVENT',
  ])('is refused as unreadable if it is %j', (text) => {
    expect(() => readCalendar(text, LIMITS)).toThrow('UNREADABLE')
  })

  test('with more entries than the limit is refused before they are read', () => {
    const events = Array.from({ length: MAX_ENTRIES + 1 }, () => 'DTSTART;VALUE=DATE:20270601')

    expect(() => daysOf(...events)).toThrow('TOO_LARGE')
  })

  const manyEvents = (line: string) =>
    calendar(
      ...Array.from(
        { length: MAX_ENTRIES },
        (_, n) =>
          `UID:${n}@bnb.example\r\nDTSTART;TZID=America/New_York:2027${String((n % 12) + 1).padStart(2, '0')}05T150000\r\n${line}\r\nDESCRIPTION:${'x'.repeat(300)}`,
      ),
    )

  test('with 10,000 events takes at most two seconds of processor time', () => {
    const text = manyEvents('DURATION:P2D')
    const before = process.cpuUsage()

    readCalendar(text, LIMITS)

    const { user } = process.cpuUsage(before)
    expect(user / 1_000_000).toBeLessThan(2)
  })

  test('with 10,000 endless weekly events is read whole', () => {
    const { readCount, days } = readCalendar(manyEvents('RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'), TWO_YEARS)

    expect(readCount).toBe(MAX_ENTRIES)
    expect(days.flatMap(({ periods }) => periods).length).toBeLessThan(110_000)
  })

  test('with thousands of versions and changes of one entry, and 300,000 exceptions, is read in time', async () => {
    const except = `EXDATE:${Array.from({ length: 60 }, (_, n) => 20270601 + (n % 30)).join(',')}`
    const version = `UID:a\r\n${allDay('20270601', '20270602')}\r\nRRULE:FREQ=WEEKLY\r\n${except}`
    const change = (n: number) =>
      `UID:a\r\nRECURRENCE-ID;RANGE=THISANDFUTURE:20270${7 + (n % 3)}01\r\nDTSTART:20270${7 + (n % 3)}02`
    const half = Array.from({ length: MAX_ENTRIES / 2 }, (_, n) => n)

    const reading = await parseInWorker(calendar(...half.map(() => version), ...half.map(change)), TWO_YEARS)

    expect(reading.readCount).toBe(MAX_ENTRIES)
  })

  test('with more rules than the limit is refused before they are read', () => {
    expect(() => daysOf(`DTSTART:20270601\r\n${'RRULE:FREQ=WEEKLY\r\n'.repeat(20_001)}`)).toThrow('TOO_LARGE')
  })
})

describe('a calendar that is read in a worker thread', () => {
  test('has the same days', async () => {
    const text = calendar(allDay('20270601', '20270611'))

    expect(await parseInWorker(text, LIMITS)).toEqual(readCalendar(text, LIMITS))
  })

  test('is refused if it is unreadable', async () => {
    await expect(parseInWorker('nonsense', LIMITS)).rejects.toMatchObject({ problem: 'UNREADABLE' })
  })

  test('is given up if it takes too long', async () => {
    const events = Array.from(
      { length: 5_000 },
      () => `${allDay('20270601', '20270602')}\r\nRRULE:FREQ=DAILY;COUNT=3`,
    )

    await expect(calendarParser(1)(calendar(...events), LIMITS)).rejects.toMatchObject({
      problem: 'TOO_LARGE',
    })
  })
})
