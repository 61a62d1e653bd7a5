// proves 22.4, 22.7, 2.22, 2.81, 4.29, 4.32, 16.1, 16.2, 16.10, 16.12, D5.11, D11.2
import { afterEach, expect, test } from '@jest/globals'
import {
  tenantApprove,
  type Booking,
  cancelBooking,
  listTenantBookings,
  listTenantQuestions,
} from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { MyRequestsPage } from './my-requests-page.tsx'

const apiError = (message: string) => Object.assign(new Error(message), { ajax: true, status: 409 })

function aShellWith(...requests: Booking[]) {
  return new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => requests)
}

const show = (shell: FakeShell) => renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })

const CONTRACT: Booking['contract'] = {
  type: 'PLATFORM_CONTRACT',
  tenancyBasis: 'TEMPORARY_USE',
  tenancyReason: null,
  offeredAt: '2026-11-20T12:00:00Z',
  isHandSigned: false,
  documentHash: 'a'.repeat(64),
  attachmentId: 1,
  landlordSignature: null,
  tenantSignature: null,
}

afterEach(() => sessionStorage.clear())

test('signed out, the page offers to log in and calls no API', async () => {
  const shell = new FakeShell()
  const { user } = await show(shell)

  await user.click(screen.getByRole('button', { name: 'Log in' }))

  expect(shell.logins).toHaveLength(1)
  expect(shell.answers.sent).toEqual([])
})

test('without consent to cookies the log-in button is disabled and says why', async () => {
  const shell = new FakeShell()
  shell.consent.set(false)

  await show(shell)

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' })
  expect(button.disabled).toBe(true)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'cookies',
  )
})

test('without any request the page leads to the search', async () => {
  await show(aShellWith())

  expect(await screen.findByRole('link', { name: 'Find a flat' })).toHaveProperty(
    'href',
    'http://localhost/search',
  )
})

test.each([
  ['an approved request is at its second step', { status: 'LANDLORD_APPROVED' }, [false, true]],
  ['a completed one is at no step any more', { status: 'BOOKING_COMPLETED' }, [false, false]],
] as const)('steps of the progress list: %s', async (_what, request, expected) => {
  await show(aShellWith(aBooking({ ...request, allowedActions: [] })))

  const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem')
  expect(steps).toHaveLength(5)
  expect(steps.map((step) => step.getAttribute('aria-current') === 'step').slice(0, 2)).toEqual(expected)
})

test('a cancelled request lists the steps it reached and how it ended, without a step number', async () => {
  const at = (day: string) => `2026-11-${day}T12:00:00Z`
  await show(
    aShellWith(
      aBooking({
        status: 'BOOKING_CANCELED',
        cancelReason: 'EXPIRED',
        allowedActions: [],
        createdAt: at('18'),
        events: [
          { at: at('19'), actor: 'LANDLORD', type: 'LANDLORD_APPROVED', note: null },
          { at: at('21'), actor: 'SYSTEM', type: 'EXPIRED', note: null },
        ],
      }),
    ),
  )

  const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Requested18.11.2026',
    'Approved19.11.2026',
    'Expired21.11.2026',
  ])
  expect(screen.queryByText(/^Step/)).toBeNull()
})

test.each([
  ['OFFER_REMOVED', 'TENANT', 'We no longer offer this flat.', /you owe nothing/, ['Find similar flats']],
  ['OFFER_REMOVED', 'LANDLORD', 'We no longer offer this flat.', /pay it back/, ['Reasons and complaint']],
  [
    'TENANT_REMOVED',
    'TENANT',
    'Ended because your account was blocked.',
    /you owe nothing/,
    ['Find similar flats', 'Reasons and complaint'],
  ],
  ['TENANT_REMOVED', 'LANDLORD', 'This tenant can no longer rent through us.', /pay it back/, []],
  ['CANCELED_BY_ADMIN', 'TENANT', 'Cancelled by our team.', /you owe nothing/, ['Find similar flats']],
  ['CANCELED_BY_ADMIN', 'LANDLORD', 'Cancelled by our team.', /pay it back/, []],
] as const)(
  'a request that ended as %s tells the %s why, what is owed, and the way on',
  async (cancelReason, role, why, owed, ways) => {
    await show(aShellWith(aBooking({ status: 'BOOKING_CANCELED', cancelReason, role, allowedActions: [] })))

    const links = ['Find similar flats', 'Reasons and complaint']
    expect(await screen.findByText(why)).toBeDefined()
    expect(screen.queryByText(owed)).not.toBeNull()
    expect(links.filter((name) => screen.queryByRole('link', { name }))).toEqual(ways)
  },
)

