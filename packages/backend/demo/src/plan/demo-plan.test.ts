// proves 16.33
import { expect, test } from '@jest/globals'
import {
  addDays,
  checkRequest,
  isReviewOpen,
  MAX_OPEN_REQUESTS,
  missingForPublishing,
  overlaps,
} from '@domizil/domain'
import { DEMO_SIGN_INS } from '../people/people.ts'
import { groupBy } from '../testing/group-by.ts'
import { conversationOf } from './conversations.ts'
import { demoPlan } from './demo-plan.ts'
import { SPANISH_REVIEWS } from './review-texts.ts'

const TODAY = '2027-03-10'
const PLAN = demoPlan(TODAY)
const { tenant, landlord } = DEMO_SIGN_INS

const outcomesOf = (email: string) =>
  PLAN.bookings.filter((booking) => booking.tenant.email === email).map(({ outcome }) => outcome)

const periodOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  from: startDate,
  to: endDate,
})

test('the plan for one day is the same every time', () => {
  expect(demoPlan(TODAY)).toEqual(PLAN)
})

test('more than 300 flats are listed, and every flat status occurs', () => {
  const byStatus = groupBy(PLAN.flats, ({ status }) => status)

  expect(byStatus.get('ACTIVE')?.length).toBeGreaterThan(300)
  expect([...byStatus.keys()].toSorted()).toEqual(
    ['ACTIVE', 'ARCHIVED', 'DRAFT', 'INACTIVE', 'IN_REVIEW', 'REJECTED'].toSorted(),
  )
})

test('every flat but a draft could be published on the day it was written', () => {
  const refused = PLAN.flats
    .filter(({ status }) => status !== 'DRAFT')
    .flatMap(({ facts, input, pictures, daysAgo }) => {
      const today = addDays(TODAY, -daysAgo - 1)
      const seen = { today, imageCount: pictures.length, hasMainImage: true, isOwnerComplete: true }
      const missing = missingForPublishing(input, seen)
      return missing.map(({ field, code }) => `${facts.key} ${field} ${code}`)
    })

  expect(refused).toEqual([])
})

test('about a tenth of the flats are new', () => {
  const listed = PLAN.flats.filter(({ status }) => status === 'ACTIVE')
  const share = listed.filter(({ daysAgo }) => daysAgo < 7).length / listed.length

  expect(share).toBeGreaterThan(0.04)
  expect(share).toBeLessThan(0.2)
})

test('the demo landlord has flats in every status and requests to answer', () => {
  const own = PLAN.flats.filter(({ owner }) => owner.email === landlord.email)
  const open = PLAN.bookings.filter(({ flat, outcome }) => own.includes(flat) && outcome === 'REQUESTED')

  expect(new Set(own.map(({ status }) => status))).toEqual(
    new Set(['ACTIVE', 'INACTIVE', 'IN_REVIEW', 'REJECTED', 'DRAFT']),
  )
  expect(open.length).toBeGreaterThanOrEqual(3)
})

test('the demo tenant has requests in several statuses and some favourites', () => {
  const favourites = PLAN.favourites.filter((favourite) => favourite.tenant.email === tenant.email)

  expect(new Set(outcomesOf(tenant.email)).size).toBeGreaterThanOrEqual(5)
  expect(favourites.length).toBeGreaterThanOrEqual(5)
})

test('every outcome of a booking occurs', () => {
  expect([...new Set(PLAN.bookings.map(({ outcome }) => outcome))].toSorted()).toEqual([
    'CANCELED_BY_ADMIN',
    'CANCELED_BY_LANDLORD',
    'CANCELED_BY_TENANT',
    'EXPIRED',
    'FLAT_WITHDRAWN',
    'LANDLORD_APPROVED',
    'LANDLORD_DECLINED',
    'REQUESTED',
    'RESERVED_FOR_ANOTHER',
    'TENANT_DECLINED',
    'WAITING_FOR_CONTRACT',
  ])
})

test('every request is valid and was made after the flat had been listed', () => {
  for (const { startDate, endDate, details, flat, hoursAgo } of PLAN.bookings) {
    const { maxPerson, bookingLength: flatBookingLength } = flat.facts
    const issues = checkRequest({ startDate, endDate, ...details }, { maxPerson, flatBookingLength }, TODAY)

    expect(issues).toEqual([])
    expect(hoursAgo).toBeLessThan((flat.daysAgo - 1) * 24)
  }
})

test('no tenant requests a flat twice, requests their own, or has more open requests than allowed', () => {
  const pairs = [...PLAN.bookings, ...PLAN.stays].map(
    (booking) => `${booking.tenant.email} ${booking.flat.facts.key}`,
  )
  const open = groupBy(PLAN.bookings, (booking) => booking.tenant.email)

  expect(new Set(pairs).size).toBe(pairs.length)
  expect(PLAN.bookings.filter((booking) => booking.tenant === booking.flat.owner)).toEqual([])
  for (const all of open.values()) expect(all.length).toBeLessThanOrEqual(MAX_OPEN_REQUESTS)
})

