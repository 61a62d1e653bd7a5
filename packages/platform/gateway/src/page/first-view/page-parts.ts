import type { Locale } from '@domizil/domain'
import type { Preload } from '@domizil/federation'
import { escapeHtml, scriptJson } from '../escape.ts'
import { TEXTS } from '../texts.ts'
import type { FirstView } from './first-views.ts'

/** The parts of a page that depend on whether it was drawn. */
export interface PageParts {
  /** In the head, after the import map. */
  readonly early: string
  /** In the head, after the guard script: it handles a style sheet that does not come. */
  readonly styles: string
  /** The element of the shell, with a notice for browsers without scripts. */
  readonly root: string
  /** At the end of the body. */
  readonly late: string
}

/** React names the pictures of a first view in its HTML; the browser should know of them before it reads that far. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

export function undrawnPage(preloads: readonly Preload[], locale: Locale): PageParts {
  return {
    early: preloads.map(preloadTag).join('\n'),
    styles: '',
    root: `<noscript><p>${escapeHtml(TEXTS[locale].noScript)}</p></noscript>\n<div id="root"></div>`,
    late: '',
  }
}

/** Style sheets first, then the first picture, then what is read, and the code at last. */
export function drawnPage(
  { html, answers, width }: FirstView,
  { preloads, publicUrl, locale }: { preloads: readonly Preload[]; publicUrl: string; locale: Locale },
): PageParts {
  const styles = preloads.filter(({ kind }) => kind === 'style')
  const scripts = preloads.filter(({ kind }) => kind === 'script')
  const pictures = html.match(PICTURE_PRELOAD) ?? []

  return {
    early: [...new Set(pictures)].join('\n'),
    styles: styles.map((style) => `${styleTag(style, publicUrl)}\n`).join(''),
    root: `<noscript><p>${escapeHtml(TEXTS[locale].noScriptHere)}</p></noscript>
<div id="root" data-drawn="${width}">${html.replace(PICTURE_PRELOAD, '')}</div>`,
    late: `<script type="application/json" id="first-answers">${scriptJson(answers)}</script>
${scripts.map(lateTag).join('\n')}
`,
  }
}

/** Absolute: the bundler's runtime recognises a style sheet by its whole address, and would load it again. */
function styleTag({ url, integrity }: Preload, publicUrl: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(publicUrl + url)}" integrity="${integrity}" crossorigin>`
}

/** A style sheet of the start is applied by its chunk; all other files are only preloaded. */
function preloadTag(preload: Preload): string {
  return preload.kind === 'style'
    ? `<link rel="preload" as="style" ${attributesOf(preload)}>`
    : `<link rel="modulepreload" ${attributesOf(preload)}>`
}

/** The page is already seen: its code comes after its pictures. */
function lateTag(preload: Preload): string {
  return `<link rel="modulepreload" fetchpriority="low" ${attributesOf(preload)}>`
}

function attributesOf({ url, integrity }: Preload): string {
  return `href="${escapeHtml(url)}" integrity="${integrity}" crossorigin`
}
