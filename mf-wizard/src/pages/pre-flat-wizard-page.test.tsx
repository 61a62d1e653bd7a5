// proves 21.5, 21.6
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { checkPlace, getDemand } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { PreFlatWizardPage } from './pre-flat-wizard-page.tsx'
import { apiError, forgetVisit, noteOf, typeAddress } from '../testing/flat-page.tsx'
import { aPng, BROKEN, decodes } from '../testing/pictures.ts'

const DIFFERS = 'Postcode and city do not belong together.'

beforeEach(() => decodes({ brightness: 130 }))
afterEach(forgetVisit)

function aVisitor(path: string) {
  return new FakeShell().at(path).on(checkPlace, () => ({ valid: true, suggestions: [], messages: [] }))
}

const show = (shell: FakeShell) => renderRemote(<PreFlatWizardPage />, { shell, texts })
const step = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Steps of this flat' })).getByRole('button', { name })
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText(/^Add photos/), { target: { files } })
const rows = () => within(screen.getByRole('list', { name: 'Photos' })).queryAllByRole('listitem')

test('a postcode of another city is reported with a suggestion, and blocks the next step', async () => {
  const shell = aVisitor('/pre-flat-wizard').on(checkPlace, ({ query }) =>
    query.postcode === '10119'
      ? {
          valid: false,
          suggestions: [{ postcode: '10115', city: 'Berlin' }],
          messages: [{ field: 'city', message: DIFFERS }],
        }
      : { valid: true, suggestions: [], messages: [] },
  )
  const { user } = await show(shell)
  await typeAddress(user)

  await user.click(screen.getByRole('button', { name: 'Next' }))

  await waitFor(() => expect(noteOf(screen.getByRole('textbox', { name: 'City' }))).toBe(DIFFERS))
  expect(shell.address).toBe('/pre-flat-wizard')
  expect(step(/Where the flat is/).textContent).not.toContain('Complete')
  // The street is not sent before there is an account.
  expect(shell.answers.inputsOf(checkPlace)[0]).toEqual({
    query: { postcode: '10119', city: 'Berlin', countryCode: 'DE' },
  })
  expect(shell.answers.inputsOf(getDemand)).toEqual([])

  await user.click(screen.getByRole('button', { name: '10115 Berlin' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))

  await waitFor(() => expect(shell.address).toBe('/pre-flat-wizard?step=2'))
  expect(step(/Where the flat is/).textContent).toContain('Complete')
})

test('an address check that fails for lack of a connection does not block the next step', async () => {
  const shell = aVisitor('/pre-flat-wizard').on(checkPlace, () =>
    Promise.reject(apiError(0, 'Internet disconnected or problem unknown')),
  )
  const { user } = await show(shell)
  await typeAddress(user)

  await user.click(screen.getByRole('button', { name: 'Next' }))

  await waitFor(() => expect(shell.address).toBe('/pre-flat-wizard?step=2'))
})

test('only usable photos are counted; other files are named, and can be replaced or removed', async () => {
  const { user } = await show(aVisitor('/pre-flat-wizard?step=3'))

  await choose(
    aPng(2_400, 1_600, 'hall.png'),
    aPng(800, 600, 'stamp.png'),
    new File(['no photo'], 'notes.jpg', { type: 'image/jpeg' }),
    new File([], 'empty.jpg', { type: 'image/jpeg' }),
  )

  const said = await screen.findByText(/^stamp\.png is too small/)
  await screen.findByText(/^notes\.jpg cannot be read/)
  expect(screen.getByText('empty.jpg is an empty file.')).toBeTruthy()
  expect(said.textContent).toBe('stamp.png is too small: the longer side needs at least 1,024 pixels.')
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('hall.png')])
  expect(step(/Photos/).textContent).not.toContain('Complete')
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Remove notes.jpg' }))
  await user.click(screen.getByRole('button', { name: 'Remove empty.jpg' }))
  fireEvent.change(screen.getByLabelText(/^Choose another/), {
    target: { files: [aPng(2_400, 1_600, 'kitchen.png')] },
  })

  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(step(/Photos/).textContent).toContain('Complete')
})

test('a damaged photo is not counted', async () => {
  decodes(BROKEN)
  await show(aVisitor('/pre-flat-wizard?step=3'))

  await choose(aPng(2_400, 1_600, 'torn.png'))

  expect(await screen.findByText(/^torn\.png cannot be read/)).toBeTruthy()
  expect(rows()).toEqual([])
  expect(step(/Photos/).textContent).not.toContain('Complete')
})

test('a HEIC of a phone that cannot be read says that a JPEG of it can', async () => {
  decodes(BROKEN)
  await show(aVisitor('/pre-flat-wizard?step=3'))

  await choose(
    new File(['no picture'], 'IMG_0001.HEIC', { type: 'image/heic' }),
    aPng(2_400, 1_600, 'torn.png'),
  )

  const reason = await screen.findByText(/^IMG_0001\.HEIC /)
  expect(reason.textContent).toContain('Save the HEIC photo as a JPEG and choose that.')
  expect((await screen.findByText(/^torn\.png /)).textContent).not.toContain('HEIC')
})

test('a photo that was already chosen is named and not added again', async () => {
  await show(aVisitor('/pre-flat-wizard?step=3'))
  const file = aPng(2_400, 1_600, 'hall.png')
  await choose(file)
  await waitFor(() => expect(rows()).toHaveLength(1))

  await choose(file)

  expect(await screen.findByText('hall.png is among the photos already.')).toBeTruthy()
  expect(rows()).toHaveLength(1)
})

test('Undo restores a removed photo', async () => {
  const { user } = await show(aVisitor('/pre-flat-wizard?step=3'))
  await choose(aPng(2_400, 1_600, 'hall.png'), aPng(1_200, 900, 'bath.png'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[1]?.textContent).toContain('Rather small')
  expect(rows()[1]?.textContent).toContain('1 kB')

  await user.click(screen.getByRole('button', { name: 'Remove hall.png' }))
  expect(rows()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))

  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('hall.png'),
    expect.stringContaining('bath.png'),
  ])
})
