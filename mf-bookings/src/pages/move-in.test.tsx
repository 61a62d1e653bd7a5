// proves D12.4
import { expect, test } from '@jest/globals'
import { confirmMoveIn, listTenantBookings, listTenantQuestions } from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { MyRequestsPage } from './my-requests-page.tsx'

async function show(canConfirmMoveIn: boolean) {
  const sent: object[] = []
  const booking = aBooking({ status: 'BOOKING_COMPLETED', allowedActions: [], canConfirmMoveIn })
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [booking])
    .on(confirmMoveIn, ({ body }) => {
      sent.push(body)
      return booking
    })
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  return { user, sent }
}

test('the confirmation of moving in starts with the tenant’s own name, and others can be added', async () => {
  const { user, sent } = await show(true)
  await user.click(screen.getByRole('button', { name: 'Confirmation of moving in' }))
  const dialog = within(await screen.findByRole('dialog'))
  const first = dialog.getByLabelText<HTMLInputElement>('Person 1: first and family name').value
  expect(first).not.toBe('')
  await user.click(dialog.getByRole('button', { name: 'Another person' }))

  await user.click(dialog.getByRole('button', { name: 'Make the PDF' }))
  expect(dialog.getByText('Please enter the full name (2 to 120 characters).')).toBeTruthy()
  await enterText(user, dialog.getByLabelText('Person 2: first and family name'), 'Jan Lindqvist')
  await user.click(dialog.getByRole('button', { name: 'Make the PDF' }))

  await waitFor(() => expect(sent).toEqual([{ names: [first, 'Jan Lindqvist'] }]))
})

test('the card does not offer the confirmation of moving in where the server does not allow it', async () => {
  await show(false)

  expect(screen.queryByRole('button', { name: 'Confirmation of moving in' })).toBeNull()
})
