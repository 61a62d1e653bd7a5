// proves 14.33, 22.5, 22.6, 12.4, 12.5, 12.14, 16.9, 16.26, 16.28, 16.31, 16.51, D10.2, 21.80, 21.82
import { type PublicFlat, requestBooking } from '@domizil/api'
import { addDays, addMonths, formatDay, lastDayOfMonths } from '@domizil/domain'
import { aBooking, aPublicFlat, enterText, FakeShell, renderRemote } from '@domizil/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import texts from '../../../messages/en.ts'
import { today } from '@domizil/app-kit/today'
import { writeTabStorage } from '@domizil/app-kit'
import { draftFor } from './request-draft.ts'
import { RequestSection } from './request-section.tsx'

const from = addDays(today(), 30)
const to = lastDayOfMonths(from, 2)
const chosen = `/flat/1?from=${from}&to=${to}&persons=2`
const MESSAGE = 'I start a new job and would love to live here.'

class Refused extends Error {
  readonly ajax = true
  readonly fromServer = true
  readonly url = '/booking/api/new/1'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: { error: string; code: string; details?: unknown[] }) {
    super(body.error)
    this.status = status
    this.body = body
  }
}

/** The flats whose days turned out to be taken. */
const taken: number[] = []
beforeEach(() => {
  taken.length = 0
  sessionStorage.clear()
})

function tenant(address = chosen) {
  return new FakeShell()
    .signedInAs()
    .at(address)
    .on(requestBooking, () => aBooking())
}

async function renderCard(shell: FakeShell, flat: Partial<PublicFlat> = {}) {
  const known = aPublicFlat({ availableFrom: today(), ...flat })
  await renderRemote(<RequestSection flat={known} onTaken={() => taken.push(known.id)} />, { shell, texts })
  return within(screen.getByRole('region', { name: 'Request this flat' }))
}

async function openForm() {
  // Awaited as a whole: the form's code is loaded by the click.
  await act(async () => screen.getByRole('button', { name: 'Request to book' }).click())
  return within(await screen.findByRole('dialog', { name: 'Request to book' }))
}

async function fillIn(form: Awaited<ReturnType<typeof openForm>>) {
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Reason of your stay' }), 'New job')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'What do you do?' }), 'Employed')
  await enterText(userEvent, form.getByRole('textbox', { name: 'Message to the landlord' }), MESSAGE)
  await userEvent.click(form.getByRole('checkbox', { name: /I accept/ }))
}

const send = (form: Awaited<ReturnType<typeof openForm>>) =>
  userEvent.click(form.getByRole('button', { name: 'Send request' }))

test('the days of the address are shown with what they cost', async () => {
  const card = await renderCard(tenant())

  expect(card.getByRole<HTMLInputElement>('textbox', { name: 'Move-in' }).value).toBe(formatDay(from))
  expect(card.getByText('€1,240 × 2 months').nextSibling?.textContent).toBe('€2,480')
  expect(card.getByText('Rent for the stay').nextSibling?.textContent).toBe('€2,480')
})

test('who has searched for flats that take pets is taken to bring one', async () => {
  const habits = async (rules: string) => {
    await renderCard(tenant(`${chosen}${rules}`), { houseRules: ['PETS_ALLOWED', 'SMOKING_ALLOWED'] })
    const form = await openForm()
    const isTicked = (name: RegExp) => form.getByRole<HTMLInputElement>('checkbox', { name }).checked
    const ticked = [isTicked(/a pet/), isTicked(/smoke/i)]
    cleanup()
    return ticked
  }

  expect(await habits('&rules=PETS_ALLOWED')).toEqual([true, false])
  expect(await habits('')).toEqual([false, false])
})

test('chosen days are said to be free, instead of the first day that is', async () => {
  const chosenDays = await renderCard(tenant())
  expect(chosenDays.getByText('Free on your dates')).toBeTruthy()
  expect(chosenDays.queryByText('Available now')).toBeNull()
  cleanup()

  expect((await renderCard(tenant('/flat/1'))).getByText('Available now')).toBeTruthy()
})

