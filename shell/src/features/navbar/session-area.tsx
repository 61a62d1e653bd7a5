import { useSay } from '@domizil/app-kit/say'
import type { PagePath } from '@domizil/links'
import { Cookie } from '@domizil/ui/icons'
import { Button, Skeleton } from '@domizil/ui/parts'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import { QuietBoundary } from '../../lib/quiet-boundary.tsx'
import { useServices } from '../../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import styles from './navbar.module.css'
import type { UserMenu } from './user-menu.tsx'

/** The user menu, or the sign-in buttons: those require consent and say so. */
export function SessionArea({ onHint }: { onHint: (path: PagePath) => void }) {
  const { session } = useServices()
  const present = useReadable(session.session)

  if (present.status === 'authenticated') return <LazyUserMenu user={present.user} onHint={onHint} />
  if (present.status === 'loading') return <Loading />
  return <SignedOut />
}

/** Loaded for those who are signed in. Without it the page is loaded again once. */
function LazyUserMenu(props: ComponentProps<typeof UserMenu>) {
  const [Menu] = useState(() =>
    lazy(async () => ({
      default: await loadOwnChunk('user-menu', async () => {
        const chunk = await import(/* webpackChunkName: "user-menu" */ './user-menu.tsx')
        return chunk.UserMenu
      }),
    })),
  )

  return (
    <QuietBoundary onFailure={() => domizilBoot.chunkFailed('user-menu')}>
      <Suspense fallback={<Loading />}>
        <Menu {...props} />
      </Suspense>
    </QuietBoundary>
  )
}

function Loading() {
  return <Skeleton width="40px" height="40px" round />
}

function SignedOut() {
  const say = useSay()
  const { shellApi, register, askForCookies } = useServices()
  const isAllowed = useReadable(shellApi.consent)
  const reason = isAllowed ? undefined : 'login-reason'

  return (
    <div className={styles.session}>
      {!isAllowed && (
        <button type="button" id="login-reason" className={styles.reason} onClick={askForCookies}>
          <Cookie size={16} />
          {say('nav.cookiesFirst')}
        </button>
      )}
      <Button
        variant="quiet"
        disabled={!isAllowed}
        aria-describedby={reason}
        onClick={() => shellApi.login()}
      >
        {say('nav.login')}
      </Button>
      <Button disabled={!isAllowed} aria-describedby={reason} onClick={register}>
        {say('nav.register')}
      </Button>
    </div>
  )
}
