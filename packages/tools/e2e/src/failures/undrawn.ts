import type { Page } from '@playwright/test'
import { rewriteDocument } from './rewrite-document.ts'

/** The page without its first view or frame: the browser renders it alone. */
export function undrawn(html: string): string {
  return html
    .replace(
      /<div id="root" data-drawn="\d+">[^]*?<\/div>\n<script type="application\/json" id="first-answers">[^]*?<\/script>/,
      '<div id="root"></div>',
    )
    .replace(/<div id="root" data-frame>[^]*<\/div>\n(?=<\/body>)/, '<div id="root"></div>\n')
    .replace(/,"drawnOn":"[^"]*"/, '')
}

/** Has every page rendered by the browser alone, with the backend's answers of this browser. */
export function leaveUndrawn(page: Page): Promise<void> {
  return rewriteDocument(page, (html) => ({ body: undrawn(html) }))
}
