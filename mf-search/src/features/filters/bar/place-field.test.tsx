// proves 21.76
import { listPlaces, type Place } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import texts from '../../../../messages/en.ts'
import { useSearchQuery } from '../../../lib/use-search-query.ts'
import { RadiusField } from '../radius-field.tsx'
import { PlaceField, usePlaceSearch } from './filter-bar.tsx'

const LEIPZIG: Place = { kind: 'CITY', name: 'Leipzig', countryCode: 'DE', latitude: 51.34, longitude: 12.37 }

type Locate = Geolocation['getCurrentPosition']

/** A browser with or without geolocation. */
function givenGeolocation(getCurrentPosition: Locate | undefined) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: getCurrentPosition && { getCurrentPosition },
  })
  if (!getCurrentPosition) Reflect.deleteProperty(navigator, 'geolocation')
}

afterEach(() => givenGeolocation(undefined))

async function renderBox(search: string, places: readonly Place[] = [LEIPZIG]) {
  const shell = new FakeShell().at(`/search${search}`).on(listPlaces, () => [...places])
  await renderRemote(<Box />, { shell, texts })
  return shell
}

function Box() {
  const { query, change } = useSearchQuery()
  const place = usePlaceSearch({ query, change })

  return (
    <>
      <PlaceField query={query} place={place} />
      <RadiusField query={query} change={change} />
    </>
  )
}

const radius = () => screen.queryByRole('combobox', { name: 'How far around?' })
const choose = (option: string) => userEvent.selectOptions(radius() as HTMLElement, option)
const chooseNearMe = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Where?' }))
  await userEvent.click(screen.getByRole('option', { name: 'Near me' }))
}

test('a radius searches around the place, and keeps the filters', async () => {
  const shell = await renderBox('?q=Leipzig&beds=2')

  await choose('+ 20 km')

  await waitFor(() => expect(shell.address).toBe('/search?q=Leipzig&at=51.34,12.37&r=20&beds=2'))
})

test('a postcode is looked up without its town', async () => {
  const shell = await renderBox('?q=04229+Leipzig')

  await choose('+ 5 km')

  await waitFor(() => expect(shell.answers.inputsOf(listPlaces)).toEqual([{ query: { term: '04229' } }]))
})

test('changing the radius keeps the point, and no radius returns to the place', async () => {
  const shell = await renderBox('?q=Leipzig&at=51.3,12.3&r=20&sort=DISTANCE')

  await choose('+ 50 km')
  expect(shell.address).toBe('/search?q=Leipzig&at=51.3,12.3&r=50&sort=DISTANCE')
  await choose('Only this place')

  expect(shell.address).toBe('/search?q=Leipzig')
  expect(shell.answers.inputsOf(listPlaces)).toEqual([])
})

test('a radius in the address that is not in the list is added to it', async () => {
  await renderBox('?q=Leipzig&at=51.3,12.3&r=37')

  expect((radius() as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('+ 37 km')
})

test('a radius around an unknown place does not search, and a notice says why', async () => {
  const shell = await renderBox('?q=Atlantis', [])

  await choose('+ 10 km')

  await waitFor(() => expect(shell.notices[0]?.message).toContain('We do not know where “Atlantis” is.'))
  expect(shell.address).toBe('/search?q=Atlantis')
})

test.each(['', '?bounds=52.6,13.6,52.4,13.2'])(
  'without a place (%s) no radius is offered',
  async (search) => {
    await renderBox(search)

    expect(radius()).toBeNull()
  },
)

test('“near me” searches around the position of the browser, sorted by distance', async () => {
  givenGeolocation((found) =>
    found({ coords: { latitude: 52.520_083, longitude: 13.404_954 } } as GeolocationPosition),
  )
  const shell = await renderBox('?q=Leipzig&beds=2')

  await userEvent.clear(screen.getByRole('combobox', { name: 'Where?' }))
  await chooseNearMe()

  await waitFor(() => expect(shell.address).toBe('/search?at=52.52,13.405&r=10&beds=2&sort=DISTANCE'))
})

test('a position that arrives late keeps newer filters, and is dropped if another place was chosen', async () => {
  let found: (latitude: number) => void = () => undefined
  givenGeolocation((done) => {
    found = (latitude) => done({ coords: { latitude, longitude: 13.4 } } as GeolocationPosition)
  })
  const shell = await renderBox('?beds=2')
  await chooseNearMe()
  act(() => shell.navigator.push('/search?beds=3'))
  await act(async () => found(52.52))
  const withFilter = shell.address

  await userEvent.click(document.body)
  await chooseNearMe()
  act(() => shell.navigator.push('/search?q=Leipzig'))
  await act(async () => found(48.1))

  expect(withFilter).toBe('/search?at=52.52,13.4&r=10&beds=3&sort=DISTANCE')
  expect(shell.address).toBe('/search?q=Leipzig')
})

test('a place that is found late does not navigate a visitor who has left the search', async () => {
  let answer: (places: Place[]) => void = () => undefined
  const shell = await renderBox('?q=Leipzig')
  shell.on(listPlaces, () => new Promise((resolve) => (answer = resolve)))
  await choose('+ 20 km')

  act(() => shell.navigator.push('/favorites'))
  await act(async () => answer([LEIPZIG]))

  expect(shell.address).toBe('/favorites')
})

test.each<[string, Locate | undefined]>([
  ['refuses', (_found, refuse) => refuse?.({ code: 1 } as GeolocationPositionError)],
  ['has no sense of place', undefined],
])(
  '“near me” in a browser that %s changes nothing, and a notice says what to do instead',
  async (_name, locate) => {
    givenGeolocation(locate)
    const shell = await renderBox('?beds=2')

    await chooseNearMe()

    await waitFor(() => expect(shell.notices[0]?.message).toContain('or enter a place'))
    expect(shell.address).toBe('/search?beds=2')
  },
)

test('a place whose name is ambiguous is searched by position, any other by name', async () => {
  const halle = (region: string, latitude: number): Place => ({
    kind: 'CITY',
    name: 'Halle',
    region,
    countryCode: 'DE',
    latitude,
    longitude: 8.36,
  })
  const shell = await renderBox('?beds=2', [halle('Lower Saxony', 51.99), halle('Hesse', 50.5), LEIPZIG])
  const choosePlace = async (name: RegExp) => {
    await userEvent.clear(screen.getByRole('combobox', { name: 'Where?' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Where?' }), 'Ha')
    await waitFor(() => expect(screen.getByRole('option', { name }).getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(screen.getByRole('option', { name }))
    return shell.address
  }

  expect(await choosePlace(/Hesse/)).toBe('/search?q=Halle&at=50.5,8.36&r=10&beds=2')
  expect(await choosePlace(/Leipzig/)).toBe('/search?q=Leipzig&beds=2')
})
