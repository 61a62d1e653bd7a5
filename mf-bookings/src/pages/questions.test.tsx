// proves 22.2, 16.4, 16.5, 16.19, 21.71
import { afterEach, expect, test } from '@jest/globals'
import {
  answerViewing,
  type BookingMessage,
  listQuestionMessages,
  listTenantBookings,
  listTenantQuestions,
  markQuestionRead,
  type Question,
  sendQuestionMessage,
} from '@domizil/api'
import { today } from '@domizil/app-kit/today'
import { addDays, formatDay } from '@domizil/domain'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import '../lib/day-calendar.tsx' // the same: React retries what suspends only within an action
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { MyRequestsPage } from './my-requests-page.tsx'

const SECOND_DAY = addDays(today(), 46)
const TIMES = [`${addDays(today(), 45)}T18:00`, `${SECOND_DAY}T09:30`]
/** The second time as people read it. */
const secondTime = (before: string) => new RegExp(`^${before}: .*${formatDay(SECOND_DAY)}, 09:30`)
const QUESTION: Question = {
  id: 5,
  role: 'TENANT',
  flat: { id: 7, title_en: 'Bright flat', title_local: null, languageTag: 'de_DE', city: 'Berlin' },
  otherParty: { name: 'Anneliese L.' },
  unreadMessages: 1,
  lastMessage: { author: 'LANDLORD', text: 'Yes, there is.', createdAt: '2026-11-21T09:30:00Z' },
  createdAt: '2026-11-20T12:00:00Z',
}

function aMessage(message: Partial<BookingMessage> = {}): BookingMessage {
  const createdAt = '2026-11-21T09:30:00Z'
  return {
    id: 1,
    author: 'LANDLORD',
    text: 'Yes.',
    viewingTimes: null,
    viewingAnswer: null,
    createdAt,
    ...message,
  }
}

function aShellWith(...messages: BookingMessage[]) {
  return new FakeShell()
    .signedInAs()
    .at('/my-requests')
    .on(listTenantBookings, () => [])
    .on(listTenantQuestions, () => [QUESTION])
    .on(listQuestionMessages, () => ({ items: messages, hasEarlier: false, canWrite: true }))
    .on(markQuestionRead, () => ({ count: 0 }))
    .on(sendQuestionMessage, ({ body }) => aMessage({ id: 9, author: 'TENANT', text: body.text }))
    .on(answerViewing, ({ body }) =>
      aMessage({ id: 9, author: 'TENANT', text: '', viewingAnswer: { messageId: 1, time: body.time } }),
    )
}

async function openThread(shell: FakeShell) {
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  await user.click(await screen.findByRole('link', { name: '1 unread message' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Messages with Anneliese L.' })) }
}

afterEach(() => sessionStorage.clear())

const fullNameOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))

test('a question shows when it was last answered, and the last message', async () => {
  await renderRemote(<MyRequestsPage />, { shell: aShellWith(), texts, hasAntd: true })

  expect(await screen.findByText('Answer on 21.11.2026:')).toBeTruthy()
  expect(screen.getByText('Yes, there is.')).toBeTruthy()
})

test('opening a question marks its thread as read, and the question stays in the list', async () => {
  const shell = aShellWith(aMessage())
  const { user, dialog } = await openThread(shell)

  expect(await dialog.findByText('Yes.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Close' }))

  expect(await screen.findByRole('link', { name: 'Messages' })).toBeTruthy()
  expect(shell.answers.inputsOf(markQuestionRead)).toEqual([{ params: { id: 5 }, body: { lastId: 1 } }])
})

test('a viewing is proposed with the chosen times', async () => {
  const shell = aShellWith(aMessage())
  const { user, dialog } = await openThread(shell)

  await user.click(await dialog.findByRole('button', { name: 'Propose a viewing' }))
  for (const [at, time] of TIMES.entries()) {
    await user.type(dialog.getByRole('textbox', { name: `Day ${at + 1}` }), formatDay(time.slice(0, 10)))
    await user.selectOptions(dialog.getByRole('combobox', { name: `Time of day ${at + 1}` }), time.slice(11))
  }
  await user.click(dialog.getByRole('button', { name: 'Send' }))

  expect(shell.answers.inputsOf(sendQuestionMessage)).toEqual([
    { params: { id: 5 }, body: { text: '', viewingTimes: TIMES } },
  ])
})

