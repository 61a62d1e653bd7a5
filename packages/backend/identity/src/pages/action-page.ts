import type { Locale } from '@domizil/domain'
import { fill } from '../texts/texts.ts'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export interface EmailActionView {
  locale: Locale
  /** The path of this page in a language, with the key of its link. */
  inLocale(locale: Locale): string
  kind: 'CHANGE_EMAIL' | 'UNDO_EMAIL'
  /** The address that the account will have. */
  email: string
}

/** Requires a click: link scanners of mail programs must neither change nor restore an address. */
export function emailActionPage(site: Site, { locale, inLocale, kind, email }: EmailActionView): Page {
  const texts = textsFor(site, locale)
  const isUndoing = kind === 'UNDO_EMAIL'

  return {
    locale,
    title: isUndoing ? texts.undoEmailTitle : texts.newEmailTitle,
    inLocale,
    body: html`<p class="lead">${fill(isUndoing ? texts.undoEmailLead : texts.newEmailLead, { email })}</p>
<div class="card">
<form id="kc-email-action-form" method="post" action="${inLocale(locale)}">
<button class="button" type="submit">${isUndoing ? texts.undoEmail : texts.newEmailConfirm}</button>
</form>
</div>`,
  }
}

interface DoneView {
  locale: Locale
  done: 'passwordReset' | 'emailChanged'
  email?: string
}

/** The result of a link. */
export function donePage(site: Site, { locale, done, email = '' }: DoneView): Page {
  const texts = textsFor(site, locale)

  return {
    locale,
    title: texts[`${done}Title`],
    body: html`<p class="lead" role="status">${fill(texts[`${done}Lead`], { email })}</p>
<p class="onward"><a class="button" href="${site.home(locale)}">${texts.onToSite}</a></p>`,
  }
}

interface LinkOverView {
  locale: Locale
  /** What can be done instead: choose a new password, or ask for the change of the address again. */
  again?: { label: 'resetAgain' | 'updateEmailTitle'; path: string } | undefined
}

/** A link that is used, expired or incomplete. */
export function linkOverPage(site: Site, { locale, again }: LinkOverView): Page {
  const texts = textsFor(site, locale)

  return {
    locale,
    status: 400,
    title: texts.linkOverTitle,
    body: html`<p class="lead" role="status">${texts.actionOverLead}</p>
${again && html`<p class="onward"><a class="button" href="${again.path}">${texts[again.label]}</a></p>`}`,
  }
}
