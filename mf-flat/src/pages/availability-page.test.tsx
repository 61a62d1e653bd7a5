// proves 2.17, 2.77, 2.78, 2.79, 2.80, 3.35, 21.19, 21.30, 21.71, 21.72, 22.30, 22.31, 22.33, 22.34
import {
  addCalendar,
  type BlockedPeriod,
  type BlockedPeriods,
  type Booking,
  confirmCalendar,
  createBlockedPeriod,
  type FlatCalendars,
  getCalendar,
  type ImportedCalendar,
  listBlockedPeriods,
  listLandlordBookings,
  listOwnBlockedPeriods,
  listOwnFlats,
  noteBlockedPeriod,
  removeBlockedPeriod,
  removeCalendar,
  renameCalendar,
  renewFeed,
} from '@domizil/api'
import { addDays, formatDay } from '@domizil/domain'
import { aBooking, anOwnFlat, enterText, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from '@domizil/app-kit/router'
import common from '../../messages/en.ts'
import landlord from '../../messages/landlord/en.ts'
import { today } from '@domizil/app-kit/today'
import { AvailabilityPage } from './availability-page.tsx'
import { ChooseAvailabilityPage } from './choose-availability-page.tsx'

const texts = { ...common, ...landlord }

class Refused extends Error {
  readonly ajax = true
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const FEED = '/api/flat/1/calendar/secret.ics'
const [first, last] = [addDays(today(), 3), addDays(today(), 6)]
const words = (from: string, to: string) => `${formatDay(from)} – ${formatDay(to)}`

const aBlock = (block: Partial<BlockedPeriod> = {}): BlockedPeriod => ({
  id: 7,
  blockedFrom: first,
  blockedTo: last,
  source: 'OWNER',
  ...block,
})

const daysOf = (...blockedPeriodList: BlockedPeriod[]): BlockedPeriods => ({
  blockedPeriodList,
  flat: anOwnFlat(),
  confirmedOn: today(),
})

const requestFor = (flatId: number, booking: Partial<Booking>) =>
  aBooking({ status: 'REQUESTED', flat: { ...aBooking().flat, id: flatId }, ...booking })

const aCalendar = (calendar: Partial<ImportedCalendar> = {}): ImportedCalendar => ({
  id: 4,
  name: 'Airbnb',
  calendarUrl: 'https://bnb.example/a.ics',
  lastSyncAt: '2026-11-20T12:00:00Z',
  eventCount: 3,
  partCount: 0,
  unreadCount: 0,
  problems: [],
  lastError: null,
  ...calendar,
})

const calendarsOf = (...calendars: ImportedCalendar[]): FlatCalendars => ({ calendars, feedPath: FEED })

function owner(days = daysOf(), calendars = calendarsOf()) {
  return new FakeShell()
    .signedInAs()
    .at('/flat/1/availability')
    .on(listBlockedPeriods, () => days)
    .on(getCalendar, () => calendars)
    .on(listLandlordBookings, () => [])
}

async function open(shell: FakeShell) {
  await renderRemote(
    <Routes>
      <Route path="/flat/availability" element={<ChooseAvailabilityPage />} />
      <Route path="/flat/:id/availability" element={<AvailabilityPage />} />
    </Routes>,
    { shell, texts },
  )
  return shell
}

const row = (from: string, to: string) =>
  within(screen.getByRole('row', { name: new RegExp(words(from, to)) }))
const nameOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
const cell = (day: string) => screen.getByRole('button', { name: new RegExp(`^${nameOf(day)}`) })
const field = (name: 'First day' | 'Last day') => screen.getByRole<HTMLInputElement>('textbox', { name })
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Block/ }))

test('each blocked period is shown with its source, in the table and the calendar', async () => {
  const booked = aBlock({
    id: 8,
    source: 'BOOKING',
    blockedFrom: addDays(last, 1),
    blockedTo: addDays(last, 30),
  })
  const fed = aBlock({
    id: 9,
    source: 'CALENDAR',
    blockedFrom: addDays(last, 40),
    blockedTo: addDays(last, 41),
  })

  await open(owner(daysOf(aBlock(), booked, fed)))

  expect(row(first, last).getByText('Blocked by you')).toBeTruthy()
  expect(row(booked.blockedFrom, booked.blockedTo).getByText('Booking')).toBeTruthy()
  expect(row(fed.blockedFrom, fed.blockedTo).getByText('Imported calendar')).toBeTruthy()
  expect(screen.getByText('3 periods, 36 days')).toBeTruthy()
  expect(cell(first).getAttribute('aria-label')).toBe(`${nameOf(first)}, Blocked by you`)
})

