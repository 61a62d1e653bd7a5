import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { fill } from '../texts/texts.ts'
import { fieldOf, REVEAL_SCRIPT } from './field.ts'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export interface UpdateEmailView {
  locale: Locale
  account: AccountRow
  csrfToken: string
  /** The page of the site that linked here. */
  referrer?: string | undefined
  /** The new address as it was entered. */
  email?: string
  errors?: Partial<Record<'email' | 'current-password', string>>
  notice?: 'emailRequested' | 'tooManyAttempts'
  /** The path of this page in a language. */
  inLocale(locale: Locale): string
}

/** Asks for the new address and the password; with Keycloak's ids. */
export function updateEmailPage(site: Site, view: UpdateEmailView): Page {
  const { locale, account, csrfToken, referrer, email = '', errors = {}, notice } = view
  const texts = textsFor(site, locale)
  const isRequested = notice === 'emailRequested'
  const address = {
    id: 'email',
    label: texts.newEmail,
    type: 'email',
    value: email,
    autocomplete: 'email',
    error: errors.email,
    hasFocus: errors.email !== undefined,
  } as const
  const password = {
    id: 'current-password',
    label: texts.currentPassword,
    type: 'password',
    autocomplete: 'current-password',
    error: errors['current-password'],
    hasFocus: !errors.email && errors['current-password'] !== undefined,
  } as const
  const form = html`<form id="kc-update-email-form" method="post" action="${view.inLocale(locale)}" novalidate>
<input type="hidden" name="csrf" value="${csrfToken}">
<input type="text" name="username" value="${account.email}" autocomplete="username" hidden>
${fieldOf(address, texts)}
${fieldOf(password, texts)}
<button class="button" type="submit">${texts.updateEmailSend}</button>
</form>`

  return {
    locale,
    title: isRequested ? texts.emailRequestedTitle : texts.updateEmailTitle,
    status: notice === 'tooManyAttempts' ? 429 : 200,
    inLocale: view.inLocale,
    script: REVEAL_SCRIPT,
    hasWayBack: referrer !== undefined,
    body: html`<p class="lead"${isRequested && html` role="status" id="kc-email-requested"`}>${fill(isRequested ? texts.emailRequestedLead : texts.updateEmailLead, { email, current: account.email })}</p>
${notice === 'tooManyAttempts' && html`<p class="notice bad" role="alert">${texts.tooManyAttempts}</p>`}
<div class="card">
${isRequested ? html`<p>${fill(texts.emailRequestedHint, { current: account.email })}</p>` : form}
${referrer && html`<p class="aside"><a id="referrer" href="${referrer}">${texts.backToSite}</a></p>`}
</div>`,
  }
}
