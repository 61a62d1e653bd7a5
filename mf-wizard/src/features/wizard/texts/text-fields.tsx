import { useSay } from '@domizil/app-kit'
import { type FlatFieldName, flatFieldOf, needsLocalTexts } from '@domizil/domain'
import { FormSection } from '../form-section.tsx'
import { fieldsIn } from '../sections.ts'
import { TableField } from '../table/table-field.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useLanguageName, useLocalLanguage } from '../use-local-language.ts'
import styles from './texts.module.css'

const languageOf = (name: FlatFieldName) => {
  const field = flatFieldOf(name)
  return field.kind === 'text' ? field.language : undefined
}

/** The texts: in English, in the language of the place unless that is English, and those of no language. */
export function TextFields() {
  const say = useSay()
  const { draft } = useFlatForm()
  const nameOf = useLanguageName()
  const localLanguage = useLocalLanguage()
  const fields = fieldsIn('texts')

  return (
    <FormSection title="texts.title" hint={say('texts.hint')}>
      <LanguageTexts language={nameOf('en')} fields={fields.filter((name) => languageOf(name) === 'en')} />
      {needsLocalTexts(draft) && (
        <LanguageTexts
          language={localLanguage}
          fields={fields.filter((name) => languageOf(name) === 'local')}
        />
      )}
      {fields
        .filter((name) => languageOf(name) === undefined)
        .map((name) => (
          <TableField key={name} name={name} />
        ))}
    </FormSection>
  )
}

interface LanguageTextsProps {
  /** Its name in the interface's language. */
  language: string
  fields: readonly FlatFieldName[]
}

function LanguageTexts({ language, fields }: LanguageTextsProps) {
  const say = useSay()

  return (
    <fieldset className={styles.language}>
      <legend className={styles.legend}>{say('texts.language', { language })}</legend>
      {fields.map((name) => (
        <TableField key={name} name={name} />
      ))}
    </fieldset>
  )
}
