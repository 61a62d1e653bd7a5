import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { type Field, fieldOf, REVEAL_SCRIPT } from './field.ts'
import { html, type Markup } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export const ACCOUNT_FIELDS = [
  'firstName',
  'lastName',
  'current-password',
  'password',
  'password-confirm',
] as const
export type AccountField = (typeof ACCOUNT_FIELDS)[number]
export type AccountErrors = Partial<Record<AccountField, string>>

export interface AccountView {
  locale: Locale
  account: AccountRow
  csrfToken: string
  /** The page of the site that linked here. */
  referrer?: string | undefined
  values?: { firstName?: string | undefined; lastName?: string | undefined }
  errors?: AccountErrors
  notice?: 'profileSaved' | 'passwordSaved' | 'confirmationSent' | 'tooManyAttempts'
  /** The path of the page that changes the e-mail address, if mails can be sent. */
  updateEmail?: string
  /** Whether a confirmation mail can be sent. */
  canConfirm?: boolean
  /** The home page of the site. */
  home: string
  /** The path of this page in a language. */
  inLocale(locale: Locale): string
}

export function accountPage(site: Site, view: AccountView): Page {
  const { locale, account, notice, errors = {} } = view
  const texts = textsFor(site, locale)
  const hasErrors = ACCOUNT_FIELDS.some((id) => errors[id])

  return {
    locale,
    title: texts.accountTitle,
    isWide: true,
    hasWayBack: view.referrer !== undefined,
    inLocale: view.inLocale,
    script: REVEAL_SCRIPT,
    body: html`<p class="lead">${texts.accountLead}</p>
${view.referrer && html`<p><a id="referrer" href="${view.referrer}">${texts.backToSite}</a></p>`}
${notice && html`<p class="notice ${notice === 'tooManyAttempts' ? 'bad' : 'good'}" role="status">${texts[notice]}</p>`}
${hasErrors && html`<p class="notice bad" role="alert">${texts.checkFields}</p>`}
<section class="card" aria-labelledby="profile-heading">
<h2 id="profile-heading">${texts.profileHeading}</h2>
<p class="facts"><strong id="account-email">${account.email}</strong>
<span>${confirmationText(site, view)}</span>
${view.updateEmail && html`<a id="update-email" href="${view.updateEmail}">${texts.updateEmailTitle}</a>`}</p>
${view.canConfirm && !account.email_verified && confirmationForm(site, view)}
${profileForm(site, view)}
</section>
<section class="card" aria-labelledby="password-heading">
<h2 id="password-heading">${texts.passwordHeading}</h2>
${passwordForm(site, view)}
</section>
<section class="card" aria-labelledby="sessions-heading">
<h2 id="sessions-heading">${texts.sessionsHeading}</h2>
${sessionsForm(site, view)}
</section>
<section class="card" aria-labelledby="deletion-heading">
<h2 id="deletion-heading">${texts.deletionHeading}</h2>
<p>${texts.deletionHint}</p>
<p><a href="${view.home}">${texts.deletionLink}</a></p>
</section>`,
  }
}

function confirmationText(site: Site, { locale, account, canConfirm }: AccountView): string {
  const texts = textsFor(site, locale)
  if (account.email_verified) return texts.emailVerified
  return canConfirm ? texts.emailNotVerified : texts.confirmationOff
}

function confirmationForm(site: Site, view: AccountView): Markup {
  const texts = textsFor(site, view.locale)

  return html`<form id="confirmation-form" method="post" action="${view.inLocale(view.locale)}">
${hidden('csrf', view.csrfToken)}${hidden('form', 'confirmation')}
<p>${texts.confirmHint}</p>
<button class="button" type="submit">${texts.sendConfirmation}</button>
</form>`
}

function profileForm(site: Site, view: AccountView): Markup {
  const { locale, account, values = {} } = view
  const texts = textsFor(site, locale)

  return html`<form id="profile-form" method="post" action="${view.inLocale(locale)}" novalidate>
${hidden('csrf', view.csrfToken)}${hidden('form', 'profile')}
<div class="row">
${field(site, view, 'firstName', { label: texts.firstName, value: values.firstName ?? account.first_name, autocomplete: 'given-name' })}
${field(site, view, 'lastName', { label: texts.lastName, value: values.lastName ?? account.last_name, autocomplete: 'family-name' })}
</div>
<button class="button" type="submit">${texts.save}</button>
</form>`
}

/** The hidden user name lets password managers know which account changes. */
function passwordForm(site: Site, view: AccountView): Markup {
  const { locale, account } = view
  const texts = textsFor(site, locale)
  const password = { type: 'password', autocomplete: 'new-password' } as const

  return html`<form id="password-form" method="post" action="${view.inLocale(locale)}" novalidate>
${hidden('csrf', view.csrfToken)}${hidden('form', 'password')}
<input type="text" name="username" value="${account.email}" autocomplete="username" hidden>
${field(site, view, 'current-password', { label: texts.currentPassword, type: 'password', autocomplete: 'current-password' })}
${field(site, view, 'password', { ...password, label: texts.newPassword, hint: texts.passwordHint })}
${field(site, view, 'password-confirm', { ...password, label: texts.passwordConfirm })}
<button class="button" type="submit">${texts.changePassword}</button>
</form>`
}

function sessionsForm(site: Site, view: AccountView): Markup {
  const texts = textsFor(site, view.locale)

  return html`<form id="sessions-form" method="post" action="${view.inLocale(view.locale)}">
${hidden('csrf', view.csrfToken)}${hidden('form', 'sessions')}
<p>${texts.sessionsHint}</p>
<button class="button" type="submit">${texts.signOutEverywhere}</button>
</form>`
}

function field(
  site: Site,
  { locale, errors = {} }: AccountView,
  id: AccountField,
  rest: Omit<Field, 'id' | 'error'>,
): Markup {
  const firstWrong = ACCOUNT_FIELDS.find((wrong) => errors[wrong])
  return fieldOf({ id, ...rest, error: errors[id], hasFocus: id === firstWrong }, textsFor(site, locale))
}

function hidden(name: string, value: string): Markup {
  return html`<input type="hidden" name="${name}" value="${value}">`
}
