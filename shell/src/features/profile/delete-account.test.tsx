// proves 16.49
import { type Booking, deleteAccount, listLandlordBookings, listTenantBookings } from '@domizil/api'
import { today } from '@domizil/app-kit/today'
import { addDays, formatDay } from '@domizil/domain'
import { aBooking, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import german from '../../../messages/profile/de.json' with { type: 'json' }
import english from '../../../messages/profile/en.json' with { type: 'json' }
import { ApiError } from '../../api/api-error.ts'
import { DeleteAccount } from './delete-account.tsx'

async function openConfirmation({
  refusal,
  bookings = [],
  texts = english,
}: {
  refusal?: ApiError
  bookings?: readonly Booking[]
  texts?: typeof english
} = {}) {
  const left: true[] = []
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantBookings, () => [...bookings])
    .on(listLandlordBookings, () => [])
    .on(deleteAccount, () => {
      if (refusal) throw refusal
      return { lockedUntil: null }
    })
  const { user } = await renderRemote(
    <DeleteAccount send={shell.send} onDeleted={() => void left.push(true)} />,
    { shell, texts },
  )
  await user.click(screen.getByRole('button', { name: texts['profile.delete.open'] }))

  const deleteNow = () => user.click(screen.getByRole('button', { name: texts['profile.delete.now'] }))
  return { user, left, deleteNow, asked: () => shell.answers.inputsOf(deleteAccount) }
}

test('the field for the confirming word has the focus, and typing it deletes the account', async () => {
  const { user, left, deleteNow, asked } = await openConfirmation()

  await user.keyboard('delete')
  await deleteNow()

  expect(asked()).toEqual([{}])
  expect(left).toEqual([true])
})

test('without the typed word the account is not deleted, and the field shows an error', async () => {
  const { user, deleteNow, asked } = await openConfirmation()

  await user.keyboard('DELET')
  await deleteNow()

  expect(asked()).toEqual([])
  expect(screen.getByText('Type DELETE exactly like this.')).toBeTruthy()
})

test('the word to type is in the language of the page', async () => {
  const { user, left, deleteNow } = await openConfirmation({ texts: german })

  await user.keyboard('löschen')
  await deleteNow()

  expect(left).toEqual([true])
})

test('a refusal lists the running bookings, and the account stays', async () => {
  const body = {
    error: 'Your account cannot be deleted while bookings are running.',
    code: 'BOOKINGS_RUNNING',
    details: [{ field: '7', message: 'Loft, 01.04.2027 – 31.05.2027', code: 'BOOKING_COMPLETED' }],
  }
  const refusal = new ApiError(body.error, { status: 409, url: '/user/api/account', body })
  const { user, left, deleteNow } = await openConfirmation({ refusal })

  await user.keyboard('DELETE')
  await deleteNow()

  expect(screen.getByRole('alert').textContent).toContain('These bookings are still running.')
  expect(screen.getByRole('listitem').textContent).toBe('Loft, 01.04.2027 – 31.05.2027')
  expect(left).toEqual([])
})

test('running bookings are listed with their ends before anything can be typed', async () => {
  const [startDate, endDate] = [addDays(today(), -40), addDays(today(), 20)]
  const { asked } = await openConfirmation({
    bookings: [
      aBooking({ status: 'BOOKING_COMPLETED', startDate, endDate }),
      aBooking({ id: 8, status: 'BOOKING_COMPLETED', startDate, endDate: addDays(today(), -1) }),
    ],
  })

  expect(screen.getByRole('alert').textContent).toContain('These bookings are still running.')
  expect(screen.getByRole('listitem').textContent).toContain(
    `, ${formatDay(startDate)} – ${formatDay(endDate)}`,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(asked()).toEqual([])
})

test('any other refusal is shown, and the deletion can be retried', async () => {
  const refusal = new ApiError('The service is not available right now.', {
    status: 503,
    url: '/user/api/account',
  })
  const { user, deleteNow, asked } = await openConfirmation({ refusal })

  await user.keyboard('DELETE')
  await deleteNow()
  await deleteNow()

  expect(screen.getByRole('alert').textContent).toBe(
    'Your account could not be deleted. The service is not available right now.',
  )
  expect(asked()).toHaveLength(2)
})

test('cancelling keeps the account, even if scrolling returns a promise', async () => {
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
  const { user, asked } = await openConfirmation()

  await user.click(screen.getByRole('button', { name: 'Keep my account' }))

  expect(screen.getByRole('button', { name: 'Delete my account …' })).toBeTruthy()
  expect(asked()).toEqual([])
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})
