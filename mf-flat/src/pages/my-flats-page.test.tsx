// proves 2.18, 2.64, 2.65, 2.66, 2.67, 2.68, D2.4, D2.8, 18.42, 21.14
import {
  getDemand,
  getOwnProperties,
  listOwnFlats,
  type OwnFlat,
  removeFlat,
  updateFlatStatus,
} from '@domizil/api'
import { anOwnFlat, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import common from '../../messages/en.ts'
import landlord from '../../messages/landlord/en.ts'
import { OWN_PROPERTIES } from '../testing/own-properties.ts'
import { MyFlatsPage } from './my-flats-page.tsx'

const texts = { ...common, ...landlord }

class Failed extends Error {
  readonly ajax = true
  readonly body: unknown

  constructor(message: string, body?: unknown) {
    super(message)
    this.body = body
  }
}

function landlordWith(...flats: OwnFlat[]) {
  return new FakeShell()
    .at('/my-flats')
    .signedInAs()
    .on(getDemand, () => [])
    .on(getOwnProperties, () => OWN_PROPERTIES)
    .on(listOwnFlats, () => flats)
}

async function renderMyFlats(shell: FakeShell) {
  await renderRemote(<MyFlatsPage />, { shell, texts, hasAntd: true })
  return shell
}

const card = (name = 'Loft at the canal') => within(screen.getByRole('article', { name }))

const MENU = { name: 'More actions for Loft at the canal' }
const menuButton = () => screen.getByRole('button', MENU)

async function openMenu() {
  await act(async () => {
    menuButton().focus()
    menuButton().click()
  })
  return within(screen.getByRole('group', MENU))
}

async function openDeletion() {
  const menu = await openMenu()
  await userEvent.click(menu.getByRole('button', { name: 'Delete' }))
  return within(await screen.findByRole('dialog', { name: 'Delete this flat?' }))
}

test('a card shows status, open requests and suggested improvements', async () => {
  await renderMyFlats(landlordWith(anOwnFlat({ openRequestCount: 2 })))

  expect(card().getByText('Listed')).toBeTruthy()
  expect(card().getByRole('link', { name: '2 requests waiting for you' }).getAttribute('href')).toBe(
    '/flat/1/bookings',
  )
  expect(card().getByRole('img', { name: 'Quality score: 90 of 100' })).toBeTruthy()
  expect(card().getByText('Confirm your calendar')).toBeTruthy()
  expect(card().getByText('+10 points')).toBeTruthy()
  expect(card().getByRole('link', { name: 'Edit: Loft at the canal' }).getAttribute('href')).toBe(
    '/flat/1/edit',
  )
  expect(screen.getByRole('status').textContent).toBe('1 flat, 2 requests waiting for you')
})

test('a card names the city in the language of its reader', async () => {
  await renderMyFlats(landlordWith(anOwnFlat({ address: { ...anOwnFlat().address, city: 'München' } })))

  expect(card().getByText(/Munich$/)).toBeTruthy()
})

test('a blocked landlord reads so above the flats, with a link to reasons and complaint', async () => {
  await renderMyFlats(
    landlordWith(anOwnFlat({ status: 'INACTIVE' })).on(getOwnProperties, () => ({
      ...OWN_PROPERTIES,
      isBlocked: true,
    })),
  )

  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(/^Your account is blocked/)).toBeTruthy()
  expect(notice.getByRole('link', { name: 'Reasons and complaint' }).getAttribute('href')).toBe(
    '/?account=reports',
  )
  expect(screen.queryByRole('link', { name: /^New flat/ })).toBeNull()
})

test('a landlord who is not blocked sees no warning', async () => {
  const shell = await renderMyFlats(landlordWith(anOwnFlat()))
  await waitFor(() => expect(shell.answers.inputsOf(getOwnProperties)).toHaveLength(1))

  expect(screen.queryByRole('alert')).toBeNull()
})

test('a card with a single open request uses the singular', async () => {
  await renderMyFlats(landlordWith(anOwnFlat({ openRequestCount: 1 })))

  expect(card().getByRole('link', { name: '1 request waiting for you' })).toBeTruthy()
})

test('a flat says how many messages of tenants have not been read, and leads to them', async () => {
  await renderMyFlats(landlordWith(anOwnFlat({ unreadMessages: 2 })))

  expect(card().getByRole('link', { name: '2 unread messages' }).getAttribute('href')).toBe(
    '/flat/1/bookings',
  )
  expect(screen.getByRole('status').textContent).toBe('1 flat, no request waiting for you, 2 unread messages')
})

