import type { Answer } from '@domizil/remote-kit'
import { CloudOff } from '@domizil/ui/icons'
import { Button, ErrorState, Skeleton } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './answer-state.module.css'

interface AnswerStateProps<T> {
  answer: Answer<T>
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** What stands where an answer will stand: places while it comes, and how to ask again when it does not. */
export function AnswerState<T>({ answer, onRetry, children }: AnswerStateProps<T>) {
  if (answer.status === 'loaded') return children(answer.value)
  if (answer.status === 'loading')
    return (
      <div className={styles.places} aria-busy="true">
        <Skeleton height="96px" />
        <Skeleton height="96px" />
      </div>
    )

  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="answer.failed" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="requests.retry" />
        </Button>
      }
    >
      {answer.message}
    </ErrorState>
  )
}