test('the words of an administrator who ended a booking stand before what is owed', async () => {
  const note = 'The house is being searched by the police.'
  await show(
    aShellWith(
      aBooking({
        status: 'BOOKING_CANCELED',
        cancelReason: 'CANCELED_BY_ADMIN',
        allowedActions: [],
        events: [{ at: '2026-11-21T12:00:00Z', actor: 'ADMIN', type: 'CANCELED_BY_ADMIN', note }],
      }),
    ),
  )

  const words = await screen.findByText(note)
  const owed = screen.getByText(/you owe nothing/)

  expect(words.compareDocumentPosition(owed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the card of a contract ready to sign no longer says that the days are being kept', async () => {
  await show(
    aShellWith(
      aBooking({
        status: 'WAITING_FOR_CONTRACT',
        allowedActions: ['signContract'],
        contract: CONTRACT,
      }),
    ),
  )

  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Contract ready to sign')).toBeTruthy()
  expect(card.queryByText('The days are kept for you')).toBeNull()
})

test('a tenant reads before confirming that the landlord has agreed to a pet', async () => {
  const { user } = await show(
    aShellWith(
      aBooking({
        status: 'LANDLORD_APPROVED',
        hasPets: true,
        flat: { ...aBooking().flat, houseRules: [] },
        allowedActions: ['tenantApprove'],
      }),
    ),
  )
  const card = within(await screen.findByRole('article'))
  expect(card.getByText(/has also agreed to your pet/)).toBeTruthy()

  await user.click(card.getByRole('button', { name: 'Confirm booking' }))

  expect(within(await screen.findByRole('dialog')).getByText(/has also agreed to your pet/)).toBeTruthy()
})

test.each(['REQUESTED', 'LANDLORD_APPROVED', 'BOOKING_CANCELED'] as const)(
  'a stay that is not confirmed (%s) offers no calendar file',
  async (status) => {
    await show(aShellWith(aBooking({ status })))

    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  },
)

test.each([
  ['2126-11-25T18:00', []],
  // Half an hour before the end, which is at 13:00 on the clocks at the flat.
  ['2126-11-26T12:30', []],
  ['2126-11-26T13:30', [expect.stringMatching(/ends before this viewing/)]],
  ['2126-11-27T18:00', [expect.stringMatching(/ends before this viewing/)]],
  ['2126-12-20T18:00', [expect.stringMatching(/not before the stay begins/)]],
])(
  'a viewing at %s warns only when the request ends or the stay begins before it',
  async (viewing, words) => {
    await show(
      aShellWith(
        aBooking({
          viewing,
          startDate: '2126-12-20',
          endDate: '2127-02-19',
          expiresAt: '2126-11-26T12:00:00.000Z',
        }),
      ),
    )

    const card = within(await screen.findByRole('article'))
    expect(card.getByText(/^Viewing: /)).toBeTruthy()
    const said = card.queryAllByText(/earlier time in the messages/).map(({ textContent }) => textContent)
    expect(said).toEqual(words)
  },
)

test('all filters are shown with their counts, even zero', async () => {
  await show(aShellWith(aBooking({ status: 'REQUESTED' })))

  const filters = within(await screen.findByRole('group', { name: 'Show' })).getAllByRole('radio')

  expect(filters.map((filter) => filter.closest('label')?.textContent)).toEqual([
    'All1',
    'Pending1',
    'Requested1',
    'Approved0',
    'Confirmed0',
    'First signature0',
    'Signed0',
    'Ended0',
  ])
})

test('the filter is in the address, and opening messages keeps it there', async () => {
  const shell = aShellWith(aBooking({ id: 7, status: 'REQUESTED' }))
  const { user } = await show(shell)

  await user.click(await screen.findByRole('radio', { name: /Requested/ }))

  expect(shell.route.get().location.search).toBe('?status=REQUESTED')
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toContain(
    'status=REQUESTED&messages=7',
  )
})

test('an address with a filter shows the filtered list', async () => {
  const shell = aShellWith(
    aBooking({ id: 1, status: 'REQUESTED' }),
    aBooking({ id: 2, status: 'LANDLORD_APPROVED' }),
  ).at('/my-requests?status=LANDLORD_APPROVED')

  await show(shell)

  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Approved/ }).checked).toBe(true)
})

