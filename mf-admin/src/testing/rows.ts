import type {
  AdminBooking,
  AdminFlat,
  AdminHelpRequest,
  AdminInvoice,
  AdminReview,
  AdminSearch,
  AdminUser,
  Report,
} from '@domizil/api'

/** A page of a list; a test names only what it is about. */
export function aPage<Row>(
  items: readonly Row[],
  page: { total?: number; page?: number; size?: number } = {},
) {
  return { items: [...items], total: items.length, page: 0, size: 25, ...page }
}

export function anAdminFlat(flat: Partial<AdminFlat> = {}): AdminFlat {
  return {
    id: 7,
    image: null,
    title: 'Loft at the canal',
    owner: 'Otto Owner',
    ownerId: 'otto',
    ownerLocale: 'de',
    city: 'Leipzig',
    type: 'LOFT',
    size: 64.5,
    price: 1090,
    deposit: 2180,
    status: 'IN_REVIEW',
    score: 86,
    requests: 3,
    created: '2026-11-18T09:00:00Z',
    published: null,
    waiting: '2026-11-18T09:00:00Z',
    rejectionReason: null,
    changedSinceReview: null,
    ...flat,
  }
}

export function anAdminBooking(booking: Partial<AdminBooking> = {}): AdminBooking {
  return {
    id: 12,
    flat: 'Loft at the canal',
    flatId: 7,
    landlord: 'Otto Owner',
    landlordId: 'otto',
    tenant: 'Tara Tenant',
    tenantId: 'tara',
    startDate: '2027-01-15',
    endDate: '2027-03-14',
    total: 2180,
    contractType: 'PLATFORM_CONTRACT',
    status: 'WAITING_FOR_CONTRACT',
    depositReturn: null,
    lastDay: null,
    cancelReason: null,
    expiresAt: null,
    lastActivity: '2026-11-20T12:40:00Z',
    invoice: null,
    created: '2026-11-18T09:00:00Z',
    ...booking,
  }
}

export function anAdminUser(user: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 'tara',
    name: 'Tara Tenant',
    email: 'tara@domizil.example',
    verified: true,
    city: null,
    flats: 0,
    requests: 4,
    bookings: 1,
    commercial: false,
    lastLogin: '2026-11-20T12:40:00Z',
    created: '2026-10-01T09:00:00Z',
    status: 'ACTIVE',
    blockedReason: null,
    locale: 'es',
    ...user,
  }
}

export function anAdminInvoice(invoice: Partial<AdminInvoice> = {}): AdminInvoice {
  return {
    id: 3,
    number: 'RE-2026-000003',
    booking: 12,
    recipient: 'Otto Owner',
    recipientId: 'otto',
    issued: '2026-11-01',
    due: '2026-11-15',
    paid: null,
    creditNote: null,
    net: 218,
    vat: 41.42,
    gross: 259.42,
    status: 'OVERDUE',
    ...invoice,
  }
}

export function anAdminReview(review: Partial<AdminReview> = {}): AdminReview {
  return {
    id: 5,
    booking: 12,
    flat: 'Loft at the canal',
    flatId: 7,
    tenant: 'Tara Tenant',
    author: 'Tara Tenant',
    authorLocale: 'es',
    rating: 4.5,
    categories: { communication: 5, value: 4 },
    text: 'Everything was as it should be.',
    reply: null,
    status: 'PUBLISHED',
    hiddenReason: null,
    created: '2026-11-18T09:00:00Z',
    ...review,
  }
}

export function anAdminSearch(search: Partial<AdminSearch> = {}): AdminSearch {
  return {
    id: 9,
    time: '2026-11-20T12:40:00Z',
    locale: 'de',
    place: 'Leipzig',
    filters: { priceMax: 900 },
    resultCount: 0,
    duration: 14,
    source: 'FILTER',
    ...search,
  }
}

export function anAdminHelpRequest(request: Partial<AdminHelpRequest> = {}): AdminHelpRequest {
  return {
    id: 1,
    time: '2026-11-20T12:40:00Z',
    reference: 'H-1234',
    topic: 'PAYMENT',
    message: 'Which invoice is this?',
    email: 'tara@domizil.example',
    name: null,
    phone: null,
    flatId: null,
    bookingId: null,
    pageUrl: '/help',
    locale: 'en',
    userId: null,
    status: 'OPEN',
    closed: null,
    closedBy: null,
    assignee: null,
    answered: null,
    fromTeam: false,
    ...request,
  }
}

export function aReport(report: Partial<Report> = {}): Report {
  return {
    day: '2026-11-20',
    activeFlats: 300,
    newFlats: 2,
    newUsers: 1,
    searches: 100,
    zeroResults: 5,
    requests: 10,
    approved: 6,
    confirmed: 4,
    completed: 3,
    cancelled: {},
    medianResponseHours: 5,
    medianHelpHours: null,
    occupancy: 0.8,
    feesNet: 600,
    overdueAmount: 120,
    ...report,
  }
}
