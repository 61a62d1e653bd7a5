import { useSay } from '@domizil/app-kit'
import { FLAT_TYPES } from '@domizil/domain'
import type { QueryProps } from './query-props.ts'
import { CodeFields } from './code-fields.tsx'

/** The types of flats; none selected means any. */
export function TypeFields({ query, change, counts }: QueryProps) {
  const say = useSay()

  return (
    <CodeFields
      query={query}
      counts={counts}
      field="types"
      label={say('flatField.type')}
      codes={FLAT_TYPES}
      chosen={query.types ?? []}
      nameOf={(type) => say(`flatField.type.${type}`)}
      onChange={(types) => change({ types })}
    />
  )
}
