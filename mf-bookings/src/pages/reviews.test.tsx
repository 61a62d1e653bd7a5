import { afterEach, expect, test } from '@jest/globals'
import {
  type Booking,
  type BookingReviews,
  listFlatBookings,
  listOwnFlats,
  countOpenInvoices,
  listFlatQuestions,
  listTenantBookings,
  listTenantQuestions,
  listTenantReviews,
  readBookingReviews,
  type Review,
  reviewFlat,
  reviewTenant,
} from '@domizil/api'
import { aBooking, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { Route, Routes } from '@domizil/app-kit/router'
import { screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { FlatBookingsPage } from './flat-bookings-page.tsx'
import { MyRequestsPage } from './my-requests-page.tsx'

const STAYED: Partial<Booking> = {
  status: 'BOOKING_COMPLETED',
  allowedActions: [],
  review: { closesOn: '2026-12-01', canWrite: true, answered: null },
}
const failure = (message: string) => Object.assign(new Error(message), { ajax: true, status: 409 })

function aReview(review: Partial<Review> = {}): Review {
  return {
    id: 1,
    author: 'Anneliese',
    // In any order, as the database returns them.
    ratings: { care: 4, rules: 5, communication: 5 },
    rating: 4.7,
    text: 'A very pleasant tenant, any time again.',
    status: 'PUBLISHED',
    createdAt: '2026-11-20T12:00:00Z',
    reply: null,
    repliedAt: null,
    own: false,
    ...review,
  }
}

const reviews = (change: Partial<BookingReviews> = {}): BookingReviews => ({
  opensOn: '2026-11-17',
  closesOn: '2026-12-01',
  canWrite: false,
  flatReview: null,
  tenantReview: null,
  ...change,
})

function showAsTenant(request: Partial<Booking>, shell = new FakeShell()) {
  shell
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [aBooking(request)])
  return renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true }).then((shown) => ({
    ...shown,
    shell,
  }))
}

function showAsLandlord(request: Partial<Booking>, shell = new FakeShell()) {
  shell
    .signedInAs()
    .at('/flat/7/bookings')
    .on(listFlatQuestions, () => [])
    .on(countOpenInvoices, () => ({ count: 0 }))
    .on(listOwnFlats, () => [])
    .on(listFlatBookings, () => [
      aBooking({
        role: 'LANDLORD',
        otherParty: { name: 'Tara', initials: 'T', rating: null, contact: null },
        ...request,
      }),
    ])
  const page = (
    <Routes>
      <Route path="/flat/:id/bookings" element={<FlatBookingsPage />} />
    </Routes>
  )
  return renderRemote(page, { shell, texts, hasAntd: true }).then((shown) => ({ ...shown, shell }))
}

type User = Awaited<ReturnType<typeof showAsTenant>>['user']

async function fillIn(user: User, categories: string[], text: string) {
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const category of categories) {
    const stars = within(dialog.getByRole('radiogroup', { name: category }))
    await user.click(stars.getByRole('radio', { name: '4 of 5' }))
  }
  if (text) await user.type(dialog.getByRole('textbox'), text)
  await user.click(dialog.getByRole('button', { name: 'Send review' }))
  return dialog
}

const OF_FLAT = ['Cleanliness', 'As described', 'Communication', 'Location', 'Value for money']
const WORDS = 'A quiet and friendly place.'

afterEach(() => sessionStorage.clear())