test('days are selected by dragging over them, in both directions', async () => {
  await open(owner())

  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: cell(last) },
    { target: cell(addDays(first, 1)) },
    { target: cell(first) },
    { keys: '[/MouseLeft]', target: cell(first) },
  ])

  expect([field('First day').value, field('Last day').value]).toEqual([formatDay(first), formatDay(last)])
})

test('a drag that returns to its first day selects that day alone, and the next press begins again', async () => {
  await open(owner())

  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: cell(first) },
    { target: cell(last) },
    { target: cell(first) },
    { keys: '[/MouseLeft]', target: cell(first) },
  ])
  const returned = [field('First day').value, field('Last day').value]
  await userEvent.click(cell(last))

  expect(returned).toEqual([formatDay(first), formatDay(first)])
  expect([field('First day').value, field('Last day').value]).toEqual([formatDay(last), formatDay(last)])
})

test('Shift and the arrow keys select from the day in focus, into months that are not shown yet', async () => {
  await open(owner())
  const end = addDays(first, 70)
  act(() => cell(first).focus())

  await userEvent.keyboard(`{Shift>}${'{ArrowDown}'.repeat(10)}{/Shift}`)

  expect([field('First day').value, field('Last day').value]).toEqual([formatDay(first), formatDay(end)])
  expect(document.activeElement).toBe(cell(end))
})

test('a note can be written for blocked days and changed, and Undo restores it', async () => {
  const noted = aBlock({ note: 'Painter' })
  const shell = owner()
    .on(createBlockedPeriod, () => daysOf(noted))
    .on(noteBlockedPeriod, ({ body }) => daysOf(aBlock({ note: body.note })))
    .on(removeBlockedPeriod, () => daysOf())
  await open(shell)

  await userEvent.click(cell(first))
  await userEvent.click(cell(last))
  await enterText(userEvent, screen.getByRole('textbox', { name: /^Note/ }), 'Painter')
  await submit()
  const named = [cell(first).getAttribute('aria-label'), row(first, last).getByText('Painter').textContent]
  const dialog = await openDialog(`Note for ${words(first, last)}`)
  const text = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Note/ })
  const written = text.value
  await userEvent.clear(text)
  await userEvent.type(text, 'Plumber{Enter}')
  await waitFor(() => expect(row(first, last).getByText('Plumber')).toBeTruthy())
  await userEvent.click(screen.getByRole('button', { name: /^Free these days/ }))
  shell.notices.at(-1)?.action?.run()

  const body = { blockedFrom: first, blockedTo: last }
  expect(named).toEqual([`${nameOf(first)}, Blocked by you: Painter`, 'Painter'])
  expect(written).toBe('Painter')
  expect(shell.answers.inputsOf(noteBlockedPeriod)).toEqual([
    { params: { id: 7 }, body: { note: 'Plumber' } },
  ])
  await waitFor(() =>
    expect(shell.answers.inputsOf(createBlockedPeriod)).toEqual([
      { params: { flatId: 1 }, body: { ...body, note: 'Painter' } },
      { params: { flatId: 1 }, body: { ...body, note: 'Plumber' } },
    ]),
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Note/ }).value).toBe('')
})

test('only days blocked by hand can be freed; a booking links to its page', async () => {
  const booked = aBlock({
    id: 8,
    source: 'BOOKING',
    bookingId: 12,
    blockedFrom: addDays(last, 1),
    blockedTo: addDays(last, 30),
  })
  await open(owner(daysOf(aBlock(), booked)))

  const booking = row(booked.blockedFrom, booked.blockedTo)

  expect(screen.getAllByRole('button', { name: /^Free these days/ })).toHaveLength(1)
  expect(booking.getByRole('link', { name: /^Open the bookings/ }).getAttribute('href')).toBe(
    '/flat/1/bookings#booking-12',
  )
})

