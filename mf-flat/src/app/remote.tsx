import { defineRemote } from '@domizil/app-kit'
import routes from '../../routes.json'
import pages from '../../routes.json?pages'

declare const __APP_VERSION__: string

/** The texts of a landlord's pages, which a flat's page does not load. Named after the page that preloads them. */
const LANDLORD = {
  en: () => import(/* webpackChunkName: "messages-my-flats-en" */ '../../messages/landlord/en.ts'),
  de: () => import(/* webpackChunkName: "messages-my-flats-de" */ '../../messages/landlord/de.ts'),
  es: () => import(/* webpackChunkName: "messages-my-flats-es" */ '../../messages/landlord/es.ts'),
}

/** The page of a flat, its availability, and a landlord's flats. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-flat',
  version: __APP_VERSION__,
  routes,
  pages,
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
  pageMessages: { 'my-flats': LANDLORD, availability: LANDLORD, 'choose-availability': LANDLORD },
})
