// proves 21.77
import { getFlat, type PublicFlat } from '@domizil/api'
import { aPublicFlat, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { texts } from '../testing/texts.ts'
import { FavouritesPage } from './favourites-page.tsx'

const CHEAP = aPublicFlat({
  id: 1,
  title_en: 'Small and cheap',
  pricePerMonth: 700,
  generalAmenities: ['WIFI'],
})
const DEAR = aPublicFlat({
  id: 2,
  title_en: 'Large and dear',
  pricePerMonth: 2900,
  generalAmenities: ['WIFI', 'BALCONY'],
})
const THIRD = aPublicFlat({ id: 3, title_en: 'The third one' })
const FOURTH = aPublicFlat({ id: 4, title_en: 'The fourth one' })
const PAUSED = aPublicFlat({ id: 5, title_en: 'Not listed now', status: 'INACTIVE' })

async function renderFavourites(...flats: PublicFlat[]) {
  const shell = new FakeShell().at('/favorites').on(getFlat, ({ params: { id } }) => {
    const flat = flats.find((one) => one.id === id)
    if (!flat) throw new Error(`nobody asked for flat ${id}`)
    return flat
  })
  shell.favourites.set({ ids: new Set(flats.map(({ id }) => id)), loading: false })
  await renderRemote(<FavouritesPage />, { shell, texts })
  return shell
}

const choose = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: `Compare ${title}` }))
const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('two flats stand side by side, with their facts and what sets them apart', async () => {
  await renderFavourites(CHEAP, DEAR)
  await choose('Small and cheap')
  await choose('Large and dear')

  await userEvent.click(screen.getByRole('button', { name: 'Compare side by side' }))

  expect(await screen.findByRole('columnheader', { name: /Large and dear/ })).toBeTruthy()
  expect(rowOf('Price per month')).toEqual(['€700', '€2,900'])
  expect(rowOf('Balcony')).toEqual(['No', 'Yes'])
})

test('a comparison leaves out amenities that all flats have', async () => {
  await renderFavourites(CHEAP, DEAR)
  await choose('Small and cheap')
  await choose('Large and dear')

  await userEvent.click(screen.getByRole('button', { name: 'Compare side by side' }))

  await screen.findByRole('row', { name: /^Balcony/ })
  expect(screen.queryByRole('row', { name: /^Wi-Fi/ })).toBeNull()
})

test('a comparison that could not be loaded can be asked for again', async () => {
  const shell = await renderFavourites(CHEAP, DEAR)
  await choose('Small and cheap')
  await choose('Large and dear')
  shell.on(getFlat, () => Promise.reject(Object.assign(new Error('Away'), { ajax: true, status: 503 })))
  await userEvent.click(screen.getByRole('button', { name: 'Compare side by side' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Away')

  shell.on(getFlat, ({ params: { id } }) => (id === 1 ? CHEAP : DEAR))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('columnheader', { name: /Large and dear/ })).toBeTruthy()
})

test('returning from a compared flat restores the comparison', async () => {
  const shell = await renderFavourites(CHEAP, DEAR)
  await choose('Small and cheap')
  await choose('Large and dear')
  await userEvent.click(screen.getByRole('button', { name: 'Compare side by side' }))
  cleanup()

  await renderRemote(<FavouritesPage />, { shell, texts })

  expect(await screen.findByRole('columnheader', { name: /Large and dear/ })).toBeTruthy()
})

test('with one chosen flat no comparison is offered', async () => {
  await renderFavourites(CHEAP, DEAR)

  await choose('Small and cheap')

  expect(screen.getByText('1 of 3 flats chosen')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Compare side by side' })).toBeNull()
})

test('a fourth flat can be chosen only when one of three is taken out', async () => {
  await renderFavourites(CHEAP, DEAR, THIRD, FOURTH)
  for (const title of ['Small and cheap', 'Large and dear', 'The third one']) await choose(title)
  const fourth = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare The fourth one' })
  expect(fourth.disabled).toBe(true)

  await choose('Large and dear')
  await choose('The fourth one')

  expect(fourth.checked).toBe(true)
})

test('removing a favourite removes it from the comparison', async () => {
  await renderFavourites(CHEAP, DEAR)
  await choose('Small and cheap')
  await choose('Large and dear')

  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Large and dear' }))

  expect(await screen.findByText('1 of 3 flats chosen')).toBeTruthy()
})

test('a flat that is not listed any more is not compared', async () => {
  await renderFavourites(PAUSED)

  expect(screen.getByText('No longer available')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
