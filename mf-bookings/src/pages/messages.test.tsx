// proves 22.6, 16.19, 16.25, 18.24, 18.25, 18.26
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import {
  answerViewing,
  type Booking,
  type BookingMessage,
  listFlatBookings,
  listFlatQuestions,
  listMessages,
  listTenantBookings,
  listTenantQuestions,
  markMessagesRead,
  reportContent,
  sendMessage,
} from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { MyRequestsPage } from './my-requests-page.tsx'

const failure = (message: string) => Object.assign(new Error(message), { ajax: true, status: 500 })

function aMessage(message: Partial<BookingMessage> = {}): BookingMessage {
  return {
    id: 1,
    author: 'LANDLORD',
    text: 'Welcome!',
    viewingTimes: null,
    viewingAnswer: null,
    createdAt: '2026-11-21T09:30:00Z',
    ...message,
  }
}

function aShellWith(messages: BookingMessage[], request: Partial<Booking> = {}) {
  return new FakeShell()
    .signedInAs()
    .at('/my-requests?messages=1')
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [aBooking(request)])
    .on(listMessages, () => ({ items: messages, hasEarlier: false, canWrite: true }))
    .on(markMessagesRead, () => ({ count: 0 }))
    .on(sendMessage, ({ body }) => aMessage({ id: 9, author: 'TENANT', text: body.text }))
}

