// proves D12.3
import { beforeEach, expect, test } from '@jest/globals'
import {
  type Booking,
  confirmHandover,
  downloadStayFile,
  type Handover,
  type HandoverSummary,
  listTenantBookings,
  listTenantQuestions,
  readHandover,
  saveHandover,
  uploadStayFile,
} from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { MyRequestsPage } from './my-requests-page.tsx'

const SUMMARY: HandoverSummary = {
  kind: 'IN',
  state: 'DRAFT',
  opensOn: '2027-03-03',
  closesOn: '2027-03-24',
  answerUntil: '2027-03-24',
  isBegun: false,
  confirmedBy: null,
  turn: null,
}
const BEGUN: Handover = {
  summary: SUMMARY,
  revision: 1,
  content: {
    rooms: [{ id: 'hall-1', kind: 'HALL', name: '', condition: null, text: '', photos: [] }],
    keys: [{ id: 'flat-1', kind: 'FLAT', count: 1 }],
    meters: [],
    remarks: '',
  },
  editedAt: null,
  editedBy: null,
  confirmations: [],
  photos: [],
  allowed: ['edit', 'confirm'],
}
const CONFIRMED: Handover = {
  ...BEGUN,
  summary: { ...SUMMARY, state: 'CONFIRMED', isBegun: true, confirmedBy: 'LANDLORD', turn: 'TENANT' },
  confirmations: [{ by: 'LANDLORD', at: '2027-03-10T12:00:00Z', remarks: '' }],
  allowed: ['confirm'],
}

const refusal = (status: number | undefined, code: string) =>
  Object.assign(new Error(code), {
    ajax: true,
    status,
    fromServer: status !== undefined,
    url: '',
    body: { code },
  })

// A device stores drafts by booking.
let id = 100
let made = 0
beforeEach(() => {
  sessionStorage.clear()
  id += 1
  URL.createObjectURL = () => `blob:${(made += 1)}`
})

/** A protocol on a server that can be out of reach, and that the other party can change. */
async function show(first: Handover, booking: Partial<Booking> = {}) {
  const server = {
    handover: first,
    isReached: true,
    /** How photos are refused; undefined if they are not. */
    refusal: undefined as Error | undefined,
    files: 0,
    confirmed: [] as object[],
  }
  const reach = () => {
    if (!server.isReached) throw refusal(undefined, 'No connection')
  }
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [
      aBooking({
        id,
        status: 'BOOKING_COMPLETED',
        allowedActions: [],
        expiresAt: null,
        handovers: [first.summary],
        ...booking,
      }),
    ])
    .on(readHandover, () => (reach(), server.handover))
    .on(uploadStayFile, () => {
      reach()
      if (server.refusal) throw server.refusal
      server.files += 1
      return { id: server.files, name: 'photo.webp', kind: 'PICTURE' as const, bytes: 1 }
    })
    .on(downloadStayFile, () => new Uint8Array())
    .on(saveHandover, ({ body: { revision, content } }) => {
      reach()
      if (!server.handover.allowed.includes('edit')) throw refusal(409, 'HANDOVER_CONFIRMED')
      if (revision !== server.handover.revision) throw refusal(409, 'HANDOVER_CHANGED')
      server.handover = { ...server.handover, revision: revision + 1, content }
      return server.handover
    })
    .on(confirmHandover, ({ body }) => {
      server.confirmed.push(body)
      server.handover = { ...server.handover, ...CONFIRMED, allowed: [] }
      return server.handover
    })
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Handover protocol: moving in' }))
    return within(await screen.findByRole('dialog', { name: 'Handover protocol: moving in' }))
  }
  /** What the other party writes, who has the last version. */
  const otherWrites = (change: Partial<Handover['content']>) => {
    const { content, revision } = server.handover
    server.handover = { ...server.handover, revision: revision + 1, content: { ...content, ...change } }
  }
  const seen = () => act(() => shell.changes.set(shell.changes.get() + 1))
  const online = () => act(() => void window.dispatchEvent(new Event('online')))
  return { server, user, open, otherWrites, seen, online }
}

