import {
  type CallInput,
  type CallOutput,
  createFlat,
  editFlat,
  getDemand,
  getFlatForEditing,
  getUsualPrice,
  hasRequiredUserdata,
  type OwnFlat,
  validateAddress,
} from '@domizil/api'
import { STATED_VALUES } from '@domizil/domain/testing'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { removeFromDevice } from '@domizil/app-kit/device-storage'
import { Route, Routes } from '@domizil/app-kit/router'
import { screen } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { autosaveTiming } from '../features/wizard/autosave-timing.ts'
import { FIRST_PHOTOS } from '../features/wizard/photos/stored-photos.ts'
import { unsentPhotosOf } from '../features/wizard/photos/kept-photos.ts'
import { FlatWizardPage } from '../pages/flat-wizard-page.tsx'

/** Forgets what a test has left in this tab and on this device. */
export async function forgetVisit(): Promise<void> {
  sessionStorage.clear()
  const session = new FakeShell().signedInAs().session.get()
  const userId = session.status === 'authenticated' ? session.user.id : ''
  await Promise.all([FIRST_PHOTOS, unsentPhotosOf(userId, 7)].map(removeFromDevice))
}

// Tests save when they say so; those of saving by itself shorten the rest.
autosaveTiming.restMs = 1_000_000

export const TORSTRASSE = {
  street: 'Torstraße',
  houseNumber: '12',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  languageTag: 'de_DE',
}

export const IN_VIENNA = {
  ...TORSTRASSE,
  postcode: '1010',
  city: 'Vienna',
  countryCode: 'AT',
  languageTag: 'de_AT',
}

/** A draft with an address and a price. */
export function anOwnFlat(flat: Partial<OwnFlat> = {}): OwnFlat {
  return {
    id: 7,
    version: 3,
    status: 'DRAFT',
    rejectionReason: null,
    decisionNumber: null,
    changedSinceReview: null,
    address: { ...TORSTRASSE, district: null, latitude: 52.53, longitude: 13.4 },
    pricePerMonth: 1150,
    rooms: {},
    defaultRooms: { BEDROOM: 1, BATHROOM: 1, KITCHEN: 1 },
    roomCounts: { bedrooms: 1, livingRooms: 0, bathrooms: 1, kitchens: 1, kitchenettes: 0 },
    images: [],
    waitingImages: [],
    mainImageId: null,
    quality: { score: 0, nextSteps: [] },
    missing: [],
    openRequestCount: 0,
    unreadMessages: 0,
    lastChange: { at: '2026-11-20T12:00:00Z', byOwner: true },
    createdAt: '2026-11-20T12:00:00Z',
    ...flat,
  }
}

/** A flat that may be saved while it is public: all its steps are complete. */
export const LISTED: Partial<OwnFlat> = {
  ...STATED_VALUES,
  pricePerMonth: 1150,
  status: 'ACTIVE',
  deposit: 0,
  type: 'APARTMENT',
  size: 50,
  floorNumber: 1,
  maxPerson: 2,
  flatBookingLength: 'FLEXIBLE',
  title_en: 'A bright flat in the old town',
  title_local: 'Helle Wohnung in der Altstadt',
  description_flat_en: 'x'.repeat(100),
  description_flat_local: 'x'.repeat(100),
  energyCertificate: { availability: 'NOT_YET_AVAILABLE' },
}

export type AddressCheck = CallOutput<typeof validateAddress>

/** An address that the server knows. */
export const FOUND: AddressCheck = {
  valid: true,
  normalized: { ...TORSTRASSE, latitude: 52.53, longitude: 13.4 },
  latitude: 52.53,
  longitude: 13.4,
  precision: 'POSTCODE',
  germanAddress: true,
  suggestions: [],
  messages: [],
}

export const apiError = (status: number, message: string, body: object = {}) =>
  Object.assign(new Error(message), { ajax: true, status, body })

/** The server derives where an address is. */
const placed = (address: OwnFlat['address']) => ({
  district: null,
  latitude: 52.53,
  longitude: 13.4,
  ...address,
})

type Change = CallInput<typeof editFlat>['body']

/** What is saved, as the server answers it: a field that was cleared is missing. */
export function stored<Fields extends Partial<Change>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], null>
  }
}

/** Stores what is saved, as the server does. */
export function aServer(flat?: OwnFlat) {
  let saved = flat
  return new FakeShell()
    .signedInAs()
    .at(flat ? `/flat/${flat.id}/edit` : '/flat-wizard')
    .on(validateAddress, () => FOUND)
    .on(getUsualPrice, () => ({ median: null }))
    .on(getDemand, () => [])
    .on(hasRequiredUserdata, () => ({ complete: true, missing: [] }))
    .on(createFlat, ({ body }) => {
      saved = anOwnFlat({ pricePerMonth: undefined, ...body, address: placed(body.address), version: 1 })
      return saved
    })
    .on(editFlat, ({ body: { address, ...fields } }) => {
      saved = {
        ...(saved ?? anOwnFlat()),
        ...stored(fields),
        ...(address && { address: placed(address) }),
        version: fields.version + 1,
      }
      return saved
    })
    .on(getFlatForEditing, () => saved ?? Promise.reject(apiError(404, 'Not found')))
}

/** Renders the page at the shell’s path. */
export const show = (shell: FakeShell): ReturnType<typeof renderRemote> =>
  renderRemote(
    <Routes>
      <Route path="/flat-wizard" element={<FlatWizardPage />} />
      <Route path="/flat/:id/edit" element={<FlatWizardPage />} />
      <Route path="/my-flats" element={<h1>My flats</h1>} />
    </Routes>,
    { shell, texts, hasAntd: true },
  )

export type User = Awaited<ReturnType<typeof show>>['user']

export async function typeAddress(user: User) {
  await enterText(user, await screen.findByRole('textbox', { name: 'Street' }), 'Torstraße')
  await user.type(screen.getByRole('textbox', { name: 'House number' }), '12')
  await user.type(screen.getByRole('textbox', { name: 'Postcode' }), '10119')
  await enterText(user, screen.getByRole('textbox', { name: 'City' }), 'Berlin')
}

export const price = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Price per month' })
export const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save draft' }))
export const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
