import { defineRemote, lazyChunk } from '@domizil/app-kit'
import routes from '../../routes.json'

declare const __APP_VERSION__: string

const DashboardPage = lazyChunk('page-dashboard', () =>
  import(/* webpackChunkName: "page-dashboard" */ '../pages/dashboard-page.tsx').then(
    (module) => module.DashboardPage,
  ),
)
const BookingsPage = lazyChunk('page-bookings', () =>
  import(/* webpackChunkName: "page-bookings" */ '../pages/bookings-page.tsx').then(
    (module) => module.BookingsPage,
  ),
)
const FlatReviewsPage = lazyChunk('page-flat-reviews', () =>
  import(/* webpackChunkName: "page-flat-reviews" */ '../pages/flat-reviews-page.tsx').then(
    (module) => module.FlatReviewsPage,
  ),
)
const FlatsPage = lazyChunk('page-flats', () =>
  import(/* webpackChunkName: "page-flats" */ '../pages/flats-page.tsx').then((module) => module.FlatsPage),
)
const InvoicesPage = lazyChunk('page-invoices', () =>
  import(/* webpackChunkName: "page-invoices" */ '../pages/invoices-page.tsx').then(
    (module) => module.InvoicesPage,
  ),
)
const SearchesPage = lazyChunk('page-searches', () =>
  import(/* webpackChunkName: "page-searches" */ '../pages/searches-page.tsx').then(
    (module) => module.SearchesPage,
  ),
)
const TenantReviewsPage = lazyChunk('page-tenant-reviews', () =>
  import(/* webpackChunkName: "page-tenant-reviews" */ '../pages/tenant-reviews-page.tsx').then(
    (module) => module.TenantReviewsPage,
  ),
)
const UsersPage = lazyChunk('page-users', () =>
  import(/* webpackChunkName: "page-users" */ '../pages/users-page.tsx').then((module) => module.UsersPage),
)

/** The back office. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-admin',
  version: __APP_VERSION__,
  routes,
  pages: {
    dashboard: DashboardPage,
    bookings: BookingsPage,
    'flat-reviews': FlatReviewsPage,
    flats: FlatsPage,
    invoices: InvoicesPage,
    searches: SearchesPage,
    'tenant-reviews': TenantReviewsPage,
    users: UsersPage,
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
})
