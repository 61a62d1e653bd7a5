import { useSession } from '@domizil/remote-kit'
import { Bell, CloudOff } from '@domizil/ui/icons'
import { Button, Dialog, EmptyState, ErrorState, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { RemovedRow, SavedRow } from './saved-row.tsx'
import styles from './saved-searches.module.css'
import { SignedOut } from './signed-out.tsx'
import { useSavedSearches } from './use-saved-searches.ts'

interface SavedSheetProps {
  isOpen: boolean
  onClose: () => void
  /** Opens the sheet to save the present search. */
  onSave: () => void
}

/** The saved searches: each with the way to what it finds now, and out of the list. */
export function SavedSheet({ isOpen, onClose, onSave }: SavedSheetProps) {
  const intl = useIntl()
  const { status } = useSession()

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size={status === 'anonymous' ? 'small' : 'medium'}
      title={<FormattedMessage id="saved.title" />}
      closeLabel={intl.formatMessage({ id: 'saved.close' })}
      footer={
        status === 'authenticated' && (
          <Button icon={<Bell size={16} aria-hidden="true" />} onClick={onSave}>
            <FormattedMessage id="saved.saveThis" />
          </Button>
        )
      }
    >
      {status === 'loading' && <Skeleton height="160px" />}
      {status === 'anonymous' && <SignedOut sheet="list" />}
      {status === 'authenticated' && <SavedList onClose={onClose} />}
    </Dialog>
  )
}

function SavedList({ onClose }: { onClose: () => void }) {
  const { answer, retry, rows, remove, bringBack } = useSavedSearches()
  if (answer.status === 'loading') return <Skeleton height="160px" />
  if (answer.status === 'failed') return <Failed message={answer.message} onRetry={retry} />
  if (rows.length === 0) return <NoneSaved />

  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.listed.id}>
          {row.now ? (
            <SavedRow saved={row.now} onOpen={onClose} onRemove={() => void remove(row)} />
          ) : (
            <RemovedRow city={row.listed.city} onUndo={() => void bringBack(row)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function NoneSaved() {
  return (
    <EmptyState icon={<Bell size={28} />} title={<FormattedMessage id="saved.none" />}>
      <FormattedMessage id="saved.noneHint" />
    </EmptyState>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="saved.failed" />}
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
