import { defineRemote, lazyChunk } from '@domizil/app-kit'
import routes from '../../routes.json'

declare const __APP_VERSION__: string

const MyRequestsPage = lazyChunk('page-my-requests', () =>
  import(/* webpackChunkName: "page-my-requests" */ '../pages/my-requests-page.tsx').then(
    (module) => module.MyRequestsPage,
  ),
)
const FlatBookingsPage = lazyChunk('page-flat-bookings', () =>
  import(/* webpackChunkName: "page-flat-bookings" */ '../pages/flat-bookings-page.tsx').then(
    (module) => module.FlatBookingsPage,
  ),
)

const ChooseBookingsPage = lazyChunk('page-choose-bookings', () =>
  import(/* webpackChunkName: "page-choose-bookings" */ '../pages/choose-bookings-page.tsx').then(
    (module) => module.ChooseBookingsPage,
  ),
)

/** Booking requests, for tenants and landlords. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-bookings',
  version: __APP_VERSION__,
  routes,
  pages: {
    'my-requests': MyRequestsPage,
    'flat-bookings': FlatBookingsPage,
    'choose-bookings': ChooseBookingsPage,
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
})
