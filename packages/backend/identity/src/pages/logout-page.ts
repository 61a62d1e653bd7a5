import type { Locale } from '@domizil/domain'
import { html, verbatim } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export interface LogoutView {
  locale: Locale
  /** The provider's form, whose id is `op.logoutForm`. */
  form: string
  /** As in Keycloak: with a valid ID token no confirmation is required. */
  isAsked: boolean
}

export function logoutPage(site: Site, { locale, form, isAsked }: LogoutView): Page {
  const texts = textsFor(site, locale)

  return {
    locale,
    title: texts.signOutTitle,
    ...(!isAsked && { script: "document.getElementById('kc-logout').click()" }),
    body: html`<p class="lead">${isAsked ? texts.signOutQuestion : texts.signOutRunning}</p>
<div class="card">
${verbatim(form)}
<button class="button" id="kc-logout" type="submit" form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button>
</div>`,
  }
}
