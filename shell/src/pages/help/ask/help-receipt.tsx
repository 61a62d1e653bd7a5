import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

/** The request has arrived. The form is gone, so its reader is taken here. */
export function HelpReceipt({ referenceNumber }: { referenceNumber: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])

  return (
    <p ref={note} role="status" tabIndex={-1}>
      <FormattedMessage id="help.form.sent" values={{ number: referenceNumber }} />
    </p>
  )
}
