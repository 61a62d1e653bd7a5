import { readFileSync } from 'node:fs'
import type { Locale } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import type { MailText } from './mail-message.ts'
import type { Kinds, ValuesOf } from './value-kinds.ts'

/** A page of the identity service, which has no language prefix. */
export type SignInPath = `/auth/${string}`

/** What mails can be about: a row that a room reads when the mail is written, and the values that it gives. */
export interface Subject<K extends Kinds = Kinds> {
  /** Also the key under which a room registers how it is read. */
  readonly name: string
  readonly values: K
}

/** Declares what mails can be about. A room that knows enough of it registers how it is read. */
export function defineSubject<K extends Kinds>(name: string, values: K): Subject<K> {
  return { name, values }
}

type MailTexts = Readonly<Record<Locale, MailText>>

export interface MailSpec {
  readonly about?: Subject
  /** The same, if there are orders without one: its values are unknown then. */
  readonly maybeAbout?: Subject
  /** The values that an order names. */
  readonly values?: Kinds
  /** What its texts say in every order, by name. */
  readonly constants?: Readonly<Record<string, string>>
  /** Those of the file that has the mail's code for its name, unless they are given. */
  readonly texts?: MailTexts
}

/** Who gets a mail, and where. */
export interface Recipient {
  /** The id of the recipient; null for one without an account, whose address and language have to be named. */
  readonly to: string | null
  /** The mailbox, if it is not the recipient's current one. */
  readonly address?: string
  /** The language, if it is not the recipient's. */
  readonly locale?: Locale
  /** The target of the link, if it is not that of the subject. */
  readonly path?: PagePath | SignInPath
}

export type About<Spec> = Spec extends { about: Subject }
  ? { readonly about: number }
  : Spec extends { maybeAbout: Subject }
    ? { readonly about?: number | undefined }
    : unknown

export type Values<Spec> = Spec extends { values: infer K extends Kinds }
  ? object extends ValuesOf<K>
    ? { readonly values?: ValuesOf<K> }
    : { readonly values: ValuesOf<K> }
  : unknown

/** An order of a mail, as it is stored: it is written when it is sent, in the recipient's language. */
export interface MailOrder extends Recipient {
  readonly mail: string
  /** The id of its subject. */
  readonly about?: number | undefined
  readonly values: Readonly<Record<string, unknown>>
}

/** A kind of mail. */
export interface Mail<Order = never> extends MailSpec {
  /** The code by which orders and stored mails name it. */
  readonly code: string
  readonly texts: MailTexts
  /** An order of this mail, for `orderMails`. It takes the values that the mail has, of all that are given. */
  readonly order: (order: Order) => MailOrder
}

const MAILS = new Map<string, Mail>()

/** Declares a mail. A code belongs to one mail. */
export function defineMail<const Spec extends MailSpec>(
  code: string,
  spec: Spec,
): Mail<Recipient & About<Spec> & Values<Spec>> {
  if (MAILS.has(code)) throw new TypeError(`There are two mails ${code}`)

  const mail = {
    ...spec,
    code,
    texts: spec.texts ?? readTexts(code),
    order: ({ values = {}, ...order }: Recipient & Partial<Pick<MailOrder, 'about' | 'values'>>) => ({
      ...order,
      mail: code,
      values: Object.fromEntries(Object.keys(spec.values ?? {}).map((name) => [name, values[name]])),
    }),
  }
  MAILS.set(code, mail)
  return mail
}

/** The texts of BOOKING_EXPIRED are those of `mails/booking-expired.json`. */
function readTexts(code: string): MailTexts {
  const name = code.toLowerCase().replaceAll('_', '-')
  return JSON.parse(
    readFileSync(new URL(`../../../mails/${name}.json`, import.meta.url), 'utf8'),
  ) as MailTexts
}

/** The mail of a code; undefined for a code of an earlier version. */
export function mailOf(code: string): Mail | undefined {
  return MAILS.get(code)
}

/** All mails that are declared, by their codes. */
export function allMails(): Mail[] {
  return [...MAILS.values()].toSorted((one, other) => (one.code < other.code ? -1 : 1))
}
