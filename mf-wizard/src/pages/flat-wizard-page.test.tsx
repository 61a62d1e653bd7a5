// proves 2.21, 4.16, D11.1, 21.8
import { afterEach, expect, test } from '@jest/globals'
import { getFlatForEditing, hasRequiredUserdata, type OwnFlat } from '@domizil/api'
import { anImage } from '@domizil/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anOwnFlat, apiError, aServer, show, price, noteOf } from '../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

test('after a flat failed to load, Try again loads it', async () => {
  let attempts = 0
  const shell = aServer(anOwnFlat()).on(getFlatForEditing, () => {
    attempts += 1
    return attempts === 1 ? Promise.reject(apiError(503, 'The database is away')) : anOwnFlat()
  })
  const { user } = await show(shell)

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect((await price()).value).toBe('1,150')
})

test('an unknown flat leads back to the own flats', async () => {
  await show(aServer().at('/flat/99/edit'))

  expect(await screen.findByText('There is no such flat')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My flats' })).toHaveProperty('href', 'http://localhost/my-flats')
})

test('signed out, the page offers to log in and calls no API', async () => {
  const shell = aServer()
  shell.session.set({ status: 'anonymous' })
  const { user } = await show(shell)

  await user.click(screen.getByRole('button', { name: 'Log in' }))

  expect(shell.logins).toHaveLength(1)
  expect(shell.answers.sent).toEqual([])
})

test('without consent to cookies the log-in button is disabled and says why', async () => {
  const shell = aServer()
  shell.session.set({ status: 'anonymous' })
  shell.consent.set(false)

  await show(shell)

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' })
  expect(button.disabled).toBe(true)
  expect(noteOf(button)).toContain('cookies')
})

test.each([
  ['an active flat', { status: 'ACTIVE' }],
  ['a draft', { status: 'DRAFT' }],
  ['a draft that lacks nearly all', { status: 'DRAFT', title_en: '', description_flat_en: '' }],
] as const)('all four steps of %s are valid once it has loaded', async (_name, change) => {
  await show(aServer(anOwnFlat({ ...COMPLETE, images: IMAGES, ...change })))

  const steps = await screen.findByRole('list', { name: 'Steps of this flat' })

  expect(within(steps).getAllByText('Valid')).toHaveLength(4)
})

test('a wrong value removes the check mark of its step until it is corrected', async () => {
  const { user } = await show(aServer(anOwnFlat({ ...COMPLETE, images: IMAGES })))
  const marks = () =>
    within(screen.getByRole('list', { name: 'Steps of this flat' })).getAllByText('Valid').length
  await user.clear(await price())
  await user.type(await price(), '99')
  const whileWrong = marks()

  await user.type(await price(), '0')

  expect([whileWrong, marks()]).toEqual([3, 4])
})

test('details missing for publication are listed with links, and do not make a step invalid', async () => {
  const { images } = anOwnFlat()
  const flat = anOwnFlat({ ...COMPLETE, title_en: '', images: images.slice(0, 1) })
  const shell = aServer(flat)
  const { user } = await show(shell)
  await screen.findByRole('heading', { name: '2 entries are missing for publication' })
  const steps = within(screen.getByRole('list', { name: 'Steps of this flat' })).getAllByRole('listitem')
  expect(steps.map((step) => within(step).queryByText('Valid') !== null)).toEqual([true, true, true, true])
  expect(steps.map((step) => step.textContent?.includes('missing'))).toEqual([false, false, false, false])

  await user.click(screen.getByRole('link', { name: /^Title.*English/ }))

  expect(shell.address).toBe('/flat/7/edit?step=3')
  const title = await screen.findByRole('textbox', { name: /^Title.*English/ })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByRole('link', { name: 'Photos' })).toBeTruthy()
})

const IMAGES = [1, 2, 3].map((id) => anImage({ id, mainImage: id === 1 }))

const COMPLETE: Partial<OwnFlat> = {
  deposit: 2_300,
  type: 'APARTMENT',
  size: 54.5,
  floorNumber: 3,
  maxPerson: 2,
  flatBookingLength: 'MONTHS_3_6',
  title_en: 'Bright flat in Mitte',
  title_local: 'Helle Wohnung in Mitte',
  description_flat_en: 'A quiet flat. '.repeat(10),
  description_flat_local: 'Eine ruhige Wohnung. '.repeat(10),
}

test('a complete flat that was rejected shows a hint to change what the review asked for', async () => {
  const images = [1, 2, 3].map((id) => anImage({ id, mainImage: id === 1 }))

  await show(aServer(anOwnFlat({ ...COMPLETE, images, status: 'REJECTED', rejectionReason: 'Too dark.' })))

  expect(await screen.findByText(/^All entries are there. Change what the review asked for/)).toBeTruthy()
  expect(screen.queryByText('Nothing is missing for publication.')).toBeNull()
})

test('missing details of the landlord are announced at the first step, and can be given at once', async () => {
  let complete = false
  const images = [1, 2, 3].map((id) => anImage({ id, mainImage: id === 1 }))
  const shell = aServer(anOwnFlat({ ...COMPLETE, images })).on(hasRequiredUserdata, () => ({
    complete,
    missing: complete ? [] : ['phone'],
  }))
  const { user } = await show(shell)
  const give = await screen.findByRole('button', { name: 'Give my details' })
  const saidBefore = screen.queryByText('Nothing is missing for publication.')

  complete = true
  await user.click(give)

  expect(shell.profilesAskedFor).toEqual(['LANDLORD'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give my details' })).toBeNull())
  expect(saidBefore).toBeNull()
  expect(screen.getByText('Nothing is missing for publication.')).toBeTruthy()
})
