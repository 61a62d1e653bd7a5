import type { ApiErrorLike } from '@domizil/shell-api'
import { CloudOff } from '@domizil/ui/icons'
import { Button, ErrorState } from '@domizil/ui/parts'
import type { ReactNode } from 'react'

export interface LoadFailedProps {
  query: { readonly error: ApiErrorLike; refetch(): Promise<void> }
  title: ReactNode
  /** What the button says. */
  retry: ReactNode
  headingLevel?: 1 | 2
}

/** In the place of data that could not be loaded: the reason, and a button that fetches it again. */
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
