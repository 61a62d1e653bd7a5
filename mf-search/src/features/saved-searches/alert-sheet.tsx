import { useSession, useSubmit } from '@domizil/app-kit'
import type { Alert } from '@domizil/domain'
import type { SearchQuery } from '@domizil/links'
import { CircleCheck } from '@domizil/ui/icons'
import { Button, Dialog, Skeleton, Tag } from '@domizil/ui/parts'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { activeFilters } from '../../lib/active-filters.ts'
import { type Purpose, unasked } from './alert-draft.ts'
import { AlertFields } from './alert-fields.tsx'
import styles from './saved-searches.module.css'
import { SignedOut } from './signed-out.tsx'
import type { AlertForm } from './use-alert-form.ts'

interface AlertSentProps {
  alert: Alert
  onList: () => void
  onClose: () => void
}

interface AlertSheetProps {
  isOpen: boolean
  purpose: Purpose
  form: AlertForm
  onClose: () => void
  onList: () => void
}

/** The form that saves a search, or a request without results. A refusal preserves the input. */
export function AlertSheet({ isOpen, purpose, form, onClose, onList }: AlertSheetProps) {
  const intl = useIntl()
  const formId = useId()
  const { status } = useSession()
  const isSignedIn = status === 'authenticated'
  const { root, handleSubmit } = useSubmit(() => form.send(purpose), form.state === 'open')
  const isSent = form.state === 'sent'

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size={status === 'anonymous' ? 'small' : 'medium'}
      title={<FormattedMessage id={`alertForm.title.${purpose}`} />}
      closeLabel={intl.formatMessage({ id: 'alertForm.close' })}
      footer={
        isSignedIn &&
        !isSent && (
          <>
            <Button variant="quiet" onClick={onList}>
              <FormattedMessage id="saved.title" />
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={form.state === 'sending'}>
              <FormattedMessage id={`alertForm.send.${purpose}`} />
            </Button>
          </>
        )
      }
    >
      {status === 'loading' && <Skeleton height="160px" />}
      {status === 'anonymous' && <SignedOut sheet={purpose} />}
      {isSignedIn && isSent && <AlertSent alert={form.draft.alert} onList={onList} onClose={onClose} />}
      {isSignedIn && !isSent && (
        <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p className={styles.quiet}>
            <FormattedMessage id={`alertForm.intro.${purpose}`} />
          </p>
          {form.refusal && (
            <p className={styles.refused} role="alert">
              {form.refusal}
            </p>
          )}
          <AlertFields form={form} purpose={purpose} />
          <AlsoCounts query={form.draft.query} />
        </form>
      )}
    </Dialog>
  )
}

/** The filters without a field in the form: they are saved as well. */
function AlsoCounts({ query }: { query: SearchQuery }) {
  const filters = activeFilters(unasked(query), useIntl())
  if (filters.length === 0) return null

  return (
    <div>
      <p className={styles.question} id="also-counts">
        <FormattedMessage id="alertForm.alsoCounts" />
      </p>
      <ul className={styles.tags} aria-labelledby="also-counts">
        {filters.map(({ id, label }) => (
          <li key={id}>
            <Tag>{label}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The confirmation of a saved search. */
function AlertSent({ alert, onList, onClose }: AlertSentProps) {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''

  return (
    <div className={styles.sent} role="status">
      <CircleCheck size={28} aria-hidden="true" />
      <h3>
        <FormattedMessage id="alertForm.sent" />
      </h3>
      <p>
        <FormattedMessage id={`alertForm.next.${alert}`} values={{ email }} />
      </p>
      <div className={styles.choices}>
        <Button onClick={onList}>
          <FormattedMessage id="saved.title" />
        </Button>
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="alertForm.back" />
        </Button>
      </div>
    </div>
  )
}
