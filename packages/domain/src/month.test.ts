import { expect, test } from '@jest/globals'
import { addDays, daysBetween, weekdayOf } from './day.ts'
import { addToMonth, firstDayOf, lastDayOf, monthOf, weeksOf } from './month.ts'

test('a month has its first and its last day, in leap years too', () => {
  expect(firstDayOf('2027-02')).toBe('2027-02-01')
  expect(lastDayOf('2027-02')).toBe('2027-02-28')
  expect(lastDayOf('2028-02')).toBe('2028-02-29')
  expect(lastDayOf('2100-02')).toBe('2100-02-28')
  expect(lastDayOf('2027-04')).toBe('2027-04-30')
  expect(lastDayOf('2027-12')).toBe('2027-12-31')
})

test('months go on across years, there and back', () => {
  expect(addToMonth('2027-11', 2)).toBe('2028-01')
  expect(addToMonth('2028-01', -2)).toBe('2027-11')
  expect(addToMonth('2027-03', 0)).toBe('2027-03')
})

test('a calendar begins its weeks on Monday and leaves the places of other months empty', () => {
  const weeks = weeksOf('2026-12')

  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(weeks.at(-1)?.slice(3)).toEqual(['2026-12-31', undefined, undefined, undefined])
})

test('a month that fits takes four weeks, one that begins late takes six', () => {
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2027-05')).toHaveLength(6)
})

test('every day of four years stands once, in order and under its weekday', () => {
  const shown = Array.from({ length: 48 }, (_, at) => addToMonth('2026-01', at)).flatMap((month) =>
    weeksOf(month).flatMap((week) => week.flatMap((day, weekday) => (day ? [{ day, weekday, month }] : []))),
  )

  expect(shown).toHaveLength(daysBetween('2026-01-01', '2030-01-01'))
  for (const [at, { day, weekday, month }] of shown.entries()) {
    expect(day).toBe(addDays('2026-01-01', at))
    expect(weekday).toBe(weekdayOf(day))
    expect(monthOf(day)).toBe(month)
  }
})

test('the days on which clocks change are days like others', () => {
  const march = weeksOf('2027-03').flat().filter(Boolean)
  const october = weeksOf('2027-10').flat().filter(Boolean)

  expect(march).toContain('2027-03-28')
  expect(new Set(march).size).toBe(31)
  expect(october).toContain('2027-10-31')
  expect(new Set(october).size).toBe(31)
})
