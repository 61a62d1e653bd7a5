import { PageTitle } from '@domizil/remote-kit'
import { CloudOff, House } from '@domizil/ui/icons'
import { Button, buttonClass, EmptyState, ErrorState, Skeleton } from '@domizil/ui/parts'
import { Link, useParams } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { isFlatId } from '../lib/flat-id.ts'
import { useFlat } from '../lib/use-flat.ts'
import styles from './flat-page.module.css'
import { FlatView } from './flat-view.tsx'

/** One flat, by the id in the address. */
export function FlatPage() {
  const { id = '' } = useParams()

  return isFlatId(id) ? <KnownFlat key={id} id={Number(id)} /> : <NotAvailable />
}

function KnownFlat({ id }: { id: number }) {
  const { answer, retry, refresh } = useFlat(id)
  if (answer.status === 'loading') return <Places />
  if (answer.status === 'loaded') return <FlatView flat={answer.value} onTaken={() => void refresh()} />
  if (answer.httpStatus === 404) return <NotAvailable />

  return <Failed message={answer.message} isIncomplete={answer.httpStatus === 409} onRetry={retry} />
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
          <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/search">
            <FormattedMessage id="flat.findOther" />
          </Link>
        }
      >
        <FormattedMessage id="flat.notAvailableHint" />
      </EmptyState>
    </div>
  )
}

interface FailedProps {
  message: string
  /** A draft that cannot be shown yet: asking again does not help, its owner has to go on writing. */
  isIncomplete: boolean
  onRetry: () => void
}

function Failed({ message, isIncomplete, onRetry }: FailedProps) {
  const title = useIntl().formatMessage({ id: isIncomplete ? 'flat.incomplete' : 'flat.failed' })

  return (
    <div className={`container ${styles.state}`}>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        headingLevel={1}
        icon={isIncomplete ? <House size={28} /> : <CloudOff size={28} />}
        title={title}
        actions={
          isIncomplete ? (
            <Link className={buttonClass({ variant: 'primary' })} to="/my-flats">
              <FormattedMessage id="ownFlats.title" />
            </Link>
          ) : (
            <Button variant="primary" onClick={onRetry}>
              <FormattedMessage id="page.retry" />
            </Button>
          )
        }
      >
        {message}
      </ErrorState>
    </div>
  )
}

/** Where the flat will stand. */
function Places() {
  return (
    <div className={`container ${styles.page}`} aria-busy="true">
      <Skeleton width="30%" height="14px" />
      <Skeleton width="60%" height="32px" />
      <Skeleton ratio="2.5 / 1" />
      <Skeleton height="120px" />
      <Skeleton height="220px" />
    </div>
  )
}
