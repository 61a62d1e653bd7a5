// proves 2.55, 12.8, 12.17, 16.17, D6.4, 18.21
import { listPlaces, type SearchFilter, type SearchResult, searchFlats } from '@domizil/api'
import { aFlatCard, aSearchResult, enterText, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import texts from '../../messages/en.ts'
import { SearchPage } from './search-page.tsx'

const loft = aFlatCard({ id: 1, title_en: 'Loft at the canal', pricePerMonth: 1240 })
const studio = aFlatCard({ id: 2, title_en: 'Studio in the park', pricePerMonth: 800, bedrooms: 0 })

class Failed extends Error {
  readonly ajax = true
  readonly status = 500
}

function shellFinding(result: Partial<SearchResult>, address = '/search') {
  return new FakeShell().at(address).on(searchFlats, () => aSearchResult(result))
}

async function renderSearch(shell: FakeShell) {
  await renderRemote(<SearchPage />, { shell, texts })
  return shell
}

/** On a small screen the place is behind the button of the bar. */
async function openPlace(): Promise<HTMLInputElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Where and when\?/ }))
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
}

function lastFilter(shell: FakeShell): SearchFilter | undefined {
  return shell.answers.inputsOf(searchFlats).at(-1)?.body
}

test('flats are listed with place, price and facts, and their number is announced', async () => {
  await renderSearch(shellFinding({ items: [loft, studio] }))

  const card = within(screen.getAllByRole('article')[0] as HTMLElement)
  expect(screen.getByRole('status').textContent).toBe('2 flats')
  expect(card.getByRole('heading', { name: 'Loft at the canal' })).toBeTruthy()
  expect(card.getByRole('link', { name: 'Loft at the canal' }).getAttribute('href')).toBe('/flat/1')
  expect(card.getByText('Neukölln, Berlin')).toBeTruthy()
  expect(card.getByText('€1,240')).toBeTruthy()
  expect(card.getByText('58 m²')).toBeTruthy()
})

test('above a thousand results the number reads “More than 1,000 flats”', async () => {
  await renderSearch(shellFinding({ items: [loft], total: 1001 }))

  expect(screen.getByRole('status').textContent).toBe('More than 1,000 flats')
})

test('a card shows the rating of its flat, and nothing without reviews', async () => {
  await renderSearch(shellFinding({ items: [{ ...loft, rating: 4.9, reviewCount: 14 }, studio] }))

  const spoken = screen
    .getAllByRole('article')
    .map((card) => within(card).queryByText(/ of 5, /)?.textContent)
  expect(spoken).toEqual(['4.9 of 5, 14 reviews', undefined])
})

test('a title in another language than the page has a lang attribute', async () => {
  const local = aFlatCard({ id: 3, title_en: '', title_local: 'Wohnung am Fluss', languageTag: 'de_DE' })
  await renderSearch(shellFinding({ items: [loft, local] }))

  const languageOf = (name: string) => screen.getByRole('link', { name }).getAttribute('lang')

  expect([languageOf('Loft at the canal'), languageOf('Wohnung am Fluss')]).toEqual(['en', 'de'])
})

test('a typed city is shown by its proper name', async () => {
  await renderSearch(shellFinding({}, '/search?q=hamburg'))

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flats in Hamburg')
  expect(document.title).toContain('Flats in Hamburg')
})

test('placeholders of cards are shown until the flats have loaded', async () => {
  const shell = new FakeShell().at('/search').on(searchFlats, () => new Promise(() => {}))

  await renderSearch(shell)

  expect(screen.getByRole('status').textContent).toBe('Looking for flats…')
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('region', { name: 'Flats found' }).querySelector('[aria-busy=true]')).toBeTruthy()
})

test('the parameters of the address become the filter of the search call', async () => {
  const shell = await renderSearch(
    shellFinding({}, '/search?q=Berlin&price=500-1500&beds=2&persons=3&type=LOFT&sort=NEWEST&page=2'),
  )

  expect(lastFilter(shell)).toEqual({
    term: 'Berlin',
    priceMin: 500,
    priceMax: 1500,
    bedroomsMin: 2,
    persons: 3,
    types: ['LOFT'],
    sort: 'NEWEST',
    page: 1,
    include: ['histogram'],
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flats in Berlin')
})

test('pins are loaded when the map is shown', async () => {
  const shell = await renderSearch(shellFinding({}, '/search?view=map'))

  expect(lastFilter(shell)).toMatchObject({ include: ['pins', 'histogram'] })
})

test('every active filter says what it is and can be taken away', async () => {
  const shell = await renderSearch(
    shellFinding({ items: [loft] }, '/search?price=-1500&beds=2&type=LOFT,STUDIO'),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Up to €1,500' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Loft' }))
  expect(shell.address).toBe('/search?beds=2&type=STUDIO')

  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(shell.address).toBe('/search')
})

