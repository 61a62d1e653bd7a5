import type { Ids } from '../../testing/marketplace.ts'
import type { People } from '../../testing/marketplace-people.ts'
import type { SampleRequest } from '../../testing/sample-request.ts'
import { SAMPLE_REQUESTS } from '../../testing/sample-requests.ts'
import { aPdf } from '../../testing/send-form.ts'
import { nameOf, type Place } from './places.ts'

/** A request that is as it should be. */
export interface HardSample extends SampleRequest {
  /** Which of its values are replaced, all of them where nothing is said: a part, or a part and a name. */
  only?: string
  /** The code it is refused with as it is, where it would be too much work otherwise. */
  refusedWith?: string
  /** What is let through is a search, a picture, a document or a mail each time: the usual run tries an eighth of it. */
  isCostly?: boolean
}

const REASON = 'body reason'

/** Where the usual request is not enough: what it cannot hold beside the rest, or cannot be answered with 200. */
const CHANGES: Record<string, Partial<HardSample>[]> = {
  addCalendar: [
    {
      address: (id) =>
        `/flat/api/blockedPeriod/calendar/add?flatId=${id.flat}&calendarUrl=https://bnb.example/x.ics&name=Airbnb`,
      isCostly: true,
    },
  ],
  changeVersions: [
    {},
    { body: () => ({ revision: 1, reason: 'It was better.', kind: 'RESTORE', to: 1 }), only: 'body to' },
  ],
  uploadImage: [{ refusedWith: 'IMAGE_NOT_READABLE' }],
  landlordApprove: [
    {},
    { address: (id) => `/booking/api/${id.asked}/landlordApprove/?approved=false`, only: REASON },
  ],
  tenantApprove: [
    {},
    { address: (id) => `/booking/api/${id.approved}/tenantApprove/?approved=false`, only: REASON },
  ],
  signContract: [
    {},
    { address: (id) => `/booking/api/${id.waiting}/signContract?signed=false`, only: REASON },
  ],
  updateFlatStatus: [
    {},
    { by: 'admin', only: REASON },
    {
      by: 'admin',
      body: () => ({ state: 'a'.repeat(64) }),
      only: 'body state',
      refusedWith: 'FLAT_CHANGED_MEANWHILE',
    },
  ],
  chooseContractType: [
    {},
    // The words go into a contract, which is written each time.
    {
      address: (id) => `/booking/api/${id.waiting}/chooseContractType?contractType=PLATFORM_CONTRACT`,
      only: 'body purpose',
      isCostly: true,
    },
    {
      address: (id) => `/booking/api/${id.waiting}/chooseContractType?contractType=OWN_CONTRACT`,
      file: () => aPdf('mine').toString('latin1'),
      only: 'form',
      isCostly: true,
    },
  ],
  // JSON has no place for the file without which there is nothing to do.
  updateBookingAttachment: [{ only: 'form', isCostly: true }],
  searchFlats: [{ isCostly: true }],
  countOptions: [{ isCostly: true }],
  createFlat: [{ isCostly: true }],
  editFlat: [{ isCostly: true }],
  answerLastDay: [{ isCostly: true }],
  creditInvoice: [{ isCostly: true }],
  writeToUser: [{ isCostly: true }],
  requestBooking: [{ isCostly: true }],
  saveHandover: [{ isCostly: true }],
}

/** The lists of the back office, which are files too. */
const FILES = [
  'listAdminFlats',
  'listAdminBookings',
  'listAdminUsers',
  'listAdminInvoices',
  'listAdminFlatReviews',
  'listAdminTenantReviews',
  'listAdminReports',
  'listSearches',
  'listDemand',
  'listHelpRequests',
  'listMails',
  'listAuditEntries',
]

const asFile = ({ address }: SampleRequest): Partial<HardSample> => ({
  address: (ids, people) => `${address?.(ids, people)}&file=json`,
  only: 'query file',
})

/** The requests to a call that together have a value in each of its places. */
export function hardSamplesOf(name: string): HardSample[] {
  const sample = SAMPLE_REQUESTS[name]
  if (!sample) return []
  const changes = FILES.includes(name) ? [{}, asFile(sample)] : (CHANGES[name] ?? [{}])
  return changes.map((change) => ({ ...sample, ...change }))
}

export function isReplaced({ only }: HardSample, place: Place): boolean {
  return only === undefined || only === place.part || only === `${place.part} ${nameOf(place)}`
}

/** The rows that a request names. */
export function rowsIn({ address, body, file }: SampleRequest, people: People): (keyof Ids)[] {
  const rows = new Set<keyof Ids>()
  const ids = new Proxy({} as Ids, {
    get(_ids, row) {
      rows.add(row as keyof Ids)
      return 1
    },
  })
  for (const make of [address, body, file]) make?.(ids, people)

  return [...rows]
}