test('requested days are marked, can still be blocked, and link to their requests', async () => {
  const request = requestFor(1, { startDate: first, endDate: last })
  const later = requestFor(1, { id: 2, startDate: last, endDate: addDays(last, 4) })
  const declined = requestFor(1, {
    id: 3,
    status: 'BOOKING_CANCELED',
    startDate: first,
    endDate: addDays(last, 40),
  })

  await open(owner().on(listLandlordBookings, () => [request, later, declined]))

  await waitFor(() =>
    expect(cell(addDays(last, 4)).getAttribute('aria-label')).toBe(`${nameOf(addDays(last, 4))}, 2 requests`),
  )
  expect(cell(addDays(last, 4)).getAttribute('aria-disabled')).toBe('false')
  expect(cell(addDays(last, 5)).getAttribute('aria-label')).toBe(nameOf(addDays(last, 5)))
  expect(screen.getByRole('link', { name: '2 requests' }).getAttribute('href')).toBe(
    '/flat/1/bookings#booking-1',
  )
})

test('days are blocked by two dates', async () => {
  const shell = await open(owner().on(createBlockedPeriod, () => daysOf(aBlock())))

  await enterText(userEvent, field('First day'), formatDay(first))
  await userEvent.clear(field('Last day'))
  await enterText(userEvent, field('Last day'), formatDay(last))
  await submit()

  expect(shell.answers.inputsOf(createBlockedPeriod)).toEqual([
    { params: { flatId: 1 }, body: { blockedFrom: first, blockedTo: last } },
  ])
  expect(row(first, last)).toBeTruthy()
  expect(shell.notices).toMatchObject([{ kind: 'success', message: `${words(first, last)} is blocked.` }])
  expect(field('First day').value).toBe('')
})

test('the calendar shows the month of the days that were blocked', async () => {
  const far = addDays(today(), 120)
  const block = aBlock({ blockedFrom: far, blockedTo: far })
  await open(owner().on(createBlockedPeriod, () => daysOf(block)))
  const [before] = screen.queryAllByRole('button', { name: new RegExp(`^${nameOf(far)}`) })
  await enterText(userEvent, field('First day'), formatDay(far))
  await userEvent.clear(field('Last day'))
  await enterText(userEvent, field('Last day'), formatDay(far))

  await submit()

  expect(before).toBeUndefined()
  await waitFor(() => expect(cell(far).getAttribute('aria-label')).toContain('Blocked by you'))
})

test('two presses in the calendar fill in both dates, in order', async () => {
  await open(owner())

  await userEvent.click(cell(last))
  await userEvent.click(cell(first))

  expect([field('First day').value, field('Last day').value]).toEqual([formatDay(first), formatDay(last)])
  expect(screen.getByRole('button', { name: 'Block 4 days' })).toBeTruthy()
})

test('days can be chosen by keyboard', async () => {
  await open(owner())

  act(() => cell(today()).focus())
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}')

  const chosen = [addDays(today(), 1), addDays(today(), 3)].map(formatDay)
  expect([field('First day').value, field('Last day').value]).toEqual(chosen)
})

test.each([
  ['BOOKING', /^The flat is booked from/],
  ['OWNER', /^You have already blocked/],
] as const)(
  'days that overlap a block of the source %s are refused at the field, without a call',
  async (source, sentence) => {
    const shell = await open(owner(daysOf(aBlock({ source }))))

    await enterText(userEvent, field('First day'), formatDay(addDays(first, -1)))
    await userEvent.clear(field('Last day'))
    await enterText(userEvent, field('Last day'), formatDay(first))
    await submit()

    expect(screen.getByRole('alert').textContent).toMatch(sentence)
    expect(document.activeElement).toBe(field('Last day'))
    expect(shell.answers.inputsOf(createBlockedPeriod)).toEqual([])
  },
)

test('a taken first day is refused at its own field', async () => {
  await open(owner(daysOf(aBlock())))

  await enterText(userEvent, field('First day'), formatDay(first))
  await userEvent.clear(field('Last day'))
  await enterText(userEvent, field('Last day'), formatDay(addDays(last, 1)))
  await submit()

  expect(document.activeElement).toBe(field('First day'))
  expect(field('Last day').getAttribute('aria-invalid')).toBeNull()
})

