import type { PublicFlat } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { EyeOff } from '@domizil/ui/icons'
import styles from './heading.module.css'

/** Explains why a flat that is not listed cannot be requested, and to its owner that this is a preview. */
export function StatusNotice({ flat: { status, own } }: { flat: PublicFlat }) {
  const say = useSay()
  if (status === 'ACTIVE') return null

  return (
    <p className={styles.notice} role="note">
      <EyeOff size={18} />
      {status === 'INACTIVE'
        ? say(own ? 'notice.ownInactive' : 'notice.inactive')
        : say('notice.preview', { status: say(`flatStatus.${status}`) })}
    </p>
  )
}
