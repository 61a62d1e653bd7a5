import { useSay, useSession, useSubmit } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { CircleCheck } from '@domizil/ui/icons'
import { Button, buttonClass, Dialog, TextArea } from '@domizil/ui/parts'
import { useId } from 'react'
import { HiddenDraft } from '../../lib/hidden-draft.tsx'
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
  const say = useSay()
  const formId = useId()
  const { status } = useSession()
  const isAnonymous = status === 'anonymous'
  const { root, handleSubmit } = useSubmit(isAnonymous ? question.logIn : question.send, status !== 'loading')

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('ask.title', { landlord })}
      closeLabel={say('dialog.close')}
      footer={!question.sent && <SendButton formId={formId} question={question} />}
    >
      {question.sent ? (
        <div className={styles.sent} role="status">
          <CircleCheck size={28} />
          <p>{say('ask.sent', { landlord })}</p>
          <blockquote className={styles.quote}>{question.lastText}</blockquote>
          <Link replace className={buttonClass({ variant: 'primary', block: true })} to={question.sent}>
            {say('ask.follow')}
          </Link>
        </div>
      ) : (
        <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p>{say('ask.text')}</p>
          <HiddenDraft isHidden={question.isHidden} />
          {question.isUnsent && (
            <p role="alert" tabIndex={-1} className={styles.unsent}>
              {say('ask.waits')}
            </p>
          )}
          <TextArea
            label={say('ask.message')}
            error={question.problem}
            rows={5}
            value={question.text}
            onChange={({ target }) => question.change(target.value)}
          />
        </form>
      )}
    </Dialog>
  )
}

function SendButton({ formId, question }: { formId: string; question: QuestionForm }) {
  const say = useSay()
  const { status } = useSession()
  if (status === 'anonymous') {
    return (
      <LoginButton variant="primary" size="large" form={formId}>
        {say('request.login')}
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
      {say('ask.send')}
    </Button>
  )
}
