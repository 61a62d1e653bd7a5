import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

/** The confirmation of a request. It replaces the form, so it gets the focus. */
export function HelpReceipt({ referenceNumber }: { referenceNumber: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])

  return (
    <p ref={note} role="status" tabIndex={-1}>
      <FormattedMessage id="help.form.sent" values={{ number: referenceNumber }} />
    </p>
  )
}
