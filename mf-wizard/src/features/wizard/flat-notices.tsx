import type { OwnFlat } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { CircleAlert, History, Info } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { addressToSaveAtom } from './address-atoms.ts'
import { isChangedAtom, isRestoredAtom } from './editor-atoms.ts'
import styles from './notice.module.css'
import { discardTypedAtom } from './save-atoms.ts'

/** Notices above the form: restored changes, the reason of a rejection, the second look at what has changed, the consequences of a new
 * address. */
export function FlatNotices({ flat }: { flat: OwnFlat | undefined }) {
  const say = useSay()
  const isRestored = useAtomValue(isRestoredAtom)
  const isChanged = useAtomValue(isChangedAtom)
  const discard = useSetAtom(discardTypedAtom)
  const isMoving = useAtomValue(addressToSaveAtom) !== undefined
  const isListed = flat?.status === 'ACTIVE' || flat?.status === 'INACTIVE'

  return (
    <>
      {isRestored && isChanged && (
        <div className={styles.notice} role="status">
          <History size={18} />
          <p>{say('notice.restored')}</p>
          <Button size="small" onClick={discard}>
            {say('notice.discard')}
          </Button>
        </div>
      )}
      {flat?.rejectionReason && (
        <div className={`${styles.notice} ${styles.rejected}`}>
          <CircleAlert size={18} />
          <p>{say('notice.rejected', { reason: flat.rejectionReason })}</p>
        </div>
      )}
      {flat?.status === 'ACTIVE' && flat.changedSinceReview !== null && (
        <div className={styles.notice}>
          <Info size={18} />
          <p>{say('notice.changed')}</p>
        </div>
      )}
      {isListed && isMoving && (
        <div className={styles.notice} role="status">
          <Info size={18} />
          <p>{say('notice.moving')}</p>
        </div>
      )}
    </>
  )
}
