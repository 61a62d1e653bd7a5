import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './ask-for-help.module.css'

/** The confirmation of a request. It replaces the form with its heading, so it gets the focus. */
export function HelpReceipt({ referenceNumber }: { referenceNumber: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])

  return (
    <>
      <h2 id="contact">
        <FormattedMessage id="help.form.thanks" />
      </h2>
      <p ref={note} role="status" tabIndex={-1}>
        <FormattedMessage
          id="help.form.sent"
          values={{ number: <span className={styles.number}>{referenceNumber}</span> }}
        />
      </p>
    </>
  )
}
