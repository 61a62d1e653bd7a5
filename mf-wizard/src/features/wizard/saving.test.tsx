// proves 2.69, 2.74, 4.18, 5.4, D2.11, 21.76, 21.86
import { afterEach, expect, test } from '@jest/globals'
import { createFlat, editFlat, getFlatForEditing, validateAddress, type OwnFlat } from '@domizil/api'
import { anImage } from '@domizil/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  LISTED,
  stored,
  TORSTRASSE,
  anOwnFlat,
  apiError,
  aServer,
  show,
  typeAddress,
  price,
  save,
} from '../../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

test('saving an address creates a draft, and the page gets its address', async () => {
  const shell = aServer()
  const { user } = await show(shell)
  await typeAddress(user)

  await save(user)

  expect(await screen.findByText('Saved just now')).toBeTruthy()
  expect(shell.address).toBe('/flat/7/edit')
  expect(shell.route.get().action).toBe('REPLACE')
  expect(shell.answers.inputsOf(createFlat)[0]?.body.address).toEqual(TORSTRASSE)
  expect(shell.answers.inputsOf(getFlatForEditing)).toEqual([])
})

test('saving without an address sends nothing, and focuses the first invalid field', async () => {
  const shell = aServer()
  const { user } = await show(shell)
  const street = await screen.findByRole('textbox', { name: 'Street' })

  await save(user)

  expect(document.activeElement).toBe(street)
  expect(street.getAttribute('aria-invalid')).toBe('true')
  expect([shell.answers.inputsOf(createFlat), shell.answers.inputsOf(validateAddress)]).toEqual([[], []])
})

test('the error summary links to the fields, and shrinks as they are corrected', async () => {
  const { user } = await show(aServer())
  await screen.findByRole('textbox', { name: 'Street' })
  await save(user)
  const summary = screen.getByRole('alert')

  await user.click(within(summary).getByRole('link', { name: 'Enter a city of 2 to 80 characters.' }))
  await user.keyboard('Berlin')

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Berlin')
  expect(within(summary).queryByRole('link', { name: /city/ })).toBeNull()
})

test('a required value that was saved once cannot be saved empty', async () => {
  const shell = aServer(anOwnFlat({ pricePerMonth: 1150 }))
  const { user } = await show(shell)
  await user.clear(await price())

  await save(user)

  expect(document.activeElement).toBe(await price())
  expect(shell.answers.inputsOf(editFlat)).toEqual([])
})

test('pressing twice saves once', async () => {
  let answer: (flat: OwnFlat) => void = () => undefined
  const shell = aServer().on(createFlat, () => new Promise<OwnFlat>((resolve) => (answer = resolve)))
  const { user } = await show(shell)
  await typeAddress(user)

  await save(user)
  await save(user)
  const overlay = screen.getByText('Saving…')
  answer(anOwnFlat())

  expect(overlay).toBeTruthy()
  expect(await screen.findByText('Saved just now')).toBeTruthy()
  expect(shell.answers.inputsOf(createFlat)).toHaveLength(1)
})

test('a step chosen while a save is running stays open after the save', async () => {
  let answer: (flat: OwnFlat) => void = () => undefined
  const shell = aServer(anOwnFlat({ ...LISTED, pricePerMonth: 1_150 })).on(
    editFlat,
    () => new Promise<OwnFlat>((resolve) => (answer = resolve)),
  )
  const { user } = await show(shell)
  await user.type(await price(), '0')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Saving…')

  await act(async () => shell.navigator.push('/flat/7/edit?step=3'))
  await act(async () => answer(anOwnFlat({ ...LISTED, pricePerMonth: 11_500, version: 4 })))

  expect(shell.address).toBe('/flat/7/edit?step=3')
})

test('what the server refuses is said, and what was typed stays', async () => {
  const shell = aServer(anOwnFlat()).on(editFlat, () =>
    Promise.reject(apiError(409, 'The address cannot change while a booking is confirmed.')),
  )
  const { user } = await show(shell)
  await user.clear(await screen.findByRole('textbox', { name: 'House number' }))
  await user.type(screen.getByRole('textbox', { name: 'House number' }), '14')

  await save(user)

  expect((await screen.findByRole('alert')).textContent).toContain('while a booking is confirmed')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'House number' }).value).toBe('14')
})

test('an unchanged address is not sent again', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.type(await price(), '0')

  await save(user)
  await screen.findByText('Saved just now')

  expect(shell.answers.inputsOf(editFlat)[0]?.body.address).toBeUndefined()
  expect(shell.answers.inputsOf(validateAddress)).toEqual([])
})

test('an error without a field is shown in an alert with the focus, and the typed text stays', async () => {
  const shell = aServer(anOwnFlat()).on(editFlat, () => Promise.reject(apiError(503, 'The service is down')))
  const { user } = await show(shell)
  await user.type(await price(), '0')

  await save(user)

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('That did not workThe service is down')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect((await price()).value).toBe('11,500')
})

test('a listed flat cannot be saved with a required value missing', async () => {
  const shell = aServer(anOwnFlat({ status: 'ACTIVE', type: undefined }))
  const { user } = await show(shell)
  await user.type(await price(), '0')

  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(screen.getByRole('alert').textContent).toContain('Choose a type of flat.')
  expect(shell.answers.inputsOf(editFlat)).toEqual([])
})

test('saving a listed flat says that its changes will be reviewed, and a note stays above the form', async () => {
  const listed = anOwnFlat({
    ...LISTED,
    images: [1, 2, 3].map((id) => anImage({ id, mainImage: id === 1 })),
    mainImageId: 1,
  })
  const shell = aServer(listed).on(editFlat, ({ body }) => ({
    ...listed,
    ...stored(body),
    address: listed.address,
    changedSinceReview: '2026-11-27T20:00:00.000Z',
    version: 4,
  }))
  const { user } = await show(shell)
  await user.type(await price(), '0')
  expect(screen.queryByText(/we look at them once more/)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(await screen.findByText(/we look at them once more/)).toBeTruthy()
  expect(shell.notices).toMatchObject([
    { kind: 'info', message: expect.stringMatching(/we look at them once more/) },
  ])
})

test('changing the address of a listed flat announces a new review', async () => {
  const { user } = await show(aServer(anOwnFlat({ status: 'ACTIVE' })))
  await user.type(await screen.findByRole('textbox', { name: 'House number' }), 'a')

  expect(screen.getByText(/reviewed again/)).toBeTruthy()
})

test('the owner of a rejected flat reads the reason', async () => {
  await show(aServer(anOwnFlat({ status: 'REJECTED', rejectionReason: 'The photos are too dark.' })))

  expect(await screen.findByText(/The photos are too dark/)).toBeTruthy()
  expect(screen.getByText(/^What you write is saved as you type/)).toBeTruthy()
  expect(screen.queryByText(/draft/i)).toBeNull()
})