test('every stay was a valid request on the day it was made, after the flat had been listed', () => {
  for (const { startDate, endDate, details, flat, hoursAgo } of PLAN.stays) {
    const { maxPerson, bookingLength: flatBookingLength } = flat.facts
    const asked = addDays(TODAY, -Math.ceil(hoursAgo / 24))

    expect(checkRequest({ startDate, endDate, ...details }, { maxPerson, flatBookingLength }, asked)).toEqual(
      [],
    )
    expect(hoursAgo).toBeLessThan((flat.daysAgo - 1) * 24)
  }
})

test('no stay overlaps another stay or request for the same flat', () => {
  const all = [...PLAN.stays, ...PLAN.bookings]

  const disturbed = PLAN.stays.filter((stay) =>
    all.some(
      (other) => other !== stay && other.flat === stay.flat && overlaps(periodOf(stay), periodOf(other)),
    ),
  )

  expect(disturbed).toEqual([])
})

test('some flats are occupied today, one of them of the demo landlord', () => {
  const running = PLAN.stays.filter(({ startDate, endDate }) => startDate <= TODAY && TODAY <= endDate)

  expect(running.length).toBeGreaterThanOrEqual(6)
  expect(running.some(({ flat }) => flat.owner.email === landlord.email)).toBe(true)
})

test('about a third of the listed flats have reviews, in three languages', () => {
  const listed = PLAN.flats.filter(({ status }) => status === 'ACTIVE')
  const reviewed = PLAN.stays.filter(({ tenantReview }) => tenantReview)
  const texts = new Set(reviewed.map(({ flatReview }) => flatReview?.text))

  expect(new Set(reviewed.map(({ flat }) => flat)).size / listed.length).toBeGreaterThan(0.28)
  expect(SPANISH_REVIEWS.some(({ text }) => texts.has(text))).toBe(true)
  expect(texts.size).toBeGreaterThan(15)
})

test('past, running and future stays occur, paid and unpaid, with 0 to 2 reviews, with and without a reply', () => {
  const kindOf = ({
    isPaid,
    startDate,
    endDate,
    flatReview,
    tenantReview,
    reply,
  }: (typeof PLAN.stays)[number]) => [
    endDate < TODAY ? 'over' : startDate > TODAY ? 'to come' : 'running',
    isPaid ? 'paid' : 'unpaid',
    `${[flatReview, tenantReview].filter((review) => review).length} reviews`,
    reply ? 'reply' : 'no reply',
  ]

  expect(new Set(PLAN.stays.flatMap(kindOf))).toEqual(
    new Set([
      'over',
      'running',
      'to come',
      'paid',
      'unpaid',
      '0 reviews',
      '1 reviews',
      '2 reviews',
      'reply',
      'no reply',
    ]),
  )
})

test('the demo tenant has a stay to review', () => {
  const own = PLAN.stays.filter((stay) => stay.tenant.email === tenant.email)

  expect(own.some(({ endDate, flatReview }) => isReviewOpen(endDate, TODAY) && !flatReview)).toBe(true)
})

test('the demo tenant and the demo landlord both have unread messages from the other side', () => {
  const unreadFrom = (author: string) => (booking: (typeof PLAN.bookings)[number]) => {
    const { lines, isRead } = conversationOf(booking)
    return !isRead && lines.at(-1)?.from === author
  }
  const ofTenant = PLAN.bookings.filter((booking) => booking.tenant.email === tenant.email)
  const ofLandlord = PLAN.bookings.filter(({ flat }) => flat.owner.email === landlord.email)

  expect(ofTenant.filter(unreadFrom('LANDLORD')).length).toBeGreaterThan(0)
  expect(ofLandlord.filter(unreadFrom('TENANT')).length).toBeGreaterThan(0)
})

test('the demo tenant has requested flats of several landlords in several cities', () => {
  const flats = PLAN.bookings
    .filter((booking) => booking.tenant.email === tenant.email)
    .map(({ flat }) => flat)

  expect(new Set(flats.map(({ owner }) => owner.email)).size).toBeGreaterThanOrEqual(5)
  expect(new Set(flats.map(({ input }) => input.address.city)).size).toBeGreaterThanOrEqual(3)
})

test('messages and reviews of a booking are in the language of its tenant', () => {
  const spoken = [...PLAN.bookings, ...PLAN.stays].map((booking) => ({
    language: booking.tenant.language,
    text: [booking.details.message, ...conversationOf(booking).lines.map(({ text }) => text)].join(' '),
  }))
  const reviewed = PLAN.stays.flatMap(({ tenant: { language }, flatReview, reply }) =>
    flatReview ? [{ language, text: `${flatReview.text} ${reply ?? ''}` }] : [],
  )
  const written = [...spoken, ...reviewed]

  const isGerman = (text: string) => /\b(ich|wir|und|der|die|das|ist|im|man)\b/i.test(text)
  expect(written.filter(({ language, text }) => isGerman(text) !== (language === 'de'))).toEqual([])
})

test('a plan with a limit is a part of the whole plan', () => {
  const { flats, bookings } = demoPlan(TODAY, 12)

  expect(flats).toEqual(PLAN.flats.slice(0, 12))
  expect(bookings.every(({ flat }) => flats.includes(flat))).toBe(true)
})