test('invalid parameters of the address are named and ignored', async () => {
  const shell = await renderSearch(shellFinding({ items: [loft] }, '/search?price=cheap&beds=2&type=CASTLE'))

  expect(screen.getByRole('note').textContent).toBe(
    '2 parts of the address could not be understood and were left out: price and type.',
  )
  expect(lastFilter(shell)).toMatchObject({ bedroomsMin: 2 })
  expect(screen.getByRole('heading', { name: 'Loft at the canal' })).toBeTruthy()
})

test.each([
  ['from=2020-01-01&to=2020-03-01', 'The dates of this address are over.'],
  ['from=2099-01-01&flex=7', 'begin more than 24 months ahead.'],
])('dates that no flat can have are named and ignored: %s', async (days, reason) => {
  const shell = await renderSearch(shellFinding({ items: [loft] }, `/search?q=Berlin&${days}`))

  expect((await screen.findByRole('note')).textContent).toContain(reason)
  expect(lastFilter(shell)).toMatchObject({ term: 'Berlin' })
  expect(lastFilter(shell)).not.toHaveProperty('startDate')
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
})

test('the note about ignored dates stays until others are chosen', async () => {
  const shell = await renderSearch(
    shellFinding({ items: [loft] }, '/search?q=Berlin&from=2020-01-01&to=2020-03-01'),
  )

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order of the list' }), 'Newest first')

  expect(shell.address).toBe('/search?q=Berlin&from=2020-01-01&to=2020-03-01&sort=NEWEST')
  expect(screen.getByRole('note').textContent).toContain('are over')
})

test('a page number beyond the last leads to the last page', async () => {
  const shell = new FakeShell()
    .at('/search?q=Berlin&page=900')
    .on(searchFlats, ({ body }) =>
      aSearchResult({ total: 60, page: body.page ?? 0, items: (body.page ?? 0) > 2 ? [] : [aFlatCard()] }),
    )

  await renderSearch(shell)

  await waitFor(() => expect(shell.address).toBe('/search?q=Berlin&page=3'))
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('changing the order writes it into the address', async () => {
  const shell = await renderSearch(shellFinding({ items: [loft] }, '/search?q=Berlin'))

  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Order of the list' }),
    'Lowest price first',
  )

  expect(shell.address).toBe('/search?q=Berlin&sort=PRICE_ASC')
})

test('choosing a place removes the area of the map and keeps the filters', async () => {
  const shell = await renderSearch(
    shellFinding({ items: [loft] }, '/search?bounds=52.6,13.6,52.4,13.2&beds=2'),
  )
  shell.on(listPlaces, () => [])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flats in this area')

  await enterText(userEvent, await openPlace(), ' Leipzig ')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  expect(shell.address).toBe('/search?q=Leipzig&beds=2')
})

test('choosing a suggested place starts the search', async () => {
  const shell = shellFinding({ items: [loft] })
  shell.on(listPlaces, () => [
    {
      kind: 'POSTCODE' as const,
      name: 'Leipzig',
      postcode: '04229',
      countryCode: 'DE',
      latitude: 51.3,
      longitude: 12.3,
    },
  ])
  await renderSearch(shell)

  await userEvent.type(await openPlace(), 'Leip')
  await userEvent.click(await screen.findByRole('option', { name: /^04229 Leipzig/ }))

  expect(shell.address).toBe('/search?q=04229+Leipzig')
})

test('Back to another search updates the place field', async () => {
  const shell = await renderSearch(shellFinding({ items: [loft] }, '/search?q=Leipzig'))

  await act(async () => shell.go('/search?q=Berlin', 'POP'))

  expect((await openPlace()).value).toBe('Berlin')
})

test('without results, the filter that excludes them is named and can be removed', async () => {
  const shell = await renderSearch(
    shellFinding({ items: [], relax: { filter: 'priceMax', total: 14 } }, '/search?q=Berlin&price=-200'),
  )

  expect(screen.getByRole('heading', { name: 'No flats match' })).toBeTruthy()
  expect(screen.getByText('There are 14 flats at other prices.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show any price' }))

  expect(shell.address).toBe('/search?q=Berlin')
})

test('the hint to drop a filter names it by its own label', async () => {
  const shell = await renderSearch(
    shellFinding(
      { items: [], relax: { filter: 'amenities', value: 'SAUNA', total: 3 } },
      '/search?amen=WIFI,SAUNA',
    ),
  )

  expect(screen.getByText('There are 3 flats without “Sauna”.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Search without “Sauna”' }))

  expect(shell.address).toBe('/search?amen=WIFI')
})

