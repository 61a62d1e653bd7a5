import type { Locale } from '@domizil/domain'
import { withLocale } from '../locale.ts'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export interface ConfirmationView {
  locale: Locale
  /** The path of this page. */
  path: string
  token: string
}

/** Requires a click: link scanners of mail programs must not confirm an address. */
export function confirmationPage(site: Site, { locale, path, token }: ConfirmationView): Page {
  const texts = textsFor(site, locale)

  return {
    locale,
    title: texts.confirmTitle,
    inLocale: (other) => withLocale(`${path}?${new URLSearchParams({ token }).toString()}`, other),
    body: html`<p class="lead">${texts.confirmLead}</p>
<div class="card">
<form id="confirmation-form" method="post" action="${withLocale(path, locale)}">
<input type="hidden" name="token" value="${token}">
<button class="button" type="submit">${texts.confirm}</button>
</form>
</div>`,
  }
}

/** The result of a confirmation. */
export function confirmedPage(site: Site, locale: Locale, isConfirmed: boolean): Page {
  const texts = textsFor(site, locale)

  return {
    locale,
    status: isConfirmed ? 200 : 400,
    title: isConfirmed ? texts.confirmedTitle : texts.linkOverTitle,
    body: html`<p class="lead" role="status">${isConfirmed ? texts.confirmedLead : texts.linkOverLead}</p>`,
  }
}
