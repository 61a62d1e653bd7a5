import { LoadFailed, type LoadFailedProps } from '@domizil/app-kit'
import { CircleAlert } from '@domizil/ui/icons'
import { ErrorState } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

interface GoneOrFailedProps {
  query: LoadFailedProps['query']
  /** The title where there is no such thing. */
  gone: ReactNode
  /** The title where it could not be loaded. */
  failed: ReactNode
}

/** Replaces one thing that was not loaded: what does not exist is not tried again. */
export function GoneOrFailed({ query, gone, failed }: GoneOrFailedProps) {
  if (query.error.status === 404) return <ErrorState icon={<CircleAlert size={28} />} title={gone} />

  return <LoadFailed query={query} title={failed} retry={<FormattedMessage id="list.retry" />} />
}