test('the handover protocol saves by itself, and shows what the other side writes', async () => {
  const { server, user, open, otherWrites, seen } = await show(BEGUN)
  const dialog = await open()
  await user.click(await dialog.findByRole('radio', { name: 'Defects or marks' }))
  await enterText(user, dialog.getByLabelText('What is to be seen'), 'A scratch')
  otherWrites({ keys: [{ id: 'flat-1', kind: 'FLAT', count: 3 }] })
  seen()

  await waitFor(() => expect(server.handover.content.rooms[0]?.text).toBe('A scratch'))

  expect(server.handover.content.keys[0]?.count).toBe(3)
  expect(await dialog.findByText('3')).toBeTruthy()
  expect(await dialog.findByText('The other side sees everything that is written here.')).toBeTruthy()
})

test('offline, text and photos are kept and marked, even after closing, and are sent later', async () => {
  const { server, user, open, online } = await show(BEGUN)
  let dialog = await open()
  server.isReached = false
  await user.click(await dialog.findByRole('radio', { name: 'Defects or marks' }))
  await enterText(user, dialog.getByLabelText('What is to be seen'), 'A scratch')
  await user.upload(
    dialog.getByLabelText('Add photos', { selector: 'input' }),
    new File(['x'], 'hall.jpg', { type: 'image/jpeg' }),
  )
  expect(await dialog.findByRole('img', { name: 'Hall: photo 1' })).toBeTruthy()
  expect(await dialog.findByText('No connection')).toBeTruthy()
  expect(dialog.getAllByText('Not sent yet').length).toBeGreaterThan(0)

  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(await screen.findByText('Not sent yet')).toBeTruthy()
  dialog = await open()
  expect((await dialog.findByLabelText<HTMLTextAreaElement>('What is to be seen')).value).toBe('A scratch')
  server.isReached = true
  online()

  await waitFor(() =>
    expect(server.handover.content.rooms[0]).toMatchObject({ text: 'A scratch', photos: [1] }),
  )
  expect(await dialog.findByText('The other side sees everything that is written here.')).toBeTruthy()
  expect(dialog.queryByText('Not sent yet')).toBeNull()
})

test('a photo that is too large is refused at once, and blocks the confirmation until it is removed', async () => {
  const { server, user, open } = await show(BEGUN)
  const dialog = await open()
  await user.click(await dialog.findByRole('radio', { name: 'Defects or marks' }))
  await enterText(user, dialog.getByLabelText('What is to be seen'), 'A scratch')
  const large = new File(['x'], 'hall.jpg', { type: 'image/jpeg' })
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 })
  await user.upload(dialog.getByLabelText('Add photos', { selector: 'input' }), large)
  expect(await dialog.findByText(/^This file is larger than 20 MB/)).toBeTruthy()

  await user.click(dialog.getByRole('button', { name: 'Confirm the protocol' }))

  expect(await dialog.findByText(/^One photo was refused\. Remove it/)).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Confirm the protocol' })).toBeNull()
  expect(server.files).toBe(0)

  await user.click(dialog.getByRole('button', { name: 'Remove photo 1 of Hall' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm the protocol' }))
  expect(await screen.findByRole('dialog', { name: 'Confirm the protocol' })).toBeTruthy()
})

test('every reason for which photos of a room were refused is said', async () => {
  const { server, user, open } = await show(BEGUN)
  server.refusal = refusal(415, 'This file is no picture that can be read.')
  const dialog = await open()
  const large = new File(['x'], 'hall.jpg', { type: 'image/jpeg' })
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 })
  const empty = new File([''], 'empty.jpg', { type: 'image/jpeg' })

  await user.upload(await dialog.findByLabelText('Add photos', { selector: 'input' }), [large, empty])

  const said = await dialog.findByText(/no picture that can be read/)
  expect(said.textContent).toContain('This file is larger than 20 MB')
})

