// proves 21.19
import { addDays, mergePeriods, type Period } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { readCalendar } from '../read-calendar.ts'

const LIMITS = { from: '2026-01-01', to: '2028-12-31' }
const FIRST = '2026-02-01'

const compact = (day: string) => day.replaceAll('-', '')
const daysIn = (text: string) =>
  mergePeriods(readCalendar(text, LIMITS).days.flatMap(({ periods }) => periods))
const inCalendar = (event: string, newline = '\r\n') =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...event.split('\n'), 'END:VEVENT', 'END:VCALENDAR', ''].join(newline)

/** The ways in which one stay is written: the day of arrival, that of departure, and the nights between. */
const DIALECTS: ((arrival: string, departure: string, nights: number) => string)[] = [
  (arrival, departure) => `DTSTART;VALUE=DATE:${arrival}\nDTEND;VALUE=DATE:${departure}`,
  (arrival, departure) => `DTSTART:${arrival}\nDTEND:${departure}`,
  (arrival, departure) => `dtstart;tzid=Europe/Berlin:${arrival}\ndtend;tzid=Europe/Berlin:${departure}`,
  (arrival, departure) => `DTSTART:${arrival}T150000\nDTEND:${departure}T100000`,
  (arrival, departure) => `DTSTART:${arrival}T130000Z\nDTEND:${departure}T080000Z`,
  (arrival, departure) =>
    `DTSTART;TZID=Europe/Madrid:${arrival}T1500\nDTEND;TZID=Romance Standard Time:${departure}T1000`,
  (arrival, _departure, nights) => `DTSTART:${arrival}\nDURATION:P${nights}D`,
  (arrival, _departure, nights) => `DTSTART:${arrival}T150000\nDURATION:PT${nights * 24 - 4}H`,
  (arrival, _departure, nights) =>
    `DTSTART:${arrival}\nDTEND;VALUE=DATE:${arrival}\nRRULE:FREQ=DAILY;COUNT=${nights}`,
  (arrival, departure) => `DTSTART:${departure}\nDTEND:${arrival}`,
  (arrival, departure) =>
    `DTSTART;VALUE=DATE:${arrival.slice(0, 5)}\n ${arrival.slice(5)}\nDTEND:${departure}`,
  (arrival, departure) => {
    const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
    return `DTSTART:${dashed(arrival)}\nDTEND:${dashed(departure)}`
  },
  (arrival, _departure, nights) =>
    `DTSTART:20260115\nDURATION:P1D\nRDATE;VALUE=PERIOD:${arrival}T130000Z/P${nights - 1}DT20H\nEXDATE:20260115`,
]

test('a generated stay is read with the same days, in the dialect of every exporter', () => {
  const stay = fc.record({
    offset: fc.integer({ min: 0, max: 800 }),
    nights: fc.integer({ min: 1, max: 90 }),
    dialect: fc.constantFrom(...DIALECTS),
    newline: fc.constantFrom('\r\n', '\n', '\r'),
  })

  fc.assert(
    fc.property(stay, ({ offset, nights, dialect, newline }) => {
      const from = addDays(FIRST, offset)
      const event = dialect(compact(from), compact(addDays(from, nights)), nights)

      expect(daysIn(inCalendar(event, newline))).toEqual([{ from, to: addDays(from, nights - 1) }])
    }),
    { numRuns: 500 },
  )
})

test('a random line in one entry does not change the days of the other entries', () => {
  const other = 'DTSTART:20270601\nDTEND:20270611'

  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }).filter(isOneLine), (line) => {
      const text = inCalendar(`UID:a\n${line}\nEND:VEVENT\nBEGIN:VEVENT\n${other}`)

      expect(daysIn(text)).toContainEqual({ from: '2027-06-01', to: '2027-06-10' })
    }),
    { numRuns: 500 },
  )
})

function isOneLine(line: string): boolean {
  return !/[\r\n]/.test(line)
}

/** Made with `rrulestr` of python-dateutil 2.9: the start, the rule, and its days from 2026 to 2028. */
const RULES = JSON.parse(readFileSync(new URL('./rules-of-dateutil.json', import.meta.url), 'utf8')) as [
  start: string,
  rule: string,
  ...days: string[],
][]

test.each(RULES)('the rule %s %s has the same days as in python-dateutil', (start, rule, ...days) => {
  const found: Period[] = daysIn(inCalendar(`DTSTART:${start}\nRRULE:${rule}`))

  expect(found.map(({ from, to }) => `${from}/${to}`)).toEqual(days)
})