const show = (shell: FakeShell) => renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
const openDialog = async () => within(await screen.findByRole('dialog', { name: /Messages with/ }))
const textsIn = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  within(dialog.getByRole('log'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

afterEach(() => sessionStorage.clear())

// The first test: no dialog has been loaded before.
test('the thread named in the address opens with the list, without a React error', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await show(aShellWith([aMessage()]))

  await openDialog()

  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
})

test('a thread starts with the message of the request, followed by both sides’ messages', async () => {
  await show(aShellWith([aMessage(), aMessage({ id: 2, author: 'TENANT', text: 'Thank you.' })]))

  const dialog = await openDialog()

  await dialog.findByText('Welcome!')
  expect(textsIn(dialog)).toEqual([
    expect.stringMatching(/You .*We would love to stay for half a year\./),
    expect.stringMatching(/Anneliese L\. .*Welcome!/),
    expect.stringMatching(/You .*Thank you\./),
  ])
})

test('a message of the other side is reported from the thread; one that was removed says so', async () => {
  const shell = aShellWith([
    aMessage({ id: 3, text: 'You fool.' }),
    aMessage({ id: 4, author: 'TENANT', text: 'Please stop.' }),
    aMessage({ id: 5, text: '', hidden: true }),
  ]).on(reportContent, () => ({ referenceNumber: 'R-4711' }))
  const { user } = await show(shell)
  const dialog = await openDialog()
  await dialog.findByText('This message was removed after a report.')

  // The press loads the chunk of the dialog: without `act`, React shows it with its next update only.
  await act(async () => dialog.getByRole('button', { name: 'Report: You fool.' }).click())
  const report = within(await screen.findByRole('dialog', { name: 'Report this message' }))
  expect(report.getByText(/they can work it out.*three messages before/)).toBeTruthy()
  await user.selectOptions(report.getByRole('combobox', { name: 'What is it about?' }), 'OFFENSIVE')
  await enterText(user, report.getByRole('textbox', { name: 'What is wrong with it?' }), 'It insults me.')
  await user.click(report.getByRole('checkbox', { name: /good faith/ }))
  await user.click(report.getByRole('button', { name: 'Send report' }))

  expect(shell.answers.inputsOf(reportContent)).toMatchObject([{ body: { target: 'MESSAGE', id: 3 } }])
  expect((await report.findByRole('status')).textContent).toContain('R-4711')
  expect(dialog.getAllByRole('button', { name: /^Report/, hidden: true })).toHaveLength(1)
})

test('the message of a request is reported by the booking that it belongs to', async () => {
  const shell = aShellWith([], { role: 'LANDLORD', message: 'You greedy shark.' }).on(reportContent, () => ({
    referenceNumber: 'R-4711',
  }))
  const { user } = await show(shell)
  const dialog = await openDialog()

  await user.click(await dialog.findByRole('button', { name: 'Report: You greedy shark.' }))
  const report = within(await screen.findByRole('dialog', { name: 'Report the message of this request' }))
  await user.selectOptions(report.getByRole('combobox', { name: 'What is it about?' }), 'OFFENSIVE')
  await enterText(user, report.getByRole('textbox', { name: 'What is wrong with it?' }), 'It insults me.')
  await user.click(report.getByRole('checkbox', { name: /good faith/ }))
  await user.click(report.getByRole('button', { name: 'Send report' }))

  expect(shell.answers.inputsOf(reportContent)).toMatchObject([{ body: { target: 'REQUEST', id: 1 } }])
})

test('a removed message of a request says so in the thread', async () => {
  await show(aShellWith([], { message: '', messageHidden: true }))

  expect(await (await openDialog()).findByText('This message was removed after a report.')).toBeTruthy()
})

test('a landlord reports the tenant of a request, a tenant the landlord of the flat', async () => {
  const shell = aShellWith([])
    .at('/my-requests')
    .on(reportContent, () => ({ referenceNumber: 'R-4711' }))
  await show(shell)

  expect(await screen.findByRole('button', { name: 'Report this landlord' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report this person' })).toBeNull()
})

test('opening a thread marks its messages as read, and removes their count from the card', async () => {
  const shell = aShellWith([aMessage({ id: 3 }), aMessage({ id: 4, author: 'TENANT' })], {
    unreadMessages: 1,
  })
  await show(shell.at('/my-requests'))
  const unread = await screen.findByText('1 unread message')
  expect(screen.getByRole('status').textContent).toBe('1 request, 1 unread message')
  expect(unread.closest('a')?.getAttribute('href')).toBe('/my-requests?messages=1')

  act(() => shell.go('/my-requests?messages=1'))

  await waitFor(() => expect(screen.queryByText('1 unread message')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('1 request')
  expect(shell.answers.inputsOf(markMessagesRead)).toEqual([{ params: { id: 1 }, body: { lastId: 3 } }])
  expect(shell.refreshedParts).toEqual(['counts'])
})

test('an accepted viewing is shown on the card, with who will tell the address', async () => {
  const times = ['2127-01-12T18:00']
  const shell = aShellWith([aMessage({ id: 3, text: '', viewingTimes: times })]).on(
    answerViewing,
    ({ body }) =>
      aMessage({ id: 4, author: 'TENANT', text: '', viewingAnswer: { messageId: 3, time: body.time } }),
  )
  const { user } = await show(shell)
  const dialog = await openDialog()
  await user.click(await dialog.findByRole('button', { name: /^Accept: / }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))

  const card = within(await screen.findByRole('article'))
  expect(await card.findByText(/^Viewing: .*12\.01\.2127, 18:00 \(local time\)$/)).toBeTruthy()
  expect(card.getByText(/^Your landlord tells you the address in the messages/)).toBeTruthy()
})

test('pressing Close twice at once goes back only once', async () => {
  const shell = aShellWith([]).at('/before')
  shell.go('/my-requests')
  const { user } = await show(shell)
  await user.click(await screen.findByRole('link', { name: 'Messages' }))
  const close = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' })

  await act(async () => {
    close.click()
    close.click()
  })

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shell.address).toBe('/my-requests')
})

test('closing takes the thread out of the address', async () => {
  const shell = aShellWith([])
  const { user } = await show(shell)
  const dialog = await openDialog()

  await user.click(dialog.getByRole('button', { name: 'Close' }))

  expect(shell.address).toBe('/my-requests')
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('the message form', () => {
  async function write(text: string, shell: FakeShell) {
    const { user } = await show(shell)
    const dialog = await openDialog()
    const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Anneliese L.' })
    if (text) await user.type(field, text)
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    return { user, dialog, field }
  }

  test('adds a message to the thread and empties the field', async () => {
    const shell = aShellWith([])

    const { dialog, field } = await write('  Is there a lift? ', shell)

    expect(await dialog.findByText('Is there a lift?')).toBeTruthy()
    expect(field.value).toBe('')
    expect(shell.answers.inputsOf(sendMessage)).toEqual([
      { params: { id: 1 }, body: { text: 'Is there a lift?' } },
    ])
  })

  test('sends with Ctrl and Enter', async () => {
    const shell = aShellWith([])
    const { user } = await show(shell)
    const dialog = await openDialog()

    await user.type(await dialog.findByRole('textbox'), 'Hello{Enter}there{Control>}{Enter}{/Control}')

    expect(shell.answers.inputsOf(sendMessage)[0]?.body.text).toBe('Hello\nthere')
  })

  test('refuses an empty message with a sentence', async () => {
    const shell = aShellWith([])

    const { dialog } = await write('', shell)

    expect(dialog.getByRole('alert').textContent).toBe('Write between 1 and 2,000 characters.')
    expect(shell.answers.inputsOf(sendMessage)).toEqual([])
  })

  test('keeps the text when sending fails, and retries with the same idempotency key', async () => {
    const keys: unknown[] = []
    const shell = aShellWith([]).on(sendMessage, () => Promise.reject(failure('The service is down')))
    const { send } = shell
    shell.send = (call, input, ...rest: unknown[]) => {
      if ((call as unknown) === sendMessage) keys.push((rest[0] as { idempotencyKey: string }).idempotencyKey)
      return send(call, input)
    }

    const { user, dialog, field } = await write('Hello', shell)
    expect((await dialog.findByRole('alert')).textContent).toBe('The service is down')
    expect(field.value).toBe('Hello')
    await user.click(dialog.getByRole('button', { name: 'Send' }))

    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  test('keeps the text and says that it was not sent while there is no connection', async () => {
    const unanswered = Object.assign(new Error('Internet disconnected or problem unknown'), { ajax: true })
    const { dialog, field } = await write(
      'Hello',
      aShellWith([]).on(sendMessage, () => Promise.reject(unanswered)),
    )

    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Not sent: there is no connection\./)
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Hello', null])
    act(() => void window.dispatchEvent(new Event('online')))
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  test.each(['Is there a lift? And a cellar?', 'And a cellar?'])(
    'keeps what is written while a message is being sent: %s',
    async (written) => {
      let answer: (message: BookingMessage) => void = () => undefined
      const sending = new Promise<BookingMessage>((resolve) => (answer = resolve))
      const { user, dialog, field } = await write(
        'Is there a lift?',
        aShellWith([]).on(sendMessage, () => sending),
      )
      await user.clear(field)
      await enterText(user, field, written)

      await act(async () => answer(aMessage({ id: 9, author: 'TENANT', text: 'Is there a lift?' })))

      expect(await dialog.findByText('Is there a lift?')).toBeTruthy()
      expect(field.value).toBe('And a cellar?')
    },
  )

  test('cuts nothing off a text that is too long, and refuses it with a sentence', async () => {
    const shell = aShellWith([])
    const { user } = await show(shell)
    const dialog = await openDialog()
    const field = await dialog.findByRole<HTMLTextAreaElement>('textbox')
    await user.click(field)

    await user.paste('a'.repeat(2001))
    await user.click(dialog.getByRole('button', { name: 'Send' }))

    expect(field.value).toHaveLength(2001)
    expect(dialog.getByRole('alert').textContent).toBe('Write between 1 and 2,000 characters.')
    expect(shell.answers.inputsOf(sendMessage)).toEqual([])
  })

  test('keeps a draft when the dialog is closed before sending', async () => {
    const shell = aShellWith([])
    const { user } = await show(shell)
    await enterText(user, await (await openDialog()).findByRole('textbox'), 'Half a sen')
    await user.click(screen.getByRole('button', { name: 'Close' }))

    act(() => shell.go('/my-requests?messages=1'))

    expect(await (await openDialog()).findByDisplayValue('Half a sen')).toBeTruthy()
  })

  const CONFIRMED: Booking['events'] = [
    { at: '2026-11-21T09:30:00Z', actor: 'TENANT', type: 'WAITING_FOR_CONTRACT', note: null },
  ]

  test.each<[string, Partial<Booking>]>([
    ['This request has ended', {}],
    ['This booking has ended', { events: CONFIRMED }],
    ['The other side has deleted their account', { otherParty: { ...aBooking().otherParty, name: '' } }],
  ])('is missing where nobody can write any more: %s', async (why, request) => {
    const shell = aShellWith([], request).on(listMessages, () => ({
      items: [aMessage()],
      hasEarlier: false,
      canWrite: false,
    }))
    await show(shell)

    const dialog = within(await screen.findByRole('dialog'))

    expect(await dialog.findByText(`${why}: nobody can write here any more.`)).toBeTruthy()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })
})

test('after a thread failed to load, Try again loads it', async () => {
  let attempts = 0
  const shell = aShellWith([]).on(listMessages, () => {
    attempts += 1
    if (attempts === 1) throw failure('The service is down')
    return { items: [aMessage()], hasEarlier: false, canWrite: true }
  })
  const { user } = await show(shell)
  const dialog = await openDialog()
  expect((await dialog.findByRole('alert')).textContent).toContain('The service is down')

  await user.click(dialog.getByRole('button', { name: 'Try again' }))

  expect(await dialog.findByText('Welcome!')).toBeTruthy()
})

test('earlier messages are loaded on demand and shown above', async () => {
  const shell = aShellWith([]).on(listMessages, ({ query: { before } }) =>
    before === undefined
      ? { items: [aMessage({ id: 7, text: 'Later' })], hasEarlier: true, canWrite: true }
      : { items: [aMessage({ id: before - 1, text: 'Earlier' })], hasEarlier: false, canWrite: true },
  )
  const { user } = await show(shell)
  const dialog = await openDialog()

  await user.click(await dialog.findByRole('button', { name: 'Show earlier messages' }))

  await dialog.findByText('Earlier')
  expect(textsIn(dialog).map((text) => /half a year|Earlier|Later/.exec(text ?? '')?.[0])).toEqual([
    'half a year',
    'Earlier',
    'Later',
  ])
  expect(dialog.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
})

test('a thread of an unknown request in the address opens nothing', async () => {
  const shell = aShellWith([]).at('/my-requests?messages=77')
  shell.on(listFlatQuestions, () => []).on(listFlatBookings, () => [])

  await show(shell)

  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
