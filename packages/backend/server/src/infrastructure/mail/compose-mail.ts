import {
  formatDay,
  formatWallTime,
  lastMinute,
  type Locale,
  localePath,
  type WallTime,
} from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import { dayOf, fillIn, formatCents, type Site, type Values } from '../../foundation/kernel/index.ts'
import type { MailValues, SignInPath } from './order-mail.ts'
import { FRAME_TEXTS } from './frame-texts.ts'
import type { MailText } from './mail-text.ts'
import { mailHtml } from './mail-html.ts'

/** The content of a mail, before it is rendered. */
export interface MailContent {
  text: MailText
  locale: Locale
  /** The name in the salutation; empty for an unknown one. */
  name: string
  /** Below the site's origin, without the language. */
  path: PagePath | SignInPath
  values: MailValues & Record<string, unknown>
  /** Whether the recipient has confirmed the address. */
  isConfirmed: boolean
}

/** A rendered mail. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
}

const OCLOCK: Record<Locale, string> = { en: '', de: ' Uhr', es: ' h' }
/** Pages show moments in the zone of their reader, which a mail does not know. */
const ZONE: Record<Locale, string> = { en: 'Berlin time', de: 'Berliner Zeit', es: 'hora de Berlín' }
const TIME = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', timeStyle: 'short' })

/** Values that users have written. */
const USERS_WORDS = ['email', 'flat', 'message', 'other', 'place', 'question']

/** Whether a sentence repeats what a user has written. */
export function hasUsersWords(sentence: string): boolean {
  return placeholdersIn(sentence).some((name) => USERS_WORDS.includes(name))
}

/**
 * Renders a mail. A paragraph with an unknown value is left out, and to an address that no one has confirmed also one that
 * repeats what a user has written: such a mail may reach a person who has nothing to do with it.
 */
export function composeMail(
  { text, locale, name, path, values, isConfirmed }: MailContent,
  site: Site,
): WrittenMail {
  const { productName: product, company } = site
  const frame = FRAME_TEXTS[locale]
  const shown = { ...shownIn(locale, values), name, product, company: `${company.name}, ${company.city}` }

  const fill = (sentence: string) => fillIn(sentence, shown)
  const parts = {
    greeting: fill(name ? frame.greeting : frame.plainGreeting),
    paragraphs: text.paragraphs
      .filter((paragraph) => isKnown(paragraph, shown) && (isConfirmed || !hasUsersWords(paragraph)))
      .map(fill),
    link: text.link,
    url: site.publicUrl + addressOf(path, locale),
    farewell: fill(frame.farewell),
    footer: fill(frame.footer),
  }

  const { greeting, paragraphs, link, url, farewell, footer } = parts
  return {
    subject: oneLine(fill(text.subject)),
    text: [greeting, ...paragraphs, `${link}: ${url}`, farewell, `-- \n${footer}`].join('\n\n'),
    html: mailHtml(parts, locale),
  }
}

/** A moment in German time: `DD.MM.YYYY, HH:mm`, with the language's word for o'clock, and the zone. */
export function formatMoment(moment: Date, locale: Locale): string {
  return `${formatDay(dayOf(moment))}, ${TIME.format(moment)}${OCLOCK[locale]} (${ZONE[locale]})`
}

/** Times where the flat is, as a choice: "Fri 12.03.2027, 18:00 or Sat 13.03.2027, 10:00". */
function formatTimes(times: readonly WallTime[], locale: Locale): string {
  const shown = times.map((time) => `${formatWallTime(time, locale)}${OCLOCK[locale]}`)
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(shown)
}

function shownIn(locale: Locale, shown: MailContent['values']): Values {
  const { deadline, due, gross, vat, proposed, agreed, declined, ...values } = shown
  return {
    ...(values as Values),
    ...(deadline && { deadline: formatMoment(lastMinute(new Date(deadline)), locale) }),
    ...(due && { due: formatDay(due) }),
    ...(gross !== undefined && { gross: formatCents(gross, locale) }),
    ...(vat !== undefined && { vat: formatCents(vat, locale) }),
    ...(proposed && { proposed: formatTimes(proposed, locale) }),
    ...(agreed && { agreed: formatTimes([agreed], locale) }),
    ...(declined && { declined: formatTimes(declined, locale) }),
  }
}

function isKnown(paragraph: string, values: Values): boolean {
  return placeholdersIn(paragraph).every((name) => values[name] !== undefined)
}

function placeholdersIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Pages of the identity service have no language prefix. */
function addressOf(path: string, locale: Locale): string {
  return path.startsWith('/auth/') ? path : localePath(locale, path)
}

/** A line break in a subject would start another header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
