import type { Messages } from '@domizil/federation/loading'
import type { Locale } from '@domizil/domain'
import { type ReactNode, use, useDeferredValue } from 'react'
import { IntlProvider } from 'react-intl'
import { oncePerMount, useRemoteMount } from './remote-mount.ts'
import { useLocale, useShell } from './shell-context.ts'

interface TextsProps {
  load: (locale: Locale, timeoutMs: number) => Promise<Messages>
  children: ReactNode
}

/** Provides the remote's texts in the language of the shell. */
export function Texts({ load, children }: TextsProps) {
  const { loadTimeoutMs } = useShell().config
  const mount = useRemoteMount()
  // The page keeps its language until the texts of the new one are loaded.
  const locale = useDeferredValue(useLocale())
  const messages = use(oncePerMount(mount, `messages-${locale}`, () => load(locale, loadTimeoutMs)))

  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  )
}
