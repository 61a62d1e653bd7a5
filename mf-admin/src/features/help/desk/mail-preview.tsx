import type { HelpDesk } from '@domizil/api'
import { FormattedMessage } from 'react-intl'
import styles from './desk.module.css'

interface MailPreviewProps {
  desk: HelpDesk
  /** What is written so far. */
  message: string
}

/** The mail as its recipient gets it: the reply between the greeting, the question and the farewell. */
export function MailPreview({ desk: { request, mail }, message }: MailPreviewProps) {
  if (!mail) return null

  return (
    <details className={styles.preview}>
      <summary>
        <FormattedMessage id="desk.preview" />
      </summary>
      <div lang={request.locale}>
        <p>
          <b>
            <FormattedMessage id="desk.preview.subject" values={{ subject: mail.subject }} />
          </b>
        </p>
        <p>{mail.before}</p>
        <p className={styles.words}>{message.trim() || <FormattedMessage id="desk.preview.empty" />}</p>
        <p>{mail.after}</p>
      </div>
    </details>
  )
}