test('the deposit is never part of a total, and says when it is due', async () => {
  const card = await renderCard(tenant(), { deposit: 3_000 })

  expect(card.queryByText('€5,480')).toBeNull()
  expect(card.getByText(/^Deposit/).nextSibling?.textContent).toBe('€3,000')
  expect(card.getByText(/^Due on/).textContent).toContain(
    `Due on ${formatDay(from)}, or in two instalments on ${formatDay(from)} and ${formatDay(addMonths(from, 1))}.`,
  )
})

test('no instalment of the deposit is due after the stay', async () => {
  const due = async (months: number) => {
    const card = await renderCard(tenant(`/flat/1?from=${from}&months=${months}`), { deposit: 3_000 })
    const text = card.getByText(/^Due on/).parentElement?.textContent
    cleanup()
    return text
  }

  expect(await due(1)).toContain(`Due on ${formatDay(from)}. By law`)
  expect(await due(3)).toContain(`or in three instalments on ${formatDay(from)}, `)
})

test('days of a link that do not fit say why at once, and one press takes the nearest that do', async () => {
  const shell = tenant(`/flat/1?from=${from}&to=${lastDayOfMonths(from, 1)}&flex=3&persons=2`)
  const card = await renderCard(shell, { flatBookingLength: 'MONTHS_3_6' })
  const last = lastDayOfMonths(from, 3)

  expect(card.getByRole('alert').textContent).toBe('This flat is let for 3 to 6 months.')
  await userEvent.click(
    card.getByRole('button', { name: `Take ${formatDay(from)} – ${formatDay(last)} instead` }),
  )

  expect(shell.address).toBe(`/flat/1?from=${from}&to=${last}&persons=2`)
  expect(card.queryByRole('alert')).toBeNull()
})

test('flexible days of a link move to free ones, and the page says so', async () => {
  const gone = { from: addDays(from, -30), to: addDays(from, 1) }
  const card = await renderCard(tenant(`/flat/1?from=${from}&months=2&flex=3`), { blockedRanges: [gone] })

  const first = formatDay(addDays(from, 2))
  expect(card.getByRole<HTMLInputElement>('textbox', { name: 'Move-in' }).value).toBe(first)
  expect(card.getByRole('note').textContent).toBe(
    `Moved to ${first}, within your ± 3 days: the flat is free then.`,
  )
})

const YEAR = Number(today().slice(0, 4)) + 1
const LAST_OF_FEBRUARY = addDays(`${YEAR}-03-01`, -1)

test('a month of a link proposes the first free days, and a press takes them', async () => {
  const shell = tenant(`/flat/1?from=${YEAR}-02-15&months=2&flex=14`)
  const gone = { from: today(), to: `${YEAR}-02-03` }
  const card = await renderCard(shell, { blockedRanges: [gone] })

  expect(card.getByRole('note').textContent).toBe(
    `You are looking for February ${YEAR}, on any day. 04.02.${YEAR} is the first that is free: take it, or choose another.`,
  )
  await userEvent.click(card.getByRole('button', { name: `Take 04.02.${YEAR} – 03.04.${YEAR}` }))

  expect(shell.address).toBe(`/flat/1?from=${YEAR}-02-04&to=${YEAR}-04-03`)
  expect([card.queryByRole('note'), card.queryByRole('alert')]).toEqual([null, null])
})

test('a request takes the proposed days, which can still be changed in its form', async () => {
  const shell = tenant(`/flat/1?from=${YEAR}-02-15&flex=14`)
  await renderCard(shell, { flatBookingLength: 'MONTHS_1_3' })

  const form = await openForm()

  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Move-in' }).value).toBe(`01.02.${YEAR}`)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Move-out' }).value).toBe(
    formatDay(LAST_OF_FEBRUARY),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a month without a length proposes the shortest stay', async () => {
  const shell = tenant(`/flat/1?from=${YEAR}-02-15&flex=14`)
  const card = await renderCard(shell, { flatBookingLength: 'MONTHS_1_3' })

  await userEvent.click(card.getByRole('button', { name: /^Take/ }))

  expect(shell.address).toBe(`/flat/1?from=${YEAR}-02-01&to=${LAST_OF_FEBRUARY}`)
})

