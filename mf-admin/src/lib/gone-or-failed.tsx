import { LoadFailed, type LoadFailedProps, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import type { PagePath } from '@domizil/links'
import { CircleAlert } from '@domizil/ui/icons'
import { buttonClass, ErrorState } from '@domizil/ui/parts'
import type { ReactNode } from 'react'

interface GoneOrFailedProps {
  query: LoadFailedProps['query']
  /** The title where there is no such thing. */
  gone: ReactNode
  /** The title where it could not be loaded. */
  failed: ReactNode
  /** Where to go on from what does not exist. */
  wayOn: { readonly to: PagePath; readonly name: ReactNode }
}

/** Replaces one thing that was not loaded: what does not exist is not tried again. */
export function GoneOrFailed({ query, gone, failed, wayOn }: GoneOrFailedProps) {
  const say = useSay()
  if (query.error.status === 404) {
    return (
      <ErrorState
        icon={<CircleAlert size={28} />}
        title={gone}
        actions={
          <Link to={wayOn.to} className={buttonClass()}>
            {wayOn.name}
          </Link>
        }
      />
    )
  }

  return <LoadFailed query={query} title={failed} retry={say('list.retry')} />
}
