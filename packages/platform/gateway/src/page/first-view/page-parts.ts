import { type Locale, localePath } from '@domizil/domain'
import type { Preload } from '@domizil/federation'
import { searchPath } from '@domizil/links'
import { escapeHtml, scriptJson } from '../escape.ts'
import { TEXTS } from '../texts.ts'
import { DRAWN_WIDTH } from './first-view-request.ts'
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

/** What a page is made of that no half draws. */
interface UndrawnPage extends Pick<DrawnPage, 'isMissing' | 'preloads' | 'publicUrl' | 'locale'> {
  readonly title: string
  readonly productName: string
  readonly nonce: string
}

/** A page without the shell's frame: its title and the way on are there. The style goes with them when the shell renders. */
export function undrawnPage(page: UndrawnPage): PageParts {
  const { isMissing, preloads, publicUrl, locale } = page
  const styles = preloads.filter(({ kind }) => kind === 'style')
  return {
    early: '',
    styles: lines(styles.map((style) => `<noscript>${styleTag(style, publicUrl)}</noscript>`)),
    code: lines(preloads.map(preloadTag)),
    root: `<noscript>${isMissing ? missing(locale) : paragraph(TEXTS[locale].noScript)}</noscript>\n<div id="root" data-frame>${plainFrame(page)}</div>`,
    late: '',
  }
}

function plainFrame({ title, productName, nonce, locale }: UndrawnPage): string {
  const links = [
    linkTo(localePath(locale, '/'), productName),
    linkTo(localePath(locale, searchPath()), TEXTS[locale].allFlats),
  ]
  return `<style nonce="${nonce}">
.frame { font: 16px/1.6 system-ui, sans-serif; color: #241c1e }
.frame nav { display: flex; gap: 2rem; padding: 1.25rem 1rem; border-bottom: 1px solid #e8e2de }
.frame h1 { font-size: 1.75rem; padding: 0 1rem }
.frame a { color: #8b1e2d; font-weight: 600; text-decoration: none }
</style><div class="frame"><nav>${links.join('')}</nav><h1>${escapeHtml(title)}</h1></div>`
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function missing(locale: Locale): string {
  const { notFoundTitle, allFlats } = TEXTS[locale]
  const flats = linkTo(localePath(locale, searchPath()), allFlats)
  return `<h1>${escapeHtml(notFoundTitle)}</h1><p>${flats}</p>`
}

function linkTo(path: string, text: string): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`
}

/**
 * Style sheets first, then the first picture, then what is read, and the code at last. Of a page whose content the browser renders
 * the frame is painted while the code comes.
 */
export function drawnPage(
  { html, pictures, answers, isFrame }: FirstView,
  { isMissing, preloads, fonts, publicUrl, locale }: DrawnPage,
): PageParts {
  const styles = preloads.filter(({ kind }) => kind === 'style')
  const scripts = preloads.filter(({ kind }) => kind === 'script')
  const notice = isMissing ? missing(locale) : paragraph(TEXTS[locale][isFrame ? 'noScript' : 'noScriptHere'])
  const state = isFrame ? 'data-frame' : `data-drawn="${DRAWN_WIDTH}"`
  // The first one is the host's entry, which has its element in the head.
  const later = scripts.slice(1).map(({ url }) => url)

  return {
    early: lines([...fonts.map(fontTag), ...pictures]),
    styles: lines(styles.map((style) => styleTag(style, publicUrl))),
    code: isFrame ? lines(scripts.map(preloadTag)) : '',
    root: `<noscript>${notice}</noscript>\n<div id="root" ${state}>${html}</div>`,
    late: isFrame
      ? ''
      : `<script type="application/json" id="first-answers">${answers}</script>
<script type="application/json" id="late-code">${scriptJson(later)}</script>
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