test('days around one that is free are said to be flexible', async () => {
  const card = await renderCard(tenant(`/flat/1?from=${from}&months=2&flex=7`))

  expect(card.getByRole('note').textContent).toContain('flexible by ± 7 days')
})

test('a link for more persons than the flat takes says so', async () => {
  const card = await renderCard(tenant('/flat/1?persons=3'), { maxPerson: 2 })

  expect(card.getByRole('note').textContent).toBe(
    'You are looking for 3 persons; this flat takes 2 persons at most.',
  )
})

test('days of a link that nobody can understand are named', async () => {
  const card = await renderCard(tenant('/flat/1?from=2027-02-31&persons=2'))

  expect(card.getByRole('note').textContent).toContain('could not be understood: from.')
})

test('remaining days are counted on top of whole months', async () => {
  const card = await renderCard(tenant(`/flat/1?from=${from}&to=${addDays(to, 3)}`))

  expect(card.getByText(/^3 more days/).nextSibling?.textContent).toBe('€124')
})

test('chosen days go into the address, the shortest stay first', async () => {
  const shell = tenant('/flat/1?remotes=reset')
  const card = await renderCard(shell, { flatBookingLength: 'MONTHS_3_6' })

  await userEvent.type(card.getByRole('textbox', { name: 'Move-in' }), formatDay(from))
  await userEvent.selectOptions(card.getByRole('combobox', { name: 'Persons' }), '2 persons')

  const last = lastDayOfMonths(from, 3)
  expect(shell.address).toBe(`/flat/1?remotes=reset&from=${from}&to=${last}&persons=2`)
})

test('what is no day is said once the field is left', async () => {
  const shell = tenant('/flat/1')
  const card = await renderCard(shell)
  const field = card.getByRole('textbox', { name: 'Move-in' })

  await enterText(userEvent, field, '31.2.27')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()

  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(card.getByText('Write a day that exists, such as 01.03.2027.')).toBeTruthy()
  expect(shell.address).toBe('/flat/1')
})

test('no more persons than the flat holds can be chosen', async () => {
  const card = await renderCard(tenant(), { maxPerson: 3 })

  const options = within(card.getByRole('combobox', { name: 'Persons' })).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['1 person', '2 persons', '3 persons'])
})

test('days that are taken are explained, and cannot be requested', async () => {
  const gone = { from: addDays(from, 10), to: addDays(from, 20) }
  const card = await renderCard(tenant(), { blockedRanges: [gone] })

  expect(card.getByRole('alert').textContent).toBe(
    `These dates are taken: the flat is not free from ${formatDay(gone.from)} to ${formatDay(gone.to)}. ` +
      `It is free again from ${formatDay(addDays(gone.to, 1))}.`,
  )
  expect(card.getByText('Not free on your dates')).toBeTruthy()
  expect(card.queryByText('Available now')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Request to book' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(card.getByRole('textbox', { name: 'Move-in' }))
})

test('without days the request leads to them', async () => {
  const card = await renderCard(tenant('/flat/1'))

  await userEvent.click(card.getByRole('button', { name: 'Request to book' }))

  expect(card.getByRole('alert').textContent).toBe('Choose the day of your move-in.')
  expect(document.activeElement).toBe(card.getByRole('textbox', { name: 'Move-in' }))
})

test('a request is sent with days, persons and answers, and its way is shown', async () => {
  const shell = tenant()
  await renderCard(shell)
  const form = await openForm()
  await fillIn(form)
  await enterText(userEvent, form.getByRole('textbox', { name: 'Company (optional)' }), ' Nord GmbH ')
  await userEvent.click(form.getByRole('checkbox', { name: 'I am bringing a pet' }))

  await send(form)

  expect(shell.answers.inputsOf(requestBooking)).toEqual([
    {
      params: { flatId: 1 },
      query: { startDate: from, endDate: to },
      body: {
        numberOfPersons: 2,
        reasonOfStay: 'NEW_JOB',
        occupation: 'EMPLOYED',
        message: MESSAGE,
        companyName: 'Nord GmbH',
        hasPets: true,
        smoker: false,
        acceptTerms: true,
      },
    },
  ])
  const told = form.getByRole('status').textContent
  for (const part of [
    'Your request is on its way',
    'Request No. ',
    '15.01.2027 – 14.07.2027',
    '€7,440',
    'tina@domizil.example',
  ])
    expect(told).toContain(part)
  expect(form.getByRole('link', { name: 'Go to my requests' }).getAttribute('href')).toBe('/my-requests')
})

test('what is missing is said at each field, and the first one gets the focus', async () => {
  const shell = tenant()
  await renderCard(shell)
  const form = await openForm()

  await enterText(userEvent, form.getByRole('textbox', { name: 'Message to the landlord' }), 'Too short')
  await send(form)

  expect(form.getByText('Choose why you are coming.')).toBeTruthy()
  expect(form.getByText('Write between 20 and 2,000 characters.')).toBeTruthy()
  expect(form.getByText('Please accept the terms and conditions.')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'Reason of your stay' }))
  expect(shell.answers.sent).toEqual([])
})

