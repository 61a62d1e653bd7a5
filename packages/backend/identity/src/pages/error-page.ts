import type { Locale } from '@domizil/domain'
import { html } from './html.ts'
import { type Page, type Site, textsFor } from './layout.ts'

export type ErrorKind = 'error' | 'expired' | 'forbidden' | 'notFound' | 'redirect'

export interface ErrorView {
  locale: Locale
  status: number
  kind: ErrorKind
  /** The protocol's error code, for support. */
  code?: string | undefined
  /** The page of the site that the visitor came from. */
  back?: string | undefined
}

export function errorPage(site: Site, { locale, status, kind, code, back }: ErrorView): Page {
  const texts = textsFor(site, locale)
  const title = kind === 'redirect' ? texts.forbiddenTitle : texts[`${kind}Title`]

  return {
    locale,
    status,
    title,
    body: html`<p class="lead" id="kc-error-message">${texts[`${kind}Lead`]}</p>
${code && html`<p class="code">${code}</p>`}
${back && html`<p class="onward"><a class="button" href="${back}">${texts.backToWhereYouWere}</a></p>`}`,
  }
}
