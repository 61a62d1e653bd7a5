import { FormattedMessage } from 'react-intl'
import styles from './ask-for-help.module.css'
import type { RequiredField } from './help-form.ts'

interface WrongFieldsProps {
  wrong: readonly RequiredField[]
  onChoose: (field: RequiredField) => void
}

/** The invalid fields, each with a link to it. */
export function WrongFields({ wrong, onChoose }: WrongFieldsProps) {
  return (
    <div role="alert">
      {wrong.length > 0 && (
        <div className={styles.wrong}>
          <p>
            <FormattedMessage id="help.form.wrong.title" values={{ count: wrong.length }} />
          </p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <button type="button" onClick={() => onChoose(field)}>
                  <FormattedMessage id={`help.form.wrong.${field}`} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
