import type { Locale } from '@domizil/domain'
import { fill } from '../texts/texts.ts'
import { type Field, fieldOf, REVEAL_SCRIPT } from './field.ts'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

const FIELDS = ['password-new', 'password-confirm'] as const
type NewPasswordField = (typeof FIELDS)[number]

export interface NewPasswordView {
  locale: Locale
  /** The path of this page in a language, with the key of its link. */
  inLocale(locale: Locale): string
  /** The address of the account. */
  email: string
  errors?: Partial<Record<NewPasswordField, string>>
  isTooMany?: boolean
}

/** Asks for a new password; with Keycloak's ids. The hidden user name is for password managers. */
export function newPasswordPage(site: Site, view: NewPasswordView): Page {
  const { locale, email, errors = {}, isTooMany = false } = view
  const texts = textsFor(site, locale)
  const firstWrong = FIELDS.find((id) => errors[id])
  const field = (id: NewPasswordField, rest: Pick<Field, 'label' | 'hint'>) =>
    fieldOf(
      {
        id,
        ...rest,
        type: 'password',
        autocomplete: 'new-password',
        error: errors[id],
        hasFocus: id === firstWrong,
      },
      texts,
    )

  return {
    locale,
    title: texts.newPasswordTitle,
    status: isTooMany ? 429 : 200,
    inLocale: view.inLocale,
    script: REVEAL_SCRIPT,
    body: html`<p class="lead">${fill(texts.newPasswordLead, { email })}</p>
<div class="card">
${isTooMany && html`<p class="notice bad" role="alert">${texts.tooManyAttempts}</p>`}
<form id="kc-passwd-update-form" method="post" action="${view.inLocale(locale)}" novalidate>
<input type="text" name="username" value="${email}" autocomplete="username" hidden>
${field('password-new', { label: texts.newPassword, hint: texts.passwordHint })}
${field('password-confirm', { label: texts.passwordConfirm })}
<button class="button" type="submit">${texts.newPasswordSave}</button>
</form>
</div>`,
  }
}
