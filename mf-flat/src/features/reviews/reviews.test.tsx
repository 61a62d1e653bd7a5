import { type FlatReviews, listFlatReviews, replyToReview, type Review } from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { texts } from '../../testing/texts.ts'
import { Reviews } from './reviews.tsx'

class Failed extends Error {
  readonly ajax = true
  readonly status: number

  constructor(status: number, message = 'The service is down') {
    super(message)
    this.status = status
  }
}

function aReview(review: Partial<Review> = {}): Review {
  return {
    id: 1,
    author: 'Jonas',
    ratings: { cleanliness: 5, accuracy: 4, communication: 5, location: 4, value: 5 },
    rating: 4.6,
    text: 'A calm flat, just as described, and a kind landlady.',
    status: 'PUBLISHED',
    createdAt: '2026-10-02T12:00:00Z',
    reply: null,
    repliedAt: null,
    own: false,
    ...review,
  }
}

const reviewsOf = (...items: Review[]): FlatReviews => ({
  count: items.length,
  average: items.length > 0 ? 4.6 : null,
  categories: { cleanliness: items.length > 0 ? 5 : null },
  items,
})

const shellWith = (...reviews: Review[]) =>
  new FakeShell().at('/flat/1').on(listFlatReviews, () => reviewsOf(...reviews))

async function renderReviews(shell: FakeShell, { canReply = false } = {}) {
  await renderRemote(<Reviews flatId={1} canReply={canReply} />, { shell, texts })
  return shell
}

const section = () => within(screen.getByRole('region', { name: 'Reviews' }))

afterEach(() => sessionStorage.clear())

test('a review shows its author, month and reply, below the average of all', async () => {
  await renderReviews(shellWith(aReview({ reply: 'Come back any time.' })))

  const review = within(await screen.findByRole('article', { name: 'Review by Jonas' }))
  expect(section().getByText('4.6 of 5 · 1 review')).toBeTruthy()
  expect(section().getByRole('meter', { name: 'Cleanliness' }).getAttribute('value')).toBe('5')
  expect(review.getByText('October 2026')).toBeTruthy()
  expect(review.getByText('Come back any time.')).toBeTruthy()
})

test('the reviews of others can be reported, and no own one', async () => {
  await renderReviews(shellWith(aReview(), aReview({ id: 2, author: 'Tara', own: true })))
  await screen.findByRole('article', { name: 'Review by Tara' })

  const buttons = section().getAllByRole('button', { name: /^Report/ })

  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Report: Jonas'])
})

test('the first four reviews are shown, and a button shows all', async () => {
  await renderReviews(shellWith(...[1, 2, 3, 4, 5, 6].map((id) => aReview({ id, author: `Tenant ${id}` }))))
  expect(await screen.findAllByRole('article')).toHaveLength(4)

  await userEvent.click(screen.getByRole('button', { name: 'Show all 6 reviews' }))

  expect(screen.getAllByRole('article')).toHaveLength(6)
})

test('a flat without reviews says so, and links to how reviews are checked', async () => {
  await renderReviews(shellWith())

  expect(await section().findByText('There are no reviews yet.')).toBeTruthy()
  expect(section().getByRole('link', { name: 'How we check reviews' }).getAttribute('href')).toBe('/help')
})

describe('the landlord', () => {
  async function writeReply(text: string) {
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to Jonas' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), text)
    await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }))
  }

  test('answers a review, once', async () => {
    const shell = shellWith(aReview()).on(replyToReview, ({ body }) => aReview({ reply: body.text }))
    await renderReviews(shell, { canReply: true })

    await writeReply(' Come back any time. ')

    const review = within(screen.getByRole('article', { name: 'Review by Jonas' }))
    expect(await review.findByText('Come back any time.')).toBeTruthy()
    expect(review.queryByRole('button', { name: 'Reply to Jonas' })).toBeNull()
    expect(shell.answers.inputsOf(replyToReview)).toEqual([
      { params: { id: 1 }, body: { text: 'Come back any time.' } },
    ])
  })

  test('sends no empty reply, and reads how long it may be', async () => {
    const shell = await renderReviews(shellWith(aReview()), { canReply: true })

    await writeReply(' ')

    expect(screen.getByText('Write between 1 and 500 characters.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your reply' }))
    expect(shell.answers.inputsOf(replyToReview)).toEqual([])
  })

  test('keeps what was written when it is refused', async () => {
    const shell = shellWith(aReview()).on(replyToReview, () => {
      throw new Failed(409, 'You have already replied to this review.')
    })
    await renderReviews(shell, { canReply: true })

    await writeReply('Come back any time.')

    expect(await screen.findByText('You have already replied to this review.')).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' }).value).toBe(
      'Come back any time.',
    )
  })

  test('opens the reply form and cancels it, and the focus returns to the button', async () => {
    await renderReviews(shellWith(aReview()), { canReply: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to Jonas' }))

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply to Jonas' }))
  })

  test('finds the typed reply again after cancelling', async () => {
    await renderReviews(shellWith(aReview()), { canReply: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to Jonas' }))
    await enterText(userEvent, screen.getByRole('textbox', { name: 'Your reply' }), 'Come back')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

    await userEvent.click(screen.getByRole('button', { name: 'Reply to Jonas' }))

    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveProperty('value', 'Come back')
  })
})

test('a visitor who is not the landlord sees no button to reply', async () => {
  await renderReviews(shellWith(aReview()))

  expect(await screen.findByRole('article', { name: 'Review by Jonas' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reply to Jonas' })).toBeNull()
})
