// proves 16.4, 16.31
import { afterEach, expect, test } from '@jest/globals'
import { askLandlord, type BookingMessage } from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { texts } from '../../testing/texts.ts'
import './ask-dialog.tsx' // read before the first test, not within its time
import { AskLandlord } from './ask-landlord.tsx'

const QUESTION = 'Is there a place for a bicycle?'
const MESSAGE: BookingMessage = {
  id: 1,
  author: 'TENANT',
  text: QUESTION,
  viewingTimes: null,
  viewingAnswer: null,
  createdAt: '2026-11-23T12:00:00Z',
}

afterEach(() => sessionStorage.clear())

const tenant = () =>
  new FakeShell()
    .signedInAs()
    .at('/flat/7')
    .on(askLandlord, () => ({ questionId: 5, bookingId: null, message: MESSAGE }))
const render = (shell: FakeShell) =>
  renderRemote(<AskLandlord flatId={7} landlord="Anneliese L." />, { shell, texts })
async function openForm() {
  await act(async () => screen.getByRole('button', { name: 'Ask the landlord' }).click())
  return within(await screen.findByRole('dialog', { name: 'Ask Anneliese L.' }))
}
const field = (form: Awaited<ReturnType<typeof openForm>>) =>
  form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })

test('a question is sent, and the way to its thread is shown', async () => {
  const shell = tenant()
  await render(shell)
  const form = await openForm()

  await enterText(userEvent, field(form), QUESTION)
  await userEvent.click(form.getByRole('button', { name: 'Send question' }))

  expect((await form.findByRole('link', { name: 'Go to the messages' })).getAttribute('href')).toBe(
    '/my-requests?question=5',
  )
  expect(shell.answers.inputsOf(askLandlord)).toEqual([{ params: { flatId: 7 }, body: { text: QUESTION } }])
  expect(sessionStorage).toHaveLength(0)
})

test('a refusal is shown at the field, and the text stays', async () => {
  const refusal = Object.assign(new Error('Please leave phone numbers out.'), { ajax: true, status: 422 })
  await render(tenant().on(askLandlord, () => Promise.reject(refusal)))
  const form = await openForm()

  await enterText(userEvent, field(form), 'Call 0170 1234567')
  await userEvent.click(form.getByRole('button', { name: 'Send question' }))

  expect(await form.findByText('Please leave phone numbers out.')).toBeTruthy()
  expect(field(form).value).toBe('Call 0170 1234567')
  await waitFor(() => expect(document.activeElement).toBe(field(form)))
})

test('signed out, the question is validated before the log-in, and restored after it', async () => {
  const visitor = new FakeShell().at('/flat/7')
  await render(visitor)
  const form = await openForm()
  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))
  const early = [...visitor.logins]
  await enterText(userEvent, field(form), QUESTION)
  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))
  cleanup()

  await render(tenant())

  const again = await openForm()
  expect([early.length, visitor.logins.length]).toEqual([0, 1])
  expect(field(again).value).toBe(QUESTION)
})
