import { useMoney, useSession } from '@domizil/app-kit'
import { Button, Dialog, Skeleton, Tag } from '@domizil/ui/parts'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { activeFilters } from '../../lib/active-filters.ts'
import type { SearchQuery } from '@domizil/links'
import styles from './saved-searches.module.css'
import { SignedOut } from './signed-out.tsx'
import type { WishForm } from './use-wish-form.ts'
import { type Purpose, unasked } from './wish.ts'
import { WishFields } from './wish-fields.tsx'
import { WishSent } from './wish-sent.tsx'

interface WishSheetProps {
  isOpen: boolean
  purpose: Purpose
  query: SearchQuery
  form: WishForm
  onClose: () => void
  onList: () => void
}

/** The search to be kept, or what somebody needs and has not found. A refusal keeps everything that was typed. */
export function WishSheet({ isOpen, purpose, query, form, onClose, onList }: WishSheetProps) {
  const intl = useIntl()
  const formId = useId()
  const { status } = useSession()
  const isSignedIn = status === 'authenticated'
  const { root, handleSubmit } = useSubmit(form)
  const isSent = form.state === 'sent'

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size={status === 'anonymous' ? 'small' : 'medium'}
      title={<FormattedMessage id={`wish.title.${purpose}`} />}
      closeLabel={intl.formatMessage({ id: 'wish.close' })}
      footer={
        isSignedIn &&
        !isSent && (
          <>
            <Button variant="quiet" onClick={onList}>
              <FormattedMessage id="saved.title" />
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={form.state === 'sending'}>
              <FormattedMessage id={`wish.send.${purpose}`} />
            </Button>
          </>
        )
      }
    >
      {status === 'loading' && <Skeleton height="160px" />}
      {status === 'anonymous' && <SignedOut sheet={purpose} />}
      {isSignedIn && isSent && <WishSent alert={form.draft.alert} onList={onList} onClose={onClose} />}
      {isSignedIn && !isSent && (
        <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p className={styles.quiet}>
            <FormattedMessage id={`wish.intro.${purpose}`} />
          </p>
          {form.refusal && (
            <p className={styles.refused} role="alert">
              {form.refusal}
            </p>
          )}
          <WishFields form={form} purpose={purpose} />
          <AlsoCounts query={query} />
        </form>
      )}
    </Dialog>
  )
}

/** The filters that the form has no field for: they are kept as well. */
function AlsoCounts({ query }: { query: SearchQuery }) {
  const filters = activeFilters(unasked(query), useIntl(), useMoney())
  if (filters.length === 0) return null

  return (
    <div>
      <p className={styles.question} id="also-counts">
        <FormattedMessage id="wish.alsoCounts" />
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

/** Sends, and leads to the first field that is wrong. */
function useSubmit(form: WishForm) {
  const root = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    if (failures > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  async function submit() {
    if (!(await form.send())) setFailures((count) => count + 1)
  }

  return {
    root,
    handleSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (form.state === 'open') void submit()
    },
  }
}
