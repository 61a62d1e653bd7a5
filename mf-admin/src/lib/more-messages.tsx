import { type ReactNode, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'

/** Adds messages that the server has sent. Without values: the browser parses none. */
export function MoreMessages({
  messages,
  children,
}: {
  messages: Readonly<Record<string, string>>
  children: ReactNode
}) {
  const intl = useIntl()
  const all = useMemo(() => ({ ...intl.messages, ...messages }), [intl.messages, messages])

  return (
    <IntlProvider locale={intl.locale} messages={all as typeof intl.messages}>
      {children}
    </IntlProvider>
  )
}
