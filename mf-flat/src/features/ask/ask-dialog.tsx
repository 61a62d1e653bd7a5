import { useSession, useSubmit } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { CircleCheck } from '@domizil/ui/icons'
import { Button, buttonClass, Dialog, Field } from '@domizil/ui/parts'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LoginButton } from '../../lib/login-button.tsx'
import styles from './ask.module.css'
import type { QuestionForm } from './use-question.ts'

interface AskDialogProps {
  /** The name of the landlord. */
  landlord: string
  question: QuestionForm
  onClose: () => void
}

/** Asks the landlord before a request. Without a session the button signs in first; the text is restored afterwards. */
export function AskDialog({ landlord, question, onClose }: AskDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const { status } = useSession()
  const isAnonymous = status === 'anonymous'
  const { root, handleSubmit } = useSubmit(isAnonymous ? question.logIn : question.send, status !== 'loading')

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="ask.title" values={{ landlord }} />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={!question.sent && <SendButton formId={formId} question={question} />}
    >
      {question.sent ? (
        <div className={styles.sent} role="status">
          <CircleCheck size={28} aria-hidden="true" />
          <p>
            <FormattedMessage id="ask.sent" values={{ landlord }} />
          </p>
          <blockquote className={styles.quote}>{question.lastText}</blockquote>
          <Link replace className={buttonClass({ variant: 'primary', block: true })} to={question.sent}>
            <FormattedMessage id="ask.follow" />
          </Link>
        </div>
      ) : (
        <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p>
            <FormattedMessage id="ask.text" />
          </p>
          {question.isUnsent && (
            <p role="alert" tabIndex={-1} className={styles.unsent}>
              <FormattedMessage id="ask.waits" />
            </p>
          )}
          <Field label={<FormattedMessage id="ask.message" />} error={question.problem}>
            {(control) => (
              <textarea
                {...control}
                rows={5}
                value={question.text}
                onChange={({ target }) => question.change(target.value)}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  )
}

function SendButton({ formId, question }: { formId: string; question: QuestionForm }) {
  const { status } = useSession()
  if (status === 'anonymous') {
    return (
      <LoginButton variant="primary" size="large" form={formId}>
        <FormattedMessage id="request.login" />
      </LoginButton>
    )
  }

  return (
    <Button
      variant="primary"
      size="large"
      type="submit"
      form={formId}
      busy={status === 'loading' || question.isSending}
    >
      <FormattedMessage id="ask.send" />
    </Button>
  )
}
