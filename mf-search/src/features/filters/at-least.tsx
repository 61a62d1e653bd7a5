import { useSay } from '@domizil/app-kit'
import { type OptionField, SEARCH_OPTIONS } from '@domizil/links'
import { PillGroup } from '@domizil/ui/parts'
import { useId } from 'react'
import type { QueryProps } from './query-props.ts'
import { previewOf } from './option-counts.ts'
import { EmptyOptionsNote, OptionLabel } from './option-label.tsx'

interface AtLeastProps extends QueryProps {
  label: string
  field: NumberField
}

/** A filter whose options are numbers. */
type NumberField = {
  [Field in OptionField]: (typeof SEARCH_OPTIONS)[Field][number] extends number ? Field : never
}[OptionField]

/** A minimum: "Any", "1+", "2+", … */
export function AtLeast({ label, field, query, change, counts }: AtLeastProps) {
  const say = useSay()
  const name = useId()
  const numbers: readonly (typeof SEARCH_OPTIONS)[NumberField][number][] = SEARCH_OPTIONS[field]
  const options = numbers.map((number) => ({ number, preview: previewOf(counts, query, field, number) }))

  return (
    <>
      <PillGroup
        label={label}
        name={name}
        options={[
          { value: '', label: say('filters.any') },
          ...options.map(({ number, preview }) => ({
            value: String(number),
            label: <OptionLabel name={say('filters.atLeast', { number })} preview={preview} />,
            disabled: preview.isEmpty,
          })),
        ]}
        value={query[field] ? String(query[field]) : ''}
        onChange={(chosen) => change({ [field]: chosen ? Number(chosen) : undefined })}
      />
      <EmptyOptionsNote previews={options.map(({ preview }) => preview)} />
    </>
  )
}
