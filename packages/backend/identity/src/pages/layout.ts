import { type Locale, LOCALES } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import { TEXTS, type Texts } from '../texts/texts.ts'
import { html, type Markup, verbatim } from './html.ts'
import { STYLE } from './style.ts'

/** The logo: a house in a red square. Decorative, because the name is beside it. */
const LOGO = html`<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
<rect width="32" height="32" rx="9" fill="#8b1e2d"/>
<path d="M8 15.2 16 8.5l8 6.7V23a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 23z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>
<path d="M13 24.5V19a3 3 0 0 1 6 0v5.5" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>
</svg>`

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch', es: 'Español' }

/** The site that the identity pages belong to. */
export interface Site {
  readonly productName: string
  home(locale: Locale): string
  /** A page of the site in a language. */
  page(path: PagePath, locale: Locale): string
}

/** The parts of every page. */
export interface Page {
  readonly locale: Locale
  readonly title: string
  readonly body: Markup
  /** The path of this page in another language; without it no language links are shown. */
  inLocale?(locale: Locale): string
  readonly status?: number
  /** The value of Retry-After. */
  readonly retryAfterS?: number
  readonly script?: string
  readonly isWide?: boolean
  /** Whether the page itself links back to the site. */
  readonly hasWayBack?: boolean
}

/** The texts of a language with the product's name filled in. */
export function textsFor(site: Site, locale: Locale): Texts {
  const texts = Object.entries(TEXTS[locale]).map(([key, text]) => [
    key,
    text.replaceAll('{product}', site.productName),
  ])
  return Object.fromEntries(texts) as Texts
}

/** Only styles and scripts with the nonce are executed; `back` is the page of the site that the visitor came from. */
interface Visit {
  readonly nonce: string
  readonly back: string | undefined
}

/** The whole document. */
export function documentOf(site: Site, page: Page, { nonce, back }: Visit): Markup {
  const texts = textsFor(site, page.locale)
  const home = site.home(page.locale)

  return html`<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} | ${site.productName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${verbatim(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">${texts.skipToContent}</a>
<header>
<a class="brand" href="${home}">${LOGO}${site.productName}</a>
${page.inLocale && languageLinks(page.locale, texts, page.inLocale)}
</header>
<main id="main"${page.isWide && html` class="wide"`}>
<h1 id="kc-page-title">${page.title}</h1>
${page.body}
</main>
${!page.hasWayBack && html`<footer><a href="${back ?? home}">${back ? texts.backToWhereYouWere : texts.backToSite}</a></footer>`}
${page.script && html`<script type="module" nonce="${nonce}">${verbatim(page.script)}</script>`}
</body>
</html>`
}

function languageLinks(current: Locale, texts: Texts, inLocale: (locale: Locale) => string): Markup {
  const links = LOCALES.map((locale) =>
    locale === current
      ? html`<li><strong aria-current="true">${LANGUAGE_NAMES[locale]}</strong></li>`
      : html`<li><a href="${inLocale(locale)}" hreflang="${locale}" lang="${locale}">${LANGUAGE_NAMES[locale]}</a></li>`,
  )
  return html`<nav id="kc-locale" aria-label="${texts.languages}"><ul>${links}</ul></nav>`
}
