import { slotId } from './field-slot.tsx'
import { type FieldName, stepOf } from './fields.ts'
import { useFieldLabel } from './use-field-label.ts'

/** The name of a field, as a link to it. */
export function FieldLink({ field, onFollow }: { field: FieldName; onFollow: (field: FieldName) => void }) {
  const label = useFieldLabel()

  return (
    <a
      href={`?step=${stepOf(field)}#${slotId(field)}`}
      onClick={(event) => {
        event.preventDefault()
        onFollow(field)
      }}
    >
      {label(field)}
    </a>
  )
}
