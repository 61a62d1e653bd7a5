import type { Locale } from '@domizil/domain'
import { withLocale } from '../locale.ts'
import { fill } from '../texts/texts.ts'
import { fieldOf } from './field.ts'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export interface DeviceView {
  locale: Locale
  /** The path of this page. */
  path: string
  /** Binds the form to the visitor's session. */
  xsrf: string
  /** The code that the address named, or that was refused. */
  code: string
  isWrong: boolean
}

/** Asks for the code of a terminal and for the decision at once: who is sent a code must not let its sender in. */
export function devicePage(site: Site, { locale, path, xsrf, code, isWrong }: DeviceView): Page {
  const texts = textsFor(site, locale)
  const field = fieldOf(
    {
      id: 'user_code',
      label: texts.deviceCode,
      value: code,
      autocomplete: 'off',
      autocapitalize: 'characters',
      error: isWrong ? texts.deviceWrong : undefined,
      hasFocus: isWrong || !code,
    },
    texts,
  )

  return {
    locale,
    title: texts.deviceTitle,
    inLocale: (other) => withLocale(code ? `${path}?user_code=${encodeURIComponent(code)}` : path, other),
    body: html`<p class="lead">${texts.deviceLead} ${texts.deviceWarning}</p>
<div class="card">
<form id="kc-user-verify-device-user-code-form" method="post" action="${withLocale(path, locale)}" novalidate>
<input type="hidden" name="xsrf" value="${xsrf}">
${field}
<button class="button" type="submit" name="confirm" value="yes">${texts.deviceConfirm}</button>
${code && !isWrong && html`<button class="button second" type="submit" name="abort" value="yes">${texts.deviceCancel}</button>`}
</form>
</div>`,
  }
}

/** Whether the terminal is signed in now: by whom, or not. */
export function deviceDonePage(
  site: Site,
  { locale, email }: { locale: Locale; email?: string | undefined },
): Page {
  const texts = textsFor(site, locale)

  return {
    locale,
    title: email ? texts.deviceDoneTitle : texts.deviceCancelledTitle,
    body: html`<p class="lead" role="status">${email ? fill(texts.deviceDoneLead, { email }) : texts.deviceCancelledLead}</p>`,
  }
}
