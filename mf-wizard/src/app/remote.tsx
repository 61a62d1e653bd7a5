import { defineRemote } from '@domizil/app-kit'
import routes from '../../routes.json'
import pages from '../../routes.json?pages'

declare const __APP_VERSION__: string

/** The forms in which owners describe their flats. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-wizard',
  version: __APP_VERSION__,
  routes,
  pages,
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
})
