// Visitors, tenants and landlords: each is a function that takes the next step of a person.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addDays,
  addMonths,
  type BookingAction,
  type BookingLength,
  type BookingStatus,
  type FlatStatus,
  lastDayOfMonths,
  MONTHS_OF_BOOKING_LENGTH,
  overlaps,
  type Period,
} from '@domizil/domain'
import { germanCities, type Random, randomFrom, searchOf, WIDE_SEARCHES } from './city-searches.ts'
import { type Browser, callApi, openBrowser, openPage } from './browser.ts'
import { type Figures, isRefusal, measured, repeated } from './figures.ts'
import { signIn, type Token } from './sign-in.ts'

/** What a person does next; between two steps they think. */
type Step = () => Promise<void>

/** What all people have in common. */
interface Place {
  readonly origin: string
  readonly flatIds: readonly number[]
  readonly figures: Figures
  readonly random: Random
}

/** The fields of a booking that people look at here. */
interface Booking {
  readonly id: number
  readonly status: BookingStatus
  readonly cancelReason: string | null
  readonly flat: { readonly id: number }
  readonly allowedActions: readonly BookingAction[]
  /** Of its contract, once there is one; the hash is that of a file to sign by typed names. */
  readonly contract: { readonly documentHash: string | null } | null
}

/** The fields of a flat that decide which stay can be requested. */
interface RequestedFlat {
  readonly id: number
  readonly flatBookingLength: BookingLength
  readonly blockedRanges: readonly Period[]
}

/** Days of a flat that several tenants may ask for: one of them gets them. */
interface Stay extends Period {
  readonly flatId: number
}

/** The people of the demo that `npm start` prints. */
export const LANDLORD = { username: 'landlord@domizil.example', password: 'zuhause-auf-zeit' }
/** The demo's administrator. */
export const ADMIN = { username: 'admin@domizil.example', password: 'zuhause-auf-zeit' }
/** Names are signatures too. */
const LANDLORD_NAME = 'Leonhard Behrens'
const TENANT = { firstName: 'Käthe', lastName: 'Müller' }
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
const MONTHS_AHEAD = Array.from({ length: 22 }, (_, index) => index + 1)
const MOST_OPEN = 6
const LETTERS = 'ghijklmnop'
const [LEAST_THOUGHT_MS, MOST_THOUGHT_MS] = [1_000, 3_000]

/** Half of the people are tenants, one in seven is a landlord, the others have not signed in. */
export async function invite(origin: string, figures: Figures, people: number): Promise<Step[]> {
  const listed = await callApi<{ id: number }[]>(openBrowser(origin), 'GET /flat/list')
  const place = { origin, figures, flatIds: listed.map(({ id }) => id), random: randomFrom(7) }
  const { stays, lastBooking } = await offersOfLandlord(place)
  const tenants: Step[] = []
  // One after the other: a registration is no part of what is measured.
  while (tenants.length < people / 2) tenants.push(await aTenant(place, stays))
  const count = Math.ceil(people / 7)
  const landlords = Array.from({ length: count }, (_, index) =>
    aLandlord(place, { index, count, lastBooking }),
  )
  const others = Math.max(0, people - tenants.length - count)
  return [...tenants, ...landlords, ...Array.from({ length: others }, () => aVisitor(place))]
}

/** Steps with thoughts between them; a step that failed has been counted, and the person goes on. */
export async function live(step: Step, goesOn: () => boolean): Promise<void> {
  await wait(Math.random() * MOST_THOUGHT_MS)
  while (goesOn()) {
    await step().catch(() => undefined)
    await wait(LEAST_THOUGHT_MS + Math.random() * (MOST_THOUGHT_MS - LEAST_THOUGHT_MS))
  }
}

