// proves 17.7
import { expect, test } from '@jest/globals'
import { type Booking, listTenantBookings, listTenantQuestions } from '@domizil/api'
import { aBooking, FakeShell, renderRemote } from '@domizil/testing'
import { screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { MyRequestsPage } from './my-requests-page.tsx'

const CONFIRMED = aBooking({
  status: 'WAITING_FOR_CONTRACT',
  flat: { ...aBooking().flat, address: 'Torstraße 1a, 10119 Berlin' },
  otherParty: {
    name: 'Wohnen GmbH',
    initials: 'OM',
    rating: null,
    contact: { name: 'Otto Müller', phone: '+49 30 11111111', email: 'otto@example.org' },
  },
})

function show(request: Booking) {
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [request])
  return renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
}

test('the card of a confirmed booking tells whom to call and where the flat is', async () => {
  await show(CONFIRMED)

  const contact = within(await screen.findByRole('region', { name: 'Your landlord and the flat' }))
  expect(contact.getByText('Otto Müller')).toBeTruthy()
  expect(contact.getByRole('link', { name: '+49 30 11111111' }).getAttribute('href')).toBe(
    'tel:+493011111111',
  )
  expect(contact.getByRole('link', { name: 'otto@example.org' }).getAttribute('href')).toBe(
    'mailto:otto@example.org',
  )
  expect(contact.getByText('Torstraße 1a, 10119 Berlin')).toBeTruthy()
})

test('a landlord sees the tenant’s contact, without the address of the flat', async () => {
  await show({ ...CONFIRMED, role: 'LANDLORD' })

  const contact = within(await screen.findByRole('region', { name: 'Your tenant' }))
  expect(contact.getByText('Otto Müller')).toBeTruthy()
  expect(contact.queryByText('Torstraße 1a, 10119 Berlin')).toBeNull()
})

test('the card of a booking that is not confirmed shows no contact', async () => {
  await show(aBooking())

  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
})
