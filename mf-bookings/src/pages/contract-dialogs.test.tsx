// proves D12.6, 22.3, 4.30, 4.31, 11.32, 16.3, 17.1, 21.15, 21.16, 21.67, 21.78, 21.79, 22.67
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  type Booking,
  chooseContractType,
  getBankAccount,
  listFlatBookings,
  listOwnFlats,
  countOpenInvoices,
  listFlatQuestions,
  listTenantBookings,
  listTenantQuestions,
  signContract,
} from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { Route, Routes } from '@domizil/app-kit/router'
import { act, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { FlatBookingsPage } from './flat-bookings-page.tsx'
import { MyRequestsPage } from './my-requests-page.tsx'

const FILE = '%PDF pages=2'
const HASH = 'b1368e927a8a3f871a6d02d0aec63788bbb38eb2d9d12118ef62a631803da0c8'
/** Scrolls to the end of the document. */
let readOn: () => void
const JSDOM_OBSERVER = globalThis.IntersectionObserver

beforeEach(() => {
  const waiting: (() => void)[] = []
  let isAtEnd = false
  readOn = () => {
    isAtEnd = true
    act(() => waiting.splice(0).forEach((tell) => tell()))
  }
  // Pages are painted as if they were near; their ends are in view once the reader has scrolled there.
  globalThis.IntersectionObserver = class {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell
    }
    observe(target: Element) {
      const tell = () => this.#tell([{ isIntersecting: true }])
      if (target.tagName === 'CANVAS' || isAtEnd) queueMicrotask(() => act(tell))
      else waiting.push(tell)
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  globalThis.IntersectionObserver = JSDOM_OBSERVER
  sessionStorage.clear()
})

const OFFERED: Partial<Booking> = {
  status: 'WAITING_FOR_CONTRACT',
  contract: {
    type: 'PLATFORM_CONTRACT',
    tenancyBasis: 'TEMPORARY_USE',
    tenancyReason: 'WORK_PROJECT',
    offeredAt: '2026-11-20T12:00:00Z',
    isHandSigned: false,
    documentHash: HASH,
    attachmentId: 4,
    landlordSignature: null,
    tenantSignature: null,
  },
}

function showAsLandlord(request: Booking) {
  const shell = new FakeShell()
    .signedInAs()
    .at('/flat/7/bookings')
    .on(listFlatQuestions, () => [])
    .on(countOpenInvoices, () => ({ count: 0 }))
    .on(listOwnFlats, () => [])
    .on(listFlatBookings, () => [request])
    .on(getBankAccount, () => ({
      account: { holder: 'Anna Kern', iban: 'DE89370400440532013000', changedAt: '2026-11-20T12:00:00Z' },
    }))
    .on(chooseContractType, () => aBooking({ ...request, ...OFFERED, allowedActions: ['signContract'] }))
  const page = (
    <Routes>
      <Route path="/flat/:id/bookings" element={<FlatBookingsPage />} />
    </Routes>
  )
  return renderRemote(page, { shell, texts, hasAntd: true }).then((shown) => ({ ...shown, shell }))
}

function showAsTenant(request: Booking) {
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [request])
    .on(signContract, () => aBooking({ ...request, status: 'CONTRACT_APPROVED', allowedActions: [] }))
  shell.download = () => Promise.resolve(new Blob([FILE]))
  return renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true }).then((shown) => ({
    ...shown,
    shell,
  }))
}

/** A refusal that names the field that it is about. */
const refusalOf = (field: string, message: string) =>
  Object.assign(new Error(message), { ajax: true, status: 422, body: { details: [{ field, message }] } })
const aPdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const waiting = aBooking({
  role: 'LANDLORD',
  status: 'WAITING_FOR_CONTRACT',
  allowedActions: ['chooseContractType', 'cancel'],
})

test.each(['REQUESTED', 'WAITING_FOR_CONTRACT'] as const)(
  'a landlord reads the details and the message of the tenant on the card (%s)',
  async (status) => {
    await showAsLandlord(aBooking({ role: 'LANDLORD', status, allowedActions: [], hasPets: true }))

    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Work project · Employed · Brings a pet · Does not smoke')).toBeTruthy()
    expect(card.getByText('We would love to stay for half a year.')).toBeTruthy()
  },
)