/** Looks at the home page, at searches by name and on the map, and at flats. */
function aVisitor({ origin, flatIds, figures, random }: Place): Step {
  const browser = openBrowser(origin)
  const anyCity = germanCities(random)
  const anyFlat = () => flatIds[Math.floor(random() * flatIds.length)] ?? 0
  const search = () => {
    const city = anyCity()
    const body = random() < 0.5 ? WIDE_SEARCHES.place(city, random) : searchOf(city, random)
    return measured(figures, 'search', () => callApi(browser, 'POST /flat/search/filter', { body }))
  }

  return async () => {
    const chance = random()
    if (chance < 0.15) await measured(figures, 'home', () => openPage(browser, '/'))
    else if (chance < 0.35) await measured(figures, 'search page', () => openPage(browser, '/search'))
    else if (chance < 0.65) await search()
    else if (chance < 0.85)
      await measured(figures, 'flat page', () => openPage(browser, `/flat/${anyFlat()}`))
    else await measured(figures, 'flat', () => callApi(browser, `GET /flat/${anyFlat()}`))
  }
}

/**
 * Registers a tenant who goes the whole way. The steps: looks around, requests stays that others want as well, writes
 * messages, confirms or withdraws what is approved, and signs.
 */
async function aTenant(place: Place, stays: Set<Stay>): Promise<Step> {
  const { origin, figures, random } = place
  const session = signedIn(place, await register(origin))
  const look = aVisitor(place)

  const request = async (open: readonly Booking[]) => {
    const fitting = [...stays].filter(({ flatId }) => !open.some(({ flat }) => flat.id === flatId))
    const stay = fitting[Math.floor(random() * fitting.length)]
    if (!stay) return
    const what = `POST /booking/api/new/${stay.flatId}?startDate=${stay.from}&endDate=${stay.to}`
    try {
      const { id } = await repeated(figures, 'request', (key) => session.call<Booking>(what, REQUEST, key))
      figures.written.requests.add(id)
      figures.written.events.add(`${id} REQUESTED`)
    } catch (error) {
      // Another tenant has the days.
      if (isRefusal(error)) stays.delete(stay)
      throw error
    }
  }
  const reply = (id: number) =>
    random() < 0.7
      ? session.answer(`POST /booking/api/${id}/tenantApprove?approved=true`)
      : session.answer(`DELETE /booking/api/${id}/cancel`)

  return async () => {
    await session.begin()
    if (random() < 0.2) return look()
    const own = await session.list('tenant')
    const open = own.filter(({ status }) => status !== 'BOOKING_CANCELED' && status !== 'BOOKING_COMPLETED')
    const toSign = open.find(isToSign)
    const approved = open.find(({ allowedActions }) => allowedActions.includes('tenantApprove'))
    const [any] = open
    if (toSign) await session.sign(toSign, `${TENANT.firstName} ${TENANT.lastName}`)
    else if (approved) await reply(approved.id)
    else if (any && (open.length >= MOST_OPEN || random() < 0.5))
      await session.write(any.id, 'Is there a desk in the flat?')
    else await request(open)
  }
}

/** One of several browsers of the landlord, each with a share of the bookings, so that no two answer the same one. */
interface Share {
  readonly index: number
  readonly count: number
  /** The last booking before; later ones are answered. */
  readonly lastBooking: number
}

/** The steps: reads the list, answers one request, offers one contract or signs one, or writes a message. */
function aLandlord(place: Place, { index, count, lastBooking }: Share): Step {
  const session = signedIn(place, LANDLORD)
  return async () => {
    await session.begin()
    const all = await session.list('landlord')
    const own = all.filter(({ id }) => id > lastBooking && id % count === index)
    const toSign = own.find(isToSign)
    const toOffer = own.find((one) => one.allowedActions.includes('chooseContractType') && !one.contract)
    const asked = own.find(({ allowedActions }) => allowedActions.includes('landlordApprove'))
    if (toSign) await session.sign(toSign, LANDLORD_NAME)
    else if (toOffer)
      await session.answer(
        `POST /booking/api/${toOffer.id}/chooseContractType?contractType=PLATFORM_CONTRACT`,
        {},
        'CONTRACT_OFFERED',
      )
    else if (asked && place.random() < 0.3) await session.write(asked.id, 'Yes, at the window.')
    else if (asked)
      await session.answer(`POST /booking/api/${asked.id}/landlordApprove?approved=${place.random() < 0.85}`)
  }
}

