import { type AdminMail, readMail } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { Mail } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './mails.module.css'

/** The text of a mail, once it is asked for: reading it is recorded. */
export function MailText({ row: { id, locale } }: { row: AdminMail }) {
  const intl = useIntl()
  const shell = useShell()
  const [answer, setAnswer] = useState<{ text: string | null }>()
  const read = async () => setAnswer(await shell.send(readMail, { params: { id } }))

  if (!answer) {
    return (
      <div className={styles.ask}>
        <Button size="small" icon={<Mail size={15} aria-hidden="true" />} onClick={() => void read()}>
          <FormattedMessage id="mails.read" />
        </Button>
        <p>
          <FormattedMessage id="mails.recorded" />
        </p>
      </div>
    )
  }

  return (
    <section className={styles.text} aria-label={intl.formatMessage({ id: 'mails.text' })} aria-live="polite">
      {answer.text === null ? (
        <FormattedMessage id="mails.closed" />
      ) : (
        <span lang={locale}>{withLinks(answer.text)}</span>
      )}
    </section>
  )
}

/** People write parts of some mails, so only addresses of this site become links. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    part.startsWith(`${location.origin}/`) ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