test('a landlord offers our contract, and the card follows without a reload', async () => {
  const { user, shell } = await showAsLandlord(waiting)

  await user.click(await screen.findByRole('button', { name: 'Choose the contract' }))
  await user.click(screen.getByRole('radio', { name: /^Our contract/ }))
  await user.click(screen.getByRole('button', { name: 'Offer this contract' }))

  expect(await screen.findByRole('button', { name: 'Sign the contract' })).toBeTruthy()
  expect(shell.answers.inputsOf(chooseContractType)[0]).toMatchObject({
    query: { contractType: 'PLATFORM_CONTRACT' },
    body: { tenancyBasis: 'TEMPORARY_USE' },
  })
})

test('the dialog closes when the contract is saved, without waiting for the counters', async () => {
  const { user, shell } = await showAsLandlord(waiting)
  shell.refreshCounters = () => new Promise(() => {})
  await user.click(await screen.findByRole('button', { name: 'Choose the contract' }))
  await user.click(screen.getByRole('radio', { name: /^Our contract/ }))

  await user.click(screen.getByRole('button', { name: 'Offer this contract' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an open contract dialog is closed once a contract has been offered elsewhere', async () => {
  const { user, shell } = await showAsLandlord(waiting)
  await user.click(await screen.findByRole('button', { name: 'Choose the contract' }))
  expect(screen.getByRole('dialog')).toBeTruthy()

  shell.on(listFlatBookings, () => [{ ...waiting, ...OFFERED }])
  act(() => shell.changes.set(shell.changes.get() + 1))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Change the contract' })).toBeTruthy()
})

test('offering without a chosen contract is refused, and a chosen one shows its purpose field', async () => {
  const { user, shell } = await showAsLandlord(waiting)
  await user.click(await screen.findByRole('button', { name: 'Choose the contract' }))
  expect(
    screen.getByText(/the reason that your tenant has given: a temporary project at work\./),
  ).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Offer this contract' }))

  expect(screen.getByRole('alert').textContent).toBe('Choose which contract you offer.')
  expect(shell.answers.inputsOf(chooseContractType)).toEqual([])
})

test('offering one’s own contract without a file is refused at the field', async () => {
  const { user, shell } = await showAsLandlord(waiting)
  await user.click(await screen.findByRole('button', { name: 'Choose the contract' }))

  await user.click(screen.getByRole('radio', { name: /Your own contract/ }))
  await user.click(screen.getByRole('button', { name: 'Offer this contract' }))

  expect(screen.getByText('Choose a PDF.')).toBeTruthy()
  expect(shell.answers.inputsOf(chooseContractType)).toEqual([])
})

test('when the server refuses the contract file, the error is shown and the other choices stay', async () => {
  const { user, shell } = await showAsLandlord(waiting)
  shell.on(chooseContractType, () => Promise.reject(refusalOf('file', 'This PDF contains a script.')))
  await user.click(await screen.findByRole('button', { name: 'Choose the contract' }))
  await user.click(screen.getByRole('radio', { name: /Your own contract/ }))
  await enterText(user, screen.getByRole('textbox', { name: /^Purpose/ }), 'A film')
  const field = screen.getByLabelText<HTMLInputElement>('Your contract as PDF')
  await user.upload(field, aPdf('contract.pdf'))

  await user.click(screen.getByRole('button', { name: 'Offer this contract' }))

  expect(await screen.findByText('This PDF contains a script.')).toBeTruthy()
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('contract.pdf')).toBeTruthy()
  expect(field.value).toBe('') // so that the same file can be chosen again
  expect(screen.getByRole('radio', { name: /Your own contract/ })).toHaveProperty('checked', true)
  expect(screen.getByDisplayValue('A film')).toBeTruthy()
})

test('choosing another file unticks the box for the signatures', async () => {
  const { user } = await showAsLandlord({ ...waiting, months: 13 })
  const signed = () => screen.getByRole('checkbox', { name: 'Both of us have signed this file by hand.' })
  await user.click(await screen.findByRole('button', { name: 'Choose the contract' }))
  await user.click(screen.getByRole('radio', { name: /^Our contract/ }))
  const field = screen.getByLabelText<HTMLInputElement>(/^The signed contract as PDF/)
  await user.upload(field, aPdf('first.pdf'))
  await user.click(signed())
  expect(signed()).toHaveProperty('checked', true)

  await user.upload(field, aPdf('second.pdf'))

  expect(screen.getByText('second.pdf')).toBeTruthy()
  expect(signed()).toHaveProperty('checked', false)
})

const PRINTED: Partial<Booking> = {
  ...OFFERED,
  contract: {
    ...(OFFERED.contract as NonNullable<Booking['contract']>),
    isHandSigned: true,
    documentHash: null,
    tenancyReason: 'A film',
  },
}

test('a contract to be signed by hand explains the steps, and its signed file is uploaded from the card', async () => {
  const { user, shell } = await showAsLandlord({ ...waiting, ...PRINTED, months: 16 })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Waiting for you')).toBeTruthy()
  expect(card.getByText(/print the file, both of you sign it, then upload the signed file/)).toBeTruthy()

  await user.click(card.getByRole('button', { name: 'Upload the signed contract' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect(dialog.getByText('Choose a PDF.')).toBeTruthy()
  await user.upload(dialog.getByLabelText(/^The signed contract as PDF/), aPdf('signed.pdf'))
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect(shell.answers.inputsOf(chooseContractType)).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: 'Both of us have signed this file by hand.' }))
  await user.click(dialog.getByRole('button', { name: 'Upload' }))

  expect(shell.answers.inputsOf(chooseContractType)).toMatchObject([
    {
      query: { contractType: 'PLATFORM_CONTRACT' },
      body: { tenancyBasis: 'TEMPORARY_USE', purpose: 'A film', handSigned: true },
    },
  ])
})

test('the dialog to change a contract starts with what was offered', async () => {
  const { user } = await showAsLandlord({ ...waiting, ...PRINTED })

  await user.click(await screen.findByRole('button', { name: 'Change the contract' }))

  expect(screen.getByRole('radio', { name: /^Our contract/ })).toHaveProperty('checked', true)
  expect(screen.getByDisplayValue('A film')).toBeTruthy()
})

test('a tenant confirms a contract signed by hand, without the note that nothing is binding yet', async () => {
  const contract = { ...(OFFERED.contract as NonNullable<Booking['contract']>), isHandSigned: true }
  const { user } = await showAsTenant(aBooking({ ...OFFERED, contract, allowedActions: ['signContract'] }))

  const card = within(await screen.findByRole('article'))
  expect(card.getByText('The contract signed by hand is here')).toBeTruthy()
  expect(card.queryByText(/Nothing is binding/)).toBeNull()
  await user.click(card.getByRole('button', { name: 'Confirm the signed contract' }))
  expect(screen.getByRole('checkbox', { name: /it is the contract that I have signed/ })).toBeTruthy()
})

test('a contract over more than twelve months says that it needs the written form', async () => {
  const { user } = await showAsLandlord({ ...waiting, months: 13 })

  await user.click(await screen.findByRole('button', { name: 'Choose the contract' }))

  expect(screen.getByText(/needs the written form/)).toBeTruthy()
})

test('signing sends the typed name and the confirmation that the contract was read', async () => {
  const { user, shell } = await showAsTenant(
    aBooking({ ...OFFERED, allowedActions: ['signContract', 'declineContract'] }),
  )
  await user.click(await screen.findByRole('button', { name: 'Sign the contract' }))
  const dialog = within(await screen.findByRole('dialog'))

  const name = dialog.getByRole('textbox', { name: 'Your full name' })
  const hasRead = dialog.getByRole('checkbox', { name: /I have read/ })

  await user.click(dialog.getByRole('button', { name: 'Sign the contract' }))
  expect(shell.answers.inputsOf(signContract)).toEqual([])
  expect(document.activeElement).toBe(name)

  await enterText(user, name, 'Leonhard Behrens')
  await user.click(hasRead)
  await user.click(dialog.getByRole('button', { name: 'Sign the contract' }))
  expect(dialog.getByText(/Sign with your own name .* Tina Tenant\./)).toBeTruthy()
  expect(shell.answers.inputsOf(signContract)).toEqual([])

  await user.clear(name)
  await enterText(user, name, 'Tina Tenant')
  await user.click(hasRead)
  await user.click(dialog.getByRole('button', { name: 'Sign the contract' }))
  expect(document.activeElement).toBe(hasRead)
  expect(
    dialog.getByRole('checkbox', { description: 'Please confirm that you have read the contract.' }),
  ).toBe(hasRead)

  await user.click(hasRead)
  await dialog.findByText('What page 2 says.')
  readOn()
  await user.click(dialog.getByRole('button', { name: 'Sign the contract' }))

  expect(await screen.findByText('Step 4 of 5: First signature')).toBeTruthy()
  expect(shell.answers.inputsOf(signContract)[0]).toMatchObject({
    query: { signed: true },
    body: { name: 'Tina Tenant', documentHash: HASH },
  })
})

async function fillIn(user: Awaited<ReturnType<typeof showAsTenant>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Sign the contract' }))
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(user, dialog.getByRole('textbox', { name: 'Your full name' }), 'Tina Tenant')
  await user.click(dialog.getByRole('checkbox', { name: /I have read/ }))
  return { dialog, sign: () => user.click(dialog.getByRole('button', { name: 'Sign the contract' })) }
}

test('nothing is signed before all pages were shown to their ends', async () => {
  const { user, shell } = await showAsTenant(aBooking({ ...OFFERED, allowedActions: ['signContract'] }))
  const { dialog, sign } = await fillIn(user)
  await dialog.findByText('What page 2 says.')

  await sign()
  const told = dialog.getByRole('alert').textContent
  const before = shell.answers.inputsOf(signContract)
  readOn()
  await sign()

  expect([told, before]).toEqual([expect.stringContaining('0 of 2 have been shown'), []])
  expect(shell.answers.inputsOf(signContract)).toHaveLength(1)
})

test('the hash that is sent is that of the file that was shown', async () => {
  const { user, shell } = await showAsTenant(aBooking({ ...OFFERED, allowedActions: ['signContract'] }))
  shell.download = () => Promise.resolve(new Blob(['%PDF pages=2 but another']))
  const { dialog, sign } = await fillIn(user)
  await dialog.findByText('What page 2 says.')
  readOn()

  await sign()

  const [sent] = shell.answers.inputsOf(signContract)
  expect(sent?.body?.documentHash).toMatch(/^[0-9a-f]{64}$/)
  expect(sent?.body?.documentHash).not.toBe(HASH)
})

test('a contract that cannot be shown is not signed, and offered as a file', async () => {
  const { user, shell } = await showAsTenant(aBooking({ ...OFFERED, allowedActions: ['signContract'] }))
  shell.download = () => Promise.resolve(new Blob(['no PDF']))
  const { dialog, sign } = await fillIn(user)
  const failed = within(await dialog.findByRole('alert'))

  await sign()

  expect(failed.getByRole('button', { name: 'Download' })).toBeTruthy()
  expect(dialog.getByText(/You can only sign what you have seen/)).toBeTruthy()
  expect(shell.answers.inputsOf(signContract)).toEqual([])
})

test('a tagged contract is read as text as well as in pages', async () => {
  const { user } = await showAsTenant(aBooking({ ...OFFERED, allowedActions: ['signContract'] }))
  const { dialog } = await fillIn(user)
  await dialog.findByText('What page 2 says.')

  await user.click(dialog.getByRole('button', { name: 'As text' }))

  const page = within(dialog.getByRole('listitem', { name: 'Page 2 of 2' }))
  expect((await page.findByText('What page 2 says.')).className).toBe('')
  expect(dialog.getByRole('button', { name: 'As PDF pages' })).toBeTruthy()
})

test('a name refused by the server shows the error until another is typed', async () => {
  const { user, shell } = await showAsTenant(aBooking({ ...OFFERED, allowedActions: ['signContract'] }))
  shell.on(signContract, () => Promise.reject(refusalOf('name', 'You are Tina Tender now.')))
  await user.click(await screen.findByRole('button', { name: 'Sign the contract' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: 'Your full name' })
  await enterText(user, name, 'Tina Tenant')
  await user.click(dialog.getByRole('checkbox', { name: /I have read/ }))
  await dialog.findByText('What page 2 says.')
  readOn()

  await user.click(dialog.getByRole('button', { name: 'Sign the contract' }))
  const refused = await dialog.findByRole('textbox', { description: 'You are Tina Tender now.' })
  const focused = document.activeElement
  await user.type(name, 'x')

  expect([refused, focused]).toEqual([name, name])
  expect(dialog.queryByText('You are Tina Tender now.')).toBeNull()
})

test.each([
  ['de_DE', /in German, with an English translation/],
  ['fr_FR', /in English/],
])(
  'whoever signs our contract for a flat in %s reads which language it is in',
  async (languageTag, words) => {
    const { flat } = aBooking()
    const { user } = await showAsTenant(
      aBooking({ ...OFFERED, flat: { ...flat, languageTag }, allowedActions: ['signContract'] }),
    )

    await user.click(await screen.findByRole('button', { name: 'Sign the contract' }))

    expect(within(screen.getByRole('dialog')).getByText(words)).toBeTruthy()
  },
)

test('the final document has a name in the reader’s language, other files keep their names', async () => {
  const file = { bytes: 1, createdAt: '2026-11-20T12:00:00Z' }
  await showAsTenant(
    aBooking({
      id: 363,
      status: 'BOOKING_COMPLETED',
      attachments: [
        { ...file, id: 1, kind: 'CONTRACT', name: 'Mietvertrag.pdf' },
        { ...file, id: 2, kind: 'SIGNED', name: 'Unterschriebener Vertrag B-000363.pdf' },
      ],
    }),
  )

  const files = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('button')

  expect(files.map(({ textContent }) => textContent)).toEqual([
    'Signed contract B-000363.pdf',
    'Mietvertrag.pdf',
  ])
})

test('whoever signs a contract that has been replaced reads the new one first', async () => {
  const { user, shell } = await showAsTenant(aBooking({ ...OFFERED, allowedActions: ['signContract'] }))
  shell.on(signContract, () =>
    Promise.reject(Object.assign(new Error('The contract is another one'), { ajax: true, status: 409 })),
  )
  await user.click(await screen.findByRole('button', { name: 'Sign the contract' }))
  const dialog = within(await screen.findByRole('dialog'))
  const hasRead = dialog.getByRole<HTMLInputElement>('checkbox', { name: /I have read/ })
  await enterText(user, dialog.getByRole('textbox', { name: 'Your full name' }), 'Tina Tenant')
  await user.click(hasRead)
  await dialog.findByText('What page 2 says.')
  readOn()

  await user.click(dialog.getByRole('button', { name: 'Sign the contract' }))

  expect((await dialog.findByRole('alert')).textContent).toBe('The contract is another one')
  expect(hasRead.checked).toBe(false)
  expect(dialog.getByDisplayValue('Tina Tenant')).toBeTruthy()
  expect(shell.answers.inputsOf(listTenantBookings)).toHaveLength(2)
})

test('a contract that cannot be loaded says why, and is loaded again on request', async () => {
  const { user, shell } = await showAsTenant(
    aBooking({
      ...OFFERED,
      attachments: [
        { id: 4, name: 'Contract.pdf', kind: 'CONTRACT', bytes: 10, createdAt: '2026-11-20T12:00:00Z' },
      ],
    }),
  )
  let attempts = 0
  shell.download = () => {
    attempts += 1
    return attempts === 1
      ? Promise.reject(Object.assign(new Error('The service is down'), { ajax: true, status: 503 }))
      : new Promise(() => undefined)
  }

  await user.click(await screen.findByRole('button', { name: 'Contract.pdf' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contract.pdf' }))
  const problem = await dialog.findByRole('alert')
  await user.click(within(problem).getByRole('button', { name: 'Try again' }))

  expect(problem.textContent).toContain('The service is down')
  expect(attempts).toBe(2)
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('a contract is declined with a reason', async () => {
  const { user, shell } = await showAsTenant(
    aBooking({ ...OFFERED, allowedActions: ['signContract', 'declineContract'] }),
  )

  await user.click(await screen.findByRole('button', { name: 'Decline the contract' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Anneliese L. · 15.01.2027 – 14.07.2027 · €7,440')).toBeTruthy()
  await enterText(user, dialog.getByRole('textbox', { name: /Reason/ }), 'The deposit is too high.')
  await user.click(dialog.getByRole('button', { name: 'Decline the contract' }))

  expect(shell.answers.inputsOf(signContract)[0]).toMatchObject({
    query: { signed: false },
    body: { reason: 'The deposit is too high.' },
  })
})
