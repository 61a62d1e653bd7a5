import { FormattedMessage } from 'react-intl'
import { slotId } from './field-slot.tsx'
import { type FieldName, stepOf } from './fields.ts'
import { useLocalLanguage } from './use-local-language.ts'

interface FieldLinkProps {
  field: FieldName
  onFollow: (field: FieldName) => void
}

/** The name of a field, as a link to it. */
export function FieldLink({ field, onFollow }: FieldLinkProps) {
  const language = useLocalLanguage()

  return (
    <a
      href={`?step=${stepOf(field)}#${slotId(field)}`}
      onClick={(event) => {
        event.preventDefault()
        onFollow(field)
      }}
    >
      <FormattedMessage id={`field.${field.replace('address.', '')}`} values={{ language }} />
    </a>
  )
}
