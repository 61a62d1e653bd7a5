import { LoadFailed, type LoadFailedProps, useSay } from '@domizil/app-kit'
import { Heart } from '@domizil/ui/icons'
import { buttonClass, EmptyState, MediaCardSkeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import type { ReactNode } from 'react'
import styles from './favourites.module.css'

/** The empty state, with a link to the search. */
export function NoFlats({ title, children }: { title: ReactNode; children: ReactNode }) {
  const say = useSay()

  return (
    <EmptyState
      icon={<Heart size={28} />}
      title={title}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={searchPath()}>
          {say('favourites.find')}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}

export function FlatsFailed({ query }: Pick<LoadFailedProps, 'query'>) {
  const say = useSay()

  return <LoadFailed query={query} title={say('favourites.failed')} retry={say('results.retry')} />
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
