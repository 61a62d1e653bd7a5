import { today } from '@domizil/app-kit/today'
import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import texts from '../../../messages/home/en.ts'
import type { Boot } from '../../boot/boot-window.ts'
import { renderInShell } from '../../testing/render-in-shell.tsx'
import { SearchBox } from './search-box.tsx'

/** Of days that lie ahead, but not too far. */
const YEAR = Number(today().slice(0, 4)) + 1

beforeEach(() => {
  window.domizilBoot = { timeoutMs: 10_000, chunkLoaded: () => undefined } as unknown as Boot
})

async function renderBox() {
  const { history } = await renderInShell(
    <IntlProvider locale="en" messages={texts}>
      <SearchBox />
    </IntlProvider>,
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

test('exact days are written as people do, taken over with Enter, and searched as they are', async () => {
  const { address } = await renderBox()

  await userEvent.click(screen.getByRole('radio', { name: 'Exact dates' }))
  await writeDay('Move in', `01.03.${YEAR}`)
  await writeDay('Move out', `30.06.${YEAR}`)
  const before = address()
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  expect([before, address()]).toEqual(['/', `/search?from=${YEAR}-03-01&to=${YEAR}-06-30`])
})

test('a later first day takes a last day before it away', async () => {
  await renderBox()

  await userEvent.click(screen.getByRole('radio', { name: 'Exact dates' }))
  await writeDay('Move in', `01.03.${YEAR}`)
  await writeDay('Move out', `30.06.${YEAR}`)
  await writeDay('Move in', `01.09.${YEAR}`)

  expect(screen.getByLabelText('Move out')).toHaveProperty('value', '')
})

test('whoever goes back to months finds the month as it was', async () => {
  await renderBox()

  await userEvent.selectOptions(screen.getByLabelText('For how long?'), '6 months')
  await userEvent.click(screen.getByRole('radio', { name: 'Exact dates' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Month and length' }))

  expect(screen.getByLabelText('For how long?')).toHaveProperty('value', '6')
})

test('Back finds the search as it was', async () => {
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
