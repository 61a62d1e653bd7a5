import { listSearches } from '@domizil/api'
import { LOCALES, SEARCH_SOURCES } from '@domizil/domain'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Moment, Nothing } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/list-description.ts'
import { FilterWords } from './filter-words.tsx'

/** All logged searches, without their authors. */
export const SEARCH_LIST = describeList(listSearches, {
  name: 'searches',
  keyOf: ({ id }) => id,
  titleOf: ({ place, id }) => place ?? String(id),
  order: { sort: 'time', dir: 'desc' },
  filters: [
    { id: 'source', codes: SEARCH_SOURCES, wordOf: (code) => `searchSource.${code}` },
    { id: 'locale', codes: LOCALES, wordOf: (code) => `locale.${code}` },
    { id: 'empty', codes: ['true', 'false'], isSingle: true, wordOf: (code) => `found.${code}` },
  ],
  columns: [
    { id: 'time', width: 150, cell: ({ time }) => <Moment at={time} /> },
    { id: 'locale', width: 100, cell: ({ locale }) => <FormattedMessage id={`locale.${locale}`} /> },
    { id: 'place', width: 140, isOnCard: true, cell: ({ place }) => place ?? <Nothing /> },
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
      isNumber: true,
      cell: ({ resultCount }) => <FormattedNumber value={resultCount} />,
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
      cell: ({ source }) => <FormattedMessage id={`searchSource.${source}`} />,
    },
  ],
})