test('a field that is put right loses its complaint', async () => {
  await renderCard(tenant())
  const form = await openForm()
  await send(form)

  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Reason of your stay' }), 'Studies')

  expect(form.queryByText('Choose why you are coming.')).toBeNull()
  expect(form.getByText('Choose what you do.')).toBeTruthy()
})

test('days that were taken meanwhile are said at the days, and nothing typed is lost', async () => {
  let attempts = 0
  const shell = tenant().on(requestBooking, () => {
    attempts += 1
    if (attempts === 1) throw new Refused(409, { error: 'These dates are taken.', code: 'DATES_TAKEN' })
    return aBooking()
  })
  await renderCard(shell)
  const form = await openForm()
  await fillIn(form)
  await send(form)
  expect(form.getByRole('alert').textContent).toBe('These dates are taken.')
  expect(taken).toEqual([1])
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)

  const last = form.getByRole('textbox', { name: 'Move-out' })
  await userEvent.clear(last)
  await userEvent.type(last, formatDay(addDays(to, 31)))
  expect(form.queryByRole('alert')).toBeNull()
  await send(form)

  expect(form.getByRole('status').textContent).toContain('on its way')
})

test('who has asked already is led to the requests', async () => {
  const shell = tenant().on(requestBooking, () => {
    throw new Refused(409, { error: 'You have already requested this flat.', code: 'ALREADY_REQUESTED' })
  })
  await renderCard(shell)
  const form = await openForm()
  await fillIn(form)

  await send(form)

  const alert = within(form.getByRole('alert'))
  expect(alert.getByText('You have already requested this flat.')).toBeTruthy()
  expect(alert.getByRole('link', { name: 'Go to my requests' })).toBeTruthy()
})

const DETAILS_MISSING = { error: 'Please complete your details first.', code: 'USER_DATA_INCOMPLETE' }

test('who has to give details first is asked for them, and the request goes out by itself', async () => {
  let attempts = 0
  const shell = tenant().on(requestBooking, () => {
    attempts += 1
    if (attempts === 1) throw new Refused(422, DETAILS_MISSING)
    return aBooking()
  })
  shell.completesProfile = true
  await renderCard(shell)
  const form = await openForm()
  await fillIn(form)

  await send(form)

  expect(shell.profilesAskedFor).toEqual(['TENANT'])
  expect(shell.answers.inputsOf(requestBooking)).toHaveLength(2)
  expect(form.getByRole('status').textContent).toContain('on its way')
})

