// proves 21.24, 21.32, 21.36, 21.37, 21.60, 21.66, 21.70
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
  acceptListingChanges,
  type CallOutput,
  type FlatReview,
  getFlatReview,
  getListingChanges,
  updateFlatStatus,
} from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { aFlatReview } from '../testing/flat-review.ts'
import { FlatsPage } from './flats-page.tsx'

// What is ticked stays for the tab.
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

afterEach(() => void jest.restoreAllMocks())

const SAME: CallOutput<typeof getListingChanges> = {
  changedSinceReview: null,
  texts: [],
  price: null,
  images: null,
  facts: null,
}

async function renderReview(change: Partial<FlatReview> = {}, changes = SAME) {
  const shell = new FakeShell()
    .at('/admin/flats?review=7')
    .signedInAs({ isAdmin: true })
    .on(getFlatReview, ({ params: { id } }) => aFlatReview(id, change))
    .on(updateFlatStatus, () => aFlatReview(7).flat)
    .on(getListingChanges, () => changes)
  const { user, unmount } = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })
  await screen.findByRole('heading', { level: 1, name: 'Loft at the canal' })
  const checkAll = async () => user.keyboard('12345')
  const decisions = () => shell.answers.inputsOf(updateFlatStatus)
  return { shell, user, unmount, checkAll, decisions }
}

test('the review page names the ground floor as the page of the flat does', async () => {
  await renderReview({ flat: { ...aFlatReview(7).flat, floorNumber: 0 } })

  expect(screen.getByText('Floor').nextElementSibling?.textContent).toBe('Ground floor')
})

test('the review page shows photos, both languages, address, owner, hints and the place in the queue together', async () => {
  await renderReview({
    doubles: [
      {
        code: 'SAME_PICTURE',
        flats: [
          {
            id: 9,
            title: 'Loft',
            owner: 'Paul',
            ownerId: 'paul',
            status: 'ACTIVE',
            photos: [{ number: 2, there: 5 }],
          },
        ],
      },
    ],
    hints: [{ field: 'description_flat_en', code: 'CONTACT_NOT_ALLOWED', words: 'otto@example.org' }],
  })

  expect(screen.getByRole('img', { name: 'Photo 1 of 2: Loft at the canal' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'German' })).toBeTruthy()
  expect(screen.getByText(/Kanalstraße 5, 04229 Leipzig/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Otto Owner' })).toBeTruthy()
  expect(screen.getByText('Contact details in “Description in English”: otto@example.org')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Loft' }).getAttribute('href')).toBe('/admin/flats?review=9')
  expect(screen.getByText('Place 2 of 8')).toBeTruthy()
})

test('a hint about a photo used in another flat names that flat and shows the photo', async () => {
  const flats = [
    {
      id: 9,
      title: 'Loft',
      owner: 'Paul',
      ownerId: 'paul',
      status: 'ACTIVE' as const,
      photos: [{ number: 2, there: 5 }],
    },
  ]
  const { user } = await renderReview({ doubles: [{ code: 'SAME_PICTURE', flats }] })

  await user.click(screen.getByRole('button', { name: 'Photo 2 is photo 5 there' }))

  expect(screen.getByRole('img', { name: 'Photo 2 of 2: Loft at the canal' })).toBeTruthy()
})

test('changed address, size and amenities are shown before and after, with only the amenities that differ', async () => {
  const { address, roomCounts } = aFlatReview(7).flat
  const before = {
    address,
    roomCounts,
    houseRules: [],
    size: 40,
    amenities: ['WIFI', 'TV'] as ('WIFI' | 'TV' | 'DESK')[],
  }
  const after = {
    ...before,
    address: { ...address, houseNumber: '7' },
    size: 60,
    amenities: ['WIFI' as const, 'DESK' as const],
  }
  await renderReview({}, { ...SAME, facts: { differing: ['address', 'size', 'amenities'], before, after } })

  const section = await screen.findByRole('region', { name: 'Changed since the last decision' })

  expect([...section.querySelectorAll('h3, dd')].map(({ textContent }) => textContent)).toEqual([
    'Address',
    'Kanalstraße 5, 04229 Leipzig',
    'Kanalstraße 7, 04229 Leipzig',
    'Size',
    '40 m²',
    '60 m²',
    'Amenities that differ',
    'TV',
    'Desk',
  ])
})

test('facts that were not stored with the last decision are reported as not compared', async () => {
  await renderReview({}, { ...SAME, areFactsUnknown: true })

  const section = await screen.findByRole('region', { name: 'Changed since the last decision' })

  expect(section.textContent).toContain('Not compared: the address and the facts of the flat')
})

test('changes since the last decision are shown before and after', async () => {
  const changed = [{ field: 'title_en' as const, before: 'Loft', after: 'Loft at the canal' }]
  await renderReview({}, { ...SAME, texts: changed, price: { before: 1200, after: 1090 } })

  const section = await screen.findByRole('region', { name: 'Changed since the last decision' })

  expect([...section.querySelectorAll('h3, dd')].map(({ textContent }) => textContent)).toEqual([
    'Price per month',
    '€1,200',
    '€1,090',
    'Title in English',
    'Loft',
    'Loft at the canal',
  ])
})

test('a flat without changes, or one that is listed, shows no section of changes', async () => {
  const { flat } = aFlatReview(7)
  const price = { before: 1200, after: 1090 }
  const { unmount } = await renderReview()
  expect(screen.queryByRole('region', { name: 'Changed since the last decision' })).toBeNull()
  unmount()

  await renderReview({ flat: { ...flat, status: 'ACTIVE' } }, { ...SAME, price })

  expect(screen.queryByRole('region', { name: 'Changed since the last decision' })).toBeNull()
})

test('a touch screen says nothing about keys', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('coarse') }) as MediaQueryList,
    )

  await renderReview()

  expect(screen.queryByText(/^Keys: /)).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Single-key commands' })).toBeNull()
})

