// proves 9.6, 12.13, 12.14, 12.15
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'

const PROPS: StayCalendarProps = {
  locale: 'en',
  value: {},
  today: '2027-03-10',
  earliest: '2027-03-10',
  latest: '2027-12-31',
  texts: { earlier: 'Earlier', later: 'Later' },
  onChoose: () => undefined,
}

const day = (name: RegExp) => screen.getByRole('button', { name })
const taken = (from: string) => (at: string) => (at >= from ? { reason: 'taken' } : {})

test('pressing a day returns it as an ISO date', async () => {
  const chosen: string[] = []
  render(<StayCalendar {...PROPS} onChoose={(at) => chosen.push(at)} />)

  await userEvent.click(day(/Thursday,? 1 April 2027/))

  expect(chosen).toEqual(['2027-04-01'])
})

test('a taken day can be focused by key, says why, and cannot be chosen', async () => {
  const said: string[] = []
  const chosen: string[] = []
  render(
    <StayCalendar
      {...PROPS}
      isFocused
      stateOf={taken('2027-03-11')}
      onChoose={(at) => chosen.push(at)}
      onExplain={(reason) => said.push(reason)}
    />,
  )

  await userEvent.keyboard('{ArrowRight}{Enter}')

  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Thursday,? 11 March 2027, taken$/)
  expect([said, chosen]).toEqual([['taken'], []])
})

test('days in the past cannot be focused by key', async () => {
  render(<StayCalendar {...PROPS} isFocused />)

  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')

  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Wednesday,? 10 March 2027$/)
  expect(day(/ 9 March 2027/)).toHaveProperty('disabled', true)
})

test.each([
  ['{ArrowDown}', '17 March 2027'],
  ['{End}', '14 March 2027'],
  ['{PageDown}', '10 April 2027'],
  ['{PageDown}{PageDown}', '10 May 2027'],
])('the keys %s move the focus to %s', async (keys, date) => {
  render(<StayCalendar {...PROPS} isFocused />)

  await userEvent.keyboard(keys)

  expect(document.activeElement?.getAttribute('aria-label')).toMatch(new RegExp(`${date}$`))
})

test.each([
  ['en', 'Mon', 'March 2027'],
  ['de', 'Mo', 'März 2027'],
  ['es', 'lun', 'marzo de 2027'],
] as const)('months and weekdays are named in %s, and weeks begin on Monday', (locale, monday, month) => {
  const { container } = render(<StayCalendar {...PROPS} locale={locale} />)

  expect(container.querySelector('th')?.textContent).toBe(monday)
  expect(screen.getByRole('grid', { name: month })).toBeTruthy()
})

test('a chosen stay is marked from its first to its last day', () => {
  const { container } = render(<StayCalendar {...PROPS} value={{ from: '2027-03-30', to: '2027-04-02' }} />)

  const marked = [...container.querySelectorAll('[aria-selected="true"]')].map((cell) =>
    cell.getAttribute('data-day'),
  )

  expect(marked).toEqual(['2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02'])
})

test('the buttons move by months, up to the latest day', async () => {
  render(<StayCalendar {...PROPS} latest="2027-05-31" />)

  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))

  expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
    'April 2027',
    'May 2027',
  ])
  expect(screen.getByRole('button', { name: 'Later' }).getAttribute('aria-disabled')).toBe('true')
})

test('server rendering gives the same months, without inline styles', () => {
  const html = renderToString(<StayCalendar {...PROPS} stateOf={withBar} />)

  expect(html).toContain('aria-label="March 2027"')
  expect(html).toContain('aria-label="April 2027"')
  expect(html).not.toContain('style=')
})

const withBar = (at: string) => ({
  bar: { from: at, to: '2027-04-30', kind: 'owner', label: 'Repair' } as const,
})

test('in months with a clock change each day is shown once', async () => {
  const chosen: string[] = []
  const starts = { '2027-03-28': '28 March', '2027-09-26': '26 September', '2027-10-03': '3 October' }
  const { rerender } = render(<StayCalendar {...PROPS} />)

  for (const [start, name] of Object.entries(starts)) {
    rerender(<StayCalendar {...PROPS} start={start} onChoose={(at) => chosen.push(at)} />)
    await userEvent.click(day(new RegExp(` ${name} 2027$`)))
  }

  const labels = screen.getAllByRole('button', { name: / 2027$/ }).map((one) => one.ariaLabel)
  expect(chosen).toEqual(Object.keys(starts))
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).toHaveLength(30 + 31)
})
