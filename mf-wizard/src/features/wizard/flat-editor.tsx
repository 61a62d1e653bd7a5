import { CloudOff, House } from '@domizil/ui/icons'
import { Button, buttonClass, EmptyState, ErrorState, Skeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { myFlatsPath } from '@domizil/links'
import { useAtomValue } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { Published } from './published.tsx'
import { savingAtom } from './saving-atom.ts'
import { StepForm } from './step-form.tsx'
import styles from './wizard.module.css'
import { useFlatEditor } from './use-flat-editor.ts'

interface FlatEditorProps {
  userId: string
  /** Undefined for a new flat. */
  flatId: number | undefined
}

/** The form of a flat, once it is loaded. */
export function FlatEditor({ userId, flatId }: FlatEditorProps) {
  const { editor, retry } = useFlatEditor(userId, flatId)
  const saving = useAtomValue(savingAtom)

  if (editor.status === 'loading') return <Waiting />
  if (editor.status === 'failed')
    return (
      <div className="container">
        <Failed message={editor.message} onRetry={retry} />
      </div>
    )
  if (editor.status === 'missing' || editor.flat?.status === 'ARCHIVED')
    return (
      <div className="container">
        <NoSuchFlat />
      </div>
    )
  if (editor.flat && saving.status === 'published') return <Published flat={editor.flat} />
  return <StepForm flat={editor.flat} />
}

function NoSuchFlat() {
  return (
    <EmptyState
      icon={<House size={28} />}
      title={<FormattedMessage id="missing.title" />}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={myFlatsPath()}>
          <FormattedMessage id="bar.myFlats" />
        </Link>
      }
    >
      <FormattedMessage id="missing.text" />
    </EmptyState>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="failed.title" />}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <FormattedMessage id="failed.retry" />
        </Button>
      }
    >
      {message}
    </ErrorState>
  )
}

function Waiting() {
  return (
    <div className="container" aria-busy="true">
      <div className={styles.waiting}>
        <Skeleton height="220px" />
        <Skeleton height="320px" />
      </div>
    </div>
  )
}
