// One function per page. `packages/tools/checks` compares them with the `routes.json` of every app.
import { type PagePath, pagePath } from './page-path.ts'
import type { StayQuery } from './search/search-fields.ts'
import { withStay } from './search/stay-address.ts'

/** The home page, with the reports in the visitor's account opened once signed in. */
export const homePath = ({ account }: { account?: 'reports' } = {}) => pagePath('/', { account })
/** How renting works, for tenants. */
export const rentPath = () => '/rent' as PagePath
/** How renting works, for landlords. */
export const offerFlatPath = () => '/offer-flat' as PagePath
/** The offers for companies. */
export const businessPath = () => '/business' as PagePath
/** About the company. */
export const aboutUsPath = () => '/about-us' as PagePath
/** The explanation of the rental contract. */
export const rentalContractInfoPath = () => '/rental-contract-info' as PagePath
/** The questions and the contact form; `company` prefills the form with an outline for companies. */
export const helpPath = ({ company, section }: { company?: boolean; section?: 'contact' } = {}) =>
  pagePath('/help', { for: company ? 'company' : undefined }, section)
/** The imprint. */
export const imprintPath = () => '/imprint' as PagePath
/** The privacy policy. */
export const privacyPolicyPath = () => '/privacy-policy' as PagePath
/** The terms. */
export const termsPath = () => '/terms-and-conditions' as PagePath
/** The gallery of the design system. */
export const designPath = () => '/design' as PagePath

/** The visitor's favourites, or the flats in a shared link, for a stay. */
export const favouritesPath = ({
  shared,
  stay = {},
}: {
  shared?: readonly number[]
  stay?: StayQuery
} = {}) => forStay(pagePath('/favorites', { flats: shared?.join(',') }), stay)

/** The route pattern of a flat's page, by which the gateway finds its id. */
export const FLAT_ROUTE = '/flat/:id'
/** The page of a flat, for a stay, scrolled to a section. */
export const flatPath = (
  id: number,
  { section, stay = {} }: { section?: 'flat-reviews'; stay?: StayQuery } = {},
) => `${forStay(pagePath(`/flat/${id}`), stay)}${section ? `#${section}` : ''}` as PagePath
/** The form of a flat, at a step (from 1). */
export const flatEditPath = (id: number, { step }: { step?: number } = {}) =>
  `/flat/${id}/edit${step ? `?step=${step}` : ''}` as PagePath
/** The availability calendar of an own flat. */
export const availabilityPath = (id: number) => `/flat/${id}/availability` as PagePath
/** The choice of the flat whose availability is shown. */
export const chooseAvailabilityPath = () => '/flat/availability' as PagePath
/** A thread that a page of requests opens: that of the booking `messages`, or of the question `question`. */
interface OpenThread {
  messages?: number
  question?: number
}

/** The anchor of a booking on a page of requests. */
export const bookingAnchor = (booking: number) => `booking-${booking}`
/** The requests for an own flat, with a thread opened, or scrolled to a booking. */
export const flatBookingsPath = (
  id: number,
  { booking, ...thread }: OpenThread & { booking?: number | undefined } = {},
) =>
  pagePath(`/flat/${id}/bookings`, { ...thread }, booking === undefined ? undefined : bookingAnchor(booking))
/** The requests for all own flats, or another tab of that page. */
export const chooseBookingsPath = (query: { tab?: 'invoices' } = {}) => pagePath('/flat/bookings', query)
/** The choice of the flat to edit. */
export const chooseEditPath = () => '/flat/edit' as PagePath
/** The landlord's flats. */
export const myFlatsPath = () => '/my-flats' as PagePath
/** The tenant's requests, with a thread opened. */
export const myRequestsPath = (thread: OpenThread = {}) => pagePath('/my-requests', { ...thread })

/** The form of a new flat. */
export const wizardPath = () => '/flat-wizard' as PagePath
/** The form of a new flat for visitors without a session; `create` creates the flat on arrival. */
export const preWizardPath = ({ step, create }: { step?: number; create?: boolean } = {}) =>
  pagePath('/pre-flat-wizard', { step, create: create ? 1 : undefined })

/** The dashboard of the back office, with a tab and its query. */
export const adminPath = (
  query: { readonly tab?: string; readonly [name: string]: string | undefined } = {},
) => pagePath('/admin', query)

/** The lists of the back office, by their path segment. */
export type AdminList =
  | 'bookings'
  | 'flat-reviews'
  | 'flats'
  | 'invoices'
  | 'searches'
  | 'tenant-reviews'
  | 'users'

/** Filters and order of a list of the back office. */
export interface AdminListView {
  readonly q?: string
  readonly status?: string
  readonly sort?: string
  readonly dir?: 'asc' | 'desc'
  readonly contractType?: string
  /** The days of the rows, both included. */
  readonly from?: string
  readonly to?: string
  readonly empty?: string
  readonly changed?: 'true' | 'false'
  /** The person whose flats, requests, lettings, invoices or reviews are listed, by id. */
  readonly ownerId?: string
  readonly tenantId?: string
  readonly landlordId?: string
  readonly recipientId?: string
  readonly authorId?: string
  readonly aboutId?: string
  /** The flat whose review is shown instead of the list. */
  readonly review?: number
  /** The row whose details are open; of a person from anywhere. */
  readonly details?: string
}

/** A list of the back office. */
export const adminListPath = (list: AdminList, view: AdminListView = {}) =>
  pagePath(`/admin/${list}`, { ...view })

function forStay(path: PagePath, stay: StayQuery): PagePath {
  const [page, search = ''] = path.split('?')

  return `${page}${withStay(search, stay)}` as PagePath
}
