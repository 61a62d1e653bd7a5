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

test('the days in the address are shown with their price', async () => {
  const card = await renderCard(tenant())

  expect(card.getByRole<HTMLInputElement>('textbox', { name: 'Move-in' }).value).toBe(formatDay(from))
  expect(card.getByText('€1,240 × 2 months').nextSibling?.textContent).toBe('€2,480')
  expect(card.getByText('Rent for the stay').nextSibling?.textContent).toBe('€2,480')
})

test('a search for flats that allow pets ticks “I am bringing a pet” in the request form', async () => {
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

test('with chosen days the card says “Free on your dates”, without them the first free day', async () => {
  const chosenDays = await renderCard(tenant())
  expect(chosenDays.getByText('Free on your dates')).toBeTruthy()
  expect(chosenDays.queryByText('Available now')).toBeNull()
  cleanup()

  expect((await renderCard(tenant('/flat/1'))).getByText('Available now')).toBeTruthy()
})

test('the deposit is shown apart from the total, with its due days', async () => {
  const card = await renderCard(tenant(), { deposit: 3_000 })

  expect(card.queryByText('€5,480')).toBeNull()
  expect(card.getByText(/^Deposit/).nextSibling?.textContent).toBe('€3,000')
  expect(card.getByText(/^Due on/).textContent).toContain(
    `Due on ${formatDay(from)}, or in two instalments on ${formatDay(from)} and ${formatDay(addMonths(from, 1))}.`,
  )
})

test('a deposit is offered in no more instalments than the stay has months', async () => {
  const due = async (months: number) => {
    const card = await renderCard(tenant(`/flat/1?from=${from}&months=${months}`), { deposit: 3_000 })
    const text = card.getByText(/^Due on/).parentElement?.textContent
    cleanup()
    return text
  }

  expect(await due(1)).toContain(`Due on ${formatDay(from)}. By law`)
  expect(await due(3)).toContain(`or in three instalments on ${formatDay(from)}, `)
})

test('days in the link that do not fit show the reason, and one press takes the nearest ones that do', async () => {
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

test('flexible days in the link are moved to free ones, with a note', async () => {
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

test('a month in the link proposes its first free days, and a press takes them', async () => {
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

test('the request form starts with the proposed days', async () => {
  const shell = tenant(`/flat/1?from=${YEAR}-02-15&flex=14`)
  await renderCard(shell, { flatBookingLength: 'MONTHS_1_3' })

  const form = await openForm()

  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Move-in' }).value).toBe(`01.02.${YEAR}`)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Move-out' }).value).toBe(
    formatDay(LAST_OF_FEBRUARY),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a month in the address without a length proposes the shortest stay', async () => {
  const shell = tenant(`/flat/1?from=${YEAR}-02-15&flex=14`)
  const card = await renderCard(shell, { flatBookingLength: 'MONTHS_1_3' })

  await userEvent.click(card.getByRole('button', { name: /^Take/ }))

  expect(shell.address).toBe(`/flat/1?from=${YEAR}-02-01&to=${LAST_OF_FEBRUARY}`)
})

test('a note says that the searched days are flexible', async () => {
  const card = await renderCard(tenant(`/flat/1?from=${from}&months=2&flex=7`))

  expect(card.getByRole('note').textContent).toContain('flexible by ± 7 days')
})

test('a link with more persons than allowed shows a note', async () => {
  const card = await renderCard(tenant('/flat/1?persons=3'), { maxPerson: 2 })

  expect(card.getByRole('note').textContent).toBe(
    'You are looking for 3 persons; this flat takes 2 persons at most.',
  )
})

test('unreadable days in a link are named in a note', async () => {
  const card = await renderCard(tenant('/flat/1?from=2027-02-31&persons=2'))

  expect(card.getByRole('note').textContent).toContain('could not be understood: from.')
})

test('days beyond whole months are charged per day', async () => {
  const card = await renderCard(tenant(`/flat/1?from=${from}&to=${addDays(to, 3)}`))

  expect(card.getByText(/^3 more days/).nextSibling?.textContent).toBe('€124')
})

test('choosing a first day writes the shortest stay into the address', async () => {
  const shell = tenant('/flat/1?remotes=reset')
  const card = await renderCard(shell, { flatBookingLength: 'MONTHS_3_6' })

  await userEvent.type(card.getByRole('textbox', { name: 'Move-in' }), formatDay(from))
  await userEvent.selectOptions(card.getByRole('combobox', { name: 'Persons' }), '2 persons')

  const last = lastDayOfMonths(from, 3)
  expect(shell.address).toBe(`/flat/1?remotes=reset&from=${from}&to=${last}&persons=2`)
})

test('a day that does not exist is reported when its field loses the focus', async () => {
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

test('taken days are explained, and cannot be requested', async () => {
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

test('requesting without days moves the focus to the first date field', async () => {
  const card = await renderCard(tenant('/flat/1'))

  await userEvent.click(card.getByRole('button', { name: 'Request to book' }))

  expect(card.getByRole('alert').textContent).toBe('Choose the day of your move-in.')
  expect(document.activeElement).toBe(card.getByRole('textbox', { name: 'Move-in' }))
})

test('a request is sent with days, persons and answers, and a confirmation shows them', async () => {
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

test('a sent request passes the focus on to its confirmation', async () => {
  await renderCard(tenant())
  const form = await openForm()
  await fillIn(form)

  await send(form)

  expect(document.activeElement).toBe(form.getByRole('status'))
})

test('missing entries are reported at each field, and the first one gets the focus', async () => {
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

test('correcting a field removes its error', async () => {
  await renderCard(tenant())
  const form = await openForm()
  await send(form)

  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Reason of your stay' }), 'Studies')

  expect(form.queryByText('Choose why you are coming.')).toBeNull()
  expect(form.getByText('Choose what you do.')).toBeTruthy()
})

test('days that were taken meanwhile are reported at the date fields, and the typed text stays', async () => {
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

test('a second request for the same flat is refused, with a link to the own requests', async () => {
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

test('a tenant with missing details is asked for them, and then the request is sent by itself', async () => {
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

test('a tenant who does not give the missing details reads that the request was not sent, and keeps the text', async () => {
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

test('after giving the details once, a tenant is not asked for them again', async () => {
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

test('a validation error of the server is shown at its field', async () => {
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

test('an answer against the house rules shows a warning, and can be sent', async () => {
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

test('a closed form keeps its entries', async () => {
  await renderCard(tenant())
  const form = await openForm()
  await fillIn(form)

  await userEvent.click(form.getByRole('button', { name: 'Close the request' }))
  const again = await openForm()

  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
})

test('an unsent form is restored after a reload', async () => {
  await renderCard(tenant())
  await fillIn(await openForm())
  cleanup()

  await renderCard(tenant())
  const again = await openForm()

  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
})

test('a flat the tenant has requested shows the request in later visits, until it has ended', async () => {
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
  'a tenant whose %s booking ends in %s days finds a link to it: %s',
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

test('a sent form leaves nothing in the session storage', async () => {
  await renderCard(tenant())
  const form = await openForm()
  await fillIn(form)

  await send(form)

  expect(sessionStorage).toHaveLength(0)
})

test('a text that was typed before the log-in is not shown to the next visitor', async () => {
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

test('Back closes first the calendar over the form, then the form', async () => {
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

test('signed out, the form is filled in before the log-in and restored after it', async () => {
  const visitor = new FakeShell().at(chosen)
  await renderCard(visitor)
  const form = await openForm()
  await fillIn(form)
  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))
  expect(visitor.logins).toEqual([undefined])
  cleanup()

  const shell = tenant()
  await renderCard(shell)
  const again = await openForm()
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
  await send(again)

  expect(shell.answers.inputsOf(requestBooking)).toMatchObject([{ body: { message: MESSAGE } }])
})

test('when the session ends, the form leads to the log-in at once, and has its text after it', async () => {
  const shell = tenant()
  await renderCard(shell)
  const form = await openForm()
  await fillIn(form)

  act(() => shell.session.set({ status: 'anonymous' }))
  const hint = form.queryByText(/^Your session has ended/)
  const shown = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value
  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))
  cleanup()
  await renderCard(tenant())
  const again = await openForm()

  expect([hint !== null, shown, shell.logins]).toEqual([true, '', [undefined]])
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(MESSAGE)
  expect(again.queryByText(/^Your session has ended/)).toBeNull()
})

test('a request refused after the log-in keeps its typed text over a reload', async () => {
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
  const back = await openForm()
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

test('the form opens while the session is still loading', async () => {
  const shell = tenant()
  shell.session.set({ status: 'loading' })
  await renderCard(shell)

  const form = await openForm()

  expect(form.getByRole('button', { name: 'Send request' }).getAttribute('aria-busy')).toBe('true')
})

test('signed out, the form is validated before the log-in', async () => {
  const visitor = new FakeShell().at(chosen)
  await renderCard(visitor)
  const form = await openForm()

  await userEvent.click(form.getByRole('button', { name: 'Log in to send' }))

  expect(visitor.logins).toEqual([])
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
})

test('a form kept for the log-in opens only once', async () => {
  writeTabStorage('domizil.request.1', { ...draftFor({}), message: MESSAGE })
  await renderCard(tenant())
  cleanup()

  await renderCard(tenant())

  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without consent to cookies the log-in button is disabled and says why', async () => {
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

test('pressing a day in the calendar sets the move-in and the shortest stay, with its price', async () => {
  const shell = tenant(`/flat/1?from=${from}`)
  const calendar = await openCalendar(await renderCard(shell))
  const first = addDays(from, 1)

  await userEvent.click(dayIn(calendar, first))

  const last = lastDayOfMonths(first, 1)
  expect(shell.address).toBe(`/flat/1?from=${first}&to=${last}`)
  expect(calendar.getByText('1 month').parentElement?.textContent).toBe('1 month €1,240')
  expect(calendar.getByRole('status').textContent).toContain('Choose the day of your move-out')
})

test('with both days chosen, the calendar says how to change them', async () => {
  const calendar = await openCalendar(await renderCard(tenant()))

  expect(calendar.getByRole('status').textContent).toBe(
    'Both days are chosen. Choose another move-in to change them.',
  )
})

test('a taken day in the calendar is disabled and announced as taken', async () => {
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

test('the deposit names the limit by law and the possible instalments', async () => {
  const card = await renderCard(tenant())

  expect(card.getByText(/By law at most 3 monthly rents\./).parentElement?.textContent).toContain(
    'in two instalments',
  )
})

test('in a country without a right to instalments none are mentioned', async () => {
  const { location } = aPublicFlat()
  const card = await renderCard(tenant(), { location: { ...location, countryCode: 'FR' } })

  expect(card.getByText(/By law at most 6 monthly rents\./).parentElement?.textContent).not.toContain(
    'instalments',
  )
})