test('the review shows rooms, length of stay, house rules and amenities', async () => {
  const { flat } = aFlatReview(7)
  await renderReview({
    flat: {
      ...flat,
      roomCounts: { bedrooms: 2, livingRooms: 0, bathrooms: 1, kitchens: 0, kitchenettes: 1 },
      flatBookingLength: 'MONTHS_3_6',
      houseRules: ['PETS_ALLOWED'],
      kitchenAmenities: ['OVEN', 'DISHWASHER'],
    },
  })

  const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  expect(factOf('Rooms')).toBe('2 bedrooms, 1 bathroom, and 1 kitchenette')
  expect(factOf('Length of stay')).toBe('3–6 months')
  expect(factOf('House rules')).toBe('No smoking and Pets allowed')
  expect(factOf('Kitchen')).toBe('Oven and Dishwasher')
})

test('the cover photo that the landlord chose is shown first, and marked', async () => {
  const { flat } = aFlatReview(7)
  const { user } = await renderReview({ flat: { ...flat, mainImageId: 2 } })

  expect(screen.getByRole('img', { name: 'Photo 2 of 2: Loft at the canal' })).toBeTruthy()
  expect(screen.getByText('Cover photo')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next photo' }))
  expect(screen.queryByText('Cover photo')).toBeNull()
})

test('earlier decisions are listed: changes of the status and undone changes', async () => {
  const decided = { time: '2026-11-18T09:00:00Z', admin: 'Ruth', reason: null }
  await renderReview({
    history: [
      { id: 3, action: 'FLAT_CHANGES_UNDONE', from: null, to: null, ...decided },
      { id: 2, action: 'REPORT_DECIDED', from: null, to: 'UNDONE', ...decided },
      { id: 1, action: 'FLAT_STATUS_CHANGED', from: 'IN_REVIEW', to: 'ACTIVE', ...decided },
    ],
  })

  const list = screen.getByRole('region', { name: 'Decisions so far' })
  const words = [...list.querySelectorAll('b')].map(({ textContent }) => textContent)
  expect(words).toEqual(['Changes of a listing undone', '– → Changes undone', 'In review → Listed'])
})

test('the key A approves a flat once every box is ticked, and opens the next flat', async () => {
  const { shell, user, checkAll, decisions } = await renderReview()

  await user.keyboard('a')
  expect(screen.getByRole('alert').textContent).toContain('Tick everything')
  expect(decisions()).toEqual([])
  await checkAll()
  await user.keyboard('a')

  await waitFor(() => expect(shell.address).toBe('/admin/flats?review=8'))
  expect(decisions()).toMatchObject([
    { params: { id: 7 }, query: { flatStatus: 'ACTIVE' }, body: { state: 'as-seen' } },
  ])
  expect(shell.refreshes).toBe(1)
})

test('after the last flat of the queue the review opens the first one', async () => {
  const queue = { total: 3, position: 3, previous: 6, next: null, first: 5, since: '2026-11-18T09:00:00Z' }
  const { shell, user, checkAll } = await renderReview({ queue })

  await checkAll()
  await user.keyboard('a')

  await waitFor(() => expect(shell.address).toBe('/admin/flats?review=5'))
})

test('the queue shows since when the flat has been waiting', async () => {
  await renderReview()

  expect(screen.getByText('Waiting since').textContent).toBe('Waiting since 18.11.2026, 10:00')
})

test('on a phone the button to the next flat stands beside the decision', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('599px') }) as MediaQueryList,
    )
  await renderReview()

  const next = screen.getByRole('button', { name: 'Next flat' })

  expect(within(next.parentElement as HTMLElement).getByRole('button', { name: 'Reject' })).toBeTruthy()
})

