import type { PublicFlat } from '@domizil/api'
import { useSession } from '@domizil/app-kit'
import { Button, Dialog } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { myRequestsPath } from '@domizil/links'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { focusFirstProblem } from '../../lib/focus-first-problem.ts'
import { LoginButton } from '../../lib/login-button.tsx'
import { PriceLines } from './price-lines.tsx'
import styles from './request.module.css'
import { RequestFields } from './request-fields.tsx'
import { SentNotice } from './sent-notice.tsx'
import { StayFields } from './stay-fields.tsx'
import type { RequestForm } from './use-request-form.ts'
import type { WishedStay } from './use-stay.ts'

interface RequestDialogProps {
  onClose: () => void
  flat: PublicFlat
  wished: WishedStay
  form: RequestForm
}

/** The request: the days once more, and what a landlord wants to know. A refusal keeps everything that was typed. */
export function RequestDialog({ onClose, flat, wished, form }: RequestDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const { root, handleSubmit } = useSubmit(form)
  const isSent = form.state === 'sent'

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="request.title" />}
      closeLabel={intl.formatMessage({ id: 'request.close' })}
      footer={
        !isSent && (
          <>
            <p className={styles.footnote}>
              <FormattedMessage id="request.payNothing" />
            </p>
            <SendButton form={form} formId={formId} />
          </>
        )
      }
    >
      {isSent ? (
        <SentNotice replace landlord={flat.landlord.name} />
      ) : (
        <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
          <Refused form={form} />
          <StayFields flat={flat} wished={wished} calendar="request-days" errors={form.errors} />
          <PriceLines flat={flat} wished={wished} />
          <RequestFields form={form} />
        </form>
      )}
    </Dialog>
  )
}

/** Signed out, the way to send it is to log in first: it comes back filled in. */
function SendButton({ form, formId }: { form: RequestForm; formId: string }) {
  const { status } = useSession()
  if (status === 'anonymous')
    return (
      <LoginButton variant="primary" size="large" onLeave={form.keep}>
        <FormattedMessage id="request.login" />
      </LoginButton>
    )

  const isBusy = status === 'loading' || form.state === 'sending'
  return (
    <Button variant="primary" size="large" type="submit" form={formId} busy={isBusy}>
      <FormattedMessage id="request.send" />
    </Button>
  )
}

/** Why the server said no to the whole; what is wrong with a field stands at the field. */
function Refused({ form: { refusal } }: { form: RequestForm }) {
  if (!refusal || refusal.errors.endDate) return null

  return (
    <div className={styles.refused} role="alert" tabIndex={-1}>
      <p>{refusal.message}</p>
      {refusal.isAlreadyRequested && (
        <Link className={styles.link} to={myRequestsPath()}>
          <FormattedMessage id="sent.follow" />
        </Link>
      )}
    </div>
  )
}

/** Sends, and leads to what is wrong. */
function useSubmit(form: RequestForm) {
  const { status } = useSession()
  const root = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    if (failures > 0) focusFirstProblem(root.current)
  }, [failures])

  async function submit() {
    if (!(await form.send())) setFailures((count) => count + 1)
  }

  return {
    root,
    handleSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (status === 'authenticated' && form.state === 'open') void submit()
    },
  }
}
