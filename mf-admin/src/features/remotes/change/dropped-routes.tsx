import { CheckField } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from '../remotes.module.css'

interface DroppedRoutesProps {
  /** Which addresses would not be found any more, in the words of the server. */
  sentence: string
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** Names the addresses that disappear with a change, and asks whether that is meant. */
export function DroppedRoutes({ sentence, isConfirmed, onConfirm }: DroppedRoutesProps) {
  return (
    <>
      <p role="alert" className={styles.problem}>
        {sentence}
      </p>
      <CheckField
        label={<FormattedMessage id="remotes.mayDrop" />}
        checked={isConfirmed}
        onChange={onConfirm}
      />
    </>
  )
}
