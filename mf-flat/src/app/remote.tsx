import { defineRemote, lazyChunk } from '@domizil/app-kit'
import routes from '../../routes.json'

declare const __APP_VERSION__: string

const FlatPage = lazyChunk('page-flat', () =>
  import(/* webpackChunkName: "page-flat" */ '../pages/flat-page.tsx').then((module) => module.FlatPage),
)
const AvailabilityPage = lazyChunk('page-availability', () =>
  import(/* webpackChunkName: "page-availability" */ '../pages/availability-page.tsx').then(
    (module) => module.AvailabilityPage,
  ),
)
const ChooseAvailabilityPage = lazyChunk('page-choose-availability', () =>
  import(/* webpackChunkName: "page-choose-availability" */ '../pages/choose-availability-page.tsx').then(
    (module) => module.ChooseAvailabilityPage,
  ),
)
const MyFlatsPage = lazyChunk('page-my-flats', () =>
  import(/* webpackChunkName: "page-my-flats" */ '../pages/my-flats-page.tsx').then(
    (module) => module.MyFlatsPage,
  ),
)

/** The page of a flat, its availability, and a landlord's flats. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-flat',
  version: __APP_VERSION__,
  routes,
  pages: {
    flat: FlatPage,
    availability: AvailabilityPage,
    'choose-availability': ChooseAvailabilityPage,
    'my-flats': MyFlatsPage,
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
})
