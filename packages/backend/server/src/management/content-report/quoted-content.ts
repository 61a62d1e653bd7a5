import { DEFAULT_LOCALE, excerptOf, isLocale, type Locale } from '@domizil/domain'
import { findFlat, titleOf } from '../../catalogue/flat/index.ts'
import { findUser } from '../../catalogue/user/index.ts'
import { fillIn } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { ReportRow } from './content-report-repository.ts'
import { QUOTE_WORDS } from './quote-words.ts'

/** How much of the content a mail quotes. */
const QUOTED_LENGTH = 80

/** The words that mails name the content by, in the language of the recipient: a person by name, all else in quotes. */
export async function quotedFor(db: Queries, report: ReportRow, userId: string | null): Promise<string> {
  const user = userId === null ? undefined : await findUser(db, userId)
  const known = user?.locale ?? (userId === null ? report.locale : DEFAULT_LOCALE)
  const locale = isLocale(known) ? known : DEFAULT_LOCALE
  const words = excerptOf(await excerptIn(db, report, locale), QUOTED_LENGTH)

  return fillIn(QUOTE_WORDS[report.subject][locale], { words })
}

/** The content as it was reported: of a listing, its title in the language of a reader. */
export async function excerptIn(db: Queries, report: ReportRow, locale: Locale): Promise<string> {
  if (report.subject !== 'FLAT') return report.excerpt
  const flat = await findFlat(db, Number(report.subject_id))
  // A title that has changed since is not the one that was reported.
  const isSame = flat && [flat.title_en, flat.title_local].includes(report.excerpt)

  return isSame ? titleOf(flat, locale) : report.excerpt
}
