import { defineRemote } from '@domizil/app-kit'
import routes from '../../routes.json'
import pages from '../../routes.json?pages'
import { LATE_TEXTS } from '../lib/late-texts.ts'

declare const __APP_VERSION__: string

/** The search with list and map, and the favourites. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-search',
  version: __APP_VERSION__,
  routes,
  pages,
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
  pageMessages: { favourites: LATE_TEXTS },
})
