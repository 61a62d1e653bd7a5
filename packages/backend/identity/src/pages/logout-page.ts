import type { Locale } from '@domizil/domain'
import { html, verbatim } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export interface LogoutView {
  locale: Locale
  /** The provider's own form, whose id is `op.logoutForm`. */
  form: string
  /** Like Keycloak: who shows a valid ID token is not asked. */
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
