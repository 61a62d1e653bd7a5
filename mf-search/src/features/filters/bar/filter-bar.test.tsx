// proves 16.40, 16.41
import { countOptions, listPlaces } from '@domizil/api'
import { today } from '@domizil/app-kit/today'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import texts from '../../../../messages/en.ts'
import { useSearchQuery } from '../../../lib/use-search-query.ts'
import { FilterBar } from './filter-bar.tsx'

/** Of days that lie ahead, but not too far. */
const YEAR = Number(today().slice(0, 4)) + 1
const STAY = `from=${YEAR}-03-01&to=${YEAR}-05-15&persons=2`
const { matchMedia } = window

afterEach(() => void Object.assign(window, { matchMedia }))

async function renderBar(search: string, { isWide = false } = {}) {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(window, { matchMedia: () => ({ matches: isWide, ...listeners }) })
  // A slow machine asks for them before the test has ended.
  const shell = new FakeShell()
    .at(`/search${search}`)
    .on(countOptions, () => new Promise(() => undefined))
    .on(listPlaces, () => new Promise(() => undefined))
  await renderRemote(<Bar />, { shell, texts })
  return shell
}

function Bar() {
  return <FilterBar {...useSearchQuery()} histogram={undefined} total={12} />
}

const summary = () => screen.getByRole('button', { name: /^Where and when\?/ })

test.each([
  [`?q=Berlin&${STAY}`, `Berlin01.03.${YEAR} – 15.05.${YEAR} · 2 persons`],
  ['', 'City, district or postcodeAny time'],
  [`?from=${YEAR}-02-15&months=3&flex=14`, `City, district or postcodeFebruary ${YEAR}, 3 months`],
  ['?bounds=52.6,13.6,52.4,13.2&months=3', 'Area on the map3 months'],
])('on a small screen one button sums up place, dates and persons: %s', async (search, text) => {
  await renderBar(search)

  expect(summary().textContent).toBe(`Where and when?${text}`)
})

test('on a small screen the button opens the fields, and closing them starts the search', async () => {
  const shell = await renderBar(`?q=Berlin&${STAY}`)
  await userEvent.click(summary())

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Persons' }), '3 persons')
  await userEvent.clear(screen.getByRole('combobox', { name: 'Where?' }))
  await enterText(userEvent, screen.getByRole('combobox', { name: 'Where?' }), 'Leipzig')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  expect(shell.address).toBe(`/search?q=Leipzig&${STAY.replace('persons=2', 'persons=3')}`)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on a wide screen place, stay and persons are changed directly in the bar', async () => {
  const shell = await renderBar(`?q=Berlin&${STAY}`, { isWide: true })

  const stay = screen.getByRole('button', { name: `Move-in – move-out 01.03.${YEAR} – 15.05.${YEAR}` })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Persons' }), 'Any')
  await userEvent.click(stay)
  await userEvent.click(await screen.findByRole('button', { name: 'Clear dates' }))

  expect(shell.address).toBe('/search?q=Berlin')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' }).value).toBe('Berlin')
})

test('a number of persons that is not in the list stays chosen', async () => {
  await renderBar('?persons=11', { isWide: true })

  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Persons' }).value).toBe('11')
})

test.each([
  ['Registration possible', 'amen=WIFI,REGISTRATION_POSSIBLE'],
  ['Desk', 'amen=WIFI,DESK'],
  ['Pets allowed', 'amen=WIFI&rules=PETS_ALLOWED'],
])('a press on “%s” sets the filter, and a second one takes it away', async (name, set) => {
  const shell = await renderBar('?amen=WIFI')
  const button = () => screen.getByRole('button', { name })

  await userEvent.click(button())
  const [address, pressed] = [shell.address, button().getAttribute('aria-pressed')]
  await userEvent.click(button())

  expect([address, pressed]).toEqual([`/search?${set}`, 'true'])
  expect(shell.address).toBe('/search?amen=WIFI')
})

test('on a small screen the number of bedrooms is chosen in a panel, and shown on its button', async () => {
  const shell = await renderBar('?q=Berlin')

  await userEvent.click(screen.getByRole('button', { name: 'Bedrooms' }))
  await userEvent.click(screen.getByLabelText('2+'))
  await userEvent.click(screen.getByRole('button', { name: 'Show 12 flats' }))

  expect(shell.address).toBe('/search?q=Berlin&beds=2')
  expect(screen.getByRole('button', { name: '2+ bedrooms' })).toBeTruthy()
})
