import { type Locale, localePath, LOCALES } from '@domizil/domain'
import { escapeHtml, scriptJson } from '../escape.ts'

/** The preview picture of a page; its address begins with a slash. */
interface HeadPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The head of a page, for search engines, link previews and the tab's title. */
export interface Head {
  /** Without the product's name; null means the name alone. */
  readonly title: string | null
  readonly description?: string
  readonly picture?: HeadPicture
  /** Whether search engines may index it. */
  readonly isIndexed: boolean
  /** JSON-LD objects in schema.org's vocabulary. */
  readonly data: readonly object[]
}

/** A head, and whether the page exists. */
export interface FoundHead {
  readonly head: Head
  readonly isMissing: boolean
}

/** The preview picture of a page without one. */
const SHARE_PICTURE = { url: '/share.png', width: 1200, height: 630 }
/** The locales in Open Graph's notation. */
const TERRITORIES: Record<Locale, string> = { en: 'en_GB', de: 'de_DE', es: 'es_ES' }

interface HeadPlace {
  readonly locale: Locale
  /** Without the language prefix. */
  readonly path: string
  readonly publicUrl: string
  readonly productName: string
}

export function titleTag({ title }: Head, productName: string): string {
  return `<title>${escapeHtml(nameOf(title, productName))}</title>`
}

/** The tags of a page's head. All values are escaped: titles and texts are written by landlords. */
export function headTags(head: Head, place: HeadPlace): string {
  return [
    head.description && meta('name', 'description', head.description),
    !head.isIndexed && meta('name', 'robots', 'noindex'),
    ...languageLinks(place),
    ...previewTags(head, place),
    ...head.data.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
}

function languageLinks({ path, locale, publicUrl }: HeadPlace): string[] {
  const address = (language: Locale) => escapeHtml(publicUrl + localePath(language, path))
  return [
    `<link rel="canonical" href="${address(locale)}">`,
    ...LOCALES.map((language) => `<link rel="alternate" hreflang="${language}" href="${address(language)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
  ]
}

function previewTags({ title, description, picture }: Head, place: HeadPlace): string[] {
  const { locale, path, publicUrl, productName } = place
  const name = title ?? productName
  const shown: HeadPicture = picture ?? { ...SHARE_PICTURE, alt: productName }

  return [
    meta('property', 'og:site_name', productName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', publicUrl + localePath(locale, path)),
    meta('property', 'og:title', name),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:locale', TERRITORIES[locale]),
    ...LOCALES.filter((other) => other !== locale).map((other) =>
      meta('property', 'og:locale:alternate', TERRITORIES[other]),
    ),
    meta('property', 'og:image', publicUrl + shown.url),
    meta('property', 'og:image:width', String(shown.width)),
    meta('property', 'og:image:height', String(shown.height)),
    meta('property', 'og:image:alt', shown.alt),
    // All else is read from the tags above.
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function nameOf(title: string | null, productName: string): string {
  return title === null ? productName : `${title} | ${productName}`
}
