import { useSay } from '@domizil/app-kit/say'
import { CircleCheck, WifiOff } from '@domizil/ui/icons'
import { useEffect, useState } from 'react'
import styles from './offline-notice.module.css'
import { useIsOnline } from './use-is-online.ts'

/** As long as other messages of success. */
const BACK_MS = 5_000

/** Shows that the connection is lost, and for some seconds that it is back: in one place, where it covers no heading. */
export function OfflineNotice() {
  const say = useSay()
  const isOnline = useIsOnline()
  const isBack = useIsBack(isOnline)

  return (
    <div role="status" className={`screen-only ${styles.place}`}>
      {!isOnline && (
        <p className={styles.notice}>
          <WifiOff size={18} />
          {say('offline.text')}
        </p>
      )}
      {isBack && (
        <p className={styles.notice}>
          <CircleCheck size={18} />
          {say('offline.back')}
        </p>
      )}
    </div>
  )
}

/** Whether the connection has just come back. */
function useIsBack(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!isOnline)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const isBack = isOnline && wasOffline

  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setWasOffline(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [isBack])

  return isBack
}