test('a draft without title and price is labelled so, and links to the wizard', async () => {
  const { title_en: _title, pricePerMonth: _price, ...untitled } = anOwnFlat({ status: 'DRAFT' })
  await renderMyFlats(landlordWith(untitled))

  expect(card('Draft without a title').getByText('No price yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue: Draft without a title' })).toBeTruthy()
})

test('a rejected flat shows the reason and a link to fix it', async () => {
  await renderMyFlats(landlordWith(anOwnFlat({ status: 'REJECTED', rejectionReason: 'Photo 2 is blurred.' })))

  expect(card().getByText('Reason: Photo 2 is blurred.')).toBeTruthy()
  expect(card().getByRole('link', { name: /^Fix and resubmit/ })).toBeTruthy()
})

test.each([
  ['with its number, and the way to complain', 'R-7KQ2-MX4B', ['/?account=reports']],
  ['nowhere without a decision in force', null, []],
])('a removed flat links to the decision about it %s', async (_how, decisionNumber, addresses) => {
  const flat = anOwnFlat({ status: 'REJECTED', rejectionReason: 'It is not yours.', decisionNumber })
  await renderMyFlats(landlordWith(flat))

  const links = card().queryAllByRole('link', { name: 'Decision R-7KQ2-MX4B: read it or complain' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
})

test('a listed flat with changes says that they will be reviewed once more', async () => {
  await renderMyFlats(landlordWith(anOwnFlat({ changedSinceReview: '2026-11-20T10:00:00Z' })))

  expect(card().getByText('Your changes are online. We will look at them once more.')).toBeTruthy()
})

test('a flat with a full score has nothing left to improve', async () => {
  await renderMyFlats(landlordWith(anOwnFlat({ quality: { score: 100, nextSteps: [] } })))

  expect(card().getByText('Nothing left to improve')).toBeTruthy()
})

test('deactivating changes the card and says so', async () => {
  const shell = landlordWith(anOwnFlat()).on(updateFlatStatus, ({ query }) =>
    anOwnFlat({ status: query.flatStatus }),
  )
  await renderMyFlats(shell)
  const menu = await openMenu()

  await userEvent.click(menu.getByRole('button', { name: 'Deactivate' }))

  expect(card().getByText('Paused')).toBeTruthy()
  expect(shell.notices[0]?.message).toBe('“Loft at the canal” is no longer listed.')
})

test('where flats need no review, submitting lists the flat at once and says so', async () => {
  const shell = landlordWith(anOwnFlat({ status: 'DRAFT' })).on(updateFlatStatus, () => anOwnFlat())
  await renderMyFlats(shell)
  const menu = await openMenu()

  await userEvent.click(menu.getByRole('button', { name: 'Submit for review' }))

  expect(shell.answers.inputsOf(updateFlatStatus)[0]?.query).toEqual({ flatStatus: 'IN_REVIEW' })
  expect(shell.notices[0]?.message).toBe('“Loft at the canal” is now listed.')
})

test('missing details that prevent listing a flat are named, with a link to add them', async () => {
  const details = [
    { field: 'images', message: 'At least 3 are needed.' },
    { field: 'address.city', message: 'This is missing.' },
  ]
  const shell = landlordWith(anOwnFlat({ status: 'DRAFT' })).on(updateFlatStatus, () => {
    throw new Failed('This flat cannot be published yet.', { code: 'FLAT_NOT_PUBLISHABLE', details })
  })
  await renderMyFlats(shell)
  const menu = await openMenu()

  await userEvent.click(menu.getByRole('button', { name: 'Submit for review' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'This is not possible yet' }))
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Photos At least 3 are needed.',
    'Address This is missing.',
  ])
  expect(dialog.getByRole('link', { name: 'Complete the flat' }).getAttribute('href')).toBe('/flat/1/edit')
})

test('a flat is deleted only after the confirmation dialog', async () => {
  const shell = landlordWith(anOwnFlat()).on(removeFlat, () => null)
  await renderMyFlats(shell)
  const dialog = await openDeletion()
  expect(shell.answers.inputsOf(removeFlat)).toEqual([])

  await userEvent.click(dialog.getByRole('button', { name: 'Delete flat' }))

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(shell.answers.inputsOf(removeFlat)).toEqual([{ params: { id: 1 } }])
  expect(shell.notices[0]?.message).toBe('“Loft at the canal” has been deleted.')
})

test('cancelling the deletion keeps the flat, and the focus returns to the menu', async () => {
  const shell = await renderMyFlats(landlordWith(anOwnFlat()))
  const dialog = await openDeletion()

  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(menuButton())
  expect(shell.answers.inputsOf(removeFlat)).toEqual([])
})

