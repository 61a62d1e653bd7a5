/** The texts of what comes after a page is alive, or at a press: chunks load them beside their code. */
export const LATE_TEXTS = {
  en: () => import(/* webpackChunkName: "messages-late-en" */ '../../messages/late/en.ts'),
  de: () => import(/* webpackChunkName: "messages-late-de" */ '../../messages/late/de.ts'),
  es: () => import(/* webpackChunkName: "messages-late-es" */ '../../messages/late/es.ts'),
}
