import type { Locale } from '@domizil/domain'

/** The rendered parts of a mail. */
export interface MailParts {
  greeting: string
  paragraphs: readonly string[]
  link: string
  url: string
  farewell: string
  footer: string
}

const BODY = 'font:16px/1.5 sans-serif;color:#222;max-width:36em;margin:0 auto;padding:24px'
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#8b1a1a;color:#fff;text-decoration:none;border-radius:6px'
const FOOTER = 'font-size:13px;color:#666;border-top:1px solid #ddd;padding-top:12px'

/** The HTML of a mail: without pictures and external resources. */
export function mailHtml(parts: MailParts, locale: Locale): string {
  const { greeting, paragraphs, link, url, farewell, footer } = parts
  const body = [greeting, ...paragraphs].map((text) => `<p>${escape(text)}</p>`)

  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(link)}</title></head>
<body style="${BODY}">
${body.join('\n')}
<p><a href="${escape(url)}" style="${BUTTON}">${escape(link)}</a></p>
<p>${escape(farewell)}</p>
<p style="${FOOTER}">${escape(footer)}</p>
</body>
</html>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '<br>',
}

/** User content is escaped. */
function escape(text: string): string {
  return text.replace(/[&<>"\n]/g, (character) => ENTITIES[character] ?? '')
}
