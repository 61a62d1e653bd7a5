import { useSay } from '@domizil/app-kit/say'
import { WifiOff } from '@domizil/ui/icons'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './offline-notice.module.css'
import { useIsOnline } from './use-is-online.ts'

/** Shows that the connection is lost, and once that it is back. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  useTellWhenBack(isOnline)

  return (
    <div role="status" className={`screen-only ${styles.place}`}>
      {!isOnline && (
        <p className={styles.notice}>
          <WifiOff size={18} />
          <FormattedMessage id="offline.text" />
        </p>
      )}
    </div>
  )
}

function useTellWhenBack(isOnline: boolean): void {
  const say = useSay()
  const { shellApi } = useServices()
  const wasOnline = useRef(isOnline)

  useEffect(() => {
    if (isOnline && !wasOnline.current) {
      shellApi.notify({ kind: 'success', message: say('offline.back') })
    }
    wasOnline.current = isOnline
  }, [isOnline, shellApi, say])
}
