import { useSay } from '@domizil/app-kit'
import { useIntl } from 'react-intl'
import { type FieldName, rowOf } from './fields.ts'
import { useLocalLanguage } from './use-local-language.ts'

/**
 * The label of a field: the one that all pages share, or its longer form, which names the language of the place. It says
 * which fields of the table are optional.
 */
export function useFieldLabel(): (field: FieldName) => string {
  const say = useSay()
  const intl = useIntl()
  const language = useLocalLanguage()

  return (field) => {
    const long = `flatField.${field}.long`
    const row = rowOf(field)
    const label = long in intl.messages ? say(long, { language }) : say(`flatField.${field}`)

    return row?.optional && row.kind !== 'choices' ? say('field.optional', { label }) : label
  }
}