test('a filter shows the requests of its status only, and counts them', async () => {
  const { user } = await show(
    aShellWith(
      aBooking({ id: 1, status: 'REQUESTED' }),
      aBooking({ id: 2, status: 'BOOKING_CANCELED', cancelReason: 'EXPIRED', allowedActions: [] }),
    ),
  )

  await user.click(await screen.findByRole('radio', { name: /Ended/ }))

  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByText('Nobody answered in time.')).toBeTruthy()
})

test('a card offers only the actions that the server allows', async () => {
  await show(
    aShellWith(aBooking({ status: 'LANDLORD_APPROVED', allowedActions: ['tenantApprove', 'cancel'] })),
  )

  const card = await screen.findByRole('article')
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Confirm booking', 'Withdraw request', 'Report this landlord'])
  expect(within(card).getByText('Waiting for you')).toBeTruthy()
})

test('a request is withdrawn only after the confirmation dialog', async () => {
  const open = aBooking({ status: 'REQUESTED', allowedActions: ['cancel'] })
  const shell = aShellWith(open).on(cancelBooking, () =>
    aBooking({ ...open, status: 'BOOKING_CANCELED', cancelReason: 'CANCELED_BY_TENANT', allowedActions: [] }),
  )
  const { user } = await show(shell)

  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  const sentBefore = shell.answers.inputsOf(cancelBooking)
  const dialog = screen.getByRole('dialog', { hidden: true })
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw request', hidden: true }))

  expect(sentBefore).toEqual([])
  expect(await screen.findByText('You withdrew the request.')).toBeTruthy()
  expect(shell.notices.map(({ message }) => message)).toEqual(['The request is withdrawn.'])
})

test('a reason that was written stays when sending it fails', async () => {
  const open = aBooking({ status: 'LANDLORD_APPROVED', allowedActions: ['tenantDecline'] })
  const shell = aShellWith(open).on(tenantApprove, () => Promise.reject(apiError('These dates are taken')))
  const { user } = await show(shell)
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = screen.getByRole('dialog', { hidden: true })

  await enterText(user, within(dialog).getByRole('textbox', { hidden: true }), 'Found another')
  await user.click(within(dialog).getByRole('button', { name: 'Decline', hidden: true }))

  expect((await within(dialog).findByRole('alert', { hidden: true })).textContent).toBe(
    'These dates are taken',
  )
  expect(within(dialog).getByRole('textbox', { hidden: true })).toHaveProperty('value', 'Found another')
  expect(shell.answers.inputsOf(tenantApprove)).toEqual([
    { params: { id: 1 }, query: { approved: false }, body: { reason: 'Found another' } },
  ])
})

test('a request that can be declined has one button to refuse', async () => {
  await show(
    aShellWith(
      aBooking({ status: 'LANDLORD_APPROVED', allowedActions: ['tenantApprove', 'tenantDecline', 'cancel'] }),
    ),
  )

  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('button', { name: 'Decline' })).toBeTruthy()
  expect(card.queryByRole('button', { name: 'Withdraw request' })).toBeNull()
})

