// proves 1.25, 3.30, 3.35, 4.35
import { beforeEach, expect, test } from '@jest/globals'
import { addFavourite, listFavourites, removeFavourite } from '@domizil/api'
import { aFlatCard, FakeShell } from '@domizil/testing'
import { createFavourites } from './favourites.ts'

beforeEach(() => localStorage.clear())

const idsIn = ({ favourites }: ReturnType<typeof createFavourites>) => [...favourites.get().ids]

const apiError = (status?: number) => Object.assign(new Error('no'), { ajax: true, status })

test('a favourite of a signed-out visitor is stored in the browser', async () => {
  const shell = new FakeShell()
  await createFavourites(shell.send, shell.session).toggle(7)

  const next = createFavourites(shell.send, shell.session)

  expect(idsIn(next)).toEqual([7])
  expect(shell.answers.sent).toEqual([])
})

test('two tabs of a signed-out visitor share their favourites', async () => {
  const shell = new FakeShell()
  const here = createFavourites(shell.send, shell.session)
  const there = createFavourites(shell.send, shell.session)
  await there.toggle(8)
  await there.toggle(9)

  await here.toggle(7)
  await there.toggle(8)
  dispatchEvent(new StorageEvent('storage', { key: 'domizil.favourites' }))

  expect(idsIn(createFavourites(shell.send, shell.session))).toEqual([9, 7])
  expect(idsIn(here)).toEqual([9, 7])
})

test('signing in moves the stored favourites to the account', async () => {
  const shell = new FakeShell()
  await createFavourites(shell.send, shell.session).toggle(7)
  shell
    .signedInAs()
    .on(addFavourite, () => [])
    .on(listFavourites, () => [aFlatCard({ id: 3 }), aFlatCard({ id: 7 })])
  const favourites = createFavourites(shell.send, shell.session)

  await favourites.load()

  expect(shell.answers.inputsOf(addFavourite)).toEqual([{ query: { flatId: 7 } }])
  expect(idsIn(favourites)).toEqual([3, 7])
  expect(localStorage.getItem('domizil.favourites')).toBeNull()
})

test('while the list loads it is marked as loading, then it contains the flats', async () => {
  const shell = new FakeShell().signedInAs().on(listFavourites, () => [aFlatCard({ id: 3 })])
  const { favourites, load } = createFavourites(shell.send, shell.session)

  const loaded = load()
  const meanwhile = favourites.get()
  await loaded

  expect(meanwhile).toEqual({ ids: new Set(), loading: true })
  expect(favourites.get()).toEqual({ ids: new Set([3]), loading: false })
})

test('a stored favourite that no longer exists is dropped, and the others are moved', async () => {
  const shell = new FakeShell()
  const before = createFavourites(shell.send, shell.session)
  await before.toggle(7)
  await before.toggle(8)
  shell
    .signedInAs()
    .on(addFavourite, ({ query }) => (query.flatId === 7 ? Promise.reject(apiError(404)) : []))
    .on(listFavourites, () => [aFlatCard({ id: 8 })])
  const favourites = createFavourites(shell.send, shell.session)

  await favourites.load()

  expect(idsIn(favourites)).toEqual([8])
  expect(localStorage.getItem('domizil.favourites')).toBeNull()
})

test('a favourite is shown at once, and removed when the server refuses it', async () => {
  const shell = new FakeShell().signedInAs().on(addFavourite, () => Promise.reject(new Error('no')))
  const favourites = createFavourites(shell.send, shell.session)

  const toggled = favourites.toggle(7)
  const shownAtOnce = idsIn(favourites)

  await expect(toggled).rejects.toThrow('no')
  expect([shownAtOnce, idsIn(favourites)]).toEqual([[7], []])
})

test('pressing a heart again removes the favourite', async () => {
  const shell = new FakeShell()
    .signedInAs()
    .on(listFavourites, () => [aFlatCard({ id: 7 })])
    .on(removeFavourite, () => [])
  const favourites = createFavourites(shell.send, shell.session)
  await favourites.load()

  expect(await favourites.toggle(7)).toBe(false)
  expect(idsIn(favourites)).toEqual([])
})

test.each([undefined, 401, 503])(
  'a stored favourite is kept when moving it failed with status %s',
  async (status) => {
    const shell = new FakeShell()
    await createFavourites(shell.send, shell.session).toggle(7)
    shell
      .signedInAs()
      .on(addFavourite, () => Promise.reject(apiError(status)))
      .on(listFavourites, () => [aFlatCard({ id: 3 })])
    const favourites = createFavourites(shell.send, shell.session)

    await favourites.load()

    expect(localStorage.getItem('domizil.favourites')).toBe('[7]')
    expect(idsIn(favourites)).toEqual([3, 7])
  },
)

test('a stored favourite that was removed again is not moved later', async () => {
  const shell = new FakeShell()
  await createFavourites(shell.send, shell.session).toggle(7)
  shell
    .signedInAs()
    .on(addFavourite, () => Promise.reject(apiError()))
    .on(removeFavourite, () => [])
    .on(listFavourites, () => [])
  const favourites = createFavourites(shell.send, shell.session)
  await favourites.load()

  await favourites.toggle(7)

  expect(localStorage.getItem('domizil.favourites')).toBeNull()
})