test('a sent photo that the browser cannot show is shown as the server made it', async () => {
  const { server, user, open } = await show(BEGUN)
  URL.revokeObjectURL = () => undefined
  const dialog = await open()
  const heic = new File(['x'], 'hall.heic', { type: 'image/heic' })
  await user.upload(await dialog.findByLabelText('Add photos', { selector: 'input' }), heic)
  await waitFor(() => expect(server.handover.content.rooms[0]?.photos).toEqual([1]))
  const photo = () => dialog.findByRole<HTMLImageElement>('img', { name: 'Hall: photo 1' })
  const own = (await photo()).src

  fireEvent.error(await photo())

  await waitFor(async () => expect((await photo()).src).toMatch(/^blob:/))
  expect((await photo()).src).not.toBe(own)
})

test('a field that both sides changed shows both versions until one is chosen', async () => {
  const { server, user, open, otherWrites, seen } = await show(BEGUN)
  const dialog = await open()
  server.isReached = false
  await user.type(await dialog.findByLabelText('Remarks'), 'Mine')
  otherWrites({ remarks: 'Theirs' })
  server.isReached = true
  seen()

  expect(await dialog.findByText('Theirs', { selector: 'blockquote' })).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Remarks').value).toBe('Mine')
  expect(server.handover.content.remarks).toBe('Theirs')
  await user.click(dialog.getByRole('button', { name: 'Keep both' }))

  await waitFor(() => expect(server.handover.content.remarks).toBe('Theirs\nMine'))
})

test('missing entries are named at their fields, then the shown revision is confirmed', async () => {
  const { server, user, open } = await show(BEGUN)
  const dialog = await open()
  await user.click(await dialog.findByRole('button', { name: 'Confirm the protocol' }))
  expect(dialog.getByText('Please choose the condition.')).toBeTruthy()

  await user.click(dialog.getByRole('radio', { name: 'Good' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm the protocol' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Confirm the protocol' }))
  await user.click(asked.getByRole('button', { name: 'Confirm the protocol' }))

  await waitFor(() => expect(server.confirmed).toEqual([{ revision: 2 }]))
})

test('the other side reads the protocol, and can add remarks', async () => {
  const { server, user, open } = await show(CONFIRMED)
  expect(screen.getByText('Waiting for you')).toBeTruthy()
  const dialog = await open()
  await user.click(await dialog.findByRole('button', { name: 'Confirm or add remarks' }))

  const asked = within(await screen.findByRole('dialog', { name: 'Confirm or add remarks' }))
  await enterText(user, asked.getByLabelText('Your remarks'), 'The window sticks.')
  await user.click(asked.getByRole('button', { name: 'Confirm' }))

  await waitFor(() => expect(server.confirmed).toEqual([{ revision: 1, remarks: 'The window sticks.' }]))
})

test('text that was not saved before the other side confirmed can be moved to the remarks', async () => {
  const { server, user, open, seen } = await show(BEGUN)
  const dialog = await open()
  server.isReached = false
  await enterText(user, await dialog.findByLabelText('Remarks'), 'The window sticks.')
  server.handover = CONFIRMED
  server.isReached = true
  seen()

  await user.click(await dialog.findByRole('button', { name: 'Put it into my remarks' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm or add remarks' }))

  const asked = within(await screen.findByRole('dialog', { name: 'Confirm or add remarks' }))
  expect(asked.getByLabelText<HTMLTextAreaElement>('Your remarks').value).toBe('The window sticks.')
})

test('before the handover is due, the card offers no protocol', async () => {
  await show({ ...BEGUN, summary: { ...SUMMARY, state: 'NOT_YET' } })

  expect(screen.queryByRole('button', { name: 'Handover protocol: moving in' })).toBeNull()
})