test('who keeps the details back is told why nothing was sent, and nothing typed is lost', async () => {
  const shell = tenant().on(requestBooking, () => {
    throw new Refused(422, DETAILS_MISSING)
  })
  await renderCard(shell)
  const form = await openForm()
  await fillIn(form)

  await send(form)

  expect(form.getByRole('alert').textContent).toMatch(
    /^Your request is not sent yet: some of your details are missing/,
  )
  expect(document.activeElement).toBe(form.getByRole('alert'))
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
  expect(shell.answers.inputsOf(requestBooking)).toHaveLength(1)
})

test('nobody is asked for their details twice', async () => {
  const shell = tenant().on(requestBooking, () => {
    throw new Refused(422, DETAILS_MISSING)
  })
  shell.completesProfile = true
  await renderCard(shell)
  const form = await openForm()
  await fillIn(form)

  await send(form)

  expect(shell.profilesAskedFor).toEqual(['TENANT'])
  expect(form.getByRole('alert')).toBeTruthy()
})

test("the server's complaint about a field stands at the field", async () => {
  const shell = tenant().on(requestBooking, () => {
    throw new Refused(422, {
      error: 'Some entries are not right yet.',
      code: 'BOOKING_INVALID',
      details: [{ field: 'message', message: 'No phone numbers, please.' }],
    })
  })
  await renderCard(shell)
  const form = await openForm()
  await fillIn(form)

  await send(form)

  const message = form.getByRole('textbox', { name: /^Message/ })
  expect(message.getAttribute('aria-invalid')).toBe('true')
  expect(form.getByText('No phone numbers, please.')).toBeTruthy()
  expect(document.activeElement).toBe(message)
})

test('an answer that the house rules do not allow is pointed out, and can be sent', async () => {
  const shell = tenant()
  await renderCard(shell, { houseRules: ['SMOKING_ALLOWED'] })
  const form = await openForm()
  await fillIn(form)
  expect(form.queryByText(/allow no pets/)).toBeNull()

  await userEvent.click(form.getByRole('checkbox', { name: 'I am bringing a pet' }))
  await userEvent.click(form.getByRole('checkbox', { name: 'I smoke' }))

  expect(form.getByText(/allow no pets here/)).toBeTruthy()
  expect(form.queryByText(/allow no smoking/)).toBeNull()
  await send(form)
  expect(shell.answers.inputsOf(requestBooking)).toMatchObject([{ body: { hasPets: true, smoker: true } }])
})

test('a closed form is found as it was left', async () => {
  await renderCard(tenant())
  const form = await openForm()
  await fillIn(form)

  await userEvent.click(form.getByRole('button', { name: 'Close the request' }))
  const again = await openForm()

  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
})

test('a form that was not sent is found as it was left when the page is loaded again', async () => {
  await renderCard(tenant())
  await fillIn(await openForm())
  cleanup()

  await renderCard(tenant())
  const again = await openForm()

  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
})

test('a flat that the tenant has requested says so in later visits, until the request has ended', async () => {
  const shell = tenant()
  const request = aBooking({ startDate: '2127-02-01', endDate: '2127-03-31' })
  const own = { ...request, flat: { ...request.flat, id: aPublicFlat().id } }
  const counters = { ...shell.counters.get(), tenantRequests: [own] }
  shell.counters.set(counters)
  const card = await renderCard(shell)

  expect(card.getByText(/01\.02\.2127 – 31\.03\.2127/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Request to book' })).toBeNull()

  act(() => shell.counters.set({ ...counters, tenantRequests: [{ ...own, status: 'BOOKING_CANCELED' }] }))

  expect(screen.getByRole('button', { name: 'Request to book' })).toBeTruthy()
})

test.each([
  ['BOOKING_COMPLETED', 1, true],
  ['BOOKING_COMPLETED', -1, false],
  ['BOOKING_CANCELED', 1, false],
] as const)(
  'whoever has a %s stay that ends in %s days is told that the days are theirs: %s',
  async (status, days, isTold) => {
    const shell = tenant('/flat/1')
    const stay = aBooking({ status, startDate: addDays(today(), -60), endDate: addDays(today(), days) })
    const own = { ...stay, flat: { ...stay.flat, id: aPublicFlat().id } }
    shell.counters.set({ ...shell.counters.get(), tenantRequests: [own] })

    const card = await renderCard(shell)

    const link = card.queryByRole('link', { name: 'Go to your booking' })
    expect(link !== null).toBe(isTold)
    expect(card.getByRole('button', { name: 'Request to book' })).toBeTruthy()
  },
)

test('a form that was sent is kept nowhere', async () => {
  await renderCard(tenant())
  const form = await openForm()
  await fillIn(form)

  await send(form)

  expect(sessionStorage).toHaveLength(0)
})

test('what was written before the log-in is not left behind for the next visitor', async () => {
  await renderCard(new FakeShell().at(chosen))
  const form = await openForm()
  await fillIn(form)
  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))
  cleanup()
  await renderCard(tenant())
  cleanup()

  await renderCard(new FakeShell().at(chosen))
  const again = await openForm()

  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe('')
})

