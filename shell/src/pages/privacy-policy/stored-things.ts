/** Everything that the product stores in a visitor's browser: its key, and the text on purpose and duration. */
export const STORED_THINGS = [
  { name: 'locale', purpose: 'privacy.cookie.locale.purpose', life: 'privacy.cookie.locale.life' },
  { name: 'bucket', purpose: 'privacy.cookie.bucket.purpose', life: 'privacy.cookie.bucket.life' },
  { name: 'remotes', purpose: 'privacy.cookie.remotes.purpose', life: 'privacy.cookie.session' },
  {
    name: 'KEYCLOAK_IDENTITY',
    purpose: 'privacy.cookie.identity.purpose',
    life: 'privacy.cookie.identity.life',
  },
  {
    name: 'KEYCLOAK_SESSION',
    purpose: 'privacy.cookie.status.purpose',
    life: 'privacy.cookie.identity.life',
  },
  {
    name: 'AUTH_SESSION_ID, AUTH_SESSION_RESUME',
    purpose: 'privacy.cookie.interaction.purpose',
    life: 'privacy.cookie.interaction.life',
  },
  {
    name: 'AUTH_RETURN_TO',
    purpose: 'privacy.cookie.signInReturn.purpose',
    life: 'privacy.cookie.signInReturn.life',
  },
  {
    name: 'KEYCLOAK_LOCALE',
    purpose: 'privacy.cookie.identityLocale.purpose',
    life: 'privacy.cookie.locale.life',
  },
  {
    name: 'KEYCLOAK_3P_COOKIE, KEYCLOAK_3P_COOKIE_SAMESITE',
    purpose: 'privacy.cookie.probe.purpose',
    life: 'privacy.cookie.probe.life',
  },
  { name: 'domizil.cookies', purpose: 'privacy.cookie.consent.purpose', life: 'privacy.cookie.delete' },
  {
    name: 'domizil.signed-in',
    purpose: 'privacy.cookie.signedIn.purpose',
    life: 'privacy.cookie.signedIn.life',
  },
  { name: 'domizil.favourites', purpose: 'privacy.cookie.favourites.purpose', life: 'privacy.cookie.delete' },
  { name: 'domizil.return-to', purpose: 'privacy.cookie.return.purpose', life: 'privacy.cookie.return.life' },
  { name: 'domizil.account-deleted', purpose: 'privacy.cookie.deletion.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.reloads', purpose: 'privacy.cookie.reloads.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.scroll', purpose: 'privacy.cookie.scroll.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.flat-form.*', purpose: 'privacy.cookie.form.purpose', life: 'privacy.cookie.tab' },
  {
    name: 'domizil.first-photos',
    purpose: 'privacy.cookie.photos.purpose',
    life: 'privacy.cookie.photos.life',
  },
  { name: 'domizil.search-sheet', purpose: 'privacy.cookie.sheet.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.request.*', purpose: 'privacy.cookie.request.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.draft.*', purpose: 'privacy.cookie.draft.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.admin.*', purpose: 'privacy.cookie.columns.purpose', life: 'privacy.cookie.delete' },
] as const

/** Stored only with analytics and consent. */
export const ANALYTICS_THINGS = [
  { name: '_ga, _ga_*', purpose: 'privacy.cookie.analytics.purpose', life: 'privacy.cookie.analytics.life' },
] as const
