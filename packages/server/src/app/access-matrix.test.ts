import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as contract from '@domizil/contract'
import type { HelpRequest } from '@domizil/contract/schemas'
import { createLocalStorage } from '../storage/local-storage.ts'
import { TORSTRASSE, WHOLE_FLAT } from '../testing/flat-bodies.ts'
import { givenBooking } from '../testing/given-booking.ts'
import { givenInvoice } from '../testing/given-invoice.ts'
import { givenFlat, givenImage, givenUser } from '../testing/given.ts'
import { givenReview } from '../privacy/testing/given-traces.ts'
import { aPdf } from '../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../testing/test-server.ts'

/** Who asks: Tara is the tenant in every booking, Otto the landlord of every flat. */
const PEOPLE = {
  anonymous: undefined,
  stranger: { id: 'sven' },
  tenant: { id: 'tara' },
  landlord: { id: 'otto' },
  admin: { id: 'root', isAdmin: true },
}
type Who = keyof typeof PEOPLE
const EVERYBODY = Object.keys(PEOPLE) as Who[]

/** Everything there is, by its number. */
type Ids = Awaited<ReturnType<typeof givenMarketplace>>
interface Request {
  body?: unknown
  /** A file in a form. */
  file?: string
}

const HASH = 'a'.repeat(64)
const DOCUMENT = 'documents/aa/matrix.pdf'
let server: TestServer
/** What is there now; undefined once a call has changed it. */
let market: Ids | undefined

beforeAll(async () => {
  const storage = createLocalStorage(mkdtempSync(join(tmpdir(), 'domizil-storage-')))
  await storage.put(DOCUMENT, aPdf())
  server = await openTestServer({ storage })
}, 60_000)
afterAll(() => server.close())

async function givenMarketplace() {
  await server.clear()
  for (const id of ['sven', 'tara', 'otto', 'root']) await givenUser(server.db, id)
  const texts = {
    description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
    description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
  }
  const [flat, other, third, draft] = [
    await givenFlat(server.db, texts),
    await givenFlat(server.db, texts),
    await givenFlat(server.db, texts),
    await givenFlat(server.db, { status: 'DRAFT' }),
  ]
  const waiting = await givenBooking(server.db, flat, {
    status: 'WAITING_FOR_CONTRACT',
    contract_type: 'PLATFORM_CONTRACT',
    tenancy_basis: 'TEMPORARY_USE',
    tenancy_reason: 'STUDY',
    contract_offered_at: NOW,
    contract_hash: HASH,
  })
  const stay = { start_date: '2027-01-10', end_date: '2027-03-09' }
  const over = await givenBooking(server.db, flat, { status: 'BOOKING_COMPLETED', ...stay })
  const reviewed = await givenBooking(server.db, other, { status: 'BOOKING_COMPLETED', ...stay })
  for (const kind of ['FLAT', 'TENANT'] as const)
    await givenReview(server.db, reviewed, { kind, author_id: kind === 'FLAT' ? 'tara' : 'otto' })
  await server.db.updateTable('review').set({ status: 'PUBLISHED', published_at: NOW }).execute()
  await givenInvoice(server.db, { booking_id: over })
  await server.db
    .insertInto('booking_attachment')
    .values({
      booking_id: waiting,
      name: 'Contract.pdf',
      storage_key: DOCUMENT,
      content_type: 'application/pdf',
      bytes: aPdf().length,
      sha256: HASH,
    })
    .execute()
  await server.db
    .insertInto('blocked_period')
    .values({ flat_id: flat, blocked_from: '2028-01-01', blocked_to: '2028-01-31' })
    .execute()
  await server.db
    .insertInto('mail')
    .values({
      job_id: 1,
      kind: 'FLAT_APPROVED',
      user_id: 'otto',
      to_address: 'otto@example.org',
      locale: 'en',
      subject: 'Good news',
      created_at: NOW,
    })
    .execute()
  const { pageUrl, acceptPrivacy: _accepted, ...asked } = HELP
  await server.db
    .insertInto('help_request')
    .values({ ...asked, page_url: pageUrl, reference: `H-${waiting}` })
    .execute()
  await server.services.savedSearches.add(
    { id: 'tara', email: '', givenName: '', familyName: '', isAdmin: false },
    { city: 'Berlin', months: 3, priceMax: 900, persons: 1, hasPets: false, locale: 'en', alert: 'NONE' },
  )

  const newest = async (
    table:
      | 'booking_attachment'
      | 'blocked_period'
      | 'invoice'
      | 'review'
      | 'saved_search'
      | 'mail'
      | 'help_request',
  ) => (await server.db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  return {
    flat,
    other,
    draft,
    image: await givenImage(server.db, flat, 0),
    draftImage: await givenImage(server.db, draft, 0),
    waiting,
    over,
    asked: await givenBooking(server.db, other, { status: 'REQUESTED' }),
    approved: await givenBooking(server.db, third, { status: 'LANDLORD_APPROVED' }),
    attachment: await newest('booking_attachment'),
    blocked: await newest('blocked_period'),
    invoice: await newest('invoice'),
    flatReview: (await newest('review')) - 1,
    savedSearch: await newest('saved_search'),
    mail: await newest('mail'),
    helpRequest: await newest('help_request'),
  }
}

const REASON = { reason: 'Asked for by phone' }
const REQUEST = {
  numberOfPersons: 1,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'I would love to stay in your flat.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}
const HELP: HelpRequest = {
  topic: 'OTHER',
  message: 'Where is my answer?',
  email: 'anna@example.org',
  pageUrl: '/help',
  locale: 'en',
  acceptPrivacy: true,
}
const SEARCH = {
  city: 'Berlin',
  months: 3,
  priceMax: 900,
  persons: 1,
  hasPets: false,
  locale: 'en',
  alert: 'NONE',
}
const ratings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 5]))
const FLAT_REVIEW = {
  ratings: ratings('cleanliness', 'accuracy', 'communication', 'location', 'value'),
  text: 'A very fine place to stay.',
}
const TENANT_REVIEW = {
  ratings: ratings('communication', 'care', 'rules'),
  text: 'A very fine guest to have.',
}
const SIGNATURE = { name: 'A Name', documentHash: HASH }

