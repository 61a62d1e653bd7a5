import { DEFAULT_LOCALE, isLocale, type Locale, truncate } from '@domizil/domain'
import { findFlat, titleOf } from '../../catalogue/flat/index.ts'
import { findUser } from '../../catalogue/user/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { ReportRow } from './content-report-repository.ts'

/** How much of the content a mail quotes. */
const QUOTED_LENGTH = 80

/** The words that mails name the content by: of a listing, its title in the language of the recipient. */
export async function quotedFor(db: Queries, report: ReportRow, userId: string | null): Promise<string> {
  const user = userId === null ? undefined : await findUser(db, userId)
  const locale = user?.locale ?? (userId === null ? report.locale : DEFAULT_LOCALE)

  return truncate(await wordsOf(db, report, isLocale(locale) ? locale : DEFAULT_LOCALE), QUOTED_LENGTH)
}

async function wordsOf(db: Queries, report: ReportRow, locale: Locale): Promise<string> {
  if (report.subject !== 'FLAT') return report.excerpt
  const flat = await findFlat(db, Number(report.subject_id))
  // A title that has changed since is not the one that was reported.
  const isSame = flat && [flat.title_en, flat.title_local].includes(report.excerpt)

  return isSame ? titleOf(flat, locale) : report.excerpt
}
