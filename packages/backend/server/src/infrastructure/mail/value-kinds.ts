import { formatDay, formatWallTime, lastMinute, type Locale, type WallTime } from '@domizil/domain'
import { dayOf, formatCents } from '../../foundation/kernel/index.ts'

/** A kind of value in the texts of a mail. Values are stored as JSON until the mail is written in the recipient's language. */
export interface Kind<V> {
  /** The value as the recipient reads it; a number can be counted by `plural`. */
  readonly show: (value: V, locale: Locale) => string | number
  /** The mail may be without the value: then every paragraph that says it is left out. */
  readonly isOptional?: true
  /** A user has written it: it is not repeated to an address that no one has confirmed. */
  readonly isWritten?: true
  /** The codes that `select` can meet. */
  readonly codes?: readonly string[]
  /** The value is a list, and a paragraph that says it is repeated for each of its items. */
  readonly isEach?: true
  /** The value is a document that goes with the mail. */
  readonly isAttached?: true
}

// The kinds of one mail have values of several types.
// oxlint-disable-next-line typescript/no-explicit-any
export type Kinds = Readonly<Record<string, Kind<any>>>

export type Value<K> = K extends Kind<infer V> ? V : never
export type Optional<K extends Kinds> = {
  [Name in keyof K]: K[Name] extends { isOptional: true } ? Name : never
}[keyof K]

/** The values of a mail with these kinds. */
export type ValuesOf<K extends Kinds> = {
  readonly [Name in Exclude<keyof K, Optional<K>>]: Value<K[Name]>
} & {
  readonly [Name in Optional<K>]?: Value<K[Name]> | undefined
}

/** A document that goes with a mail: in the storage by its key, or read by a room. */
export interface Attachment {
  name: string
  bytes: number
  /** STORAGE, or the name under which a room reads such documents. */
  from: string
  id: string | number
}

const OCLOCK: Record<Locale, string> = { en: '', de: ' Uhr', es: ' h' }
/** Pages show moments in the zone of their reader, which a mail does not know. */
const ZONE: Record<Locale, string> = { en: 'Berlin time', de: 'Berliner Zeit', es: 'hora de Berlín' }
const TIME = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', timeStyle: 'short' })

/** A moment in German time: `DD.MM.YYYY, HH:mm`, with the language's word for o'clock, and the zone. */
function formatMoment(moment: Date, locale: Locale): string {
  return `${formatDay(dayOf(moment))}, ${TIME.format(moment)}${OCLOCK[locale]} (${ZONE[locale]})`
}

/** Inserted unchanged. */
export const text: Kind<string> = { show: (value) => value }

/** What a user has written, inserted unchanged. */
export const written = { show: (value: string) => value, isWritten: true } satisfies Kind<string>

export const count: Kind<number> = { show: (value) => value }

/** `YYYY-MM-DD`. */
export const day: Kind<string> = { show: (value) => formatDay(value) }

/** The moment until which something can be done, as ISO 8601; the end of a day is its last minute. */
export const deadline: Kind<string> = {
  show: (value, locale) => formatMoment(lastMinute(new Date(value)), locale),
}

/** An amount of money in cents; written as euros. */
export const cents: Kind<number> = { show: (value, locale) => formatCents(value, locale) }

/** Times where the flat is, as a choice: "Fri 12.03.2027, 18:00 or Sat 13.03.2027, 10:00". */
export const times: Kind<readonly WallTime[]> = {
  show: (value, locale) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      value.map((time) => `${formatWallTime(time, locale)}${OCLOCK[locale]}`),
    ),
}

/** A document that goes with the mail; written as its name. One that is too large for mail servers does not go, and is unknown. */
export const attachment = {
  show: ({ name }: Attachment) => name,
  isAttached: true,
} satisfies Kind<Attachment>

/** A code, for `select`. */
export function oneOf<const Code extends string>(...codes: Code[]): Kind<Code> {
  return { show: (value) => value, codes }
}

/** Codes, for `select`: a paragraph that says them is repeated for each, in the order of the kind. */
export function eachOf<const Code extends string>(
  ...codes: Code[]
): Kind<readonly Code[]> & { isEach: true } {
  return { show: (value) => value.join(), codes, isEach: true }
}

/** A value that the mail may be without: the paragraphs that say it are left out then. */
export function maybe<K extends Kind<never>>(kind: K): K & { isOptional: true } {
  return { ...kind, isOptional: true }
}