type Statuses = readonly [
  anonymous: number,
  stranger: number,
  tenant: number,
  landlord: number,
  admin: number,
]
const ALL: Statuses = [200, 200, 200, 200, 200]
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200]
const ADMINS: Statuses = [401, 403, 403, 403, 200]
/** The owner's alone: an administrator is told that it is not theirs, everybody else that it is not there. */
const OWNERS: Statuses = [401, 404, 404, 200, 403]
const OWNERS_AND_ADMINS: Statuses = [401, 404, 404, 200, 200]
/** Between the two: an administrator is told that it is not theirs. */
const PARTIES: Statuses = [401, 404, 200, 200, 403]
const PARTIES_AND_ADMINS: Statuses = [401, 404, 200, 200, 200]

/** What each of them is answered, by the name of the call. */
const MATRIX: Record<string, [Statuses, address?: (ids: Ids) => string, request?: (ids: Ids) => Request]> = {
  getFlat: [ALL, (id) => `/flat/${id.flat}`],
  listFlats: [ALL],
  listPublishedFlats: [ALL],
  searchFlatsByTerm: [ALL, () => '/flat/search/Berlin'],
  searchFlats: [ALL, undefined, () => ({ body: {} })],
  getUsualPrice: [ALL, () => '/flat/usualPrice?city=Berlin'],
  getFlatProperties: [ALL],
  getBookingProperties: [ALL],
  getUserProperties: [ALL],
  getSampleContract: [ALL],
  listPlaces: [ALL, () => '/place/list?term=Berlin'],
  listFlatReviews: [ALL, (id) => `/flat/${id.flat}/reviews`],
  needHelp: [ALL, undefined, () => ({ body: HELP })],
  reportFailure: [
    ALL,
    undefined,
    () => ({ body: { remote: 'mf-search', version: '1.0.0', phase: 'render' } }),
  ],

  hello: [SIGNED_IN],
  listOwnFlats: [SIGNED_IN],
  listFavourites: [SIGNED_IN],
  addFavourite: [SIGNED_IN, (id) => `/user/api/favorite/add?flatId=${id.flat}`],
  removeFavourite: [SIGNED_IN, (id) => `/user/api/favorite/remove?flatId=${id.flat}`],
  hasRequiredUserdata: [SIGNED_IN],
  getProfile: [SIGNED_IN],
  changeProfile: [SIGNED_IN, undefined, () => ({ body: { city: 'Berlin' } })],
  getOwnProperties: [SIGNED_IN],
  exportOwnData: [SIGNED_IN],
  deleteAccount: [[401, 200, 409, 409, 200]],
  requestNoFlatFound: [SIGNED_IN, undefined, () => ({ body: SEARCH })],
  listSavedSearches: [SIGNED_IN],
  removeSavedSearch: [[401, 404, 200, 404, 404], (id) => `/user/api/savedSearch/remove/${id.savedSearch}`],
  createFlat: [SIGNED_IN, undefined, () => ({ body: { address: TORSTRASSE } })],
  validateAddress: [SIGNED_IN, undefined, () => ({ body: TORSTRASSE })],

  getFlatForEditing: [OWNERS_AND_ADMINS, (id) => `/flat/api/${id.flat}`],
  editFlat: [OWNERS, undefined, (id) => ({ body: { id: id.flat, version: 1, pricePerMonth: 1250 } })],
  updateFlatStatus: [OWNERS_AND_ADMINS, (id) => `/flat/api/updateStatus/${id.flat}?flatStatus=INACTIVE`],
  removeFlat: [[401, 404, 404, 409, 409], (id) => `/flat/api/remove/${id.flat}`],
  uploadImage: [
    [401, 404, 404, 415, 403],
    (id) => `/flat/api/image/upload/${id.flat}`,
    () => ({ file: 'no picture' }),
  ],
  setMainImage: [
    OWNERS,
    (id) => `/flat/api/image/setMainImage/${id.flat}`,
    (id) => ({ body: { imageId: id.image } }),
  ],
  removeImages: [OWNERS, (id) => `/flat/api/image/remove/${id.draft}?imageIdList=${id.draftImage}`],
  setImageRank: [OWNERS, (id) => `/flat/api/image/setImageRank/${id.flat}?imageId=${id.image}&rank=0`],
  setSortedImages: [OWNERS, (id) => `/flat/api/image/setSortedImages/${id.flat}?imageIdList=${id.image}`],

  listBlockedPeriods: [OWNERS_AND_ADMINS, (id) => `/flat/api/blockedPeriod/list/${id.flat}`],
  createBlockedPeriod: [
    OWNERS,
    (id) => `/flat/api/blockedPeriod/create/${id.flat}`,
    () => ({ body: { blockedFrom: '2028-03-01', blockedTo: '2028-03-02' } }),
  ],
  removeBlockedPeriod: [OWNERS, (id) => `/flat/api/blockedPeriod/remove/${id.blocked}`],
  confirmCalendar: [OWNERS, (id) => `/flat/api/blockedPeriod/confirm/${id.flat}`],
  addCalendar: [
    [401, 404, 404, 422, 403],
    (id) => `/flat/api/blockedPeriod/calendar/add?flatId=${id.flat}&calendarUrl=http://127.0.0.1/x.ics`,
  ],
  getCalendar: [OWNERS, (id) => `/flat/api/blockedPeriod/calendar?flatId=${id.flat}`],
  removeCalendar: [OWNERS, (id) => `/flat/api/blockedPeriod/calendar/remove?flatId=${id.flat}`],

  requestBooking: [
    [401, 200, 409, 403, 200],
    (id) => `/booking/api/new/${id.flat}?startDate=2027-08-01&endDate=2027-09-30`,
    () => ({ body: REQUEST }),
  ],
  listTenantBookings: [SIGNED_IN],
  countOpenTenantRequests: [SIGNED_IN],
  countOpenLandlordRequests: [SIGNED_IN],
  listFlatBookings: [OWNERS, (id) => `/booking/api/flat/${id.flat}/list`],
  countOpenFlatRequests: [OWNERS, (id) => `/booking/api/flat/${id.flat}/openRequestCount`],
  countFlatRequests: [OWNERS, (id) => `/booking/api/flat/${id.flat}/requestCount`],
  answerAsLandlord: [
    [401, 404, 403, 200, 403],
    (id) => `/booking/api/${id.asked}/landlordApprove/?approved=true`,
  ],
  answerAsTenant: [
    [401, 404, 200, 403, 403],
    (id) => `/booking/api/${id.approved}/tenantApprove/?approved=true`,
  ],
  cancelBooking: [PARTIES_AND_ADMINS, (id) => `/booking/api/${id.waiting}/cancel`],
  chooseContractType: [
    [401, 404, 403, 200, 200],
    (id) => `/booking/api/${id.waiting}/chooseContractType?contractType=PARTNER_CONTRACT`,
  ],
  signContract: [
    [401, 404, 200, 200, 403],
    (id) => `/booking/api/${id.waiting}/signContract?signed=true`,
    () => ({ body: SIGNATURE }),
  ],
  downloadAttachment: [PARTIES_AND_ADMINS, (id) => `/booking/api/${id.waiting}/attachment/${id.attachment}`],
  readBookingReviews: [PARTIES_AND_ADMINS, (id) => `/booking/api/${id.over}/reviews`],
  listTenantReviews: [OWNERS_AND_ADMINS, (id) => `/booking/api/${id.asked}/tenantReviews`],
  reviewFlat: [
    [401, 404, 200, 403, 403],
    (id) => `/booking/api/${id.over}/flatReview`,
    () => ({ body: FLAT_REVIEW }),
  ],
  reviewTenant: [
    [401, 404, 403, 200, 403],
    (id) => `/booking/api/${id.over}/tenantReview`,
    () => ({ body: TENANT_REVIEW }),
  ],
  replyToReview: [
    [401, 404, 404, 200, 404],
    (id) => `/booking/api/review/${id.flatReview}/reply`,
    () => ({ body: { text: 'Come again!' } }),
  ],
  listMessages: [PARTIES, (id) => `/booking/api/${id.waiting}/messages`],
  sendMessage: [
    PARTIES,
    (id) => `/booking/api/${id.waiting}/messages`,
    () => ({ body: { text: 'When shall we meet?' } }),
  ],
  markMessagesRead: [
    PARTIES,
    (id) => `/booking/api/${id.waiting}/messages/read`,
    () => ({ body: { lastId: 1 } }),
  ],
  listInvoices: [SIGNED_IN],
  downloadInvoice: [OWNERS_AND_ADMINS, (id) => `/booking/api/invoice/${id.invoice}/pdf`],

  getOverview: [ADMINS],
  countWaiting: [ADMINS],
  listAdminFlats: [ADMINS],
  listAdminBookings: [ADMINS],
  listAdminUsers: [ADMINS],
  listAdminInvoices: [ADMINS],
  listAdminFlatReviews: [ADMINS],
  listAdminTenantReviews: [ADMINS],
  listSearches: [ADMINS],
  listHelpRequests: [ADMINS],
  closeHelpRequest: [ADMINS, (id) => `/admin/api/helpRequest/${id.helpRequest}/close`],
  reopenHelpRequest: [ADMINS, (id) => `/admin/api/helpRequest/${id.helpRequest}/reopen`],
  listAuditEntries: [ADMINS],
  listFailures: [ADMINS],
  lastReport: [ADMINS],
  allReports: [ADMINS],
  listOutbox: [ADMINS],
  readOutboxMail: [ADMINS, (id) => `/admin/api/outbox/${id.mail}`],
  closeInvoice: [ADMINS, (id) => `/admin/api/invoice/${id.invoice}/close`],
  hideReview: [ADMINS, (id) => `/admin/api/review/${id.flatReview}/hide`, () => ({ body: REASON })],
  showReview: [ADMINS, (id) => `/admin/api/review/${id.flatReview}/show`, () => ({ body: REASON })],
  blockUser: [ADMINS, () => '/admin/api/user/tara/block', () => ({ body: REASON })],
  unblockUser: [ADMINS, () => '/admin/api/user/tara/unblock', () => ({ body: REASON })],
  updateBookingAttachment: [
    ADMINS,
    (id) => `/admin/api/updateBookingAttachment/${id.waiting}`,
    () => ({ file: aPdf('another').toString('latin1') }),
  ],
}

