// proves 12.10, 12.12, 16.43
import { addDays, addMonths } from '@domizil/domain'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { texts } from '../../testing/texts.ts'
import { today } from '@domizil/app-kit/today'
import { useSearchQuery } from '../use-search-query.ts'
import { DateFields } from './date-fields.tsx'

/** Of days that lie ahead, but not too far. */
const YEAR = Number(today().slice(0, 4)) + 1

async function renderDates(search = '') {
  const shell = new FakeShell().at(`/search${search}`)
  await renderRemote(<Dates />, { shell, texts })
  return shell
}

function Dates() {
  const { query, change } = useSearchQuery()

  return <DateFields query={query} change={change} />
}

const nameOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))

test('a typed move-in day is written into the address', async () => {
  const shell = await renderDates()

  await userEvent.type(screen.getByLabelText('Move-in'), `01.03.${YEAR}{Enter}`)

  expect(shell.address).toBe(`/search?from=${YEAR}-03-01`)
})

test('a stay is chosen by two presses in the calendar', async () => {
  const from = `${addMonths(today(), 2).slice(0, 7)}-01`
  const to = addDays(addMonths(from, 1), 19)
  const shell = await renderDates(`?from=${from}&months=3`)

  await userEvent.click(screen.getByRole('button', { name: 'Move-in: open calendar' }))
  await userEvent.click(screen.getByRole('button', { name: nameOf(addDays(from, 1)) }))
  await userEvent.click(screen.getByRole('button', { name: nameOf(to) }))

  expect(shell.address).toBe(`/search?from=${addDays(from, 1)}&to=${to}`)
})

test.each([
  ['31.2.27', 'Write a day that exists, such as 01.03.2027.'],
  ['1.3.20', 'This day is over. Choose one from today on.'],
])('the day %s is refused at its field, and not searched', async (text, reason) => {
  const shell = await renderDates()

  await userEvent.type(screen.getByLabelText('Move-in'), text)
  await userEvent.tab()

  expect(screen.getByText(reason)).toBeTruthy()
  expect(shell.address).toBe('/search')
})

test('a last day within the first month is refused beside the field', async () => {
  const shell = await renderDates(`?from=${YEAR}-03-01`)

  await userEvent.type(screen.getByLabelText('Move-out'), `30.3.${YEAR}{Enter}`)

  expect(screen.getByText('A stay takes 1 month at least.')).toBeTruthy()
  expect(shell.address).toBe(`/search?from=${YEAR}-03-01`)
})

test('in the calendar, days before the minimum stay are disabled with the reason', async () => {
  const from = `${addMonths(today(), 2).slice(0, 7)}-01`
  await renderDates(`?from=${from}`)

  await userEvent.click(screen.getByRole('button', { name: 'Move-out: open calendar' }))

  const short = screen.getByRole('button', {
    name: `${nameOf(addDays(from, 5))}, A stay takes 1 month at least.`,
  })
  expect(short.getAttribute('aria-disabled')).toBe('true')
})

test('a last day before the first one is refused at the field', async () => {
  const shell = await renderDates(`?from=${YEAR}-03-01`)

  await userEvent.type(screen.getByLabelText('Move-out'), `1 Feb ${YEAR}{Enter}`)

  expect(screen.getByText('Choose a last day that does not come before the first.')).toBeTruthy()
  expect(shell.address).toBe(`/search?from=${YEAR}-03-01`)
})

test('a first day after the last one clears the last day', async () => {
  const shell = await renderDates(`?from=${YEAR}-03-01&to=${YEAR}-08-31`)
  const from = screen.getByLabelText('Move-in')

  await userEvent.clear(from)
  await userEvent.type(from, `01.10.${YEAR}{Enter}`)

  expect(shell.address).toBe(`/search?from=${YEAR}-10-01`)
})

test('choosing a number of months replaces the last day', async () => {
  const shell = await renderDates(`?from=${YEAR}-03-01&to=${YEAR}-08-31`)

  await userEvent.selectOptions(screen.getByLabelText('Length of stay'), '3 months')

  expect(shell.address).toBe(`/search?from=${YEAR}-03-01&months=3`)
})

test('choosing a last day replaces the number of months', async () => {
  const shell = await renderDates(`?from=${YEAR}-03-01&months=3`)

  await userEvent.type(screen.getByLabelText('Move-out'), `30.06.${YEAR}{Enter}`)

  expect(shell.address).toBe(`/search?from=${YEAR}-03-01&to=${YEAR}-06-30`)
})

test('a move-in day can be made flexible', async () => {
  const shell = await renderDates(`?from=${YEAR}-03-01`)

  await userEvent.click(screen.getByLabelText('± 7 days'))

  expect(shell.address).toBe(`/search?from=${YEAR}-03-01&flex=7`)
})

test('clearing removes all dates, and without a move-in day no flexibility is offered', async () => {
  const shell = await renderDates(`?from=${YEAR}-03-01&months=3&flex=7`)

  await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }))

  expect(shell.address).toBe('/search')
  expect(screen.queryByLabelText('± 7 days')).toBeNull()
})

test('two weeks around the middle of a month are labelled with the month', async () => {
  const shell = await renderDates(`?from=${YEAR}-02-15`)

  await userEvent.click(screen.getByLabelText(`Any day in February ${YEAR}`))

  expect(shell.address).toBe(`/search?from=${YEAR}-02-15&flex=14`)
  expect(screen.queryByLabelText('± 14 days')).toBeNull()
})
