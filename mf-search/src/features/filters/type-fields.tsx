import { FLAT_TYPES } from '@domizil/domain'
import { useIntl } from 'react-intl'
import type { QueryProps } from './query-props.ts'
import { CodeFields } from './code-fields.tsx'

/** The types of flats; none selected means any. */
export function TypeFields({ query, change, counts }: QueryProps) {
  const intl = useIntl()

  return (
    <CodeFields
      query={query}
      counts={counts}
      field="types"
      label={intl.formatMessage({ id: 'flatField.type' })}
      codes={FLAT_TYPES}
      chosen={query.types ?? []}
      nameOf={(type) => intl.formatMessage({ id: `flatField.type.${type}` })}
      onChange={(types) => change({ types })}
    />
  )
}
