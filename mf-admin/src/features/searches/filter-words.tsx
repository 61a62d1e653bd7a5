import type { AdminSearch } from '@domizil/api'
import { useIntl } from 'react-intl'
import { LongText } from '../../lib/cells/cells.tsx'
import { filterTexts } from '../../lib/search-filters.ts'

/** The filters of a search in the reader's words. */
export function FilterWords({ filters }: { filters: AdminSearch['filters'] }) {
  return <LongText text={filterTexts(filters, useIntl()).join(' · ')} />
}
