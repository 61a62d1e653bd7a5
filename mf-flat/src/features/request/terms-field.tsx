import { Link } from '@domizil/app-kit/router'
import { termsPath } from '@domizil/links'
import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import request from './request.module.css'
import styles from './request-dialog.module.css'

interface TermsFieldProps {
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

/** Consent to the terms, which open in a new tab. */
export function TermsField({ checked, error, onChange }: TermsFieldProps) {
  const errorId = useId()

  return (
    <div>
      <label className={styles.terms}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <FormattedMessage id="request.terms" values={{ terms: termsLink }} />
        </span>
      </label>
      {error && (
        <p className={request.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

function termsLink(words: ReactNode[]) {
  return (
    <Link key="terms" className={styles.link} to={termsPath()} target="_blank">
      {words}
    </Link>
  )
}