test('the calendars of the fields say why days are taken', async () => {
  await open(owner(daysOf(aBlock())))
  await userEvent.click(screen.getByRole('button', { name: 'First day: open calendar' }))
  const calendar = within(screen.getByRole('dialog', { name: 'Block days' }))
  const press = (day: string) =>
    userEvent.click(calendar.getByRole('button', { name: new RegExp(`^${nameOf(day)}`) }))

  await press(first)
  expect(calendar.getByRole('status').textContent).toBe('Blocked by you')
  await press(today())
  await press(addDays(first, -1))

  expect(field('First day').value).toBe(formatDay(today()))
  expect(field('Last day').value).toBe(formatDay(addDays(first, -1)))
})

test('imported days can also be blocked by hand', async () => {
  const shell = owner(daysOf(aBlock({ source: 'CALENDAR' }))).on(createBlockedPeriod, () => daysOf())
  await open(shell)

  await userEvent.click(cell(first))
  await submit()

  expect(shell.answers.inputsOf(createBlockedPeriod)).toHaveLength(1)
})

test('days that were taken meanwhile show the server’s message, and stay filled in', async () => {
  await open(
    owner().on(createBlockedPeriod, () => {
      throw new Refused(409, 'Some of these days are already blocked or booked.')
    }),
  )

  await userEvent.click(cell(first))
  await submit()

  expect(screen.getByRole('alert').textContent).toBe('Some of these days are already blocked or booked.')
  expect([field('First day').value, field('Last day').value]).toEqual([formatDay(first), formatDay(first)])
  expect(field('First day').getAttribute('aria-invalid')).toBe('true')
  expect(field('Last day').getAttribute('aria-invalid')).toBe('true')
})

test('submitting without days says that both are needed, and focuses the first field', async () => {
  await open(owner())

  await submit()

  expect(screen.getByRole('alert').textContent).toBe('Choose the first and the last day.')
  expect(document.activeElement).toBe(field('First day'))
})

test('freed days can be blocked again at once', async () => {
  const shell = owner(daysOf(aBlock()))
    .on(removeBlockedPeriod, () => daysOf())
    .on(createBlockedPeriod, () => daysOf(aBlock({ id: 8 })))
  await open(shell)

  await userEvent.click(screen.getByRole('button', { name: `Free these days: ${words(first, last)}` }))
  expect(screen.getByText(/^Nothing is blocked/)).toBeTruthy()
  shell.notices[0]?.action?.run()

  await waitFor(() => expect(row(first, last)).toBeTruthy())
  expect(shell.answers.inputsOf(removeBlockedPeriod)).toEqual([{ params: { id: 7 } }])
})

test('an outdated calendar is confirmed with one press', async () => {
  const shell = owner({ ...daysOf(), confirmedOn: addDays(today(), -30) }).on(confirmCalendar, () => daysOf())
  await open(shell)

  await userEvent.click(screen.getByRole('button', { name: 'Yes, it is right' }))

  expect(screen.queryByText('Is this calendar still right?')).toBeNull()
  expect(shell.answers.inputsOf(confirmCalendar)).toEqual([{ params: { flatId: 1 } }])
})

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Address of the calendar/ })
/** A press that opens a dialog loads its chunk: without `act`, React shows it with its next update only. */
const openDialog = async (button: string) => {
  await act(async () => screen.getByRole('button', { name: button }).click())
  return within(await screen.findByRole('dialog'))
}

test('a calendar is imported by address and name, and its days are shown', async () => {
  const shell = owner().on(addCalendar, () => calendarsOf(aCalendar()))
  await open(shell)
  shell.on(listBlockedPeriods, () => daysOf(aBlock({ source: 'CALENDAR', calendarName: 'Airbnb' })))

  await enterText(userEvent, address(), ' https://bnb.example/a.ics ')
  await enterText(userEvent, screen.getByRole('textbox', { name: /^Name/ }), 'Airbnb')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))

  expect(shell.answers.inputsOf(addCalendar)).toEqual([
    { query: { flatId: 1, calendarUrl: 'https://bnb.example/a.ics', name: 'Airbnb' } },
  ])
  expect(await screen.findByText(/^Read on .+ · 3 entries read$/)).toBeTruthy()
  await waitFor(() => expect(row(first, last).getByText('Airbnb')).toBeTruthy())
  expect(cell(first).getAttribute('aria-label')).toBe(`${nameOf(first)}, Imported calendar: Airbnb`)
})

