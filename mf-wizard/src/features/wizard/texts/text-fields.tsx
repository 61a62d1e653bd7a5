import { FLAT_LIMITS, needsLocalTexts, type Range } from '@domizil/domain'
import { Field, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldSlot } from '../field-slot.tsx'
import type { TextName } from '../flat-form.ts'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useHintOf } from '../use-hints.ts'
import { useLanguageName, useLocalLanguage } from '../use-local-language.ts'
import styles from './texts.module.css'

/** Title and description: in English, and in the language of the place unless that is English. */
export function TextFields() {
  const { draft } = useFlatForm()
  const nameOf = useLanguageName()
  const localLanguage = useLocalLanguage()

  return (
    <>
      <FormSection title="texts.title" hint={<FormattedMessage id="texts.hint" />}>
        <LanguageTexts
          language={nameOf('en')}
          fields={['title_en', 'description_flat_en', 'description_region_en']}
        />
        {needsLocalTexts(draft) && (
          <LanguageTexts
            language={localLanguage}
            fields={['title_local', 'description_flat_local', 'description_region_local']}
          />
        )}
      </FormSection>
    </>
  )
}

interface LanguageTextsProps {
  /** Its name in the interface's language. */
  language: string
  fields: readonly [title: TextName, flat: TextName, region: TextName]
}

function LanguageTexts({ language, fields: [title, flat, region] }: LanguageTextsProps) {
  return (
    <fieldset className={styles.language}>
      <legend className={styles.legend}>
        <FormattedMessage id="texts.language" values={{ language }} />
      </legend>
      <TitleField name={title} />
      <LongField name={flat} rows={8} limits={FLAT_LIMITS.descriptionOfFlat} />
      <LongField name={region} rows={5} limits={FLAT_LIMITS.descriptionOfRegion} />
    </fieldset>
  )
}

function TitleField({ name }: { name: TextName }) {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()
  const language = useLocalLanguage()

  return (
    <FieldSlot name={name}>
      <TextField
        label={intl.formatMessage({ id: `field.${name}` }, { language })}
        hint={<Written text={form[name]} limits={FLAT_LIMITS.title} />}
        error={problemOf(name)}
        name={name}
        value={form[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </FieldSlot>
  )
}

function LongField({ name, rows, limits }: { name: TextName; rows: number; limits: Range }) {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()
  const language = useLocalLanguage()
  const advice = useHintOf()(name)

  return (
    <FieldSlot name={name}>
      <Field
        label={intl.formatMessage({ id: `field.${name}` }, { language })}
        hint={
          <>
            <Written text={form[name]} limits={limits} /> {advice}
          </>
        }
        error={problemOf(name)}
      >
        {(control) => (
          <textarea
            {...control}
            name={name}
            rows={rows}
            value={form[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        )}
      </Field>
    </FieldSlot>
  )
}

/** The length of a text and its limits. A text that is too long stays as it was pasted. */
function Written({ text, limits: { min, max } }: { text: string; limits: Range }) {
  const count = text.trim().length

  return count > max ? (
    <b className={styles.tooLong}>
      <FormattedMessage id="texts.tooLong" values={{ count, max, over: count - max }} />
    </b>
  ) : (
    <FormattedMessage id="texts.written" values={{ count, min, max }} />
  )
}
