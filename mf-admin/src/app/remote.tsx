import { defineRemote, lazyChunk } from '@domizil/remote-kit'
import routes from '../../routes.json'

declare const __APP_VERSION__: string

const DashboardPage = lazyChunk('page-dashboard', () =>
  import(/* webpackChunkName: "page-dashboard" */ '../pages/dashboard-page.tsx').then(
    (module) => module.DashboardPage,
  ),
)

/** The back office. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-admin',
  version: __APP_VERSION__,
  routes,
  pages: { dashboard: DashboardPage },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.json'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.json'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.json'),
  },
})
