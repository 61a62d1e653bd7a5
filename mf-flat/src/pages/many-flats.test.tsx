// proves 21.29, 21.76, 21.81
import {
  confirmCalendar,
  createFlat,
  getDemand,
  getOwnProperties,
  listOwnFlats,
  type OwnFlat,
  updateFlatStatus,
} from '@domizil/api'
import { anOwnFlat, enterText, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import common from '../../messages/en.ts'
import landlord from '../../messages/landlord/en.ts'
import { OWN_PROPERTIES } from '../testing/own-properties.ts'
import { MyFlatsPage } from './my-flats-page.tsx'

const texts = { ...common, ...landlord }

const SIXTY = Array.from({ length: 60 }, (_flat, at) =>
  anOwnFlat({
    id: at + 1,
    title_en: `Flat ${String(at + 1).padStart(2, '0')}`,
    createdAt: new Date(Date.UTC(2026, 0, at + 1)).toISOString(),
    pricePerMonth: 500 + at,
    status: at < 3 ? 'INACTIVE' : 'ACTIVE',
  }),
)

async function show(address = '/my-flats', flats: readonly OwnFlat[] = SIXTY) {
  const shell = new FakeShell()
    .at(address)
    .signedInAs()
    .on(getDemand, () => [])
    .on(getOwnProperties, () => OWN_PROPERTIES)
    .on(listOwnFlats, () => [...flats])
  const shown = await renderRemote(<MyFlatsPage />, { shell, texts, hasAntd: true })
  return { ...shown, shell }
}

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))

test('of sixty flats the newest 24 are shown, and the next page has others', async () => {
  const { user, shell } = await show()
  expect([names().length, names()[0]]).toEqual([24, 'Flat 60'])

  await user.click(screen.getByRole('button', { name: 'Next page' }))

  expect([names().length, names()[0], shell.address]).toEqual([24, 'Flat 36', '/my-flats?page=2'])
})