/** The free stays in the flats of the landlord, and the last booking of them that there is. */
async function offersOfLandlord({ origin }: Place): Promise<{ stays: Set<Stay>; lastBooking: number }> {
  const browser = openBrowser(origin)
  const token = await (await signIn(browser, 'auth', LANDLORD))()
  const own = await callApi<{ id: number; status: FlatStatus }[]>(browser, 'GET /user/api/flat/list', {
    token,
  })
  const bookings = await callApi<Booking[]>(browser, 'GET /booking/api/landlord/list', { token })
  const stays = new Set<Stay>()
  for (const { id } of own.filter(({ status }) => status === 'ACTIVE')) {
    const flat = await callApi<RequestedFlat>(browser, `GET /flat/${id}`)
    for (const stay of freeStays(flat)) stays.add({ ...stay, flatId: id })
  }
  return { stays, lastBooking: Math.max(0, ...bookings.map(({ id }) => id)) }
}

/** The shortest free stays of a flat, one for each month to come. */
function freeStays({ flatBookingLength, blockedRanges }: RequestedFlat): Period[] {
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flatBookingLength]
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
  return MONTHS_AHEAD.map((ahead) => {
    const from = addMonths(tomorrow, ahead)
    return { from, to: lastDayOfMonths(from, minMonths) }
  }).filter((stay) => !blockedRanges.some((taken) => overlaps(taken, stay)))
}

/** Makes an account that may request flats. */
async function register(origin: string): Promise<typeof LANDLORD> {
  const email = `load.${randomUUID()}@example.com`
  const browser = openBrowser(origin)
  const fields = { ...TENANT, email, password: PASSWORD, 'password-confirm': PASSWORD }
  const token = await signIn(browser, 'registrations', fields)
  await callApi(browser, 'PUT /user/api/profile', { body: DETAILS, token: await token() })
  return { username: email, password: PASSWORD }
}

/** Whether the contract of a booking waits for the signature of the caller who has listed it. */
function isToSign({ allowedActions, contract }: Booking): boolean {
  return allowedActions.includes('signContract') && typeof contract?.documentHash === 'string'
}

/** Calls of a person who signs in when needed, and again in a new browser when the session is not continued. */
function signedIn({ origin, figures }: Place, account: typeof LANDLORD) {
  let session: { browser: Browser; token: Token } | undefined
  const open = async () => {
    const browser = openBrowser(origin)
    return { browser, token: await signIn(browser, 'auth', account) }
  }
  const begin = async () => (session ??= await measured(figures, 'sign-in', open))
  const call = async <Answer>(what: string, body?: unknown, key?: string) => {
    const { browser, token } = await begin()
    const current = await token().catch((error: unknown) => {
      session = undefined
      throw error
    })
    return callApi<Answer>(browser, what, { body, token: current, ...(key && { key }) })
  }
  /** Changes the state of a booking. The same answer again changes nothing, so it is repeated without a key. */
  const answer = async (what: string, body: object = {}, event?: string) => {
    const booking = await repeated(figures, 'answer', () => call<Booking>(what, body))
    figures.written.events.add(`${booking.id} ${event ?? booking.cancelReason ?? booking.status}`)
  }

  return {
    /** A call does so as well, and its time would count for the call. */
    begin,
    call,
    answer,
    sign: ({ id, contract }: Booking, name: string) =>
      answer(`POST /booking/api/${id}/signContract?signed=true`, {
        name,
        documentHash: contract?.documentHash,
      }),
    list: (party: 'tenant' | 'landlord') =>
      measured(figures, 'list of requests', () => call<Booking[]>(`GET /booking/api/${party}/list`)),
    /** Writes a unique message to the other party, without digits, among which the site finds phone numbers. */
    write: async (bookingId: number, words: string) => {
      const unique = randomUUID().replaceAll(/[\d-]/g, (digit) => LETTERS[Number(digit)] ?? '')
      const text = `${words} (${unique})`
      await repeated(figures, 'message', (key) =>
        call(`POST /booking/api/${bookingId}/messages`, { text }, key),
      )
      figures.written.messages.add(text)
    },
  }
}
