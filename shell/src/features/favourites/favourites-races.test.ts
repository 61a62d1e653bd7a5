import { beforeEach, expect, test } from '@jest/globals'
import { addFavourite, type FlatCard, listFavourites, removeFavourite } from '@domizil/api'
import { aFlatCard, FakeShell } from '@domizil/testing'
import { createFavourites } from './favourites.ts'

beforeEach(() => localStorage.clear())

const idsIn = ({ favourites }: ReturnType<typeof createFavourites>) => [...favourites.get().ids]
/** Runs all pending microtasks. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))
const refusal = () => Object.assign(new Error('no'), { ajax: true, status: 503 })

/** A signed-in user, and a server that responds when the test says so. */
function aSlowServer() {
  const lists: ((ids: number[]) => void)[] = []
  const presses: { resolve: (cards: FlatCard[]) => void; reject: (error: Error) => void }[] = []
  const later = () => new Promise<FlatCard[]>((resolve, reject) => presses.push({ resolve, reject }))
  const shell = new FakeShell()
    .signedInAs()
    .on(addFavourite, later)
    .on(removeFavourite, later)
    .on(listFavourites, () => {
      return new Promise((resolve) => lists.push((ids) => resolve(ids.map((id) => aFlatCard({ id })))))
    })
  return { shell, lists, presses, favourites: createFavourites(shell.send, shell.session) }
}

test('favourites that arrive after sign-out are dropped', async () => {
  const { shell, lists, favourites } = aSlowServer()
  const loaded = favourites.load()
  await breathe()

  shell.session.set({ status: 'anonymous' })
  await favourites.load()
  lists[0]?.([3])
  await loaded

  expect(favourites.favourites.get()).toEqual({ ids: new Set(), loading: false })
})

test('a refusal that arrives after sign-out changes nothing', async () => {
  const { shell, presses, favourites } = aSlowServer()
  const toggled = favourites.toggle(7)
  await breathe()

  shell.session.set({ status: 'anonymous' })
  await favourites.load()
  await favourites.toggle(7)
  presses[0]?.reject(refusal())

  await expect(toggled).rejects.toThrow('no')
  expect(idsIn(favourites)).toEqual([7])
})

test('a queued change is not sent for the next person', async () => {
  const { shell, lists, presses, favourites } = aSlowServer()
  const first = favourites.toggle(7)
  const second = favourites.toggle(7)
  await breathe()

  shell.signedInAs({ id: 'somebody else' })
  const loaded = favourites.load()
  presses[0]?.resolve([])
  await Promise.all([first, second])
  await breathe()
  lists[0]?.([])
  await loaded

  expect(shell.answers.inputsOf(removeFavourite)).toEqual([])
})

test('a refused favourite is undone without touching others', async () => {
  const { presses, favourites } = aSlowServer()
  const refused = favourites.toggle(7)
  const granted = favourites.toggle(8)
  await breathe()

  presses[1]?.resolve([])
  await granted
  presses[0]?.reject(refusal())
  await refused.catch(() => undefined)

  expect(idsIn(favourites)).toEqual([8])
})

test('loading the list keeps a favourite that is being saved', async () => {
  const { lists, presses, favourites } = aSlowServer()
  const loaded = favourites.load()
  const toggled = favourites.toggle(7)
  await breathe()

  lists[0]?.([3])
  await loaded
  const afterList = idsIn(favourites)
  presses[0]?.resolve([])
  await toggled

  expect([afterList, idsIn(favourites)]).toEqual([
    [3, 7],
    [3, 7],
  ])
})

test('a list requested before a favourite was saved does not remove it', async () => {
  const { lists, presses, favourites } = aSlowServer()
  const loaded = favourites.load()
  const toggled = favourites.toggle(7)
  await breathe()

  presses[0]?.resolve([])
  await toggled
  lists[0]?.([3])
  await loaded

  expect(idsIn(favourites)).toEqual([3, 7])
})

test('two presses on one heart are sent in order, one after the other', async () => {
  const { shell, presses, favourites } = aSlowServer()
  const first = favourites.toggle(7)
  const second = favourites.toggle(7)
  await breathe()
  const sentAtOnce = shell.answers.sent.length

  presses[0]?.resolve([])
  await first
  await breathe()
  presses[1]?.resolve([])
  await second

  expect([sentAtOnce, shell.answers.sent.map(({ call }) => call)]).toEqual([
    1,
    [addFavourite, removeFavourite],
  ])
  expect(idsIn(favourites)).toEqual([])
})
