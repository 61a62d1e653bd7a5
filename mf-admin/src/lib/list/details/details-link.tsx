import { Link, useLocation } from '@domizil/app-kit/router'
import type { ReactNode } from 'react'
import { openedAt } from './use-open-row.ts'

/** Opens the details of a row over the list, which stays as it is filtered. */
export function DetailsLink({ of, children }: { of: string; children: ReactNode }) {
  const { search } = useLocation()

  return (
    <Link to={openedAt(search, of)} state={{ isOpenedHere: true }}>
      {children}
    </Link>
  )
}
