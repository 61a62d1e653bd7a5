import { type Locale, localePath } from '@domizil/domain'
import { escapeHtml } from './escape.ts'
import { TEXTS } from './texts.ts'

export interface PlainPage {
  readonly locale: Locale
  readonly nonce: string
  readonly productName: string
  readonly title: string
  readonly text: string
}

/** A page without scripts and shell: for when none can be served. */
export function plainPageHtml({ locale, nonce, productName, title, text }: PlainPage): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} | ${escapeHtml(productName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf8f6; color: #241c1e;
  font: 16px/1.6 system-ui, sans-serif }
main { max-width: 34rem; padding: 2rem }
a { color: #8b1e2d }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${localePath(locale, '/')}">${escapeHtml(TEXTS[locale].home)}</a></p>
</main>
</body>
</html>
`
}
