// One function per page. `packages/tools/checks` compares them with the `routes.json` of every app.
import { type PagePath, pagePath } from './page-path.ts'

/** Home. */
export const homePath = () => '/' as PagePath
/** How renting works, for tenants. */
export const rentPath = () => '/rent' as PagePath
/** How renting works, for landlords. */
export const offerFlatPath = () => '/offer-flat' as PagePath
/** What companies rent. */
export const businessPath = () => '/business' as PagePath
/** Who runs the site. */
export const aboutUsPath = () => '/about-us' as PagePath
/** What a rental contract says. */
export const rentalContractInfoPath = () => '/rental-contract-info' as PagePath
/** The questions and the contact form; with `company` the form holds an outline of what a company is asked. */
export const helpPath = ({ company, section }: { company?: boolean; section?: 'contact' } = {}) =>
  pagePath('/help', { for: company ? 'company' : undefined }, section)
/** The imprint. */
export const imprintPath = () => '/imprint' as PagePath
/** The privacy policy. */
export const privacyPolicyPath = () => '/privacy-policy' as PagePath
/** The terms. */
export const termsPath = () => '/terms-and-conditions' as PagePath
/** The parts of the design system. */
export const designPath = () => '/design' as PagePath

/** The favourites of the visitor, or the flats that somebody shares. */
export const favouritesPath = ({ shared }: { shared?: readonly number[] } = {}) =>
  pagePath('/favorites', { flats: shared?.join(',') })

/** The page of a flat as its route is declared: what the gateway knows its id by. */
export const FLAT_ROUTE = '/flat/:id'
/** The page of a flat, from the section on that is named. */
export const flatPath = (id: number, { section }: { section?: 'flat-reviews' } = {}) =>
  `/flat/${id}${section ? `#${section}` : ''}` as PagePath
/** The form of a flat, at the step (from 1) that is named. */
export const flatEditPath = (id: number, { step }: { step?: number } = {}) =>
  `/flat/${id}/edit${step ? `?step=${step}` : ''}` as PagePath
/** The days on which a flat cannot be booked. */
export const availabilityPath = (id: number) => `/flat/${id}/availability` as PagePath
/** The choice of the flat whose availability is shown. */
export const chooseAvailabilityPath = () => '/flat/availability' as PagePath
/** The requests for a flat, with the conversation of the booking `messages` opened. */
export const flatBookingsPath = (id: number, { messages }: { messages?: number } = {}) =>
  `/flat/${id}/bookings${messages ? `?messages=${messages}` : ''}` as PagePath
/** The choice of the flat whose requests are shown. */
export const chooseBookingsPath = () => '/flat/bookings' as PagePath
/** The choice of the flat that is edited. */
export const chooseEditPath = () => '/flat/edit' as PagePath
/** The flats of the landlord. */
export const myFlatsPath = () => '/my-flats' as PagePath
/** The requests of the tenant, with the conversation of the booking `messages` opened. */
export const myRequestsPath = ({ messages }: { messages?: number } = {}) =>
  `/my-requests${messages ? `?messages=${messages}` : ''}` as PagePath

/** The form of a new flat. */
export const wizardPath = () => '/flat-wizard' as PagePath
/** The form of a new flat before signing in; with `create` the flat is made on arrival. */
export const preWizardPath = ({ step, create }: { step?: number; create?: boolean } = {}) =>
  pagePath('/pre-flat-wizard', { step, create: create ? 1 : undefined })

/** The dashboard of the back office, with the tab and its query. */
export const adminPath = (
  query: { readonly tab?: string; readonly [name: string]: string | undefined } = {},
) => pagePath('/admin', query)

/** The lists of the back office, by the name in their address. */
export type AdminList =
  | 'bookings'
  | 'flat-reviews'
  | 'flats'
  | 'invoices'
  | 'searches'
  | 'tenant-reviews'
  | 'users'

/** What narrows and orders a list of the back office. */
export interface AdminListView {
  readonly q?: string
  readonly status?: string
  readonly sort?: string
  readonly dir?: 'asc' | 'desc'
  readonly contractType?: string
}

/** A list of the back office. */
export const adminListPath = (list: AdminList, view: AdminListView = {}) =>
  pagePath(`/admin/${list}`, { ...view })
