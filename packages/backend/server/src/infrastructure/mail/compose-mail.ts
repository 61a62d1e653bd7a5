import { type Locale, localePath } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import { icuMessage, type Shown, type Site } from '../../foundation/kernel/index.ts'
import { PermanentJobError } from '../job/index.ts'
import type { Mail, SignInPath } from './define-mail.ts'
import { saidIn } from './mail-message.ts'
import { type Kind, type Kinds, maybe, text } from './value-kinds.ts'

// Dark letters need a background: that of the mail program may be dark. What users write can be an address wider
// than a phone.
const BODY =
  'font:16px/1.5 sans-serif;color:#222;background:#fff;max-width:36em;margin:0 auto;padding:24px;overflow-wrap:anywhere'
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#8b1a1a;color:#fff;text-decoration:none;border-radius:6px'
const FOOTER = 'font-size:13px;color:#666;border-top:1px solid #ddd;padding-top:12px'
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '<br>',
}

/** The texts around every mail. */
const FRAME_TEXTS = {
  en: {
    greeting: 'Hello {name},',
    plainGreeting: 'Hello,',
    farewell: 'Kind regards\n{product}',
    footer: 'You receive this message because you use {product}. {company}',
  },
  de: {
    greeting: 'Guten Tag {name}!',
    plainGreeting: 'Guten Tag!',
    farewell: 'Freundliche Grüße\n{product}',
    footer: 'Sie erhalten diese Nachricht, weil Sie {product} nutzen. {company}',
  },
  es: {
    greeting: 'Hola, {name}:',
    plainGreeting: 'Hola:',
    farewell: 'Un cordial saludo\n{product}',
    footer: 'Recibe este mensaje porque utiliza {product}. {company}',
  },
} as const

/** The content of a mail, before it is rendered. */
export interface MailContent {
  mail: Mail
  locale: Locale
  /** The name in the salutation; empty for an unknown one. */
  name: string
  /** Below the site's origin, without the language. */
  path: PagePath | SignInPath
  /** Of the kinds of the mail and of its subject. */
  values: Readonly<Record<string, unknown>>
  /** Whether the recipient has confirmed the address. */
  isConfirmed: boolean
}

/** A rendered mail. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
}

/** What every mail can say. */
const EVERYWHERE = { product: text } satisfies Kinds

/** The kinds of all values that the texts of a mail can say. */
export function kindsOf({ values = {}, constants = {}, about, maybeAbout }: Mail): Kinds {
  const perhaps: Record<string, Kinds[string]> = {}
  for (const name of Object.keys(constants)) perhaps[name] = text
  for (const [name, kind] of Object.entries(maybeAbout?.values ?? {})) perhaps[name] = maybe(kind)
  return { ...EVERYWHERE, ...about?.values, ...perhaps, ...values }
}

/**
 * Renders a mail. A paragraph with an unknown value is left out, and to an address that no one has confirmed also one that
 * repeats what a user has written: such a mail may reach a person who has nothing to do with it. Undefined where that is
 * the first line.
 *
 * @throws {PermanentJobError} for an order of an earlier version that lacks a value.
 */
export function composeMail(content: MailContent, site: Site): WrittenMail | undefined {
  const { mail, locale, name, path, isConfirmed } = content
  const { productName: product, company } = site
  const kinds = kindsOf(mail)
  const values = { ...content.values, ...mail.constants, product }
  const { subject, paragraphs, link } = mail.texts[locale]

  const lines = { ...FRAME_TEXTS[locale] }
  const frame = { name, product, company: `${company.name}, ${company.city}` }
  const fill = (sentence: string) => icuMessage(sentence, locale).format(frame)
  const [firstLine] = sentencesOf(subject, { kinds, values, locale, isConfirmed })
  if (firstLine === undefined) return undefined

  const parts = {
    subject: oneLine(firstLine),
    greeting: fill(name ? lines.greeting : lines.plainGreeting),
    paragraphs: paragraphs.flatMap((one) => sentencesOf(one, { kinds, values, locale, isConfirmed })),
    link,
    url: site.publicUrl + addressOf(path, locale),
    farewell: fill(lines.farewell),
    footer: fill(lines.footer),
  }
  const { greeting, url, farewell, footer } = parts
  return {
    subject: parts.subject,
    text: [greeting, ...parts.paragraphs, `${link}: ${url}`, farewell, `-- \n${footer}`].join('\n\n'),
    html: mailHtml(parts, locale),
  }
}

interface Telling extends Pick<MailContent, 'locale' | 'values' | 'isConfirmed'> {
  kinds: Kinds
}

/** A message with its values: once, or for each item of a list that it says; none where it says nothing, or must not. */
function sentencesOf(message: string, { kinds, values, locale, isConfirmed }: Telling): string[] {
  const { elements, format } = icuMessage(message, locale)
  const said = saidIn(elements)
  const shown = shownIn(said, { kinds, values, locale })
  const list = said.find((name) => kinds[name]?.isEach)
  const items =
    list === undefined
      ? [shown]
      : itemsOf(kinds[list], values[list]).map((item) => ({ ...shown, [list]: item }))

  return items
    .filter((item) =>
      saidIn(elements, item).every((name) => name in item && (isConfirmed || !kinds[name]?.isWritten)),
    )
    .map(format)
    .filter(Boolean)
}

function itemsOf(kind: Kind<unknown> | undefined, value: unknown): string[] {
  const given = Array.isArray(value) ? value : []
  return (kind?.codes ?? []).filter((code) => given.includes(code))
}

function shownIn(names: readonly string[], { kinds, values, locale }: Omit<Telling, 'isConfirmed'>): Shown {
  const shown: Record<string, string | number> = {}
  for (const name of names) {
    const kind = kinds[name]
    const value = values[name]
    if (kind && value !== undefined) shown[name] = kind.show(value, locale)
    else if (!kind?.isOptional) throw new PermanentJobError(`The mail has no value of the name ${name}`)
  }
  return shown
}

/** Pages of the identity service have no language prefix. */
function addressOf(path: string, locale: Locale): string {
  return path.startsWith('/auth/') ? path : localePath(locale, path)
}

/** A line break in a subject would start another header. */
function oneLine(sentence: string): string {
  return sentence.replace(/\p{Cc}+/gu, ' ').trim()
}

/** The rendered parts of a mail. */
interface MailParts {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  link: string
  url: string
  farewell: string
  footer: string
}

/** The HTML of a mail: without pictures and external resources. */
function mailHtml(parts: MailParts, locale: Locale): string {
  const { subject, greeting, paragraphs, link, url, farewell, footer } = parts
  const body = [greeting, ...paragraphs].map((part) => `<p>${escape(part)}</p>`)

  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="${BODY}">
${body.join('\n')}
<p><a href="${escape(url)}" style="${BUTTON}">${escape(link)}</a></p>
<p>${escape(farewell)}</p>
<p style="${FOOTER}">${escape(footer)}</p>
</body>
</html>`
}

/** User content is escaped. */
function escape(content: string): string {
  return content.replace(/[&<>"\n]/g, (character) => ENTITIES[character] ?? '')
}
