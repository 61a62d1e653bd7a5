import { CookiesFirst, useLogin } from '@domizil/app-kit/login'
import { LogIn } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { storePendingSheet } from './pending-sheet.ts'
import styles from './saved-searches.module.css'
import type { SheetName } from './use-sheet.ts'

interface SignedOutProps {
  /** The sheet to reopen after the sign-in. */
  sheet: SheetName
}

/** Explains that signing in is required; the search and its sheet are restored afterwards. */
export function SignedOut({ sheet }: SignedOutProps) {
  const { button, ...login } = useLogin()

  return (
    <div className={styles.signedOut}>
      <p>
        <FormattedMessage id={`signedOut.${sheet}`} />
      </p>
      <p className={styles.quiet}>
        <FormattedMessage id="signedOut.kept" />
      </p>
      <Button
        variant="primary"
        size="large"
        block
        icon={<LogIn size={17} aria-hidden="true" />}
        {...button}
        onClick={() => {
          storePendingSheet(sheet)
          button.onClick()
        }}
      >
        <FormattedMessage id="login.button" />
      </Button>
      <CookiesFirst {...login} />
    </div>
  )
}
