import { addDays } from '@domizil/domain'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import texts from '../../../messages/en.ts'
import { today } from '@domizil/app-kit/today'
import { useSearchQuery } from '../use-search-query.ts'
import { DateFields } from './date-fields.tsx'

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

test('a day is typed as people write it', async () => {
  const shell = await renderDates()

  await userEvent.type(screen.getByLabelText('Move-in'), '01.03.2099{Enter}')

  expect(shell.address).toBe('/search?from=2099-03-01')
})

test('a stay is chosen by two presses in the calendar', async () => {
  const from = addDays(today(), 40)
  const to = addDays(from, 20)
  const shell = await renderDates(`?from=${from}&months=3`)

  await userEvent.click(screen.getByRole('button', { name: 'Move-in: open calendar' }))
  await userEvent.click(screen.getByRole('button', { name: nameOf(addDays(from, 1)) }))
  await userEvent.click(screen.getByRole('button', { name: nameOf(to) }))

  expect(shell.address).toBe(`/search?from=${addDays(from, 1)}&to=${to}`)
})

test.each([
  ['31.02.2099', 'Write a day that exists, such as 01.03.2027.'],
  ['1.3.20', 'This day is over. Choose one from today on.'],
])('%s is refused beside the field, and searched for by nobody', async (text, reason) => {
  const shell = await renderDates()

  await userEvent.type(screen.getByLabelText('Move-in'), text)
  await userEvent.tab()

  expect(screen.getByText(reason)).toBeTruthy()
  expect(shell.address).toBe('/search')
})

test('a last day before the first one is refused beside the field', async () => {
  const shell = await renderDates('?from=2099-03-01')

  await userEvent.type(screen.getByLabelText('Move-out'), '1 Feb 2099{Enter}')

  expect(screen.getByText('Choose a last day that does not come before the first.')).toBeTruthy()
  expect(shell.address).toBe('/search?from=2099-03-01')
})

test('a later first day takes a last day before it away', async () => {
  const shell = await renderDates('?from=2099-03-01&to=2099-08-31')
  const from = screen.getByLabelText('Move-in')

  await userEvent.clear(from)
  await userEvent.type(from, '01.10.2099{Enter}')

  expect(shell.address).toBe('/search?from=2099-10-01')
})

test('so many months take the place of a last day', async () => {
  const shell = await renderDates('?from=2099-03-01&to=2099-08-31')

  await userEvent.selectOptions(screen.getByLabelText('Length of stay'), '3 months')

  expect(shell.address).toBe('/search?from=2099-03-01&months=3')
})

test('a last day takes the place of so many months', async () => {
  const shell = await renderDates('?from=2099-03-01&months=3')

  await userEvent.type(screen.getByLabelText('Move-out'), '30.06.2099{Enter}')

  expect(shell.address).toBe('/search?from=2099-03-01&to=2099-06-30')
})

test('a move-in day may be flexible', async () => {
  const shell = await renderDates('?from=2099-03-01')

  await userEvent.click(screen.getByLabelText('± 7 days'))

  expect(shell.address).toBe('/search?from=2099-03-01&flex=7')
})

test('dates are cleared together, and without a move-in day nothing is flexible', async () => {
  const shell = await renderDates('?from=2099-03-01&months=3&flex=7')

  await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }))

  expect(shell.address).toBe('/search')
  expect(screen.queryByLabelText('± 7 days')).toBeNull()
})
