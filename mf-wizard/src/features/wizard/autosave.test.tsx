// proves 21.27, 21.35, 21.74, 21.86
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Call, createFlat, editFlat, type OwnFlat } from '@domizil/api'
import { enterText, type FakeShell } from '@domizil/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  anOwnFlat,
  apiError,
  aServer,
  LISTED,
  stored,
  noteOf,
  price,
  show,
  typeAddress,
} from '../../testing/flat-page.tsx'
import { autosaveTiming } from './autosave-timing.ts'

const untouched = { ...autosaveTiming }
beforeEach(() => {
  Object.assign(autosaveTiming, { restMs: 1, retryMs: 1_000_000 })
})
afterEach(() => {
  Object.assign(autosaveTiming, untouched)
  sessionStorage.clear()
})

const lastOf = <T,>(list: readonly T[]) => list.at(-1)

test('a draft is saved while typing, and the form keeps its values', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)

  await user.type(await price(), '0')

  expect(await screen.findByText('Saved just now')).toBeTruthy()
  expect(lastOf(shell.answers.inputsOf(editFlat))?.body).toMatchObject({ id: 7, pricePerMonth: 11_500 })
  expect((await price()).value).toBe('11500')
  expect(sessionStorage).toHaveLength(0)
})

test('each automatic save uses the version of the one before, without a conflict', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.type(await price(), '0')
  await screen.findByText('Saved just now')

  await user.clear(screen.getByRole('textbox', { name: /^Size/ }))
  await user.type(screen.getByRole('textbox', { name: /^Size/ }), '40')

  await waitFor(() =>
    expect(lastOf(shell.answers.inputsOf(editFlat))?.body).toMatchObject({ size: 40, version: 4 }),
  )
})

test('text typed during a save is saved afterwards', async () => {
  let answer: (flat: OwnFlat) => void = () => undefined
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await price()
  shell.on(editFlat, () => new Promise<OwnFlat>((resolve) => (answer = resolve)))
  await user.clear(await price())
  await user.type(await price(), '900')
  await waitFor(() => expect(shell.answers.inputsOf(editFlat)).toHaveLength(1))

  await user.type(await price(), '0')
  await act(async () => answer(anOwnFlat({ pricePerMonth: 900, version: 4 })))

  expect((await price()).value).toBe('9000')
  await waitFor(() => expect(shell.answers.inputsOf(editFlat)).toHaveLength(2))
  expect(lastOf(shell.answers.inputsOf(editFlat))?.body).toMatchObject({ pricePerMonth: 9_000, version: 4 })
})

test('an unreadable number is reported as not saved', async () => {
  const shell = aServer(anOwnFlat({ deposit: undefined }))
  const { user } = await show(shell)
  await user.type(screen.getByRole('textbox', { name: 'Deposit' }), 'much')

  await user.type(screen.getByRole('textbox', { name: /^Size/ }), '40')

  await waitFor(() => expect(lastOf(shell.answers.inputsOf(editFlat))?.body).toMatchObject({ size: 40 }))
  const unsaved = await screen.findByText(/cannot be saved yet/)
  expect(unsaved.parentElement?.textContent).toMatch(/^1 detail .* Deposit$/)
  expect(screen.queryByText('Saved just now')).toBeNull()
})

test('values that cannot be saved are counted and named after leaving the field, also after a reload', async () => {
  const shell = aServer(anOwnFlat())
  const first = await show(shell)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  await enterText(first.user, await screen.findByRole('textbox', { name: 'Deposit' }), 'two rents')
  const whileTyping = screen.queryByText(/cannot be saved yet/)
  await first.user.type(field('Size'), 'big')
  await first.user.type(field('People at most'), 'two')
  await first.user.tab()
  const told = screen.getByText(/cannot be saved yet/).parentElement?.textContent
  first.unmount()

  const { user } = await show(shell)
  const again = (await screen.findByText(/cannot be saved yet/)).parentElement ?? document.body
  const afterReload = again.textContent
  const typed = ['Deposit', 'Size', 'People at most'].map((name) => field(name).value)
  const note = noteOf(field('Size'))
  await user.click(within(again).getByRole('link', { name: 'Deposit' }))

  expect(whileTyping).toBeNull()
  expect([told, afterReload]).toEqual(
    Array<string>(2).fill('3 details cannot be saved yet: Deposit, Size, and People at most'),
  )
  expect(typed).toEqual(['two rents', 'big', 'two'])
  expect(note).toBe('“big” cannot be read as a number. Write it in digits, such as 54.5.')
  expect(document.activeElement).toBe(field('Deposit'))
})

test('an invalid value is not sent, and its error is shown only when the field is left', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.type(screen.getByRole('textbox', { name: /^Size/ }), '40')
  await screen.findByText('Saved just now')

  await user.clear(await price())
  await user.type(await price(), '5')

  expect(screen.getByText('Not saved yet')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(shell.answers.inputsOf(editFlat).every(({ body }) => body.pricePerMonth === undefined)).toBe(true)
})

test('a complete address creates a draft, and the page gets its address', async () => {
  const shell = aServer()
  const { user } = await show(shell)

  await typeAddress(user)

  await waitFor(() => expect(shell.address).toBe('/flat/7/edit'))
  expect(shell.answers.inputsOf(createFlat)).toHaveLength(1)
})

