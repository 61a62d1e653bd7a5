import { type AdminSearch, listSearches } from '@domizil/api'
import { FormattedMessage, useIntl } from 'react-intl'
import { describeList } from '../../lib/list/describe-list.tsx'
import { LongText } from '../../lib/cells/cells.tsx'
import { filterTexts } from '../../lib/search-filters.ts'

/** All logged searches, without their authors. */
export const SEARCH_LIST = describeList(listSearches, 'searches', {
  keyOf: ({ id }) => id,
  titleOf: ({ place, id }) => place ?? String(id),
  people: {},
  filters: { source: {}, empty: { wordOf: (code) => `found.${code}` } },
  columns: [
    { id: 'time', width: 150 },
    { id: 'locale', width: 100 },
    { id: 'place', width: 140, isOnCard: true },
    {
      id: 'filters',
      width: 246,
      isText: true,
      isOnCard: true,
      cell: ({ filters }) => <FilterWords filters={filters} />,
    },
    {
      id: 'resultCount',
      width: 110,
      isKey: true,
    },
    {
      id: 'duration',
      width: 96,
      isNumber: true,
      cell: ({ duration }) => <FormattedMessage id="cell.milliseconds" values={{ duration }} />,
    },
    {
      id: 'source',
      width: 132,
      isOnCard: true,
    },
  ],
})

/** The filters of a search in the reader's words. */
function FilterWords({ filters }: { filters: AdminSearch['filters'] }) {
  return <LongText text={filterTexts(filters, useIntl()).join(' · ')} />
}
