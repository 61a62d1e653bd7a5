import { randomUUID } from 'node:crypto'
import {
  addDays,
  addMonths,
  lastDayOfMonths,
  MONTHS_OF_BOOKING_LENGTH,
  overlaps,
  type Period,
} from '@domizil/domain'
import { callApi, openBrowser } from './browser.ts'
import { measured } from './figures.ts'
import { repeated, writeMessage } from './repeated.ts'
import { signIn } from './sign-in.ts'
import { signedIn } from './signed-in.ts'
import type { Booking, RequestedFlat } from './bookings.ts'
import { aVisitor, type Place, type Step } from './visitor.ts'

/** The name of all who register here, which is also their signature. */
export const TENANT = { firstName: 'Käthe', lastName: 'Müller' }
const PASSWORD = 'a quiet flat by the river'
const DETAILS = {
  phone: '+49301234567',
  street: 'Torstraße 1',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
}
/** The body of a request. */
export const REQUEST = {
  numberOfPersons: 1,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'I would love to stay in your flat while I study.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}

/**
 * Registers a tenant. The steps: looks around like a visitor, changes
 * favourites, requests flats of the landlord, writes messages, and withdraws what the landlord has approved, so that
 * the days stay free for the others.
 */
export async function aTenant(place: Place, wantedFlats: readonly RequestedFlat[]): Promise<Step> {
  const { origin, figures, flatIds, random } = place
  const { begin, call } = signedIn(place, await register(origin))
  const look = aVisitor(place)

  const favour = async () => {
    const id = flatIds[Math.floor(random() * flatIds.length)] ?? 0
    await measured(figures, 'favourite', () => call(`PUT /user/api/favorite/add?flatId=${id}`))
    await measured(figures, 'favourite', () => call(`DELETE /user/api/favorite/remove?flatId=${id}`))
  }
  const request = async (own: readonly Booking[]) => {
    const flat = wantedFlats.find(
      ({ id }) => !own.some((booking) => booking.flat.id === id && isOpen(booking)),
    )
    if (!flat) return
    const { id } = await repeated(figures, 'request', (key) => {
      const { from, to } = freeStay(flat)
      const what = `POST /booking/api/new/${flat.id}?startDate=${from}&endDate=${to}`
      return call<Booking>(what, REQUEST, key)
    })
    figures.written.requests.add(id)
  }
  const continueRequests = async () => {
    const own = await measured(figures, 'list of requests', () =>
      call<Booking[]>('GET /booking/api/tenant/list'),
    )
    const approved = own.find(({ status }) => status === 'LANDLORD_APPROVED')
    const open = own.find(({ status }) => status === 'REQUESTED')
    if (approved)
      await measured(figures, 'answer', () => call(`DELETE /booking/api/${approved.id}/cancel`, {}))
    else if (!open || random() < 0.5) await request(own)
    else await writeMessage(figures, call, open.id, 'Is there a desk in the flat?')
  }

  return async () => {
    await begin()
    const chance = random()
    if (chance < 0.5) await look()
    else if (chance < 0.65) await favour()
    else await continueRequests()
  }
}

/** Makes an account that may request flats. */
export async function register(origin: string): Promise<{ username: string; password: string }> {
  const email = `load.${randomUUID()}@example.com`
  const browser = openBrowser(origin)
  const token = await signIn(browser, 'registrations', {
    ...TENANT,
    email,
    password: PASSWORD,
    'password-confirm': PASSWORD,
  })
  await callApi(browser, 'PUT /user/api/profile', { body: DETAILS, token: await token() })
  return { username: email, password: PASSWORD }
}

/** Whether a request or a booking goes on. */
export function isOpen({ status }: Booking): boolean {
  return status !== 'BOOKING_CANCELED' && status !== 'BOOKING_COMPLETED'
}

/** The first shortest stay that is free, some months ahead. */
function freeStay(flat: RequestedFlat): Period {
  const [free] = freeStays(flat, [8, 10, 12, 14, 16, 18, 20, 22])
  if (!free) throw new Error('the flat has nothing free')
  return free
}

/** The shortest free stays that begin the given numbers of months ahead. */
export function freeStays({ flatBookingLength, blockedRanges }: RequestedFlat, months: number[]): Period[] {
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flatBookingLength]
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
  return months
    .map((ahead) => {
      const from = addMonths(tomorrow, ahead)
      return { from, to: lastDayOfMonths(from, minMonths) }
    })
    .filter((stay) => !blockedRanges.some((taken) => overlaps(taken, stay)))
}
