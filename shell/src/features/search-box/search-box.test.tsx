// proves 12.10, 16.27, 16.45
import { listPlaces, type Place } from '@domizil/api'
import { FakeShell } from '@domizil/testing'
import { today } from '@domizil/app-kit/today'
import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import texts from '../../../messages/home/en.ts'
import type { Boot } from '../../boot/boot-window.ts'
import { aShell, renderInShell, type ShellUnderTest } from '../../testing/render-in-shell.tsx'
import { SearchBox } from './search-box.tsx'

/** Of days that lie ahead, but not too far. */
const YEAR = Number(today().slice(0, 4)) + 1

beforeEach(() => {
  window.domizilBoot = { timeoutMs: 10_000, chunkLoaded: () => undefined } as unknown as Boot
})

const HALLE: Place = {
  kind: 'CITY',
  name: 'Halle',
  region: 'Saxony-Anhalt',
  countryCode: 'DE',
  latitude: 51.48,
  longitude: 11.97,
}

async function renderBox(under?: ShellUnderTest) {
  const { history } = await renderInShell(
    <IntlProvider locale="en" messages={texts}>
      <SearchBox />
    </IntlProvider>,
    under,
  )

  return {
    history,
    address: () => {
      const { pathname, search } = history.route.get().location
      return `${pathname}${search}`
    },
  }
}

async function writeDay(label: string, day: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  await userEvent.click(field)
  field.select()
  await userEvent.paste(day)
  await userEvent.keyboard('{Enter}')
}

test('exact days that were typed are searched when Search is pressed, not before', async () => {
  const { address } = await renderBox()

  await userEvent.click(screen.getByRole('radio', { name: 'Exact dates' }))
  await writeDay('Move in', `01.03.${YEAR}`)
  await writeDay('Move out', `30.06.${YEAR}`)
  const before = address()
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  expect([before, address()]).toEqual(['/', `/search?from=${YEAR}-03-01&to=${YEAR}-06-30`])
})

test.each([
  ['31.02.2027', /^Write a day that exists/],
  ['01.03.2020', /^This day is over/],
])('the day %s is refused at its field, and not searched', async (typed, reason) => {
  const { address } = await renderBox()
  await userEvent.click(screen.getByRole('radio', { name: 'Exact dates' }))
  const field = await screen.findByLabelText('Move in')
  await userEvent.type(field, typed)
  const before = address()

  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  expect([address(), document.activeElement]).toEqual([before, field])
  expect(screen.getByText(reason).id).toBe(field.getAttribute('aria-describedby'))
})

test('a move-in after the move-out clears the move-out', async () => {
  await renderBox()

  await userEvent.click(screen.getByRole('radio', { name: 'Exact dates' }))
  await writeDay('Move in', `01.03.${YEAR}`)
  await writeDay('Move out', `30.06.${YEAR}`)
  await writeDay('Move in', `01.09.${YEAR}`)

  expect(screen.getByLabelText('Move out')).toHaveProperty('value', '')
})

test('switching back to months restores the chosen month and length', async () => {
  await renderBox()

  await userEvent.selectOptions(screen.getByLabelText('For how long?'), '6 months')
  await userEvent.click(screen.getByRole('radio', { name: 'Exact dates' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Month and length' }))

  expect(screen.getByLabelText('For how long?')).toHaveProperty('value', '6')
})

test('a chosen place is searched with its position when the form is sent', async () => {
  const under = aShell(
    new FakeShell().on(listPlaces, () => [HALLE, { ...HALLE, region: 'Westphalia', latitude: 52.06 }]),
  )
  const { address } = await renderBox(under)
  const before = address()

  await userEvent.type(screen.getByRole('combobox', { name: 'Where?' }), 'Hal')
  await userEvent.click((await screen.findAllByRole('option', { name: /Halle/ }))[0] as HTMLElement)
  const chosen = address()
  await userEvent.selectOptions(screen.getByLabelText('For how long?'), '6 months')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  expect([chosen, address()]).toEqual([before, '/search?q=Halle&at=51.48,11.97&months=6'])
})

test('the links to cities keep length of stay and budget', async () => {
  await renderBox()

  await userEvent.selectOptions(screen.getByLabelText('For how long?'), '6 months')

  expect(screen.getByRole('link', { name: 'Hamburg' }).getAttribute('href')).toBe(
    '/search?q=Hamburg&months=6',
  )
})

test('Back restores the values of the search box', async () => {
  const { history } = await renderBox()
  await userEvent.selectOptions(screen.getByLabelText('For how long?'), '6 months')

  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  const back = new Promise((resolve) => history.route.subscribe(() => resolve(undefined)))
  history.navigator.go(-1)
  await back
  cleanup()
  await renderBox()

  expect(screen.getByLabelText('For how long?')).toHaveProperty('value', '6')
})
