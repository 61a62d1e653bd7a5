import type { Locale } from '@domizil/domain'
import { withLocale } from '../locale.ts'
import { fieldOf, REVEAL_SCRIPT } from './field.ts'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export interface LoginView {
  locale: Locale
  /** The address of this login under way. */
  base: string
  username?: string | undefined
  error?: 'invalidCredentials' | 'tooManyAttempts'
}

export function loginPage(site: Site, { locale, base, username, error }: LoginView): Page {
  const texts = textsFor(site, locale)
  const address = fieldOf(
    {
      id: 'username',
      label: texts.email,
      type: 'email',
      value: username,
      autocomplete: 'username',
      error: error && texts[error],
      hasFocus: error !== undefined,
    },
    texts,
  )
  const password = fieldOf(
    {
      id: 'password',
      label: texts.password,
      type: 'password',
      autocomplete: 'current-password',
      isInvalid: error !== undefined,
    },
    texts,
  )

  return {
    locale,
    title: texts.signInTitle,
    status: error === 'tooManyAttempts' ? 429 : 200,
    inLocale: (other) => withLocale(`${base}/authenticate`, other),
    script: REVEAL_SCRIPT,
    body: html`<p class="lead">${texts.signInLead}</p>
<div class="card">
<form id="kc-form-login" method="post" action="${withLocale(`${base}/authenticate`, locale)}" novalidate>
${address}
${password}
<button class="button" id="kc-login" type="submit">${texts.signIn}</button>
</form>
<p class="aside" id="kc-registration">${texts.noAccountYet} <a href="${withLocale(`${base}/registration`, locale)}">${texts.goToRegistration}</a></p>
</div>`,
  }
}
