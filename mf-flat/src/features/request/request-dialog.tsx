import type { PublicFlat } from '@domizil/api'
import { useSession, useSubmit } from '@domizil/app-kit'
import { Button, Dialog } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { myRequestsPath } from '@domizil/links'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LoginButton } from '../../lib/login-button.tsx'
import { PriceLines } from './price-lines.tsx'
import styles from './request-dialog.module.css'
import { RequestFields } from './request-fields.tsx'
import { SentNotice } from './sent-notice.tsx'
import { StayFields } from './stay-fields.tsx'
import type { RequestForm } from './use-request-form.ts'
import type { RequestedStay } from './use-stay.ts'

interface RequestDialogProps {
  onClose: () => void
  flat: PublicFlat
  requested: RequestedStay
  form: RequestForm
}

/** The request form: the days, and details for the landlord. A refusal preserves all values. */
export function RequestDialog({ onClose, flat, requested, form }: RequestDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const { status } = useSession()
  const submit = status === 'anonymous' ? form.logIn : form.send
  const { root, handleSubmit } = useSubmit(submit, status !== 'loading' && form.state === 'open')
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
        <SentNotice replace landlord={flat.landlord.name} request={form.request} isEarlier={form.isEarlier} />
      ) : (
        <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
          <Refused form={form} />
          <StayFields flat={flat} requested={requested} calendar="request-days" errors={form.errors} />
          <PriceLines flat={flat} requested={requested} />
          <RequestFields form={form} houseRules={flat.houseRules} />
        </form>
      )}
    </Dialog>
  )
}

/** Without a session the button signs in first; the form is restored afterwards. */
function SendButton({ form, formId }: { form: RequestForm; formId: string }) {
  const { status } = useSession()
  if (status === 'anonymous')
    return (
      <LoginButton variant="primary" size="large" form={formId}>
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

/** The general message of a refusal; others are at their fields. */
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