test('after a tenant has reviewed a flat, the card no longer offers it', async () => {
  const shell = new FakeShell().on(reviewFlat, () => reviews())
  const { user } = await showAsTenant(STAYED, shell)

  await fillIn(user, OF_FLAT, WORDS)

  expect(await screen.findByRole('button', { name: 'Reviews' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
  expect(shell.answers.inputsOf(reviewFlat)).toEqual([
    {
      params: { id: 1 },
      body: {
        ratings: { cleanliness: 4, accuracy: 4, communication: 4, location: 4, value: 4 },
        text: WORDS,
      },
    },
  ])
  expect(shell.notices.map(({ kind }) => kind)).toEqual(['success'])
})

test('a landlord reviews the tenant in three categories', async () => {
  const shell = new FakeShell().on(reviewTenant, () => reviews())
  const { user } = await showAsLandlord(STAYED, shell)

  await fillIn(user, ['Communication', 'Care for the flat', 'House rules'], WORDS)

  expect(shell.answers.inputsOf(reviewTenant)[0]?.body).toEqual({
    ratings: { communication: 4, care: 4, rules: 4 },
    text: WORDS,
  })
})

test('missing ratings and words are named at their fields, and the first one gets the focus', async () => {
  const shell = new FakeShell()
  const { user } = await showAsTenant(STAYED, shell)

  const dialog = await fillIn(user, ['Cleanliness'], 'Too short')

  expect(dialog.getAllByText('Choose one to five stars.')).toHaveLength(4)
  expect(dialog.getByText('Write between 20 and 1,000 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(
    within(dialog.getByRole('radiogroup', { name: 'As described' })).getAllByRole('radio')[0],
  )
  expect(shell.answers.inputsOf(reviewFlat)).toEqual([])
})

test('validation errors of the server are shown at the rating and the text of the review', async () => {
  const details = [
    { field: 'location', message: 'Rate from 1 to 5.' },
    { field: 'text', message: 'Write 20 letters or more.' },
  ]
  const refusal = Object.assign(failure('Some details are not right.'), { body: { details } })
  const shell = new FakeShell().on(reviewFlat, () => Promise.reject(refusal))
  const { user } = await showAsTenant(STAYED, shell)

  const dialog = await fillIn(user, OF_FLAT, WORDS)

  expect(await dialog.findByRole('textbox', { description: 'Write 20 letters or more.' })).toBeTruthy()
  const location = dialog.getByRole('radiogroup', { name: 'Location', description: 'Rate from 1 to 5.' })
  expect(location.contains(document.activeElement)).toBe(true)
  expect(dialog.queryByText('Some details are not right.')).toBeNull()
})

test('a review that could not be sent keeps its text and ratings, also after the dialog was closed', async () => {
  const shell = new FakeShell().on(reviewFlat, () => Promise.reject(failure('The service is down')))
  const { user } = await showAsTenant(STAYED, shell)
  const dialog = await fillIn(user, OF_FLAT, WORDS)
  expect((await dialog.findByRole('alert')).textContent).toBe('The service is down')

  await user.click(dialog.getByRole('button', { name: 'Go back' }))
  await user.click(screen.getByRole('button', { name: 'Write a review' }))

  const again = within(await screen.findByRole('dialog'))
  expect(again.getByDisplayValue(WORDS)).toBeTruthy()
  expect(again.getAllByRole('radio', { name: '4 of 5', checked: true })).toHaveLength(5)
})

test('before the last day of a stay, the card does not offer to review it', async () => {
  await showAsTenant({ ...STAYED, review: null })

  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: /review/i })).toBeNull()
})

const READ = { ...STAYED, review: { closesOn: '2026-12-01', canWrite: false, answered: null } }

async function openReviews(given: BookingReviews, show = showAsTenant) {
  const shell = new FakeShell().on(readBookingReviews, () => given)
  const { user } = await show(READ, shell)
  await user.click(await screen.findByRole('button', { name: 'Reviews' }))
  return within(await screen.findByRole('dialog'))
}

test('until the other side has written, only one’s own review is shown, with when that changes', async () => {
  const dialog = await openReviews(reviews({ flatReview: aReview({ status: 'PENDING', text: WORDS }) }))

  expect(await dialog.findByText(WORDS)).toBeTruthy()
  expect(dialog.getAllByRole('article')).toHaveLength(1)
  expect(dialog.getByText(/Nobody else can see it yet.*01\.12\.2026/)).toBeTruthy()
  expect(dialog.getByText(/You see what Anneliese L\. writes/)).toBeTruthy()
})

test('once published, both reviews are shown side by side', async () => {
  const dialog = await openReviews(
    reviews({ flatReview: aReview({ text: WORDS, reply: 'Come again!' }), tenantReview: aReview() }),
  )

  expect(await dialog.findByText('A very pleasant tenant, any time again.')).toBeTruthy()
  expect(dialog.getByText('Come again!')).toBeTruthy()
  const ofTenant = within(dialog.getByRole('article', { name: 'Review by Anneliese L.' }))
  expect(ofTenant.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Communication 5 of 5',
    'Care for the flat 4 of 5',
    'House rules 5 of 5',
  ])
  expect(dialog.queryByRole('link')).toBeNull()
})

test.each([
  ['tenant', showAsTenant, 'Your review', 'Anneliese L. replied on 20.11.2026'],
  ['landlord', showAsLandlord, 'Review by Tara', 'Your reply on 20.11.2026'],
] as const)(
  'a %s reads the reply to the review on the card of the booking',
  async (_who, show, review, reply) => {
    const answered = { text: WORDS, reply: 'Come again!', repliedAt: '2026-11-20T12:00:00Z' }
    await show({ ...READ, review: { ...READ.review, answered } })

    const card = within(await screen.findByRole('article'))
    expect([review, WORDS, reply, 'Come again!'].filter((text) => !card.queryByText(text))).toEqual([])
  },
)

test('a landlord finds a link to the flat’s page, where replies to reviews are written', async () => {
  const dialog = await openReviews(
    reviews({ flatReview: aReview({ text: WORDS }), tenantReview: aReview() }),
    showAsLandlord,
  )

  const link = await dialog.findByRole('link', { name: 'Reply on the page of the flat' })
  expect(link.getAttribute('href')).toBe('/flat/1#flat-reviews')
})

test('after the reviews failed to load, Try again loads them', async () => {
  let attempts = 0
  const shell = new FakeShell().on(readBookingReviews, () => {
    attempts += 1
    if (attempts === 1) throw failure('The service is down')
    return reviews({ flatReview: aReview({ text: WORDS }) })
  })
  const { user } = await showAsTenant(READ, shell)
  await user.click(await screen.findByRole('button', { name: 'Reviews' }))

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByText(WORDS)).toBeTruthy()
})

test('a landlord reads earlier reviews of the tenant on the request', async () => {
  const shell = new FakeShell().on(listTenantReviews, () => [aReview(), aReview({ id: 2, author: '' })])
  const { user } = await showAsLandlord(
    { otherParty: { name: 'Tara', initials: 'T', rating: { average: 4.7, count: 2 }, contact: null } },
    shell,
  )

  await user.click(await screen.findByRole('button', { name: '4.7 · 2 reviews' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'What landlords say of Tara' }))
  expect((await dialog.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(
    ['Anneliese', 'a former member'],
  )
})
