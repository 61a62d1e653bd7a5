// proves 12.7, 12.10, 16.28, 21.77
import {
  listPlaces,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  type SavedSearch,
  searchFlats,
} from '@domizil/api'
import { aFlatCard, aSearchResult, enterText, FakeShell, renderRemote } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { Suspense, use } from 'react'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { today } from '@domizil/app-kit/today'
import { texts } from '../testing/texts.ts'
import { SearchPage } from './search-page.tsx'
// A lazy chunk of the page, imported statically here, so that no test waits for its calendar.
import '../features/saved-searches/sheets.tsx'

const SAVED: SavedSearch = {
  id: 7,
  city: 'Leipzig',
  months: 6,
  priceMax: 1100,
  persons: 2,
  hasPets: true,
  filters: { types: ['LOFT'], amenities: ['BALCONY'] },
  locale: 'en',
  alert: 'DAILY',
  createdAt: '2026-11-20T12:00:00.000Z',
}

class Refused extends Error {
  readonly ajax = true
  readonly status = 409
  readonly body = { error: 'You have 20 saved searches. Remove one first.', code: 'TOO_MANY_SAVED_SEARCHES' }
}

const histogram = { min: 400, max: 2400, step: 100, counts: [1] }

afterEach(() => sessionStorage.clear())

function shellAt(address: string) {
  return new FakeShell()
    .at(address)
    .on(searchFlats, () => aSearchResult({ items: [aFlatCard()], priceHistogram: histogram }))
    .on(listPlaces, () => [])
    .on(saveSearch, ({ body }) => ({ ...body, id: 8, createdAt: '2026-11-20T12:00:00.000Z' }))
}

/** Also waits for the chunk that the click loads. */
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}

const sheet = (name: string) => screen.findByRole('dialog', { name })

async function openForm(shell: FakeShell) {
  await renderRemote(<SearchPage />, { shell, texts })
  await press('Save search')
  return within(await sheet('Save this search'))
}

test('a search is saved with all its filters and the chosen frequency of alerts', async () => {
  const shell = shellAt(
    '/search?q=Berlin&months=6&price=500-1500&size=40-&beds=2&persons=3&type=LOFT&amen=BALCONY&rules=PETS_ALLOWED',
  ).signedInAs()
  const form = await openForm(shell)

  await userEvent.click(form.getByRole('radio', { name: 'At once' }))
  await userEvent.click(form.getByRole('button', { name: 'Save search' }))

  expect(shell.answers.inputsOf(saveSearch)).toEqual([
    {
      body: {
        city: 'Berlin',
        months: 6,
        priceMax: 1500,
        persons: 3,
        bedroomsMin: 2,
        hasPets: true,
        filters: { priceMin: 500, sizeMin: 40, types: ['LOFT'], amenities: ['BALCONY'] },
        locale: 'en',
        alert: 'INSTANT',
      },
    },
  ])
  expect(form.getByRole('status').textContent).toContain(
    'As soon as a new flat fits, we write to tina@domizil.example.',
  )
})