test('Back closes the question, and the flat stays', async () => {
  const shell = await renderMyFlats(landlordWith(anOwnFlat()))
  await openDeletion()

  await act(async () => shell.navigator.go(-1))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shell.answers.inputsOf(removeFlat)).toEqual([])
  expect(shell.address).toBe('/my-flats')
})

test('the reason why a flat cannot be deleted is shown in the dialog', async () => {
  const shell = landlordWith(anOwnFlat()).on(removeFlat, () => {
    throw new Failed('This flat cannot be deleted while a booking is running.')
  })
  await renderMyFlats(shell)
  const dialog = await openDeletion()

  await userEvent.click(dialog.getByRole('button', { name: 'Delete flat' }))

  expect(dialog.getByRole('alert').textContent).toBe(
    'This flat cannot be deleted while a booking is running.',
  )
  expect(screen.getByRole('article')).toBeTruthy()
})

test('a dialog opened again after a refused deletion shows no old error', async () => {
  const shell = landlordWith(anOwnFlat()).on(removeFlat, () => {
    throw new Failed('This flat cannot be deleted while a booking is running.')
  })
  await renderMyFlats(shell)
  const dialog = await openDeletion()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete flat' }))
  await dialog.findByRole('alert')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const again = await openDeletion()

  expect(again.queryByRole('alert')).toBeNull()
})

test('a deletion refused after Back closed its dialog is reported by a notice', async () => {
  let refuse = () => {}
  const shell = landlordWith(anOwnFlat()).on(
    removeFlat,
    () => new Promise((_resolve, reject) => (refuse = () => reject(new Failed('A booking is running.')))),
  )
  await renderMyFlats(shell)
  const dialog = await openDeletion()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete flat' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()

  await act(async () => shell.navigator.go(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => refuse())

  expect(shell.notices).toMatchObject([{ kind: 'error', message: 'A booking is running.' }])
})

test('the menu leads to the preview and to the bookings', async () => {
  await renderMyFlats(landlordWith(anOwnFlat({ openRequestCount: 1 })))

  const menu = await openMenu()

  expect(menu.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('/flat/1')
  expect(menu.getByRole('link', { name: /^Bookings/ }).textContent).toContain('1 request waiting for you')
})

test('“New flat” leads to the wizard', async () => {
  await renderMyFlats(landlordWith(anOwnFlat()))

  for (const link of screen.getAllByRole('link', { name: /^New flat/ }))
    expect(link.getAttribute('href')).toBe('/flat-wizard')
})

test('a landlord without flats is invited to create one', async () => {
  await renderMyFlats(landlordWith())

  expect(screen.getByRole('heading', { name: 'You have no flats yet' })).toBeTruthy()
})

test('after the flats failed to load, Try again loads them', async () => {
  let attempts = 0
  const shell = landlordWith().on(listOwnFlats, () => {
    attempts += 1
    if (attempts === 1) throw new Failed('The service is down')
    return [anOwnFlat()]
  })
  await renderMyFlats(shell)
  expect(screen.getByRole('alert').textContent).toContain('The service is down')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('article')).toBeTruthy()
})

test('signed out, the page explains itself, offers to log in and calls no API', async () => {
  const shell = await renderMyFlats(new FakeShell().at('/my-flats'))

  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))

  expect(shell.logins).toHaveLength(1)
  expect(shell.answers.sent).toEqual([])
})

test('signed out without consent to cookies, the log-in button is disabled and says why', async () => {
  const shell = new FakeShell().at('/my-flats')
  shell.consent.set(false)
  await renderMyFlats(shell)

  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Log in',
    description: /^Please allow cookies first/,
  })
  expect(button.disabled).toBe(true)
})

test('each suggested improvement links to the page where it is made', async () => {
  const photos = { score: 60, nextSteps: [{ code: 'ADD_IMAGES', points: 15 }] }
  await renderMyFlats(landlordWith(anOwnFlat(), anOwnFlat({ id: 2, title_en: 'Studio', quality: photos })))

  const calendar = card().getByRole('link', { name: 'Confirm your calendar' })
  expect(calendar.getAttribute('href')).toBe('/flat/1/availability')
  expect(card('Studio').getByRole('link', { name: 'Add more photos' }).getAttribute('href')).toBe(
    '/flat/2/edit',
  )
})

test('the menu leads to the calendar', async () => {
  await renderMyFlats(landlordWith(anOwnFlat()))

  const menu = await openMenu()

  expect(menu.getByRole('link', { name: 'Availability' }).getAttribute('href')).toBe('/flat/1/availability')
})
