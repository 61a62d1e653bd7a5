import { useSay } from '@domizil/app-kit'
import { CookiesFirst, useLogin } from '@domizil/app-kit/login'
import { LogIn } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { storePendingSheet } from './pending-sheet.ts'
import styles from './saved-searches.module.css'
import type { SheetName } from './use-sheet.ts'

interface SignedOutProps {
  /** The sheet to reopen after the sign-in. */
  sheet: SheetName
}

/** Explains that signing in is required; the search and its sheet are restored afterwards. */
export function SignedOut({ sheet }: SignedOutProps) {
  const say = useSay()
  const { button, ...login } = useLogin()

  return (
    <div className={styles.signedOut}>
      <p>{say(`signedOut.${sheet}`)}</p>
      <p className={styles.quiet}>{say('signedOut.kept')}</p>
      <Button
        variant="primary"
        size="large"
        block
        icon={<LogIn size={17} />}
        {...button}
        onClick={() => {
          storePendingSheet(sheet)
          button.onClick()
        }}
      >
        {say('login.button')}
      </Button>
      <CookiesFirst {...login} />
    </div>
  )
}
