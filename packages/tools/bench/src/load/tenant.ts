import { randomUUID } from 'node:crypto'
import { addDays, addMonths, lastDayOfMonths, MONTHS_OF_BOOKING_LENGTH, overlaps } from '@domizil/domain'
import { callApi, openBrowser } from './browser.ts'
import { measured } from './figures.ts'
import { repeated, writeMessage } from './repeated.ts'
import { signIn, type Token } from './sign-in.ts'
import type { Booking, RequestedFlat } from './bookings.ts'
import { aVisitor, type Place, type Step } from './visitor.ts'

const PASSWORD = 'a quiet flat by the river'
const DETAILS = {
  phone: '+49301234567',
  street: 'Torstraße 1',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
}
const REQUEST = {
  numberOfPersons: 1,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'I would love to stay in your flat while I study.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}

/**
 * Registers a tenant, who may request flats. The steps: signs in once, then looks around like a visitor, changes
 * favourites, requests flats of the landlord, writes messages, and withdraws what the landlord has approved, so that
 * the days stay free for the others.
 */
export async function aTenant(place: Place, wantedFlats: readonly RequestedFlat[]): Promise<Step> {
  const { origin, figures, flatIds, random } = place
  const email = `load.${randomUUID()}@example.com`
  await register(origin, email)

  const browser = openBrowser(origin)
  const look = aVisitor(place)
  let token: Token | undefined
  const call = async <Answer>(what: string, body?: unknown, key?: string) =>
    callApi<Answer>(browser, what, { body, ...(key && { key }), ...(token && { token: await token() }) })

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
    token ??= await measured(figures, 'sign-in', () =>
      signIn(browser, 'auth', { username: email, password: PASSWORD }),
    )
    const chance = random()
    if (chance < 0.5) await look()
    else if (chance < 0.65) await favour()
    else await continueRequests()
  }
}

async function register(origin: string, email: string): Promise<void> {
  const browser = openBrowser(origin)
  const token = await signIn(browser, 'registrations', {
    firstName: 'Käthe',
    lastName: 'Müller',
    email,
    password: PASSWORD,
    'password-confirm': PASSWORD,
  })
  await callApi(browser, 'PUT /user/api/profile', { body: DETAILS, token: await token() })
}

function isOpen({ status }: Booking): boolean {
  return status !== 'BOOKING_CANCELED' && status !== 'BOOKING_COMPLETED'
}

/** The first shortest stay that is free, some months ahead. */
function freeStay({ flatBookingLength, blockedRanges }: RequestedFlat) {
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flatBookingLength]
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
  const stays = [8, 10, 12, 14, 16, 18, 20, 22].map((ahead) => {
    const from = addMonths(tomorrow, ahead)
    return { from, to: lastDayOfMonths(from, minMonths) }
  })
  const free = stays.find((stay) => !blockedRanges.some((taken) => overlaps(taken, stay)))
  if (!free) throw new Error('the flat has nothing free')
  return free
}
