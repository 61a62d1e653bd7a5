// proves 16.25, 21.13
import { afterEach, expect, test } from '@jest/globals'
import {
  listMessages,
  listSavedReplies,
  listTenantBookings,
  listTenantQuestions,
  markMessagesRead,
  removeSavedReply,
  type SavedReply,
  saveReply,
} from '@domizil/api'
import { aBooking, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { MyRequestsPage } from './my-requests-page.tsx'

const LIFT = { id: 1, text: 'Yes, there is a lift.' }
const KEYS = { id: 2, text: 'The keys are with the neighbour.' }

afterEach(() => sessionStorage.clear())

/** An open thread, with the saved texts of its reader. */
async function aThread(kept: SavedReply[]) {
  let replies = kept
  const shell = new FakeShell()
    .signedInAs()
    .at('/my-requests?messages=1')
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [aBooking()])
    .on(listMessages, () => ({ items: [], hasEarlier: false, canWrite: true }))
    .on(markMessagesRead, () => ({ count: 0 }))
    .on(listSavedReplies, () => replies)
    .on(saveReply, ({ body }) => (replies = [...replies, { id: 9, text: body.text }]))
    .on(removeSavedReply, ({ params }) => (replies = replies.filter(({ id }) => id !== params.id)))
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  const dialog = within(await screen.findByRole('dialog', { name: /Messages with/ }))
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Write to/ })
  const open = async () => {
    await user.click(dialog.getByRole('button', { name: 'Saved texts' }))
    await dialog.findByRole('button', { name: 'Save what is written' })
  }

  return { shell, user, dialog, field, open }
}

test('a saved text is added below the typed text', async () => {
  const { user, dialog, field, open } = await aThread([LIFT, KEYS])
  await user.type(field, 'Hello')
  await open()

  await user.click(dialog.getByRole('button', { name: LIFT.text }))

  expect(field.value).toBe(`Hello\n\n${LIFT.text}`)
  expect(document.activeElement).toBe(field)
  expect(dialog.queryByRole('group', { name: 'Saved texts' })).toBeNull()
})

test('after the saved texts failed to load, Try again loads them', async () => {
  const { shell, user, dialog } = await aThread([LIFT])
  shell.on(listSavedReplies, () => {
    throw Object.assign(new Error('We are away.'), { ajax: true })
  })
  await user.click(dialog.getByRole('button', { name: 'Saved texts' }))
  const failed = await dialog.findByRole('alert')
  shell.on(listSavedReplies, () => [LIFT])

  await user.click(dialog.getByRole('button', { name: 'Try again' }))

  expect(failed.textContent).toContain('We are away.')
  expect(await dialog.findByRole('button', { name: LIFT.text })).toBeTruthy()
})

test('the typed text can be saved as a template once, and is then listed', async () => {
  const { user, dialog, field, open } = await aThread([LIFT])
  await user.type(field, KEYS.text)
  await open()

  await user.click(dialog.getByRole('button', { name: 'Save what is written' }))

  expect(await dialog.findByRole('button', { name: KEYS.text })).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Save what is written' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('Undo restores a removed text', async () => {
  const { shell, user, dialog, open } = await aThread([LIFT, KEYS])
  await open()

  await user.click(dialog.getByRole('button', { name: `Remove the saved text “${LIFT.text}”` }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: LIFT.text })).toBeNull())
  await act(async () => shell.notices.at(-1)?.action?.run())

  expect(await dialog.findByRole('button', { name: LIFT.text })).toBeTruthy()
})
