// proves 16.64
import { listPlaces, type Place } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { texts } from '../../../testing/texts.ts'
import { useSearchQuery } from '../../../lib/use-search-query.ts'
import { NearGroup } from './filter-sheet.tsx'

const MITTE: Place = {
  kind: 'POSTCODE',
  name: 'Berlin',
  postcode: '10117',
  countryCode: 'DE',
  latitude: 52.517,
  longitude: 13.387,
}

function Group() {
  const { query, change } = useSearchQuery()
  return <NearGroup query={query} change={change} />
}

async function renderGroup(search = '') {
  const shell = new FakeShell().at(`/search${search}`).on(listPlaces, () => [MITTE])
  await renderRemote(<Group />, { shell, texts })
  return shell
}

const field = () => screen.getByRole('combobox', { name: 'City, district or postcode' })

test('a place for distances is chosen from suggestions, independent of the searched city', async () => {
  const shell = await renderGroup('?q=Potsdam')

  await userEvent.type(field(), '10117')
  await userEvent.click(await screen.findByRole('option', { name: /10117 Berlin/ }))

  expect(shell.address).toBe('/search?q=Potsdam&near=52.517,13.387&nearname=10117+Berlin')
})

test('with a place a maximum distance can be chosen', async () => {
  const shell = await renderGroup('?near=52.517,13.387&nearname=Work')

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'At most' }), '3 km')

  expect(shell.address).toBe('/search?near=52.517,13.387&nearname=Work&within=3')
})

test('without a place no maximum distance is offered', async () => {
  await renderGroup()

  expect(screen.queryByRole('combobox', { name: 'At most' })).toBeNull()
})

test('the middle of the map can be chosen as the place, rounded to about a hundred metres', async () => {
  const shell = await renderGroup('?bounds=52.53,13.41,52.5111,13.3777&nearname=x')

  await userEvent.click(screen.getByRole('button', { name: 'Middle of the map' }))

  expect(shell.address).toBe('/search?bounds=52.53,13.41,52.5111,13.3777&near=52.521,13.394')
  expect(field()).toHaveProperty('value', 'Point on the map')
})

test('removing the place also removes its distance and the order by distance', async () => {
  const shell = await renderGroup('?near=52.517,13.387&nearname=Work&within=3&sort=DISTANCE')

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))

  expect(shell.address).toBe('/search')
})