test('days are chosen in the calendar over the form; Back closes one after the other', async () => {
  const shell = tenant()
  await renderCard(shell)
  const form = await openForm()
  await act(async () => form.getByRole('button', { name: 'Move-in: open calendar' }).click())
  const calendar = within(await screen.findByRole('dialog', { name: 'When would you like to stay?' }))
  await userEvent.click(dayIn(calendar, addDays(from, 1)))
  const openWith = screen.getAllByRole('dialog').length

  await act(async () => shell.navigator.go(-1))
  const openAfterOne = screen.getAllByRole('dialog').length
  await act(async () => shell.navigator.go(-1))

  expect([openWith, openAfterOne, screen.queryAllByRole('dialog').length]).toEqual([2, 1, 0])
})

test('signed out, the form is filled in first, and is found again after the log-in', async () => {
  const visitor = new FakeShell().at(chosen)
  await renderCard(visitor)
  const form = await openForm()
  await fillIn(form)
  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))
  expect(visitor.logins).toEqual([undefined])
  cleanup()

  const shell = tenant()
  await renderCard(shell)
  const again = within(await screen.findByRole('dialog', { name: 'Request to book' }))
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
  await send(again)

  expect(shell.answers.inputsOf(requestBooking)).toMatchObject([{ body: { message: MESSAGE } }])
})

test('what was written before the log-in and refused after it is found again when the page is loaded again', async () => {
  await renderCard(new FakeShell().at(chosen))
  const form = await openForm()
  await fillIn(form)
  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))
  cleanup()
  const refusing = () =>
    tenant().on(requestBooking, () => {
      const details = [{ field: 'message', code: 'CONTACT', message: 'No phone numbers, please.' }]
      throw new Refused(422, { error: 'Please check', code: 'INVALID', details })
    })
  const signingIn = refusing()
  const session = signingIn.session.get()
  signingIn.session.set({ status: 'loading' })
  await renderCard(signingIn)
  const back = within(await screen.findByRole('dialog', { name: 'Request to book' }))
  act(() => signingIn.session.set(session))
  await send(back)
  expect(back.getByText('No phone numbers, please.')).toBeTruthy()
  cleanup()

  const reloaded = refusing()
  reloaded.session.set({ status: 'loading' })
  await renderCard(reloaded)
  act(() => reloaded.session.set(session))
  const again = await openForm()

  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
})

test('the form opens before it is known who the visitor is', async () => {
  const shell = tenant()
  shell.session.set({ status: 'loading' })
  await renderCard(shell)

  const form = await openForm()

  expect(form.getByRole('button', { name: 'Send request' }).getAttribute('aria-busy')).toBe('true')
})

test('signed out, the form is checked before the way to the log-in', async () => {
  const visitor = new FakeShell().at(chosen)
  await renderCard(visitor)
  const form = await openForm()

  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))

  expect(visitor.logins).toEqual([])
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
})

