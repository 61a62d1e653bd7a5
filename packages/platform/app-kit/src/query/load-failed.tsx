import type { ApiErrorLike } from '@domizil/shell-api'
import { CloudOff } from '@domizil/ui/icons'
import { Button, ErrorState } from '@domizil/ui/parts'
import { type ReactNode, useCallback } from 'react'
import { useOnceOnline } from './use-once-online.ts'

/** The failed query and the texts of its replacement. */
export interface LoadFailedProps {
  query: { readonly error: ApiErrorLike; readonly refetch: () => Promise<void> }
  title: ReactNode
  /** The label of the button. */
  retry: ReactNode
  headingLevel?: 1 | 2
}

/** Replaces data that failed to load: the reason, and a button that retries. It retries by itself once it is online. */
export function LoadFailed({ query, title, retry, headingLevel }: LoadFailedProps) {
  const { refetch } = query
  const load = useCallback(() => void refetch(), [refetch])
  useOnceOnline(load)

  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={title}
      {...(headingLevel && { headingLevel })}
      actions={
        <Button variant="primary" onClick={load}>
          {retry}
        </Button>
      }
    >
      {query.error.message}
    </ErrorState>
  )
}