test('hints about the demand are shown below many flats', async () => {
  const shell = new FakeShell()
    .at('/my-flats')
    .signedInAs()
    .on(getDemand, () => [{ place: 'Berlin', people: 14, bedrooms: 2, priceMax: 1200 }])
    .on(getOwnProperties, () => OWN_PROPERTIES)
    .on(listOwnFlats, () => [...SIXTY])
  await renderRemote(<MyFlatsPage />, { shell, texts, hasAntd: true })

  const hint = await screen.findByText(/^14 people look for a flat/)

  const [card] = screen.getAllByRole('article')
  expect(hint.compareDocumentPosition(card as Element)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('flats with open requests come first, then those with unread messages', async () => {
  const CHANGES: Record<string, Partial<OwnFlat>> = {
    'Flat 05': { openRequestCount: 1 },
    'Flat 09': { unreadMessages: 3 },
  }

  await show(
    '/my-flats',
    SIXTY.map((flat) => ({ ...flat, ...CHANGES[flat.title_en ?? ''] })),
  )

  expect(names().slice(0, 3)).toEqual(['Flat 05', 'Flat 09', 'Flat 60'])
})

test('a city is found by its name in the language of the page', async () => {
  await show(
    '/my-flats?q=munich',
    SIXTY.map((flat) =>
      flat.title_en === 'Flat 05' ? { ...flat, address: { ...flat.address, city: 'München' } } : flat,
    ),
  )

  expect(names()).toEqual(['Flat 05'])
})

test('search, status and order filter the flats and are written into the address', async () => {
  const { user, shell } = await show('/my-flats?page=2')

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'priceUp')
  await enterText(user, screen.getByRole('searchbox'), 'flat 09')
  await user.click(screen.getByRole('radio', { name: /^Listed/ }))

  expect(names()).toEqual(['Flat 09'])
  expect(shell.address).toBe('/my-flats?order=priceUp&q=flat+09&status=ACTIVE')
})

test('a row of the table shows open requests, unread messages, the price and the menu of actions', async () => {
  await show(
    '/my-flats?view=table&q=flat+60',
    SIXTY.map((flat) => ({ ...flat, openRequestCount: 2, unreadMessages: 3 })),
  )

  const row = within(screen.getByRole('row', { name: /Flat 60/ }))
  expect(row.getByRole('link', { name: '2' })).toBeTruthy()
  expect(row.getByText('3 unread messages')).toBeTruthy()
  expect(row.getByText('€559')).toBeTruthy()
  expect(row.getByRole('button', { name: 'More actions for Flat 60' })).toBeTruthy()
})

test('the column and the order of the table both say “Quality score”', async () => {
  await show('/my-flats?view=table')

  expect(screen.getByRole('columnheader', { name: 'Quality score' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Quality score, lowest first' })).toBeTruthy()
})

test('the table names cities in the language of the page', async () => {
  await show(
    '/my-flats?view=table&q=flat+60',
    SIXTY.map((flat) => ({ ...flat, address: { ...flat.address, city: 'Köln', district: null } })),
  )

  expect(within(screen.getByRole('row', { name: /Flat 60/ })).getByText(/, Cologne$/)).toBeTruthy()
})

test('several flats are paused with one press; those that are refused stay chosen', async () => {
  const { user, shell } = await show('/my-flats?view=table')
  shell.on(updateFlatStatus, ({ params }) =>
    params.id === 60
      ? Promise.reject(Object.assign(new Error('A stay is running'), { ajax: true }))
      : anOwnFlat({ id: params.id, status: 'INACTIVE', title_en: 'Flat 59' }),
  )

  await user.click(screen.getByRole('checkbox', { name: 'Choose Flat 60' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose Flat 59' }))
  await user.click(screen.getByRole('button', { name: 'Deactivate (2)' }))

  expect(shell.answers.inputsOf(updateFlatStatus).map(({ params }) => params.id)).toEqual([59, 60])
  expect(shell.notices.map(({ message }) => message)).toEqual([
    'Deactivate: done for 1 flat',
    'Deactivate: not possible for 1 flat. A stay is running',
  ])
  expect(screen.getByText('1 flat chosen')).toBeTruthy()
})

test('selecting a whole page keeps the selection on other pages', async () => {
  const { user } = await show('/my-flats?view=table')
  const chooseAll = () => user.click(screen.getByRole('checkbox', { name: 'Choose all flats of this page' }))
  await chooseAll()
  await user.click(screen.getByRole('button', { name: 'Next page' }))

  await chooseAll()
  const both = screen.getByText(/ flats chosen$/).textContent
  await chooseAll()

  expect([both, screen.getByText(/ flats chosen$/).textContent]).toEqual([
    '48 flats chosen',
    '24 flats chosen',
  ])
})

test('the calendars of several flats are confirmed', async () => {
  const { user, shell } = await show()
  shell.on(confirmCalendar, () => ({}) as never)

  await user.click(screen.getByRole('checkbox', { name: 'Choose Flat 60' }))
  await user.click(screen.getByRole('button', { name: 'Confirm calendar (1)' }))

  expect(shell.answers.inputsOf(confirmCalendar)).toEqual([{ params: { flatId: 60 } }])
})

test('a flat is duplicated without its photos, and the copy is opened', async () => {
  const { user, shell } = await show('/my-flats', [anOwnFlat({ id: 3 })])
  shell.on(createFlat, () => anOwnFlat({ id: 99, status: 'DRAFT' }))

  await user.click(screen.getByRole('button', { name: 'More actions for Loft at the canal' }))
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))

  const [{ body } = { body: {} }] = shell.answers.inputsOf(createFlat)
  expect(body).toMatchObject({
    title_en: 'Loft at the canal',
    pricePerMonth: 1240,
    address: { city: 'Berlin' },
  })
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['images']))
  expect(shell.address).toBe('/flat/99/edit')
})

test('a landlord who may not create flats reads why', async () => {
  const sentence = 'Your account is blocked. You can still see what is yours.'
  const { user, shell } = await show('/my-flats', [anOwnFlat({ id: 3 })])
  shell.on(createFlat, () => {
    throw Object.assign(new Error(sentence), { ajax: true, status: 403 })
  })

  await user.click(screen.getByRole('button', { name: 'More actions for Loft at the canal' }))
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))

  expect(shell.notices).toMatchObject([{ kind: 'error', message: sentence }])
  expect(shell.address).toBe('/my-flats')
})

test('a copy that arrives after the landlord has left the page does not navigate', async () => {
  let answer: (flat: OwnFlat) => void = () => undefined
  const { user, shell } = await show('/my-flats', [anOwnFlat({ id: 3 })])
  shell.on(createFlat, () => new Promise((resolve) => (answer = resolve)))
  await user.click(screen.getByRole('button', { name: 'More actions for Loft at the canal' }))
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))

  act(() => shell.navigator.push('/search'))
  await act(async () => answer(anOwnFlat({ id: 99, status: 'DRAFT' })))

  expect(shell.notices).toHaveLength(1)
  expect(shell.address).toBe('/search')
})

test('a filter in the address of few flats is shown, and can be removed', async () => {
  const { user } = await show('/my-flats?status=ACTIVE', SIXTY.slice(0, 3))
  expect(screen.queryAllByRole('article')).toEqual([])

  await user.click(screen.getByRole('radio', { name: /^All/ }))

  expect(names()).toHaveLength(3)
})

test('a page with few flats has no search and no filters', async () => {
  await show('/my-flats', SIXTY.slice(0, 3))

  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'All requests and invoices' }).getAttribute('href')).toBe(
    '/flat/bookings',
  )
})
