// proves 21.35, 22.65
import { afterEach, expect, test } from '@jest/globals'
import { editFlat, getFlatForEditing, type OwnFlat } from '@domizil/api'
import type { FakeShell } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, screen, within } from '@testing-library/react'
import { anOwnFlat, apiError, aServer, show, price, save } from '../../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

/** A flat that was saved elsewhere as version 4 while the form shows version 3. */

function aConflict(saved: Partial<OwnFlat> = {}) {
  const other = anOwnFlat({ version: 4, pricePerMonth: 900, ...saved })
  const conflict = apiError(409, 'Changed meanwhile', { code: 'FLAT_CHANGED_MEANWHILE' })
  let reads = 0
  return aServer(anOwnFlat())
    .on(getFlatForEditing, () => {
      reads += 1
      return reads === 1 ? anOwnFlat() : other
    })
    .on(editFlat, ({ body }) =>
      body.version === 4
        ? { ...other, pricePerMonth: body.pricePerMonth, version: 5 }
        : Promise.reject(conflict),
    )
}

async function runIntoConflict(shell: FakeShell) {
  const { user } = await show(shell)
  await user.clear(await price())
  await user.type(await price(), '1300')
  await save(user)

  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('in a conflict the other version can be loaded', async () => {
  const shell = aConflict()
  const { user, dialog } = await runIntoConflict(shell)

  await user.click(dialog.getByRole('button', { name: 'Load the other version' }))

  expect((await price()).value).toBe('900')
  expect(shell.answers.inputsOf(editFlat)).toHaveLength(1)
})

test('the conflict names the fields that differ', async () => {
  const { dialog } = await runIntoConflict(aConflict())

  const fields = await dialog.findAllByRole('listitem')

  expect(fields.map(({ textContent }) => textContent)).toEqual(['Price per month'])
})

test.each([
  [true, 'You saved another version on 28.11.2026 at 14:05, in another window or on another device.'],
  [false, 'Domizil changed this flat on 28.11.2026 at 14:05.'],
])('the conflict says who saved the other version (by the owner: %s), and when', async (byOwner, words) => {
  const at = new Date(2026, 10, 28, 14, 5).toISOString()
  const { dialog } = await runIntoConflict(aConflict({ lastChange: { at, byOwner } }))

  const said = await dialog.findByText(words)

  expect(said).toBeTruthy()
})

test('in a conflict the other version can be overwritten', async () => {
  const shell = aConflict()
  const { user, dialog } = await runIntoConflict(shell)

  await user.click(dialog.getByRole('button', { name: 'Save mine over it' }))

  expect(await screen.findByText('Saved just now')).toBeTruthy()
  expect(shell.answers.inputsOf(editFlat)[1]?.body).toMatchObject({ version: 4, pricePerMonth: 1300 })
})

test('Back closes the dialog about the conflict and keeps the typed text, and saving opens it again', async () => {
  const shell = aConflict()
  const { user } = await runIntoConflict(shell)

  await act(async () => shell.navigator.go(-1))
  const afterBack = screen.queryByRole('dialog')
  await save(user)

  expect(afterBack).toBeNull()
  expect((await price()).value).toBe('1,300')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(shell.address).toBe('/flat/7/edit')
})

test('values kept from an older version are saved against that version, so that a conflict is found', async () => {
  const shell = aServer(anOwnFlat())
  const first = await show(shell)
  await first.user.type(await price(), '0')
  first.unmount()

  const newer = aServer(anOwnFlat({ version: 4 }))
  const { user } = await show(newer)
  await user.click(await screen.findByRole('button', { name: 'Save draft' }))

  expect(newer.answers.inputsOf(editFlat)[0]?.body.version).toBe(3)
})