test('approving with boxes that are not ticked leads to the first of them', async () => {
  const { user, decisions } = await renderReview()
  await user.keyboard('1')

  await user.click(screen.getByRole('button', { name: 'Approve and publish' }))

  expect(document.activeElement).toBe(screen.getAllByRole('checkbox', { name: /^\d/ })[1])
  expect(decisions()).toEqual([])
})

test('the reason of a rejection combines templates in the landlord’s language with typed text', async () => {
  const { shell, user, decisions } = await renderReview()

  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('Give a reason of 3 to 500 characters')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'Listed twice' }))
  const words = dialog.getByRole('textbox', { name: 'What the landlord reads (German)' })
  await user.type(words, '{End}\nSiehe Nr. 9.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))

  await waitFor(() => expect(shell.address).toBe('/admin/flats?review=8'))
  expect(decisions()).toMatchObject([
    { query: { flatStatus: 'REJECTED' }, body: { reason: 'Bereits veröffentlicht.\nSiehe Nr. 9.' } },
  ])
})

test('the dialog of a rejection begins with the first usual reason', async () => {
  const { user } = await renderReview()

  await user.keyboard('r')

  const first = within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Listed twice' })
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('templates that no longer fit are disabled, blank lines are kept, and a reason over 500 characters is refused', async () => {
  const { user, decisions } = await renderReview({
    reasons: [
      { code: 'LISTED_TWICE', text: 'a'.repeat(300) },
      { code: 'TEXTS_TOO_SHORT', text: 'b'.repeat(191) },
      { code: 'CONTACT_DETAILS', text: 'c'.repeat(192) },
    ],
  })
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  const box = (name: string) => dialog.getByRole('checkbox', { name })
  // The dialog takes the focus once it is open.
  await waitFor(() => expect(document.activeElement).toBe(box('Listed twice')))

  await user.click(box('Listed twice'))
  const words = dialog.getByRole('textbox')
  await user.type(words, '{End}\n\nBitte.')
  expect(box('Contact details in the texts')).toHaveProperty('disabled', true)
  expect(dialog.getByText('What cannot be ticked no longer fits into the 500 characters.')).toBeTruthy()
  await user.click(box('Description too short'))
  expect(words).toHaveProperty('value', `${'a'.repeat(300)}\n\nBitte.\n${'b'.repeat(191)}`)

  fireEvent.change(words, { target: { value: 'x'.repeat(501) } })
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Give a reason of 3 to 500 characters')).toBeTruthy()
  expect(decisions()).toEqual([])
})

test('holding a key acts only once, and arrow keys on the map do not change the photo', async () => {
  const { flat } = aFlatReview(7)
  const { shell } = await renderReview({
    flat: { ...flat, address: { ...flat.address, latitude: 51.3, longitude: 12.3 } },
  })
  const desk = screen.getByRole('region', { name: 'Review of “Loft at the canal”' })
  const map = desk.querySelector('[data-own-keys] *')
  if (!map) throw new Error('There is no map')

  fireEvent.keyDown(desk, { key: 'n', repeat: true })
  fireEvent.keyDown(map, { key: 'ArrowRight' })

  expect(shell.address).toBe('/admin/flats?review=7')
  expect(screen.getByRole('img', { name: 'Photo 1 of 2: Loft at the canal' })).toBeTruthy()
})

test('single-key commands can be turned off, and this browser remembers it', async () => {
  const { user, unmount } = await renderReview()

  await user.click(screen.getByRole('checkbox', { name: 'Single-key commands' }))
  await user.keyboard('n')
  unmount()
  const { shell, user: later } = await renderReview()
  await later.keyboard('n{ArrowRight}')

  expect(shell.address).toBe('/admin/flats?review=7')
  expect(screen.getByRole('img', { name: 'Photo 1 of 2: Loft at the canal' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Single-key commands' })).toHaveProperty('checked', false)
})

test('keys move between flats and photos, but not while a text is being typed', async () => {
  const { shell, user } = await renderReview()

  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('img', { name: 'Photo 2 of 2: Loft at the canal' })).toBeTruthy()
  await user.keyboard('r')
  await user.type(await screen.findByRole('textbox'), 'na')
  expect(shell.address).toBe('/admin/flats?review=7')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('checkbox', { name: /Photos show this flat/ }))
  await user.keyboard('n')

  await waitFor(() => expect(shell.address).toBe('/admin/flats?review=8'))
})

test('when the server refuses a decision, the message stays beside it and the flat stays open', async () => {
  const { shell, user, checkAll } = await renderReview()
  shell.on(updateFlatStatus, () => {
    throw Object.assign(new Error('Something is missing'), { ajax: true, status: 422 })
  })

  await checkAll()
  await user.keyboard('a')

  expect((await screen.findByRole('alert')).textContent).toContain('Something is missing')
  expect(shell.address).toBe('/admin/flats?review=7')
})

test('a flat changed since it was opened is shown again before it can be approved', async () => {
  const { shell, user, checkAll, decisions } = await renderReview()
  const { flat } = aFlatReview(7)
  const changed = { flat: { ...flat, description_flat_en: 'Another text' }, state: 'as-changed' }
  shell.on(getFlatReview, () => aFlatReview(7, changed))
  shell.on(updateFlatStatus, () => {
    throw Object.assign(new Error('Changed'), { ajax: true, body: { code: 'FLAT_CHANGED_MEANWHILE' } })
  })

  await checkAll()
  await user.keyboard('a')

  expect(await screen.findByText('Another text')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('check it again')
  expect(screen.getByRole('checkbox', { name: /Photos show this flat/ })).toHaveProperty('checked', false)
  await checkAll()
  await user.keyboard('a')
  await waitFor(() => expect(decisions().map(({ body }) => body?.state)).toEqual(['as-seen', 'as-changed']))
})

test('a flat that is listed can be rejected, not approved again', async () => {
  const { flat } = aFlatReview(7)
  await renderReview({
    flat: { ...flat, status: 'ACTIVE' },
    queue: { total: 3, position: null, previous: null, next: 8, first: 8, since: null },
  })

  expect(screen.getByText('3 wait')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve and publish' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', false)
})

test('a changed listed flat is shown before and after, and accepted in the state that was shown', async () => {
  const { flat } = aFlatReview(7)
  const listed = { ...flat, status: 'ACTIVE' as const }
  const { shell, user } = await renderReview({ flat: listed })
  expect(screen.queryByRole('region', { name: 'Changed since the review' })).toBeNull()

  const seen = '2026-11-20T10:00:00.000Z'
  shell
    .on(getFlatReview, () => aFlatReview(8, { flat: { ...listed, id: 8, changedSinceReview: seen } }))
    .on(getListingChanges, () => ({
      changedSinceReview: seen,
      texts: [{ field: 'title_en' as const, before: 'Loft', after: 'Loft at the canal' }],
      price: null,
      images: null,
      facts: null,
    }))
    .on(acceptListingChanges, () => null)
  await user.keyboard('n')
  const changes = within(await screen.findByRole('region', { name: 'Changed since the review' }))
  expect(await changes.findByText('Loft')).toBeTruthy()
  await user.click(changes.getByRole('button', { name: 'Accept the changes' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Accept the changes' }))

  await waitFor(() =>
    expect(shell.answers.inputsOf(acceptListingChanges)).toEqual([
      { params: { id: 8 }, body: { changedSinceReview: seen } },
    ]),
  )
})
