import { defineRemote } from '@domizil/app-kit'
import routes from '../../routes.json'
import pages from '../../routes.json?pages'

declare const __APP_VERSION__: string

export const { lifecycles, meta } = defineRemote({
  name: 'mf-sample',
  version: __APP_VERSION__,
  routes,
  pages,
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.json'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.json'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.json'),
  },
})
