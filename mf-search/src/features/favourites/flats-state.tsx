import { LoadFailed, type LoadFailedProps } from '@domizil/app-kit'
import { Heart } from '@domizil/ui/icons'
import { buttonClass, EmptyState, MediaCardSkeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './favourites.module.css'

/** The empty state, with a link to the search. */
export function NoFlats({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <EmptyState
      icon={<Heart size={28} />}
      title={title}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={searchPath()}>
          <FormattedMessage id="favourites.find" />
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}

export function FlatsFailed({ query }: Pick<LoadFailedProps, 'query'>) {
  return (
    <LoadFailed
      query={query}
      title={<FormattedMessage id="favourites.failed" />}
      retry={<FormattedMessage id="results.retry" />}
    />
  )
}

export function FlatSkeletons() {
  return (
    <div className={styles.grid} aria-busy="true">
      {[1, 2, 3].map((place) => (
        <MediaCardSkeleton key={place} />
      ))}
    </div>
  )
}
