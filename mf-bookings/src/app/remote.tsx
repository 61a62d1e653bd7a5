import { defineRemote } from '@domizil/app-kit'
import routes from '../../routes.json'
import pages from '../../routes.json?pages'

declare const __APP_VERSION__: string

/** Booking requests, for tenants and landlords. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-bookings',
  version: __APP_VERSION__,
  routes,
  pages,
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
})