test('filters without a field of their own are listed in the form', async () => {
  const form = await openForm(shellAt('/search?q=Berlin&beds=2&type=LOFT&amen=BALCONY').signedInAs())

  const also = within(form.getByRole('list', { name: 'This counts as well' }))
  expect(also.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Loft', 'Balcony'])
})

test('a saved search contains no value that the search does not have', async () => {
  const shell = shellAt('/search?q=Berlin&page=2').signedInAs()
  const form = await openForm(shell)

  await userEvent.click(form.getByRole('button', { name: 'Save search' }))

  expect(shell.answers.inputsOf(saveSearch)).toEqual([
    { body: { city: 'Berlin', hasPets: false, locale: 'en', alert: 'DAILY' } },
  ])
})

test('an area of the map is saved with its bounds, without a city', async () => {
  const shell = shellAt('/search?bounds=52.6,13.6,52.4,13.2&sort=PRICE_ASC').signedInAs()
  const form = await openForm(shell)

  await userEvent.click(form.getByRole('button', { name: 'Save search' }))

  expect(shell.answers.inputsOf(saveSearch)[0]?.body).toEqual({
    bounds: { north: 52.6, east: 13.6, south: 52.4, west: 13.2 },
    hasPets: false,
    filters: { sort: 'PRICE_ASC' },
    locale: 'en',
    alert: 'DAILY',
  })
})

/** Of days that lie ahead, but not too far. */
const YEAR = Number(today().slice(0, 4)) + 1

test('exact dates are saved, and can be changed in the form', async () => {
  const shell = shellAt(`/search?q=Berlin&from=${YEAR}-03-01&to=${YEAR}-05-15&flex=7`).signedInAs()
  const form = await openForm(shell)

  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Length of stay' }), '3 months')
  await userEvent.click(form.getByRole('button', { name: 'Save search' }))

  expect(shell.answers.inputsOf(saveSearch)[0]?.body).toMatchObject({
    startDate: `${YEAR}-03-01`,
    months: 3,
    filters: { flexDays: 7 },
  })
})

test('an invalid entry is reported at its field, which gets the focus, and nothing is sent', async () => {
  const shell = shellAt('/search?q=Berlin').signedInAs()
  const form = await openForm(shell)
  const price = form.getByRole('textbox', { name: 'Highest rent' })
  await userEvent.type(price, '20001')

  await userEvent.click(form.getByRole('button', { name: 'Save search' }))

  expect(form.getByText('Enter a whole rent between €0 and €20,000.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(price))
  expect(shell.answers.inputsOf(saveSearch)).toEqual([])
})

test('a refused search keeps the typed values, also after closing the form', async () => {
  const shell = shellAt('/search?q=Berlin')
    .signedInAs()
    .on(saveSearch, () => {
      throw new Refused('You have 20 saved searches. Remove one first.')
    })
  const form = await openForm(shell)
  const city = () => form.getByRole<HTMLInputElement>('combobox', { name: 'City, district or postcode' })
  await userEvent.clear(city())
  await enterText(userEvent, city(), 'Potsdam')

  await userEvent.click(form.getByRole('button', { name: 'Save search' }))
  expect(form.getByRole('alert').textContent).toBe('You have 20 saved searches. Remove one first.')
  await userEvent.click(form.getByRole('button', { name: 'Close the form' }))
  await press('Save search')

  expect(city().value).toBe('Potsdam')
})

test('after logging in from the form it opens again, but only once', async () => {
  const shell = shellAt('/search?q=Berlin&beds=2')
  await openForm(shell)
  await press('Log in')
  cleanup()

  // A sign-in leads back to the address, in another entry of the history.
  shell.signedInAs().at('/search?q=Berlin&beds=2')
  await renderRemote(<SearchPage />, { shell, texts })
  expect(within(await sheet('Save this search')).getByRole('radio', { name: 'At once' })).toBeTruthy()
  cleanup()
  await renderRemote(<SearchPage />, { shell: shell.at('/search?q=Berlin&beds=2'), texts })

  expect(shell.logins).toEqual([undefined])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the form opens after sign-in even if React discards the first render', async () => {
  const shell = shellAt('/search?q=Berlin')
  await openForm(shell)
  await press('Log in')
  cleanup()
  let arrive = (_code: null) => {}
  const code = new Promise<null>((resolve) => {
    arrive = resolve
  })
  const Late = () => use(code)

  const page = (
    <Suspense fallback={null}>
      <SearchPage />
      <Late />
    </Suspense>
  )
  await renderRemote(page, { shell: shell.signedInAs().at('/search?q=Berlin'), texts })
  await act(async () => arrive(null))

  expect(await sheet('Save this search')).toBeTruthy()
})

test('leaving the log-in page without logging in does not reopen the form', async () => {
  const shell = shellAt('/search?q=Berlin')
  await openForm(shell)
  await press('Log in')
  cleanup()

  await renderRemote(<SearchPage />, { shell: shell.at('/search?q=Berlin'), texts })

  expect(screen.queryByRole('dialog')).toBeNull()
})

test('signed out, the log-in button of the form is disabled without consent to cookies', async () => {
  const shell = shellAt('/search?q=Berlin')
  shell.consent.set(false)
  const form = await openForm(shell)

  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true)
  expect(form.getByText(/^Please allow cookies first/)).toBeTruthy()
})

test('without results a visitor can send a request, with the filters filled in', async () => {
  const shell = shellAt('/search?q=Berlin&price=-300&rules=PETS_ALLOWED')
    .signedInAs()
    .on(searchFlats, () => aSearchResult({ items: [] }))
  await renderRemote(<SearchPage />, { shell, texts })
  await press('Tell us what you need')
  const form = within(await sheet('Tell us what you need'))

  await userEvent.click(form.getByRole('textbox', { name: /What else matters/ }))
  await userEvent.paste('With a lift, please.')
  await userEvent.click(form.getByRole('button', { name: 'Send request' }))

  expect(shell.answers.inputsOf(saveSearch)[0]?.body).toMatchObject({
    city: 'Berlin',
    priceMax: 300,
    hasPets: true,
    message: 'With a lift, please.',
    alert: 'DAILY',
  })
  expect(form.getByRole('status').textContent).toContain('at most once a day')
})

test('the message of a refused request is restored after a reload', async () => {
  const shell = () =>
    shellAt('/search?q=Berlin')
      .signedInAs()
      .on(searchFlats, () => aSearchResult({ items: [] }))
  const openRequest = async (from: FakeShell) => {
    await renderRemote(<SearchPage />, { shell: from, texts })
    await press('Tell us what you need')
    return within(await sheet('Tell us what you need'))
  }
  const refusing = shell().on(saveSearch, () => {
    throw new Refused()
  })
  const refused = await openRequest(refusing)
  await enterText(userEvent, refused.getByRole('textbox', { name: /What else matters/ }), 'A lift')
  await userEvent.click(refused.getByRole('button', { name: 'Send request' }))
  cleanup()

  const form = await openRequest(shell())
  expect(form.getByRole('textbox', { name: /What else matters/ })).toHaveProperty('value', 'A lift')
  await userEvent.click(form.getByRole('button', { name: 'Send request' }))

  expect(sessionStorage).toHaveLength(0)
})

test('a message typed for a request that was given up is not sent with a saved search', async () => {
  const shell = shellAt('/search?q=Berlin').signedInAs()
  await renderRemote(<SearchPage />, { shell, texts })
  shell.on(searchFlats, () => aSearchResult({ items: [] }))
  act(() => shell.navigator.push('/search?q=Berlin&beds=5'))
  await press('Tell us what you need')
  const request = within(await sheet('Tell us what you need'))
  await enterText(userEvent, request.getByRole('textbox', { name: /What else matters/ }), 'A lift')

  await act(async () => shell.navigator.go(-1))
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Save search')
  const form = within(await sheet('Save this search'))
  await userEvent.click(form.getByRole('button', { name: 'Save search' }))

  expect(shell.answers.inputsOf(saveSearch)).toEqual([
    { body: expect.not.objectContaining({ message: expect.anything() }) },
  ])
})

async function openList(shell: FakeShell) {
  await renderRemote(<SearchPage />, { shell, texts })
  await press('Saved searches')
  return within(await sheet('Saved searches'))
}

test('saved searches are listed with their filters, and link to their results', async () => {
  const list = await openList(
    shellAt('/search')
      .signedInAs()
      .on(listSavedSearches, () => [SAVED]),
  )

  expect(await list.findByText(/6 months · Up to €1,100 · For 2 persons · Loft · Balcony/)).toBeTruthy()
  expect(list.getByText('Once a day')).toBeTruthy()
  expect(list.getByRole('link', { name: 'Flats in Leipzig' }).getAttribute('href')).toBe(
    '/search?q=Leipzig&months=6&price=-1100&persons=2&type=LOFT&amen=BALCONY&rules=PETS_ALLOWED',
  )
})

test('a deleted saved search is restored completely by Undo', async () => {
  const shell = shellAt('/search')
    .signedInAs()
    .on(listSavedSearches, () => [SAVED])
    .on(removeSavedSearch, () => [])
  const list = await openList(shell)

  await userEvent.click(await list.findByRole('button', { name: 'Delete the search in Leipzig' }))
  expect(shell.answers.inputsOf(removeSavedSearch)).toEqual([{ params: { id: 7 } }])
  expect(list.queryByRole('link', { name: 'Flats in Leipzig' })).toBeNull()
  await userEvent.click(list.getByRole('button', { name: 'Undo' }))

  expect(await list.findByRole('link', { name: 'Flats in Leipzig' })).toBeTruthy()
  const { id: _id, createdAt: _createdAt, ...search } = SAVED
  expect(shell.answers.inputsOf(saveSearch)).toEqual([{ body: search }])
})

test('a double click deletes a saved search once, and a double click on Undo restores it once', async () => {
  const shell = shellAt('/search')
    .signedInAs()
    .on(listSavedSearches, () => [SAVED])
    .on(removeSavedSearch, () => [])
  const list = await openList(shell)

  const pressTwice = (button: HTMLElement) =>
    act(() => {
      button.click()
      button.click()
    })

  pressTwice(await list.findByRole('button', { name: 'Delete the search in Leipzig' }))
  pressTwice(await list.findByRole('button', { name: 'Undo' }))

  expect(await list.findByRole('link', { name: 'Flats in Leipzig' })).toBeTruthy()
  expect(shell.answers.inputsOf(removeSavedSearch)).toHaveLength(1)
  expect(shell.answers.inputsOf(saveSearch)).toHaveLength(1)
})

test('opening a saved search replaces the list in the history, so that Back leads to the page before', async () => {
  const shell = shellAt('/')
  shell.go('/search?q=Berlin')
  shell.signedInAs().on(listSavedSearches, () => [SAVED])
  const list = await openList(shell)
  await press('Save this search')
  expect(await sheet('Save this search')).toBeTruthy()

  await act(async () => shell.navigator.go(-1))
  const afterBack = screen.queryByRole('dialog')
  await press('Saved searches')
  await userEvent.click(await list.findByRole('link', { name: 'Flats in Leipzig' }))
  expect([afterBack, screen.queryByRole('dialog')]).toEqual([null, null])
  expect(shell.address).toContain('/search?q=Leipzig')
  await act(async () => shell.navigator.go(-1))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shell.address).toBe('/search?q=Berlin')
})

test('an empty list of saved searches says so', async () => {
  const list = await openList(
    shellAt('/search')
      .signedInAs()
      .on(listSavedSearches, () => []),
  )

  expect(await list.findByRole('heading', { name: 'No saved searches yet' })).toBeTruthy()
})

test('after the saved searches failed to load, Try again loads them', async () => {
  let attempts = 0
  const list = await openList(
    shellAt('/search')
      .signedInAs()
      .on(listSavedSearches, () => {
        attempts += 1
        if (attempts === 1) throw new Refused('The service is down')
        return [SAVED]
      }),
  )

  await userEvent.click(await list.findByRole('button', { name: 'Try again' }))

  expect(await list.findByRole('link', { name: 'Flats in Leipzig' })).toBeTruthy()
})
