/** The texts of the details. They come with them, not with the frame. */
export const PROFILE_MESSAGES = {
  en: () => import(/* webpackChunkName: "messages-profile-en" */ '../../../messages/profile/en.json'),
  de: () => import(/* webpackChunkName: "messages-profile-de" */ '../../../messages/profile/de.json'),
  es: () => import(/* webpackChunkName: "messages-profile-es" */ '../../../messages/profile/es.json'),
} as const
