import type { Locale } from '@domizil/domain'

type Titles = Readonly<Record<Locale, string>>

export interface RemotePage {
  readonly path: string
  /** Whether it has the footer. */
  readonly hasFooter: boolean
  readonly titles: Titles
}

const page = (path: string, hasFooter: boolean, en: string, de: string, es: string): RemotePage => ({
  path,
  hasFooter,
  titles: { en, de, es },
})

/** The remotes' pages for signed-in users; `:own` is replaced by the id of an own flat. */
export const USER_PAGES = [
  page(
    '/search',
    false,
    'Furnished flats to rent',
    'Möblierte Wohnungen zur Miete',
    'Pisos amueblados en alquiler',
  ),
  page('/favorites', true, 'Favourites', 'Favoriten', 'Favoritos'),
  page('/my-flats', true, 'My flats', 'Meine Wohnungen', 'Mis pisos'),
  page('/my-requests', true, 'My requests', 'Meine Anfragen', 'Mis solicitudes'),
  page(
    '/pre-flat-wizard',
    false,
    'Begin with your flat',
    'Beginnen Sie mit Ihrer Wohnung',
    'Empiece con su piso',
  ),
  page('/flat-wizard', false, 'Offer a flat', 'Wohnung anbieten', 'Ofrecer un piso'),
  page('/flat/edit', false, 'Edit flat', 'Wohnung bearbeiten', 'Editar piso'),
  page('/flat/:own/edit', false, 'Edit flat', 'Wohnung bearbeiten', 'Editar piso'),
  page('/flat/availability', true, 'Availability', 'Verfügbarkeit', 'Disponibilidad'),
  page('/flat/:own/availability', true, 'Availability', 'Verfügbarkeit', 'Disponibilidad'),
  page('/flat/bookings', true, 'Booking requests', 'Buchungsanfragen', 'Solicitudes de reserva'),
  page('/flat/:own/bookings', true, 'Booking requests', 'Buchungsanfragen', 'Solicitudes de reserva'),
]

/** The pages of the back office. */
export const ADMIN_PAGES = [
  page('/admin', false, 'Dashboard', 'Übersicht', 'Panel'),
  page('/admin/bookings', false, 'Bookings', 'Buchungen', 'Reservas'),
  page('/admin/flat-reviews', false, 'Flat reviews', 'Wohnungsbewertungen', 'Opiniones sobre pisos'),
  page('/admin/flats', false, 'Flats', 'Wohnungen', 'Pisos'),
  page('/admin/invoices', false, 'Invoices', 'Rechnungen', 'Facturas'),
  page('/admin/searches', false, 'Searches', 'Suchen', 'Búsquedas'),
  page('/admin/tenant-reviews', false, 'Tenant reviews', 'Mieterbewertungen', 'Opiniones sobre inquilinos'),
  page('/admin/users', false, 'Users', 'Nutzer', 'Usuarios'),
]