test('offline, the page says that nothing is saved, and saves once online', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  let isOffline = true
  shell.on(editFlat, ({ body }) =>
    isOffline ? Promise.reject(apiError(0, 'No connection')) : anOwnFlat({ ...stored(body), version: 4 }),
  )
  await user.type(await price(), '0')
  expect(await screen.findByText(/^No connection: your entries stay/)).toBeTruthy()

  isOffline = false
  act(() => void dispatchEvent(new Event('online')))

  expect(await screen.findByText('Saved just now')).toBeTruthy()
})

test('without a connection the next step of a draft opens at its top, unsaved', async () => {
  const shell = aServer(anOwnFlat({ ...LISTED, status: 'DRAFT' }))
  const { user } = await show(shell)
  shell.on(editFlat, () => Promise.reject(apiError(0, 'No connection')))
  await user.type(await price(), '0')
  document.documentElement.scrollTop = 900

  await user.click(screen.getByRole('button', { name: 'Next' }))

  expect(await screen.findByText(/^No connection: your entries stay/)).toBeTruthy()
  await waitFor(() => expect(shell.address).toBe('/flat/7/edit?step=2'))
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(document.documentElement.scrollTop).toBe(0))
})

test('a draft that was saved elsewhere meanwhile opens the dialog about the conflict', async () => {
  const shell = aServer(anOwnFlat()).on(editFlat, () =>
    Promise.reject(apiError(409, 'Changed', { code: 'FLAT_CHANGED_MEANWHILE' })),
  )
  const { user } = await show(shell)

  await user.type(await price(), '0')

  expect(await screen.findByRole('dialog')).toBeTruthy()

  await act(async () => shell.navigator.go(-1))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.clear(await price())
  await user.type(await price(), '900')

  expect(await screen.findByRole('dialog')).toBeTruthy()
})

/** Records the keys of a call under which it was sent. */
function keysOf(shell: FakeShell, call: Call): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  const { send } = shell
  shell.send = (sent, input, ...[options]: { idempotencyKey?: string }[]) => {
    if ((sent as Call) === call) keys.push(options?.idempotencyKey)
    return send(sent, input)
  }
  return keys
}

test('a flat whose creation got no answer is not created twice, even after a reload', async () => {
  const shell = aServer()
  const { user, unmount } = await show(shell)
  const keys = keysOf(shell, createFlat)
  shell.on(createFlat, () => Promise.reject(apiError(0, 'No connection')))
  await typeAddress(user)
  expect(await screen.findByText(/^No connection: your entries stay/)).toBeTruthy()
  unmount()

  shell.on(createFlat, ({ body }) => anOwnFlat({ pricePerMonth: undefined, ...body, version: 1 }))
  const again = await show(shell)
  await again.user.type(await price(), '900')

  await waitFor(() => expect(shell.address).toBe('/flat/7/edit'))
  await waitFor(() =>
    expect(lastOf(shell.answers.inputsOf(editFlat))?.body).toMatchObject({ id: 7, pricePerMonth: 900 }),
  )
  expect([typeof keys[0], new Set(keys).size]).toEqual(['string', 1])
  expect(lastOf(shell.answers.inputsOf(createFlat))).toEqual(shell.answers.inputsOf(createFlat)[0])
})

test('retrying an edit whose answer was lost causes no conflict', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  let isLost = true
  const saved: number[] = []
  const keys = keysOf(shell, editFlat)
  shell.on(editFlat, ({ body }) => {
    if (body.version === 3) saved.push(body.pricePerMonth ?? 0)
    return isLost
      ? Promise.reject(apiError(0, 'No connection'))
      : anOwnFlat({ ...stored(body), version: body.version + 1 })
  })
  await user.type(await price(), '0')
  expect(await screen.findByText(/^No connection: your entries stay/)).toBeTruthy()

  isLost = false
  await user.clear(await price())
  await user.type(await price(), '900')
  await screen.findByText('Saved just now')

  expect(new Set(saved).size).toBe(1)
  expect(keys[0]).toBe(keys.findLast((_key, at) => shell.answers.inputsOf(editFlat)[at]?.body.version === 3))
  expect(lastOf(shell.answers.inputsOf(editFlat))?.body).toMatchObject({ pricePerMonth: 900, version: 4 })
})

test('a first save that is answered after leaving the page does not navigate back', async () => {
  let answer: (flat: OwnFlat) => void = () => undefined
  const shell = aServer().on(createFlat, () => new Promise<OwnFlat>((resolve) => (answer = resolve)))
  const { user } = await show(shell)
  await typeAddress(user)
  await waitFor(() => expect(shell.answers.inputsOf(createFlat)).toHaveLength(1))

  await act(async () => shell.navigator.push('/my-flats'))
  await act(async () => answer(anOwnFlat()))

  expect(shell.address).toBe('/my-flats')
})

test('a listed flat is saved only by the button, with all changes at once', async () => {
  const shell = aServer(anOwnFlat(LISTED))
  const { user } = await show(shell)

  await user.type(await price(), '0')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Size/ }), '5')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Saved just now')

  expect(shell.answers.inputsOf(editFlat).map(({ body }) => body)).toEqual([
    expect.objectContaining({ pricePerMonth: 11_500, size: 505 }),
  ])
})

test('a new flat is shown as saved, and its address is not sent a second time', async () => {
  const shell = aServer()
  const { user } = await show(shell)

  await typeAddress(user)
  await screen.findByText('Saved just now')
  await user.type(await price(), '900')
  await waitFor(() => expect(lastOf(shell.answers.inputsOf(editFlat))?.body.pricePerMonth).toBe(900))

  expect(await screen.findByText('Saved just now')).toBeTruthy()
  expect(lastOf(shell.answers.inputsOf(editFlat))?.body).not.toHaveProperty('address')
})
