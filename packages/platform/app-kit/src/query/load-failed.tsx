import type { ApiErrorLike } from '@domizil/shell-api'
import { CloudOff } from '@domizil/ui/icons'
import { Button, ErrorState } from '@domizil/ui/parts'
import type { ReactNode } from 'react'

/** The failed query and the texts of its replacement. */
export interface LoadFailedProps {
  query: { readonly error: ApiErrorLike; refetch(): Promise<void> }
  title: ReactNode
  /** The label of the button. */
  retry: ReactNode
  headingLevel?: 1 | 2
}

/** Replaces data that failed to load: the reason, and a button that retries. */
export function LoadFailed({ query, title, retry, headingLevel }: LoadFailedProps) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={title}
      {...(headingLevel && { headingLevel })}
      actions={
        <Button variant="primary" onClick={() => void query.refetch()}>
          {retry}
        </Button>
      }
    >
      {query.error.message}
    </ErrorState>
  )
}
