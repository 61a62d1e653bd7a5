import { useSay } from '@domizil/app-kit'
import type { Locale } from '@domizil/domain'
import { SelectField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { TEMPLATES, templateText, type TemplateUse } from './template-texts.ts'

interface TemplateFieldProps {
  use: TemplateUse
  /** The languages of those who are sent the words. */
  locales: readonly Locale[]
  text: string
  /** The longest text that can be sent. */
  max: number
  onChange: (text: string) => void
}

/** Usual words by name; the chosen ones are added to the text in the languages of its readers. */
export function TemplateField({ use, locales, text, max, onChange }: TemplateFieldProps) {
  const say = useSay()
  const intl = useIntl()
  const names = locales.map((locale) => intl.formatDisplayName(locale, { type: 'language' }) ?? locale)
  const withTemplate = (code: string) =>
    [text.trim(), templateText(use, code, locales)].filter(Boolean).join('\n\n')

  return (
    <SelectField
      label={say('desk.template', { language: intl.formatList(names) })}
      value=""
      onChange={({ target }) => target.value && onChange(withTemplate(target.value))}
    >
      <option value="">{say('desk.chooseTemplate')}</option>
      {Object.keys(TEMPLATES[use]).map((code) => (
        <option key={code} value={code} disabled={withTemplate(code).length > max}>
          {say(`template.${use}.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}
