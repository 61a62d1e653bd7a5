import { getFlat } from '@domizil/api'
import { aPublicFlat, FakeShell, renderRemote } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { texts } from '../testing/texts.ts'
import { FavouritesPage } from './favourites-page.tsx'

class Gone extends Error {
  readonly status = 404
}

/** A server with the flats 1 and 2; all others are not listed. */
async function renderAt(address: string, favourites: number[] = []) {
  const shell = new FakeShell().at(address).on(getFlat, ({ params: { id } }) => {
    if (id > 2) throw new Gone('The flat was not found')
    return aPublicFlat({ id, title_en: `Flat number ${id}` })
  })
  shell.favourites.set({ ids: new Set(favourites), loading: false })
  await renderRemote(<FavouritesPage />, { shell, texts })
  return shell
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('a link copied from the favourites shows the same flats to somebody who has none', async () => {
  const user = userEvent.setup()
  const copied: string[] = []
  navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text))
  const shell = await renderAt('/favorites', [2, 1])
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(shell.notices[0]?.message).toBe('The link has been copied.'))
  const { pathname, search } = new URL(copied[0] ?? '')
  document.body.replaceChildren()

  await renderAt(pathname + search)

  expect(titles()).toEqual(['Flat number 2', 'Flat number 1'])
})

test('where the device has a share sheet, the link goes there and nothing is said', async () => {
  const shared: ShareData[] = []
  Object.assign(navigator, { share: (content: ShareData) => Promise.resolve(shared.push(content)) })
  const shell = await renderAt('/favorites', [1])

  await userEvent.click(screen.getByRole('button', { name: 'Share' }))

  expect(shared).toEqual([{ title: 'Shared flats', url: 'http://localhost/favorites?flats=1' }])
  expect(shell.notices).toEqual([])
})

test('a link that may not be copied is shown', async () => {
  const user = userEvent.setup()
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  const shell = await renderAt('/favorites', [1])

  await user.click(screen.getByRole('button', { name: 'Share' }))

  await waitFor(() => expect(shell.notices[0]?.message).toContain('http://localhost/favorites?flats=1'))
})

test('the heart of a shared flat adds it to the reader’s favourites', async () => {
  const shell = await renderAt('/favorites?flats=1,2')

  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Flat number 2' }))

  expect([...shell.favourites.get().ids]).toEqual([2])
  expect(titles()).toHaveLength(2)
})

test('when all shared flats are gone, the page says that they are no longer available', async () => {
  await renderAt('/favorites?flats=8,9')

  expect(titles()).toEqual(['These flats are no longer available'])
})

test.each(['', 'x,y', '0,-1', '1e9,99999999999'])(
  'an address with no valid flats (“%s”) shows the own favourites',
  async (flats) => {
    await renderAt(`/favorites?flats=${flats}`, [1])

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Favourites')
    expect(titles()).toEqual(['Flat number 1'])
  },
)

test('favourites that are no longer available are counted in a note, and removed on request', async () => {
  const shell = await renderAt('/favorites', [1, 8, 9])
  expect(screen.getByRole('note').textContent).toContain('2 of your favourites are no longer available.')

  await userEvent.click(screen.getByRole('button', { name: 'Take them off the list' }))

  expect([...shell.favourites.get().ids]).toEqual([1])
  expect(screen.queryByRole('note')).toBeNull()
})
