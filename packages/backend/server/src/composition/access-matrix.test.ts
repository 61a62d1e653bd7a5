// proves 6.3, D5.7, D9.1, D9.4
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalStorage } from '../infrastructure/storage/module.ts'
import { givenMarketplace, givenRows, type Ids } from '../testing/marketplace.ts'
import { peopleCalled, type Who } from '../testing/marketplace-people.ts'
import { MARKETPLACE_DOCUMENT } from '../testing/marketplace-rows.ts'
import { SAMPLE_REQUESTS } from '../testing/sample-requests.ts'
import { aPdf } from '../testing/send-form.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { baseRequest, CALLS, withValue } from './testing/base-request.ts'
import { rowsIn } from './testing/hard-samples.ts'

const PEOPLE = peopleCalled()
const EVERYBODY = Object.keys(PEOPLE) as Who[]

interface Market {
  ids: Ids
  people: typeof PEOPLE
}

let server: TestServer
/** What no call of these tests changes. */
let market: Market
let added = 0

beforeAll(async () => {
  const storage = createLocalStorage(mkdtempSync(join(tmpdir(), 'domizil-storage-')))
  await storage.put(MARKETPLACE_DOCUMENT, aPdf())
  server = await openTestServer({ storage })
  market = { ids: await givenMarketplace(server, PEOPLE), people: PEOPLE }
})
afterAll(() => server.close())

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
/** For the owner only: an administrator gets 403, other users 404. */
const OWNERS: Statuses = [401, 404, 404, 200, 403]
const OWNERS_AND_ADMINS: Statuses = [401, 404, 404, 200, 200]
/** For the two parties: an administrator gets 403. */
const PARTIES: Statuses = [401, 404, 200, 200, 403]
const PARTIES_AND_ADMINS: Statuses = [401, 404, 200, 200, 200]

/** What each of them is answered, by the name of the call. */
const MATRIX: Record<string, Statuses> = {
  getFlat: ALL,
  listFlats: ALL,
  getNewFlats: ALL,
  listPublishedFlats: ALL,
  searchFlatsByTerm: ALL,
  searchFlats: ALL,
  countOptions: ALL,
  getUsualPrice: ALL,
  getFlatProperties: ALL,
  getBookingProperties: ALL,
  getUserProperties: ALL,
  getSampleContract: ALL,
  listPlaces: ALL,
  checkPlace: ALL,
  listFlatReviews: ALL,
  needHelp: ALL,
  reportFailure: ALL,
  reportStart: ALL,
  reportVitals: ALL,

  hello: SIGNED_IN,
  listOwnFlats: SIGNED_IN,
  readLandlordYear: SIGNED_IN,
  readLandlordYearFile: SIGNED_IN,
  listFavourites: SIGNED_IN,
  addFavourite: SIGNED_IN,
  removeFavourite: SIGNED_IN,
  hasRequiredUserdata: SIGNED_IN,
  getProfile: SIGNED_IN,
  changeProfile: SIGNED_IN,
  getOwnProperties: SIGNED_IN,
  exportOwnData: SIGNED_IN,
  deleteAccount: [401, 200, 409, 409, 200],
  saveSearch: SIGNED_IN,
  listSavedSearches: SIGNED_IN,
  getDemand: SIGNED_IN,
  removeSavedSearch: [401, 404, 200, 404, 404],
  createFlat: SIGNED_IN,
  validateAddress: SIGNED_IN,

  getFlatForEditing: OWNERS_AND_ADMINS,
  editFlat: OWNERS,
  updateFlatStatus: OWNERS_AND_ADMINS,
  removeFlat: [401, 404, 404, 409, 409],
  uploadImage: [401, 404, 404, 415, 403],
  setMainImage: OWNERS,
  removeImages: OWNERS,
  setImageRank: OWNERS,
  setSortedImages: OWNERS,

  listBlockedPeriods: OWNERS_AND_ADMINS,
  listOwnBlockedPeriods: SIGNED_IN,
  createBlockedPeriod: OWNERS,
  noteBlockedPeriod: OWNERS,
  removeBlockedPeriod: OWNERS,
  confirmCalendar: OWNERS,
  addCalendar: [401, 404, 404, 422, 403],
  getCalendar: OWNERS,
  renameCalendar: OWNERS,
  removeCalendar: OWNERS,
  renewFeed: OWNERS,

  requestBooking: [401, 200, 409, 403, 200],
  listTenantBookings: SIGNED_IN,
  listLandlordBookings: SIGNED_IN,
  readRevision: SIGNED_IN,
  countOpenTenantRequests: SIGNED_IN,
  countOpenLandlordRequests: SIGNED_IN,
  listFlatBookings: OWNERS,
  countOpenFlatRequests: OWNERS,
  countFlatRequests: OWNERS,
  landlordApprove: [401, 404, 403, 200, 403],
  tenantApprove: [401, 404, 200, 403, 403],
  cancelBooking: PARTIES_AND_ADMINS,
  chooseContractType: [401, 404, 403, 200, 200],
  signContract: [401, 404, 200, 200, 403],
  downloadAttachment: PARTIES_AND_ADMINS,
  readBookingReviews: PARTIES_AND_ADMINS,
  listTenantReviews: OWNERS_AND_ADMINS,
  reviewFlat: [401, 404, 200, 403, 403],
  reviewTenant: [401, 404, 403, 200, 403],
  replyToReview: [401, 404, 404, 200, 404],
  listMessages: PARTIES,
  sendMessage: PARTIES,
  markMessagesRead: PARTIES,
  answerViewing: [401, 404, 403, 200, 403],
  askLandlord: [401, 200, 200, 403, 200],
  listTenantQuestions: SIGNED_IN,
  listLandlordQuestions: SIGNED_IN,
  listFlatQuestions: OWNERS,
  listQuestionMessages: PARTIES,
  sendQuestionMessage: PARTIES,
  markQuestionRead: PARTIES,
  listSavedReplies: SIGNED_IN,
  saveReply: SIGNED_IN,
  removeSavedReply: [401, 404, 404, 200, 404],
  countOpenInvoices: SIGNED_IN,
  listInvoices: SIGNED_IN,
  downloadInvoice: OWNERS_AND_ADMINS,
  downloadCreditNote: OWNERS_AND_ADMINS,
  creditInvoice: ADMINS,
  getBankAccount: SIGNED_IN,
  changeBankAccount: SIGNED_IN,
  readPaymentPlan: PARTIES_AND_ADMINS,
  markPayment: PARTIES,
  readDepositReturn: PARTIES_AND_ADMINS,
  stateDepositReturn: [401, 404, 403, 200, 403],
  answerDepositReturn: [401, 404, 200, 403, 403],
  markDepositReturn: PARTIES,
  readHandover: PARTIES_AND_ADMINS,
  saveHandover: PARTIES,
  confirmHandover: PARTIES,
  uploadStayFile: PARTIES,
  confirmMoveIn: PARTIES,
  proposeLastDay: PARTIES,
  answerLastDay: [401, 404, 200, 403, 403],
  withdrawLastDay: [401, 404, 403, 200, 403],
  signAddendum: PARTIES,
  markRefund: PARTIES,
  downloadStayFile: PARTIES_AND_ADMINS,

  reportContent: [200, 200, 200, 403, 200],
  listContentReports: SIGNED_IN,
  complainAboutDecision: [401, 404, 200, 409, 404],
  listAdminReports: ADMINS,
  decideReport: ADMINS,
  countReports: ADMINS,

  getOverview: ADMINS,
  countWaiting: ADMINS,
  findForAdmin: ADMINS,
  getAdminPerson: ADMINS,
  listAdminFlats: ADMINS,
  getListingChanges: ADMINS,
  acceptListingChanges: ADMINS,
  undoListingChanges: ADMINS,
  getFlatReview: ADMINS,
  listAdminBookings: ADMINS,
  listAdminUsers: ADMINS,
  listAdminInvoices: ADMINS,
  listAdminFlatReviews: ADMINS,
  listAdminTenantReviews: ADMINS,
  listSearches: ADMINS,
  listDemand: ADMINS,
  listHelpRequests: ADMINS,
  closeHelpRequest: ADMINS,
  reopenHelpRequest: ADMINS,
  getHelpDesk: ADMINS,
  replyToHelpRequest: ADMINS,
  addHelpNote: ADMINS,
  assignHelpRequest: ADMINS,
  writeToUser: ADMINS,
  listAuditEntries: ADMINS,
  listFailures: ADMINS,
  getFailureStack: ADMINS,
  listCanaries: ADMINS,
  listVersionChanges: ADMINS,
  /** There is no registry behind the server of this test. */
  changeVersions: [401, 403, 403, 403, 409],
  listVitals: ADMINS,
  listFailedJobs: ADMINS,
  lastReport: ADMINS,
  allReports: ADMINS,
  listMails: ADMINS,
  readMail: ADMINS,
  listMailTitles: ADMINS,
  closeInvoice: ADMINS,
  hideReview: ADMINS,
  showReview: ADMINS,
  blockUser: ADMINS,
  readBankAccount: ADMINS,
  unblockUser: ADMINS,
  updateBookingAttachment: ADMINS,
}