test('without results because of several filters, all can be cleared', async () => {
  const shell = await renderSearch(shellFinding({ items: [] }, '/search?q=Berlin&persons=2'))

  expect(screen.getByText('Try another place, or fewer filters.')).toBeTruthy()
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Flats found' }))
      .getAllByText('Clear all filters')
      .at(-1) as Element,
  )

  expect(shell.address).toBe('/search')
})

test.each([
  ['by its button', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['once there is a connection', async () => act(() => window.dispatchEvent(new Event('online')))],
])('a failed search says why, and is retried %s', async (_, tryAgain) => {
  let attempts = 0
  const shell = new FakeShell().at('/search').on(searchFlats, () => {
    attempts += 1
    if (attempts === 1) throw new Failed('The service is down')
    return aSearchResult({ items: [loft] })
  })
  await renderSearch(shell)
  expect(screen.getByRole('alert').textContent).toContain('The service is down')

  await tryAgain()

  expect(await screen.findByRole('heading', { name: 'Loft at the canal' })).toBeTruthy()
})

test('the flats of the last visit stay listed when they cannot be loaded again', async () => {
  let isOnline = true
  const shell = new FakeShell().at('/search').on(searchFlats, () => {
    if (!isOnline) throw new Failed('There is no connection')
    return aSearchResult({ items: [loft] })
  })
  await renderSearch(shell)
  cleanup()
  isOnline = false

  await renderSearch(shell)

  expect((await screen.findByRole('alert')).textContent).toContain('There is no connection')
  expect(screen.getByRole('heading', { name: 'Loft at the canal' })).toBeTruthy()
})

test('other pages are links, and the current one is marked', async () => {
  const shell = await renderSearch(
    shellFinding({ items: [loft], total: 60, page: 1, pageSize: 24 }, '/search?q=Berlin&page=2'),
  )
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }))
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Page 2')

  await userEvent.click(pages.getByRole('link', { name: 'Previous page' }))

  expect(shell.address).toBe('/search?q=Berlin')
})

test('a heart is pressed and released', async () => {
  const shell = await renderSearch(shellFinding({ items: [loft] }))

  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Loft at the canal', pressed: false }))

  expect(screen.getByRole('button', { name: 'Favourite: Loft at the canal', pressed: true })).toBeTruthy()
  expect([...shell.favourites.get().ids]).toEqual([1])
})

test('new flats are marked', async () => {
  await renderSearch(shellFinding({ items: [{ ...loft, isNew: true }, studio] }))

  expect(screen.getAllByText('New')).toHaveLength(1)
})

test('several quick changes of the address cause one search, for the last one', async () => {
  const shell = await renderSearch(shellFinding({ items: [loft] }))
  expect(shell.answers.inputsOf(searchFlats)).toHaveLength(1)

  act(() => shell.go('/search?beds=1'))
  act(() => shell.go('/search?beds=2'))
  act(() => shell.go('/search?beds=3'))
  await waitFor(() => expect(lastFilter(shell)).toMatchObject({ bedroomsMin: 3 }))

  expect(shell.answers.inputsOf(searchFlats)).toHaveLength(2)
})

test('moving the map searches its area without a further delay', async () => {
  const shell = await renderSearch(shellFinding({ items: [loft] }))

  await act(async () => shell.go('/search?bounds=52.6,13.6,52.4,13.2'))

  expect(lastFilter(shell)).toMatchObject({ bounds: { north: 52.6 } })
})

test('a late answer to an earlier search is ignored', async () => {
  const answers = new Map<string | undefined, (result: SearchResult) => void>()
  const shell = new FakeShell()
    .at('/search?q=Berlin')
    .on(searchFlats, ({ body }) => new Promise((resolve) => answers.set(body.term, resolve)))
  await renderSearch(shell)
  act(() => shell.go('/search?q=Leipzig'))
  await waitFor(() => expect(answers.size).toBe(2))

  await act(async () => answers.get('Leipzig')?.(aSearchResult({ items: [studio] })))
  await act(async () => answers.get('Berlin')?.(aSearchResult({ items: [loft] })))

  expect(screen.getByRole('heading', { name: 'Studio in the park' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Loft at the canal' })).toBeNull()
})

test('coming back to the list shows it as it was left, before the backend answers', async () => {
  const shell = shellFinding({ items: [loft] })
  const { unmount } = await renderRemote(<SearchPage />, { shell, texts })
  unmount()
  shell.on(searchFlats, () => new Promise(() => {}))

  await renderSearch(shell)

  expect(screen.getByRole('heading', { name: 'Loft at the canal' })).toBeTruthy()
})