test('the day of a viewing is chosen in a calendar, within the days for which one can be proposed', async () => {
  const day = addDays(today(), 3)
  const { user, dialog } = await openThread(aShellWith(aMessage()))
  await user.click(await dialog.findByRole('button', { name: 'Propose a viewing' }))

  await act(async () => dialog.getByRole('button', { name: 'Day 1: open calendar' }).click())
  const calendar = within(await screen.findByRole('dialog', { name: 'Day 1' }))
  await user.click(calendar.getByRole('button', { name: new RegExp(`^${fullNameOf(day)}`) }))

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Day 1' })).toBeNull())
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Day 1' }).value).toBe(formatDay(day))
})

test('a viewing without a time is not sent, and says so', async () => {
  const shell = aShellWith(aMessage())
  const { user, dialog } = await openThread(shell)

  await user.click(await dialog.findByRole('button', { name: 'Propose a viewing' }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))

  expect((await dialog.findByRole('alert')).textContent).toBe('Choose a day and a time of day.')
  expect(shell.answers.inputsOf(sendQuestionMessage)).toEqual([])
})

test('a viewing day without a time is reported, and nothing is sent', async () => {
  const shell = aShellWith(aMessage())
  const { user, dialog } = await openThread(shell)
  await user.click(await dialog.findByRole('button', { name: 'Propose a viewing' }))
  const day = () => dialog.getByRole('textbox', { name: /^Day 1/ })
  const hour = () => dialog.getByRole('combobox', { name: /^Time of day 1/ })
  await enterText(user, day(), '01.01.2020')
  await user.selectOptions(hour(), '18:00')

  await user.click(dialog.getByRole('button', { name: 'Send' }))

  expect(dialog.getByText('This day is over. Choose one from today on.')).toBeTruthy()
  expect((await dialog.findByRole('alert')).textContent).toBe('Choose a day and a time of day.')
  expect(shell.answers.inputsOf(sendQuestionMessage)).toEqual([])
})

test('accepting one of the proposed times sends it once, and removes the buttons to accept', async () => {
  const shell = aShellWith(aMessage({ text: '', viewingTimes: TIMES }))
  const { dialog } = await openThread(shell)
  const accept = await dialog.findByRole('button', { name: secondTime('Accept') })

  fireEvent.click(accept)
  fireEvent.click(accept) // a second press is none

  expect(await dialog.findByText(secondTime('Viewing agreed'))).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(shell.answers.inputsOf(answerViewing)).toEqual([{ params: { id: 1 }, body: { time: TIMES[1] } }])
})

test('who has proposed a viewing does not answer it', async () => {
  const shell = aShellWith(aMessage({ author: 'TENANT', text: '', viewingTimes: TIMES }))
  const { dialog } = await openThread(shell)

  expect(await dialog.findByText('Proposed viewing (local time)')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

test('when a question becomes a request, its open dialog and the typed text stay', async () => {
  const shell = aShellWith(aMessage())
  const { user, dialog } = await openThread(shell)
  const field = () => dialog.getByRole('textbox')
  await enterText(user, await dialog.findByRole('textbox'), 'And is there')
  const typing = field()

  shell.on(listTenantQuestions, () => []).on(listTenantBookings, () => [aBooking({ id: 8, questionId: 5 })])
  await act(async () => shell.changes.set(1))
  await enterText(user, field(), ' a cellar?')

  expect(field()).toBe(typing)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(shell.answers.inputsOf(sendQuestionMessage)).toEqual([
    { params: { id: 5 }, body: { text: 'And is there a cellar?' } },
  ])
})

test('a link to a question that has become a request opens the thread of the request', async () => {
  const shell = aShellWith(aMessage())
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [aBooking({ id: 8, questionId: 5, message: 'May we stay?' })])
    .at('/my-requests?question=5')

  await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })

  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('May we stay?')).toBeTruthy()
  expect(dialog.getByText('Yes.')).toBeTruthy()
})