async function send(name: string, who: Who, { ids, people }: Market) {
  const as = people[who]
  const token = as && (await server.tokenFor(as))
  const base = baseRequest(name, SAMPLE_REQUESTS[name] ?? { by: who }, { ids, people, token })
  const { method, path, headers, body } = withValue(base)

  return server.send(method, path, { headers, body })
}

/** Other people, with the rows that a call names, which it may change. */
async function addMarket(name: string): Promise<Market> {
  added += 1
  const people = peopleCalled(`-${added}`)
  const ids = await givenRows(server, rowsIn(SAMPLE_REQUESTS[name] ?? { by: 'admin' }, people), people)
  return { ids, people }
}

const isRead = (name: string) => CALLS.get(name)?.method === 'GET'

test('the access matrix has every call of the contract and no other', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual([...CALLS.keys()].toSorted())
  expect(Object.keys(SAMPLE_REQUESTS).toSorted()).toEqual([...CALLS.keys()].toSorted())
})

test.each(Object.keys(MATRIX))(
  'the call %s is answered for each role with the status in the matrix',
  async (name) => {
    const answers: number[] = []

    for (const [index, who] of EVERYBODY.entries()) {
      const changes = MATRIX[name]?.[index] === 200 && !isRead(name)
      answers.push((await send(name, who, changes ? await addMarket(name) : market)).status)
    }

    expect(answers).toEqual(MATRIX[name])
  },
)

const HIDDEN = Object.entries(MATRIX).filter(([, statuses]) => statuses[1] === 404)

test.each(HIDDEN.map(([name]) => name))(
  'the call %s answers a stranger in the same way whether or not the object exists',
  async (name) => {
    const ids = Object.fromEntries(
      Object.entries(market.ids).map(([thing, id]) => [thing, id + 1_000_000]),
    ) as Ids

    const there = await send(name, 'stranger', market)
    const nowhere = await send(name, 'stranger', { ...market, ids })

    expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body])
  },
)
