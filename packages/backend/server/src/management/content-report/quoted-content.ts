import { DEFAULT_LOCALE, excerptOf, isLocale, type Locale, type ReportSubject } from '@domizil/domain'
import { titleOf } from '../../catalogue/flat/index.ts'
import { findUser } from '../../catalogue/user/index.ts'
import { fillIn } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { listTitledFlats, type ReportRow } from './content-report-repository.ts'

/** How a sentence names the content that it is about. The kind stands apart, so that it fits into any sentence. */
const QUOTE_WORDS: Record<ReportSubject, Record<Locale, string>> = {
  FLAT: { en: '“{words}”', de: '„{words}“', es: '«{words}»' },
  REVIEW: { en: '“{words}” (review)', de: '„{words}“ (Bewertung)', es: '«{words}» (valoración)' },
  REQUEST: {
    en: '“{words}” (message of a request)',
    de: '„{words}“ (Nachricht einer Anfrage)',
    es: '«{words}» (mensaje de una solicitud)',
  },
  MESSAGE: { en: '“{words}” (message)', de: '„{words}“ (Nachricht)', es: '«{words}» (mensaje)' },
  PERSON: { en: '{words}', de: '{words}', es: '{words}' },
}

/** The same without its words, for an address that no one has confirmed. */
const NUMBER_WORDS: Record<ReportSubject, Record<Locale, string>> = {
  FLAT: { en: '“listing {id}”', de: '„Inserat {id}“', es: '«anuncio {id}»' },
  REVIEW: { en: '“review {id}”', de: '„Bewertung {id}“', es: '«valoración {id}»' },
  REQUEST: { en: '“request {id}”', de: '„Anfrage {id}“', es: '«solicitud {id}»' },
  MESSAGE: { en: '“message {id}”', de: '„Nachricht {id}“', es: '«mensaje {id}»' },
  PERSON: {
    en: '“account of listing {flat}”',
    de: '„Konto zu Inserat {flat}“',
    es: '«cuenta del anuncio {flat}»',
  },
}

/** How much of the content a mail quotes. */
const QUOTED_LENGTH = 80

/**
 * The words that mails name the content by, in the language of the recipient: a person by name, all else in quotes. Without a
 * confirmed address only by its number.
 */
export async function quotedFor(db: Queries, report: ReportRow, userId: string | null): Promise<string> {
  const user = userId === null ? undefined : await findUser(db, userId)
  const known = user?.locale ?? (userId === null ? report.locale : DEFAULT_LOCALE)
  const locale = isLocale(known) ? known : DEFAULT_LOCALE
  if (!user || user.email_verified === false) {
    const numbers = { id: report.subject_id, flat: report.flat_id ?? '' }
    return fillIn(NUMBER_WORDS[report.subject][locale], numbers)
  }

  const words = excerptOf(await excerptIn(db, report, locale), QUOTED_LENGTH)
  return fillIn(QUOTE_WORDS[report.subject][locale], { words })
}

/** The content as it was reported: of a listing, its title in the language of a reader. */
export async function excerptIn(db: Queries, report: ReportRow, locale: Locale): Promise<string> {
  const [excerpt] = await excerptsIn(db, [report], locale)
  return excerpt ?? report.excerpt
}

/** The excerpts of several reports, in their order. */
export async function excerptsIn(
  db: Queries,
  reports: readonly ReportRow[],
  locale: Locale,
): Promise<string[]> {
  const ids = reports.filter(({ subject }) => subject === 'FLAT').map(({ subject_id }) => Number(subject_id))
  const flats = await listTitledFlats(db, ids)

  return reports.map(({ subject, subject_id, excerpt }) => {
    const flat = subject === 'FLAT' ? flats.find(({ id }) => id === Number(subject_id)) : undefined
    // A title that has changed since is not the one that was reported.
    return flat && [flat.title_en, flat.title_local].includes(excerpt) ? titleOf(flat, locale) : excerpt
  })
}