test('a reason that was written is there again when the dialog was closed by mistake', async () => {
  const { user } = await show(aShellWith(aBooking()))
  const open = async () => user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  await open()
  await enterText(user, screen.getByRole('textbox'), 'Plans have changed')

  await user.click(screen.getByRole('button', { name: 'Close' }))
  await open()

  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Plans have changed')
})

test('a dialog stays open while the call is running, and shows why it failed', async () => {
  let fail: (error: Error) => void = () => undefined
  const shell = aShellWith(aBooking()).on(
    cancelBooking,
    () => new Promise((_resolve, reject) => (fail = reject)),
  )
  const { user } = await show(shell)
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Withdraw request' }))

  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await act(async () => fail(apiError('The service is down')))

  expect((await screen.findByRole('alert')).textContent).toBe('The service is down')
})

test('when a request has expired meanwhile, the card shows it and the dialog disables its button', async () => {
  let status: Booking['status'] = 'REQUESTED'
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [
      aBooking({ status, cancelReason: 'EXPIRED', allowedActions: status === 'REQUESTED' ? ['cancel'] : [] }),
    ])
    .on(cancelBooking, () => {
      status = 'BOOKING_CANCELED'
      return Promise.reject(apiError('The booking has moved on'))
    })
  const { user } = await show(shell)
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))

  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw request' }),
  )

  expect((await screen.findByRole('alert')).textContent).toBe('The booking has moved on')
  expect(await screen.findByText('Nobody answered in time.')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Withdraw request' }).getAttribute('aria-disabled')).toBe('true')
})

test('a reason can be given when a request is withdrawn', async () => {
  const shell = aShellWith(aBooking()).on(cancelBooking, () => aBooking({ status: 'BOOKING_CANCELED' }))
  const { user } = await show(shell)
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  const dialog = within(await screen.findByRole('dialog'))

  await enterText(user, dialog.getByRole('textbox'), ' Plans have changed ')
  await user.click(dialog.getByRole('button', { name: 'Withdraw request' }))

  expect(shell.answers.inputsOf(cancelBooking)).toEqual([
    { params: { id: 1 }, body: { reason: 'Plans have changed' } },
  ])
})

test('an ended request shows the reason given by the other side, and links to similar flats', async () => {
  await show(
    aShellWith(
      aBooking({
        status: 'BOOKING_CANCELED',
        cancelReason: 'LANDLORD_DECLINED',
        startDate: '2127-02-01',
        endDate: '2127-03-31',
        numberOfPersons: 2,
        allowedActions: [],
        events: [
          { at: '2026-11-20T12:00:00Z', actor: 'TENANT', type: 'REQUESTED', note: null },
          { at: '2026-11-21T12:00:00Z', actor: 'LANDLORD', type: 'LANDLORD_DECLINED', note: 'We need it.' },
        ],
      }),
    ),
  )

  const card = within(await screen.findByRole('article'))
  expect(card.getAllByText('Declined')).toHaveLength(2)
  expect(card.getByText('The landlord declined.')).toBeTruthy()
  expect(card.getByText('We need it.')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Find similar flats' }).getAttribute('href')).toBe(
    '/search?q=Berlin&from=2127-02-01&to=2127-03-31&persons=2',
  )
})

test('a card shows whose turn it is and the price', async () => {
  await show(aShellWith(aBooking({ status: 'LANDLORD_APPROVED', allowedActions: ['tenantApprove'] })))

  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Anneliese L. approved your request')).toBeTruthy()
  expect(card.getByText('€7,440')).toBeTruthy()
  expect(card.getByText('€1,240 a month for 6 months, deposit €2,480')).toBeTruthy()
})

test('after the requests failed to load, Try again loads them', async () => {
  let attempts = 0
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => {
      attempts += 1
      return attempts === 1 ? Promise.reject(apiError('The database is away')) : [aBooking()]
    })
  const { user } = await show(shell)

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('article')).toBeTruthy()
})
