import { type AdminListName, DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { ADMIN_LISTS } from './admin-list.ts'
import type { AdminList } from './list-shape.ts'
import type { Rows } from './rows-repository.ts'

/** A list of the back office with its rows as they are at a moment, in the language of a reader. */
export interface AdminListAsOf extends Omit<AdminList, 'rows' | 'keys'> {
  readonly rows: Rows
  readonly keys: Rows
  /** Whether the keys have the folded words of each row. */
  readonly hasWords: boolean
}

export function adminListAsOf(
  name: AdminListName,
  now: Date,
  locale: Locale = DEFAULT_LOCALE,
): AdminListAsOf {
  const { rows, keys, ...list } = ADMIN_LISTS[name]
  return { ...list, rows: rows(now, locale), keys: (keys ?? rows)(now, locale), hasWords: keys !== undefined }
}
