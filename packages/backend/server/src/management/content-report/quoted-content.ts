import { DEFAULT_LOCALE, excerptOf, isLocale, type Locale } from '@domizil/domain'
import { titleOf } from '../../catalogue/flat/index.ts'
import { findUser } from '../../catalogue/user/index.ts'
import { fillIn } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { listTitledFlats, type ReportRow } from './content-report-repository.ts'
import names from './quoted-content.json' with { type: 'json' }

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
    return fillIn(names.numbered[report.subject][locale], numbers)
  }

  const words = excerptOf(await excerptIn(db, report, locale), QUOTED_LENGTH)
  return fillIn(names.quoted[report.subject][locale], { words })
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
