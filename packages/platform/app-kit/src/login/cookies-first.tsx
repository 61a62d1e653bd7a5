import { classes } from '@domizil/ui/parts'
import { flushSync } from 'react-dom'
import { useSay } from '../use-say.ts'
import { useShell } from '../shell-context.ts'
import styles from './cookies-first.module.css'
import type { Login } from './use-login.ts'

interface CookiesFirstProps extends Pick<Login, 'isAllowed' | 'reasonId'> {
  className?: string | undefined
}

/**
 * Says beside a sign-in button that it needs cookies, and allows them right there: the banner may have been closed, and
 * cannot be reached from a dialog. Empty once they are allowed.
 */
export function CookiesFirst({ isAllowed, reasonId, className }: CookiesFirstProps) {
  const say = useSay()
  const { allowCookies } = useShell()
  if (isAllowed) return null

  return (
    <span className={classes(styles.first, className)}>
      <span id={reasonId}>{say('login.cookiesFirst')}</span>{' '}
      {allowCookies && (
        <button type="button" className={styles.allow} onClick={() => allowAndGoOn(allowCookies, reasonId)}>
          {say('login.allowCookies')}
        </button>
      )}
    </span>
  )
}

/** The pressed button goes: the focus moves on to what was waiting for the cookies, the main one of several. */
function allowAndGoOn(allow: () => void, reasonId: string): void {
  const waiting = document.querySelectorAll<HTMLElement>(`[aria-describedby="${CSS.escape(reasonId)}"]`)
  flushSync(allow)
  waiting.item(waiting.length - 1)?.focus()
}
