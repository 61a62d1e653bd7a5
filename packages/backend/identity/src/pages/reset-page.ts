import type { Locale } from '@domizil/domain'
import { withLocale } from '../locale.ts'
import { fill } from '../texts/texts.ts'
import { fieldOf } from './field.ts'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export interface ResetView {
  locale: Locale
  /** The path of this page. */
  path: string
  /** The path of the sign-in that led here. */
  login?: string
  username?: string
  error?: string
  isTooMany?: boolean
}

/** Asks for the address of the account; with Keycloak's ids. */
export function resetPage(site: Site, view: ResetView): Page {
  const { locale, path, username, error, isTooMany = false } = view
  const texts = textsFor(site, locale)
  const address = {
    id: 'username',
    label: texts.email,
    type: 'email',
    value: username,
    autocomplete: 'username',
    error,
    hasFocus: error !== undefined,
  } as const

  return {
    locale,
    title: texts.resetTitle,
    status: isTooMany ? 429 : 200,
    inLocale: (other) => withLocale(path, other),
    body: html`<p class="lead">${texts.resetLead}</p>
<div class="card">
${isTooMany && html`<p class="notice bad" role="alert">${texts.tooManyAttempts}</p>`}
<form id="kc-reset-password-form" method="post" action="${withLocale(path, locale)}" novalidate>
${fieldOf(address, texts)}
<button class="button" type="submit">${texts.resetSend}</button>
</form>
${asideOf(site, view)}
</div>`,
  }
}

/** The same for every address, whether it has an account or not. */
export function resetRequestedPage(site: Site, view: ResetView, email: string): Page {
  const { locale, path } = view
  const texts = textsFor(site, locale)

  return {
    locale,
    title: texts.resetRequestedTitle,
    inLocale: (other) => withLocale(path, other),
    body: html`<p class="lead" role="status" id="kc-reset-requested">${fill(texts.resetRequestedLead, { email })}</p>
<div class="card">
<p>${texts.resetRequestedHint}</p>
${asideOf(site, view)}
</div>`,
  }
}

function asideOf(site: Site, { locale, login }: ResetView) {
  const texts = textsFor(site, locale)
  return login && html`<p class="aside"><a href="${withLocale(login, locale)}">${texts.backToSignIn}</a></p>`
}
