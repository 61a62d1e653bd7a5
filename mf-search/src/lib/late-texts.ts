/**
 * The texts of the favourites, and of what comes after a search is alive, or at a press: chunks load them beside their code.
 * Named after the page that begins with them, so that it preloads them.
 */
export const LATE_TEXTS = {
  en: () => import(/* webpackChunkName: "messages-favourites-en" */ '../../messages/late/en.ts'),
  de: () => import(/* webpackChunkName: "messages-favourites-de" */ '../../messages/late/de.ts'),
  es: () => import(/* webpackChunkName: "messages-favourites-es" */ '../../messages/late/es.ts'),
}
