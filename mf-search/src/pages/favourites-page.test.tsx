// proves 2.15
import { getFlat, listFavourites } from '@domizil/api'
import { aFlatCard, aPublicFlat, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { texts } from '../testing/texts.ts'
import { FavouritesPage } from './favourites-page.tsx'

const loft = aFlatCard({ id: 1, title_en: 'Loft at the canal' })
const studio = aFlatCard({ id: 2, title_en: 'Studio in the park' })

class Failed extends Error {
  readonly ajax = true
  readonly status: number

  constructor(status: number) {
    super('An error occurred')
    this.status = status
  }
}

function shellWith(ids: number[]) {
  const shell = new FakeShell().at('/favorites')
  shell.favourites.set({ ids: new Set(ids), loading: false })
  return shell
}

async function renderFavourites(shell: FakeShell) {
  await renderRemote(<FavouritesPage />, { shell, texts })
  return shell
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a signed-in user sees the favourites of the account', async () => {
  await renderFavourites(
    shellWith([1, 2])
      .signedInAs()
      .on(listFavourites, () => [loft, studio]),
  )

  expect(titles()).toEqual(['Loft at the canal', 'Studio in the park'])
  expect(screen.getByRole('status').textContent).toBe('2 flats')
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
})

test('a removed favourite leaves the list, and Undo restores it', async () => {
  const shell = await renderFavourites(
    shellWith([1, 2])
      .signedInAs()
      .on(listFavourites, () => [loft, studio]),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Loft at the canal' }))
  await waitFor(() => expect(titles()).toEqual(['Studio in the park']))
  expect(shell.notices[0]?.message).toBe('“Loft at the canal” is no longer a favourite.')
  act(() => shell.notices[0]?.action?.run())

  expect(titles()).toEqual(['Loft at the canal', 'Studio in the park'])
})

test('signed out, the favourites of this browser are listed, without flats that no longer exist', async () => {
  await renderFavourites(
    shellWith([1, 2]).on(getFlat, ({ params }) => {
      if (params.id === 2) throw new Failed(404)
      return aPublicFlat({ id: 1, title_en: 'Loft at the canal' })
    }),
  )

  expect(titles()).toEqual(['Loft at the canal'])
})

test('signed out, the page offers to log in', async () => {
  const shell = await renderFavourites(shellWith([]))

  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))

  expect(shell.logins).toEqual([undefined])
})

test('without consent to cookies the log-in button is disabled and says why', async () => {
  const shell = shellWith([])
  shell.consent.set(false)
  await renderFavourites(shell)

  const button = screen.getByRole('button', { name: 'Log in' })
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')

  expect((button as HTMLButtonElement).disabled).toBe(true)
  expect(reason?.textContent).toMatch(/^Please allow cookies first/)
})

test('after signing in, the favourites of the account are shown', async () => {
  const shell = await renderFavourites(shellWith([]).on(listFavourites, () => [studio]))
  expect(titles()).toEqual(['No favourites yet'])

  act(() => {
    shell.signedInAs()
    shell.favourites.set({ ids: new Set([2]), loading: false })
  })

  await waitFor(() => expect(titles()).toEqual(['Studio in the park']))
})

test('without favourites the page links to the search', async () => {
  await renderFavourites(shellWith([]))

  expect(screen.getByRole('link', { name: 'Find a flat' }).getAttribute('href')).toBe('/search')
})

test('a favourite that is no longer listed says so instead of its first free day', async () => {
  await renderFavourites(
    shellWith([1])
      .signedInAs()
      .on(listFavourites, () => [{ ...loft, available: false }]),
  )

  expect(screen.getByText('No longer available')).toBeTruthy()
  expect(screen.queryByText(/^From/)).toBeNull()
})

test('after the favourites failed to load, Try again loads them', async () => {
  let attempts = 0
  const shell = shellWith([1])
    .signedInAs()
    .on(listFavourites, () => {
      attempts += 1
      if (attempts === 1) throw new Failed(500)
      return [loft]
    })
  await renderFavourites(shell)
  expect(screen.getByRole('alert')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(titles()).toEqual(['Loft at the canal']))
})
