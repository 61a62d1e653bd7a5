import { CloudOff, Heart } from '@domizil/ui/icons'
import { Button, buttonClass, EmptyState, ErrorState, MediaCardSkeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './favourites.module.css'

/** What stands in the place of flats where there are none, and the way to some. */
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

export function FlatsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="favourites.failed" />}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <FormattedMessage id="results.retry" />
        </Button>
      }
    >
      {message}
    </ErrorState>
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
