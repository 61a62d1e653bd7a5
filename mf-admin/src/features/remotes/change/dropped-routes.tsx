import { CheckField } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from '../remotes.module.css'
import type { ChoiceOfVersion } from './version-choice.tsx'

/**
 * Which addresses disappear with the choice that was sent last, and whether that is confirmed. Neither holds for another
 * choice: a version that may drop other addresses is sent unconfirmed.
 */
export function useDropped(refusal: string | undefined, choice: ChoiceOfVersion) {
  const [sent, setSent] = useState<ChoiceOfVersion>()
  const [confirmed, setConfirmed] = useState<string>()
  const sentence = sent === choice ? refusal : undefined

  return {
    sentence,
    isConfirmed: sentence !== undefined && sentence === confirmed,
    noteSent: () => setSent(choice),
    setConfirmed: (isConfirmed: boolean) => setConfirmed(isConfirmed ? sentence : undefined),
  }
}

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