test('a refused calendar address or name keeps the typed text, and shows the error at its field', async () => {
  const refused = { code: 'X', message: '', details: [{ field: 'name', code: 'X', message: 'It is taken.' }] }
  let attempts = 0
  await open(
    owner(daysOf(), calendarsOf(aCalendar())).on(addCalendar, () => {
      attempts += 1
      if (attempts > 1) throw Object.assign(new Refused(409, 'It is taken.'), { body: refused })
      throw new Refused(422, 'There is no calendar in the iCal format at this address.')
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add a calendar' }))
  const focused = document.activeElement

  await enterText(userEvent, address(), 'https://bnb.example/page')
  await enterText(userEvent, screen.getByRole('textbox', { name: /^Name/ }), 'Airbnb')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  const unreadable = screen.getByText('There is no calendar in the iCal format at this address.')
  const isMarked = address().getAttribute('aria-invalid')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))

  expect(focused).toBe(address())
  expect([unreadable.textContent !== '', isMarked]).toEqual([true, 'true'])
  expect(screen.getByText('It is taken.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Name/ }).getAttribute('aria-invalid')).toBe('true')
  expect(address().value).toBe('https://bnb.example/page')
})

test('several imported calendars are listed with their states, and a failed one can be read again', async () => {
  const failed = aCalendar({
    id: 5,
    name: 'Booking',
    calendarUrl: 'https://b.example/',
    lastError: 'UNREACHABLE',
  })
  const shell = owner(daysOf(), calendarsOf(aCalendar(), failed)).on(addCalendar, () =>
    calendarsOf(aCalendar(), { ...failed, lastError: null }),
  )
  await open(shell)
  expect(screen.getByRole('alert').closest('li')?.textContent).toContain('Booking')

  await userEvent.click(screen.getByRole('button', { name: 'Read again: Booking' }))

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(shell.answers.inputsOf(addCalendar)).toEqual([
    { query: { flatId: 1, calendarUrl: 'https://b.example/' } },
  ])
})

test('a flat with five calendars offers no further import', async () => {
  const five = [1, 2, 3, 4, 5].map((id) => aCalendar({ id, name: `Site ${id}` }))

  await open(owner(daysOf(), calendarsOf(...five)))

  expect(screen.getByText(/^A flat imports at most 5 calendars/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a calendar' })).toBeNull()
})

test('when reading a calendar again fails, the error is shown and the calendar stays listed', async () => {
  const error = 'The calendar cannot be reached. Please check its address.'
  const shell = owner(daysOf(), calendarsOf(aCalendar())).on(addCalendar, () => {
    const details = [{ field: 'calendarUrl', code: 'X', message: error }]
    throw Object.assign(new Refused(422, error), { body: { code: 'X', error, details } })
  })
  await open(shell)

  await userEvent.click(screen.getByRole('button', { name: 'Read again: Airbnb' }))

  expect((await screen.findByRole('alert')).textContent).toBe(error)
  expect(screen.getByText(/^Read on .+ · 3 entries read$/)).toBeTruthy()
})

test('an imported calendar can be renamed', async () => {
  const shell = owner(daysOf(), calendarsOf(aCalendar())).on(renameCalendar, ({ body }) =>
    calendarsOf(aCalendar(body)),
  )
  await open(shell)

  const dialog = await openDialog('Rename: Airbnb')
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Enter}')
  const missing = dialog.getByText('Enter a name.')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Loft{Enter}')

  expect(missing).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Rename: Loft' })).toBeTruthy()
  expect(shell.answers.inputsOf(renameCalendar)).toEqual([{ params: { id: 4 }, body: { name: 'Loft' } }])
})

test('an imported calendar is removed with its days after a confirmation', async () => {
  const shell = owner(daysOf(aBlock({ source: 'CALENDAR' })), calendarsOf(aCalendar())).on(
    removeCalendar,
    () => calendarsOf(),
  )
  await open(shell)
  shell.on(listBlockedPeriods, () => daysOf())

  const dialog = await openDialog('Remove: Airbnb')
  const before = shell.answers.inputsOf(removeCalendar)
  await userEvent.click(dialog.getByRole('button', { name: 'Remove calendar' }))

  expect(await screen.findByText(/^Nothing is blocked/)).toBeTruthy()
  expect([before, shell.answers.inputsOf(removeCalendar)]).toEqual([
    [],
    [{ query: { flatId: 1, calendarId: 4 } }],
  ])
})

test('the address for other platforms is copied', async () => {
  const copied: string[] = []
  const shell = await open(owner())
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))

  expect(copied).toEqual([`http://localhost${FEED}`])
  expect(shell.notices).toMatchObject([{ kind: 'success' }])
})

test('replacing the feed’s address asks for a confirmation first', async () => {
  const fresh = { calendars: [], feedPath: '/api/flat/1/calendar/fresh.ics' }
  const shell = await open(owner().on(renewFeed, () => fresh))
  await userEvent.click(await screen.findByRole('button', { name: 'New address' }))
  expect(shell.answers.inputsOf(renewFeed)).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }))

  expect(await screen.findByDisplayValue(/fresh\.ics$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New address' })).toBeTruthy()
})

test('the calendar of another landlord’s flat is refused, with a link to the own flats', async () => {
  await open(
    owner().on(listBlockedPeriods, () => {
      throw new Refused(404, 'There is no such flat.')
    }),
  )

  expect(screen.getByRole('heading', { level: 1, name: 'This is none of your flats' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My flats' })).toBeTruthy()
})

test('an administrator sees the blocked days of a flat, without forms to change them', async () => {
  await open(
    owner(daysOf(aBlock())).on(getCalendar, () => {
      throw new Refused(403, 'Forbidden')
    }),
  )

  expect(row(first, last)).toBeTruthy()
  expect(screen.getByText(/as an administrator/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Free these days/ })).toBeNull()
})

test('a failed load can be tried again', async () => {
  let attempts = 0
  await open(
    owner().on(listBlockedPeriods, () => {
      attempts += 1
      if (attempts === 1) throw new Refused(500, 'An error occurred')
      return daysOf(aBlock())
    }),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(row(first, last)).toBeTruthy())
})

test.each(['/flat/1/availability', '/flat/availability'])(
  'signed out, %s explains the page and offers to log in',
  async (path) => {
    const shell = await open(new FakeShell().at(path))

    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))

    expect(screen.getByText('Log in to see the calendar of your flat')).toBeTruthy()
    expect(shell.logins).toEqual([undefined])
    expect(shell.answers.sent).toEqual([])
  },
)

test('without a flat in the address the calendars of all flats are listed, and can be moved by months', async () => {
  const shell = owner()
    .on(listOwnFlats, () => [
      anOwnFlat({ id: 5, title_en: 'Loft at the canal' }),
      anOwnFlat({ id: 6, title_en: 'Studio' }),
    ])
    .on(listOwnBlockedPeriods, () => [
      {
        flatId: 5,
        ...aBlock({ source: 'BOOKING', blockedFrom: '2030-06-20', blockedTo: '2030-07-19', bookingId: 3 }),
      },
      {
        flatId: 5,
        ...aBlock({ id: 8, blockedFrom: '2030-09-30', blockedTo: '2030-09-30', note: 'Painter' }),
      },
      { flatId: 6, ...aBlock({ id: 9, blockedFrom: '2030-09-01', blockedTo: '2030-09-20' }) },
    ])
    .on(listLandlordBookings, () => [requestFor(6, { startDate: '2030-08-01', endDate: '2030-08-31' })])
  shell.at('/flat/availability?from=2030-07')

  await open(shell)

  const rowOf = (title: string) =>
    within(screen.getByRole('link', { name: title }).closest('li') ?? document.body)
  expect(screen.getByRole('link', { name: 'Loft at the canal' }).getAttribute('href')).toBe(
    '/flat/5/availability',
  )
  expect(await rowOf('Loft at the canal').findByText('72 of 92 days free')).toBeTruthy()
  expect(
    rowOf('Loft at the canal').getByRole('link', { name: 'Booking 20.06.2030 – 19.07.2030' }),
  ).toBeTruthy()
  expect(rowOf('Loft at the canal').getByText('Blocked by you: Painter 30.09.2030 – 30.09.2030')).toBeTruthy()
  expect(rowOf('Studio').getByText('72 of 92 days free')).toBeTruthy()
  expect(rowOf('Studio').getByText('Blocked').getAttribute('aria-hidden')).toBe('true')
  expect(
    rowOf('Studio').getByRole('link', { name: 'Request 01.08.2030 – 31.08.2030' }).getAttribute('href'),
  ).toBe('/flat/6/bookings#booking-1')

  await userEvent.click(screen.getByRole('button', { name: 'Three months later' }))
  await screen.findByRole('heading', { name: 'October 2030 – December 2030' })
  expect(shell.address).toBe('/flat/availability?from=2030-10')
  expect(shell.answers.inputsOf(listOwnBlockedPeriods)).toEqual([
    { query: { from: '2030-07-01', months: 3 } },
    { query: { from: '2030-10-01', months: 3 } },
  ])
})

test('the same days of several flats are blocked at once; a flat that is refused stays chosen and says why', async () => {
  const shell = owner()
    .on(listOwnFlats, () => [
      anOwnFlat({ id: 5, title_en: 'Loft at the canal' }),
      anOwnFlat({ id: 6, title_en: 'Studio' }),
    ])
    .on(listOwnBlockedPeriods, () => [])
    .on(createBlockedPeriod, ({ params }) => {
      if (params.flatId === 6) throw new Refused(409, 'The flat is booked on these days.')
      return daysOf(aBlock())
    })
  shell.at('/flat/availability')
  await open(shell)
  // The press loads the chunk of dialogs: without `act`, React shows it with its next update only.
  await act(async () => screen.getByRole('button', { name: 'Block days' }).click())
  const dialog = within(await screen.findByRole('dialog', { name: 'Block days' }))

  await userEvent.click(dialog.getByRole('button', { name: 'Block days' }))
  const withoutDays = dialog.getByRole('alert').textContent
  await enterText(userEvent, dialog.getByRole('textbox', { name: 'First day' }), formatDay(first))
  await enterText(userEvent, dialog.getByRole('textbox', { name: 'Last day' }), formatDay(last))
  await enterText(userEvent, dialog.getByRole('textbox', { name: /^Note/ }), 'Painter')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'All 2 flats' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Block 2 flats' }))

  expect(withoutDays).toBe('Choose the first and the last day.')
  expect((await dialog.findByRole('alert')).textContent).toContain('1 flat was blocked.')
  expect(await dialog.findByText('The flat is booked on these days.')).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: /^Studio/ })).toHaveProperty('checked', true)
  expect(dialog.getByRole('checkbox', { name: /^Loft/ })).toHaveProperty('checked', false)
  expect(shell.answers.inputsOf(createBlockedPeriod)).toEqual(
    [5, 6].map((flatId) => ({
      params: { flatId },
      body: { blockedFrom: first, blockedTo: last, note: 'Painter' },
    })),
  )
})

test('a landlord without flats finds a link to create one', async () => {
  const shell = owner().on(listOwnFlats, () => [])
  shell.at('/flat/availability')

  await open(shell)

  expect(screen.getByRole('link', { name: 'New flat' }).getAttribute('href')).toBe('/flat-wizard')
})

test('an imported calendar that was read in part says which entries are missing, and why', async () => {
  const problems = [
    { uid: 'a@bnb', line: 12, reason: 'START_UNREADABLE', isBlocked: false },
    { uid: '', line: 30, reason: 'END_UNREADABLE', isBlocked: true },
  ] as const
  await open(
    owner(
      daysOf(),
      calendarsOf(aCalendar({ eventCount: 12, partCount: 1, unreadCount: 1, problems: [...problems] })),
    ),
  )

  expect(await screen.findByText(/12 entries read, 1 in part, 1 not$/)).toBeTruthy()
  const entries = within(screen.getByText('Which entries, and why').closest('details') as HTMLElement)
  expect(entries.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Line 12a@bnbIts first day cannot be read.It blocks no days.',
    'Line 30Its end cannot be read.What could be read of it blocks days.',
  ])
})
