import { type Locale, localePath } from '@domizil/domain'
import type { Preload } from '@domizil/federation'
import { searchPath } from '@domizil/links'
import { escapeHtml, scriptJson } from '../escape.ts'
import { TEXTS } from '../texts.ts'
import type { FirstView } from './first-views.ts'

/** The parts of a page that depend on whether it was drawn. */
export interface PageParts {
  /** In the head, before all that is long. */
  readonly early: string
  /** In the head, after the guard script: it handles a style sheet that does not come. */
  readonly styles: string
  /** In the head, after the import map. */
  readonly code: string
  /** The element of the shell, with a notice for browsers without scripts. */
  readonly root: string
  /** At the end of the body. */
  readonly late: string
}

/** What a drawn page is made of, beside its first view. */
interface DrawnPage {
  /** Whether there is nothing at the address, or not for everybody; said where scripts do not run. */
  readonly isMissing: boolean
  readonly preloads: readonly Preload[]
  readonly fonts: readonly Preload[]
  readonly publicUrl: string
  readonly locale: Locale
}

/** What a page is made of that the browser renders alone. */
type UndrawnPage = Pick<DrawnPage, 'isMissing' | 'preloads' | 'publicUrl' | 'locale'>

/** Without scripts only what it says instead is shown, in the style of the other pages. */
export function undrawnPage({ isMissing, preloads, publicUrl, locale }: UndrawnPage): PageParts {
  const styles = preloads.filter(({ kind }) => kind === 'style')
  return {
    early: '',
    styles: lines(styles.map((style) => `<noscript>${styleTag(style, publicUrl)}</noscript>`)),
    code: lines(preloads.map(preloadTag)),
    root: `<noscript>${isMissing ? missing(locale) : needsScripts(locale)}</noscript>\n<div id="root"></div>`,
    late: '',
  }
}

function needsScripts(locale: Locale): string {
  const { noScript, home, allFlats } = TEXTS[locale]
  const links = [linkTo(localePath(locale, '/'), home), linkTo(localePath(locale, searchPath()), allFlats)]
  return `<p>${escapeHtml(noScript)}</p><p>${links.join(' · ')}</p>`
}

function missing(locale: Locale): string {
  const { notFoundTitle, allFlats } = TEXTS[locale]
  const flats = linkTo(localePath(locale, searchPath()), allFlats)
  return `<h1>${escapeHtml(notFoundTitle)}</h1><p>${flats}</p>`
}

function linkTo(path: string, text: string): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`
}

/** Style sheets first, then the first picture, then what is read, and the code at last. */
export function drawnPage(
  { html, pictures, answers, width }: FirstView,
  { isMissing, preloads, fonts, publicUrl, locale }: DrawnPage,
): PageParts {
  const styles = preloads.filter(({ kind }) => kind === 'style')
  // The first one is the host's entry, which has its element in the head.
  const [, ...scripts] = preloads.filter(({ kind }) => kind === 'script')

  return {
    early: lines([...fonts.map(fontTag), ...pictures]),
    styles: lines(styles.map((style) => styleTag(style, publicUrl))),
    code: '',
    root: `<noscript>${isMissing ? missing(locale) : `<p>${escapeHtml(TEXTS[locale].noScriptHere)}</p>`}</noscript>
<div id="root" data-drawn="${width}">${html}</div>`,
    late: `<script type="application/json" id="first-answers">${answers}</script>
<script type="application/json" id="late-code">${scriptJson(scripts.map(({ url, integrity }) => [url, integrity]))}</script>
`,
  }
}

function lines(tags: readonly string[]): string {
  return tags.map((tag) => `${tag}\n`).join('')
}

/** Absolute: the bundler's runtime recognises a style sheet by its whole address, and would load it again. */
function styleTag({ url, integrity }: Preload, publicUrl: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(publicUrl + url)}" integrity="${integrity}" crossorigin>`
}

/** Without the integrity, which browsers do not support for fonts. */
function fontTag({ url }: Preload): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`
}

/** A style sheet of the start is applied by its chunk; all other files are only preloaded. */
function preloadTag(preload: Preload): string {
  return preload.kind === 'style'
    ? `<link rel="preload" as="style" ${attributesOf(preload)}>`
    : `<link rel="modulepreload" ${attributesOf(preload)}>`
}

function attributesOf({ url, integrity }: Preload): string {
  return `href="${escapeHtml(url)}" integrity="${integrity}" crossorigin`
}
