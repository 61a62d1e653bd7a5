import { LoadFailed, useSession } from '@domizil/app-kit'
import { Bell } from '@domizil/ui/icons'
import { Button, Dialog, EmptyState, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { RemovedRow, SavedRow } from './saved-row.tsx'
import styles from './saved-searches.module.css'
import { SignedOut } from './signed-out.tsx'
import { useSavedSearches } from './use-saved-searches.ts'

interface SavedSheetProps {
  isOpen: boolean
  onClose: () => void
  /** Opens the form to save the current search. */
  onSave: () => void
}

/** The list of saved searches. */
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
      {status === 'authenticated' && <SavedList />}
    </Dialog>
  )
}

function SavedList() {
  const { saved, rows, remove, bringBack } = useSavedSearches()
  if (saved.status === 'pending') return <Skeleton height="160px" />
  if (!saved.data) {
    return (
      <LoadFailed
        query={saved}
        title={<FormattedMessage id="saved.failed" />}
        retry={<FormattedMessage id="results.retry" />}
      />
    )
  }
  if (rows.length === 0) return <NoneSaved />

  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.listed.id}>
          {row.now ? (
            <SavedRow saved={row.now} onRemove={() => void remove(row)} />
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
