import type { Locale } from '@domizil/domain'
import { type PagePath, privacyPolicyPath, termsPath } from '@domizil/links'
import { withLocale } from '../locale.ts'
import { type Field, fieldOf, REVEAL_SCRIPT } from './field.ts'
import { html, type Markup } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

/** The fields of the registration in display order. */
export const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'password', 'password-confirm'] as const
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number]
export type RegistrationErrors = Partial<Record<RegistrationField, string>>

export interface RegisterView {
  locale: Locale
  /** The path of this interaction. */
  base: string
  /** The submitted values, without passwords. */
  values?: { firstName?: string | undefined; lastName?: string | undefined; email?: string | undefined }
  errors?: RegistrationErrors
  isTooMany?: boolean
}

export function registerPage(site: Site, view: RegisterView): Page {
  const { locale, base, values = {}, errors = {}, isTooMany = false } = view
  const texts = textsFor(site, locale)
  const firstWrong = REGISTRATION_FIELDS.find((id) => errors[id])
  const field = (id: RegistrationField, rest: Omit<Field, 'id' | 'error'>) =>
    fieldOf({ id, ...rest, error: errors[id], hasFocus: id === firstWrong }, texts)

  return {
    locale,
    title: texts.registerTitle,
    status: isTooMany ? 429 : 200,
    inLocale: (other) => withLocale(`${base}/registration`, other),
    script: REVEAL_SCRIPT,
    body: html`<p class="lead">${texts.registerLead}</p>
<div class="card">
${isTooMany && html`<p class="notice bad" role="alert">${texts.tooManyAttempts}</p>`}
${firstWrong && html`<p class="notice bad" role="alert">${texts.checkFields}</p>`}
<form id="kc-register-form" method="post" action="${withLocale(`${base}/registration`, locale)}" novalidate>
<div class="row">
${field('firstName', { label: texts.firstName, value: values.firstName, autocomplete: 'given-name' })}
${field('lastName', { label: texts.lastName, value: values.lastName, autocomplete: 'family-name' })}
</div>
${field('email', { label: texts.email, type: 'email', value: values.email, autocomplete: 'username' })}
${field('password', { label: texts.password, type: 'password', autocomplete: 'new-password', hint: texts.passwordHint })}
${field('password-confirm', { label: texts.passwordConfirm, type: 'password', autocomplete: 'new-password' })}
<p>${rulesOf(site, locale)}</p>
<button class="button" type="submit">${texts.register}</button>
</form>
<p class="aside">${texts.accountAlready} <a href="${withLocale(`${base}/authenticate`, locale)}">${texts.goToSignIn}</a></p>
</div>`,
  }
}

/** The sentence about terms and privacy, with a link in place of each placeholder. They open beside what is typed. */
function rulesOf(site: Site, locale: Locale): Markup {
  const texts = textsFor(site, locale)
  const link = (path: PagePath, text: string) =>
    html`<a href="${site.page(path, locale)}" target="_blank">${text}</a>`
  const links: Record<string, Markup> = {
    '{terms}': link(termsPath(), texts.terms),
    '{privacy}': link(privacyPolicyPath(), texts.privacy),
  }
  return html`${texts.registerRules.split(/(\{\w+\})/).map((part) => links[part] ?? html`${part}`)}`
}
