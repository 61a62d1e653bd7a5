import type { PublicFlat } from '@domizil/api'
import { EyeOff } from '@domizil/ui/icons'
import { useIntl } from 'react-intl'
import styles from './heading.module.css'

/** Explains why a flat that is not listed cannot be requested, and to its owner that this is a preview. */
export function StatusNotice({ flat: { status, own } }: { flat: PublicFlat }) {
  const intl = useIntl()
  if (status === 'ACTIVE') return null

  return (
    <p className={styles.notice} role="note">
      <EyeOff size={18} aria-hidden="true" />
      {status === 'INACTIVE'
        ? intl.formatMessage({ id: own ? 'notice.ownInactive' : 'notice.inactive' })
        : intl.formatMessage(
            { id: 'notice.preview' },
            { status: intl.formatMessage({ id: `flatStatus.${status}` }) },
          )}
    </p>
  )
}
