import { type Day, dateOf, dayOf } from './days.ts'

/** The result of parsing a typed day. */
export interface TypedDay {
  /** Undefined for a text that is not an existing day. */
  readonly day?: Day
  /** Whether the year has four digits: further typing could not change the day. */
  readonly isComplete: boolean
}

/** `01032027` */
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/
/** Ordinals such as `1st`, and the `de` of `1 de marzo de 2027`. */
const FILLERS = /(?<=\d)(st|nd|rd|th)\b|\bdel?\b/g

/**
 * Parses a day in common formats: `1.3.27`, `01/03/2027`, `01032027`, `2027-03-01`, and with the month's name in the
 * given language: `1 Mar 2027`, `1. März 2027`, `1 de marzo de 2027`. Day before month; two digits are a year from
 * 2000 on.
 */
export function readDay(typed: string, locale: string): TypedDay {
  const text = plain(typed).replace(DIGITS, '$1 $2 $3').replace(FILLERS, ' ')
  const [day = '', month = '', year = ''] = inOrder(text.match(/\p{L}+|\d+/gu) ?? [])
  const number = /\d/.test(month) ? month : String(monthNamed(month, locale))
  const iso = `${year.length === 2 ? '20' : ''}${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`

  return { ...(exists(iso) && { day: iso }), isComplete: year.length === 4 }
}

/** Day, month and year, if there are three parts; a leading year is ISO's order, and the month may be a name. */
function inOrder(parts: readonly string[]): readonly string[] {
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3) return []
  if (first.length === 4) return [third, second, first]

  return /\d/.test(first) ? parts : [second, first, third]
}

/**
 * The month whose name in the language begins with the text, 1 to 12; 0 for none, and for fewer than three letters.
 */
function monthNamed(start: string, locale: string): number {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => plain(name.format(Date.UTC(2000, month))))

  return months.findIndex((month) => start.length > 2 && month.startsWith(start)) + 1
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function exists(iso: string): boolean {
  const date = dateOf(iso)

  return !Number.isNaN(date.getTime()) && dayOf(date) === iso
}
