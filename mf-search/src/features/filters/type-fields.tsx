import { FLAT_TYPES } from '@domizil/domain'
import { useIntl } from 'react-intl'
import type { SearchQuery } from '@domizil/links'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { CodeFields } from './code-fields.tsx'

interface TypeFieldsProps {
  query: SearchQuery
  change: ChangeQuery
}

/** The types of flats; none selected means any. */
export function TypeFields({ query, change }: TypeFieldsProps) {
  const intl = useIntl()

  return (
    <CodeFields
      label={intl.formatMessage({ id: 'filters.types' })}
      codes={FLAT_TYPES}
      chosen={query.types ?? []}
      nameOf={(type) => intl.formatMessage({ id: `flatType.${type}` })}
      onChange={(types) => change({ types })}
    />
  )
}
