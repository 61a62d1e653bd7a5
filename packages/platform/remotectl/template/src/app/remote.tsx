import { defineRemote, lazyChunk } from '@domizil/app-kit'
import routes from '../../routes.json'

declare const __APP_VERSION__: string

/** The chunk of a page is named `page-<page in routes.json>`: its files are preloaded by this name. */
const SamplePage = lazyChunk('page-sample', () =>
  import(/* webpackChunkName: "page-sample" */ '../pages/sample-page.tsx').then(
    (module) => module.SamplePage,
  ),
)

export const { lifecycles, meta } = defineRemote({
  name: 'mf-sample',
  version: __APP_VERSION__,
  routes,
  pages: { 'sample': SamplePage },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.json'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.json'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.json'),
  },
})