test('what was kept for the log-in is shown once', async () => {
  writeTabStorage('domizil.request.1', { ...draftFor({}), message: MESSAGE })
  await renderCard(tenant())
  cleanup()

  await renderCard(tenant())

  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without cookies the button says why it does nothing', async () => {
  const shell = new FakeShell().at(chosen)
  shell.consent.set(false)
  await renderCard(shell)
  const form = await openForm()

  const button = form.getByRole<HTMLButtonElement>('button', {
    name: 'Log in to send',
    description: /^Please allow cookies first/,
  })

  expect(button.disabled).toBe(true)
})

async function openCalendar(card: Awaited<ReturnType<typeof renderCard>>, end = 'Move-in') {
  await act(async () => card.getByRole('button', { name: `${end}: open calendar` }).click())
  return within(await screen.findByRole('dialog', { name: 'When would you like to stay?' }))
}

const nameOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
const dayIn = (calendar: Awaited<ReturnType<typeof openCalendar>>, day: string) =>
  calendar.getByRole('button', { name: new RegExp(`^${nameOf(day)}`) })

test('first and last day are chosen in the calendar, with what the stay costs', async () => {
  const shell = tenant(`/flat/1?from=${from}`)
  const calendar = await openCalendar(await renderCard(shell))
  const first = addDays(from, 1)

  await userEvent.click(dayIn(calendar, first))

  const last = lastDayOfMonths(first, 1)
  expect(shell.address).toBe(`/flat/1?from=${first}&to=${last}`)
  expect(calendar.getByText('1 month').parentElement?.textContent).toBe('1 month €1,240')
  expect(calendar.getByRole('status').textContent).toContain('Choose the day of your move-out')
})

test('a stay that is chosen can be changed, and no day of it is asked for', async () => {
  const calendar = await openCalendar(await renderCard(tenant()))

  expect(calendar.getByRole('status').textContent).toBe(
    'Both days are chosen. Choose another move-in to change them.',
  )
})

test('a taken day says so, and why it cannot be chosen', async () => {
  const shell = tenant(`/flat/1?from=${from}`)
  const gone = addDays(from, 2)
  const card = await renderCard(shell, { blockedRanges: [{ from: gone, to: gone }] })
  const calendar = await openCalendar(card)

  const day = dayIn(calendar, gone)
  await userEvent.click(day)

  expect(day.getAttribute('aria-label')).toBe(`${nameOf(gone)}, taken`)
  expect(day.getAttribute('aria-disabled')).toBe('true')
  expect(calendar.getByRole('status').textContent).toBe('taken')
  expect(shell.address).toBe(`/flat/1?from=${from}`)
})

test('arrow keys move through the calendar, beyond the months that show', async () => {
  const shell = tenant(`/flat/1?from=${from}`)
  const calendar = await openCalendar(await renderCard(shell))
  dayIn(calendar, from).focus()

  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{ArrowRight}{Enter}')

  // A month at a time: from 31 January one comes to 28 February and from there to 28 March.
  const afterMonths = [1, 2, 3].reduce((day) => addMonths(day, 1), from)
  const reached = addDays(afterMonths, 1)
  expect(document.activeElement).toBe(dayIn(calendar, reached))
  expect(shell.address).toContain(`from=${reached}`)
})

test('weeks begin on Monday', async () => {
  const calendar = await openCalendar(await renderCard(tenant()))

  const [grid] = calendar.getAllByRole('grid')
  const columns = within(grid as HTMLElement).getAllByRole('columnheader')
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
})

test('the deposit says how much the law allows, and how it may be paid', async () => {
  const card = await renderCard(tenant())

  expect(card.getByText(/By law at most 3 monthly rents\./).parentElement?.textContent).toContain(
    'in two instalments',
  )
})

test('where the law knows no instalments none are promised', async () => {
  const { location } = aPublicFlat()
  const card = await renderCard(tenant(), { location: { ...location, countryCode: 'FR' } })

  expect(card.getByText(/By law at most 6 monthly rents\./).parentElement?.textContent).not.toContain(
    'instalments',
  )
})