const CALLS = new Map(
  Object.entries(contract).flatMap(([name, value]): [string, contract.Call][] =>
    typeof value === 'object' && 'method' in value ? [[name, value]] : [],
  ),
)

async function send(name: string, who: Who, about: Ids) {
  const { method = 'GET', path = '' } = CALLS.get(name) ?? {}
  const [, address = () => path, request = () => ({})] = MATRIX[name] ?? []
  const { body, file }: Request = request(about)
  const as = PEOPLE[who]

  const answer = await server.send(method, address(about), {
    ...(as && { as }),
    ...(body !== undefined && { body }),
    ...(file !== undefined && {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${file}\r\n--x--\r\n`,
    }),
  })
  if (method !== 'GET' && answer.status < 400) market = undefined
  return answer
}

test('every call of the contract stands in the matrix, and nothing else', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual([...CALLS.keys()].toSorted())
})

test.each(Object.keys(MATRIX))('%s answers everybody as it should', async (name) => {
  const answers: number[] = []

  for (const who of EVERYBODY) {
    market ??= await givenMarketplace()
    answers.push((await send(name, who, market)).status)
  }

  expect(answers).toEqual(MATRIX[name]?.[0])
})

const HIDDEN = Object.entries(MATRIX).filter(([, [statuses]]) => statuses[1] === 404)

test.each(HIDDEN.map(([name]) => name))('%s tells a stranger of nothing that is there', async (name) => {
  market ??= await givenMarketplace()
  const missing = Object.fromEntries(
    Object.entries(market).map(([thing, id]) => [thing, id + 1_000_000]),
  ) as Ids

  const [there, nowhere] = [await send(name, 'stranger', market), await send(name, 'stranger', missing)]

  expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body])
})
