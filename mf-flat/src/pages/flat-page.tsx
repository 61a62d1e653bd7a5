import { LoadFailed, type LoadFailedProps, PageTitle } from '@domizil/app-kit'
import { House } from '@domizil/ui/icons'
import { buttonClass, EmptyState, ErrorState, Skeleton } from '@domizil/ui/parts'
import { Link, useParams } from '@domizil/app-kit/router'
import { myFlatsPath, searchPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { isFlatId } from '../lib/flat-id.ts'
import { useFlat } from '../lib/use-flat.ts'
import styles from './flat-page.module.css'
import { FlatView } from './flat-view.tsx'

/** The page of a flat, by the id in the path. */
export function FlatPage() {
  const { id = '' } = useParams()

  return isFlatId(id) ? <KnownFlat key={id} id={Number(id)} /> : <NotAvailable />
}

function KnownFlat({ id }: { id: number }) {
  const { flat, isSettled } = useFlat(id)
  if (flat.data) return <FlatView flat={flat.data} onTaken={() => void flat.refetch()} />
  if (flat.status !== 'error' || !isSettled) return <Places />
  if (flat.error.status === 404) return <NotAvailable />

  return flat.error.status === 409 ? <Incomplete message={flat.error.message} /> : <Failed flat={flat} />
}

function NotAvailable() {
  const title = useIntl().formatMessage({ id: 'flat.notAvailable' })

  return (
    <div className={`container ${styles.state}`}>
      <PageTitle noIndex>{title}</PageTitle>
      <EmptyState
        headingLevel={1}
        icon={<House size={28} />}
        title={title}
        actions={
          <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={searchPath()}>
            <FormattedMessage id="flat.findOther" />
          </Link>
        }
      >
        <FormattedMessage id="flat.notAvailableHint" />
      </EmptyState>
    </div>
  )
}

/** A draft that cannot be displayed yet: a retry does not help, its owner has to complete it. */
function Incomplete({ message }: { message: string }) {
  const title = useIntl().formatMessage({ id: 'flat.incomplete' })

  return (
    <div className={`container ${styles.state}`}>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        headingLevel={1}
        icon={<House size={28} />}
        title={title}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to={myFlatsPath()}>
            <FormattedMessage id="ownFlats.title" />
          </Link>
        }
      >
        {message}
      </ErrorState>
    </div>
  )
}

function Failed({ flat }: { flat: LoadFailedProps['query'] }) {
  const title = useIntl().formatMessage({ id: 'flat.failed' })

  return (
    <div className={`container ${styles.state}`}>
      <PageTitle>{title}</PageTitle>
      <LoadFailed query={flat} headingLevel={1} title={title} retry={<FormattedMessage id="page.retry" />} />
    </div>
  )
}

/** The placeholders of the page, with the measures of what comes in view. */
function Places() {
  return (
    <div className={`container ${styles.page}`} aria-busy="true">
      <div className={styles.top}>
        <div className={styles.heading}>
          <Skeleton width="60%" height="32px" />
          <Skeleton width="30%" height="14px" />
        </div>
        <div className={styles.photos}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton height="84px" />
          <Skeleton height="220px" />
        </div>
        <aside className={styles.side}>
          <Skeleton height="420px" />
        </aside>
      </div>
    </div>
  )
}
