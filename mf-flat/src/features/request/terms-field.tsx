import { Link } from '@domizil/app-kit/router'
import { termsPath } from '@domizil/links'
import { CheckField } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './request-dialog.module.css'

interface TermsFieldProps {
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

/** Consent to the terms, which open in a new tab. */
export function TermsField(props: TermsFieldProps) {
  return (
    <CheckField
      {...props}
      label={
        <span>
          <FormattedMessage id="request.terms" values={{ terms: termsLink }} />
        </span>
      }
    />
  )
}

function termsLink(words: ReactNode[]) {
  return (
    <Link key="terms" className={styles.link} to={termsPath()} target="_blank">
      {words}
    </Link>
  )
}
