import type { Locale } from '@domizil/domain'
import { withLocale } from '../locale.ts'
import type { Texts } from '../texts/texts.ts'
import { fieldOf, REVEAL_SCRIPT } from './field.ts'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'
import { lockedText } from './locked-text.ts'

export interface LoginView {
  locale: Locale
  /** The path of this interaction. */
  base: string
  username?: string | undefined
  /** The path of the page for a forgotten password, if mails can be sent. */
  reset?: string | undefined
  /** Why the last attempt was refused. */
  refusal?: SignInRefusal
}

export type SignInRefusal =
  | { readonly outcome: 'wrong' | 'tooManyAttempts' }
  | { readonly outcome: 'locked'; readonly seconds: number }

export function loginPage(site: Site, { locale, base, username, reset, refusal }: LoginView): Page {
  const texts = textsFor(site, locale)
  const address = fieldOf(
    {
      id: 'username',
      label: texts.email,
      type: 'email',
      value: username,
      autocomplete: 'username',
      error: refusal && refusalText(refusal, locale, texts),
      hasFocus: refusal !== undefined,
    },
    texts,
  )
  const password = fieldOf(
    {
      id: 'password',
      label: texts.password,
      type: 'password',
      autocomplete: 'current-password',
      isInvalid: refusal !== undefined,
    },
    texts,
  )

  return {
    locale,
    title: texts.signInTitle,
    status: refusal && refusal.outcome !== 'wrong' ? 429 : 200,
    ...(refusal?.outcome === 'locked' && { retryAfterS: refusal.seconds }),
    inLocale: (other) => withLocale(`${base}/authenticate`, other),
    script: REVEAL_SCRIPT,
    body: html`<p class="lead">${texts.signInLead}</p>
<div class="card">
<form id="kc-form-login" method="post" action="${withLocale(`${base}/authenticate`, locale)}" novalidate>
${address}
${password}
${reset && html`<p class="end-row"><a id="kc-forgot-password" href="${withLocale(reset, locale)}">${texts.forgotPassword}</a></p>`}
<button class="button" id="kc-login" type="submit">${texts.signIn}</button>
</form>
<p class="aside" id="kc-registration">${texts.noAccountYet} <a href="${withLocale(`${base}/registration`, locale)}">${texts.goToRegistration}</a></p>
</div>`,
  }
}

function refusalText(refusal: SignInRefusal, locale: Locale, texts: Texts): string {
  if (refusal.outcome === 'locked') return lockedText(refusal.seconds, locale, texts)
  return refusal.outcome === 'wrong' ? texts.invalidCredentials : texts.tooManyAttempts
}
