import type { AdminListName } from '@domizil/domain'
import { ADMIN_LISTS } from './admin-list.ts'
import type { AdminList } from './list-shape.ts'
import type { Rows } from './rows-repository.ts'

/** A list of the back office with its rows as they are at a moment. */
export interface AdminListAsOf extends Omit<AdminList, 'rows' | 'keys'> {
  readonly rows: Rows
  readonly keys: Rows
  /** Whether the keys have the folded words of each row. */
  readonly hasWords: boolean
}

export function adminListAsOf(name: AdminListName, now: Date): AdminListAsOf {
  const { rows, keys, ...list } = ADMIN_LISTS[name]
  return { ...list, rows: rows(now), keys: (keys ?? rows)(now), hasWords: keys !== undefined }
}
