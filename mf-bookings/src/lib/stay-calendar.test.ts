// proves 22.4
import { expect, test } from '@jest/globals'
import { stayCalendar } from './stay-calendar.ts'

const NOW = new Date('2026-11-29T06:00:00Z')
const aStay = (change = {}) => ({
  id: 7,
  summary: 'Bright flat, near the canal',
  location: 'Lindenallee 5, 10115 Berlin',
  url: 'https://domizil.example/my-requests',
  from: '2027-01-15',
  to: '2027-07-14',
  ...change,
})

test('the calendar file has one all-day event from the first to the last day of the stay', () => {
  const lines = stayCalendar(aStay(), NOW).split('\r\n')

  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:booking-7@domizil',
      'DTSTAMP:20261129T060000Z',
      'DTSTART;VALUE=DATE:20270115',
      'DTEND;VALUE=DATE:20270715',
      'SUMMARY:Bright flat\\, near the canal',
      'LOCATION:Lindenallee 5\\, 10115 Berlin',
    ]),
  )
  expect(lines.at(-1)).toBe('')
})

test('a long title is folded at 75 bytes between characters, and a line break in it adds no line to the file', () => {
  const summary = `Wohnung ${'für Größe ü '.repeat(12)}\nEND:VEVENT`

  const text = stayCalendar(aStay({ summary, location: null }), NOW)

  const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary.replaceAll(/\s+/g, ' ')}`)
  expect(text.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})
