/** The texts of the banner. Never loaded in production. */
export const ENVIRONMENT_MESSAGES = {
  en: () => import(/* webpackChunkName: "messages-environment-en" */ '../../../messages/environment/en.json'),
  de: () => import(/* webpackChunkName: "messages-environment-de" */ '../../../messages/environment/de.json'),
  es: () => import(/* webpackChunkName: "messages-environment-es" */ '../../../messages/environment/es.json'),
} as const
